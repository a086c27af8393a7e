import { UNITS } from './english-words.data.ts';

/** Any unit, longest first. */
export const UNIT = Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .map((unit) => unit.replaceAll(/[/.]/g, String.raw`\$&`))
  .join('|');

export const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|(?<!\w)\.\d+`;
