import type { LanguageValue } from '#contract/catalog/languages.ts';

/** A transcript to look in, as the account that has it names its speakers. */
export interface PassageSource {
  videoId: string;
  transcriptId: string;
}

/** A question in other languages than it was asked in, each complete by itself. */
export type Wordings = readonly { language: LanguageValue; text: string }[];

export interface PassageSearch {
  question: string;
  /** What is looked for instead in sources in these languages. */
  wordings?: Wordings;
  /** What was asked before it, in the same conversation. */
  before: readonly string[];
  most: number;
}
