/** Where the reader is in the video, and the piece of text that brought them there. */
export interface Moment {
  atMs: number;
  textId: string | null;
  /** The transcript blocks to show as the evidence. */
  blockIds: readonly number[];
  /** Counts what the reader asked for, so that a player knows to go there and not only that time has passed. */
  jump: number;
}

export const START: Moment = { atMs: 0, textId: null, blockIds: [], jump: 0 };
