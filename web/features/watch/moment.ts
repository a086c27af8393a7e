/** Where the reader is in the video, and the piece of text that brought them there. */
export interface Moment {
  atMs: number;
  textId: string | null;
  /** The transcript blocks to show as the evidence. */
  blockIds: readonly number[];
}
