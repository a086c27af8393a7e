import type { FormatValue } from '#contract/catalog/formats.ts';
import samples from './sample-texts.json' with { type: 'json' };

export interface SampleLine {
  text: string;
  isHeading: boolean;
  /** When it is said in the talk; `null` for what is not said there. */
  startMs: number | null;
  /** Who says it, in a script. */
  who?: string;
}

/** What the product makes of its built-in talk; `npm run content -- texts` makes them, and a test holds them to it. */
export interface SampleText {
  format: FormatValue;
  /** By a language model; otherwise these are highlights in the speaker's words. */
  isWritten: boolean;
  title: string;
  /** A part of the whole. */
  lines: readonly SampleLine[];
  /** Of the whole text. */
  words: number;
  /** Of the whole text: what is tied to a moment. */
  pieces: number;
}

export const SAMPLE_TEXTS = samples.texts as readonly SampleText[];
export const SAMPLE_HIGHLIGHTS = samples.highlights as SampleText;
