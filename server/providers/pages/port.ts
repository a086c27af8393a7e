import type { SourceErrorCode } from '#contract/errors/source.ts';

export type PageAnswer =
  | {
      ok: true;
      /** Where it was in the end. */
      url: string;
      bytes: Uint8Array;
      /** As the server says: `text/html`, in small letters. */
      type: string;
      /** The label of its encoding, where the server says one. */
      charset: string | null;
    }
  | { ok: false; code: SourceErrorCode };

/** Pages of the open web, for somebody who named one. Never this machine or its network. */
export interface WebPages {
  /** Never throws: whatever happens has a class. */
  fetch(url: string): Promise<PageAnswer>;
  close(): Promise<void>;
}
