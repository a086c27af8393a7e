/** A transcript to look in, as the account that has it names its speakers. */
export interface PassageSource {
  videoId: string;
  transcriptId: string;
}

export interface PassageSearch {
  question: string;
  /** What was asked before it, in the same conversation. */
  before: readonly string[];
  most: number;
}
