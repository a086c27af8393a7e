import type { LanguageValue } from '#contract/catalog/languages.ts';

/** A transcript to search, with the account's speaker names. */
export interface PassageSource {
  videoId: string;
  transcriptId: string;
}

/** A question in further languages, each complete in itself. */
export type Wordings = readonly { language: LanguageValue; text: string }[];

export interface PassageSearch {
  question: string;
  /** Used instead in sources in these languages. */
  wordings?: Wordings;
  /** Earlier questions of the same conversation. */
  before: readonly string[];
  most: number;
}
