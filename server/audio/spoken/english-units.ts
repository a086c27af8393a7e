import { UNITS } from './english-words.data.ts';

/** Any unit, the longest first. */
export const UNIT = Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .map((unit) => unit.replaceAll(/[/.]/g, String.raw`\$&`))
  .join('|');
