import type { SourceErrorCode } from '#contract/errors/source.ts';

export type PageAnswer =
  | {
      ok: true;
      /** The final URL after redirects. */
      url: string;
      bytes: Uint8Array;
      /** Content type in lowercase, such as `text/html`. */
      type: string;
      /** Charset from the Content-Type header, if any. */
      charset: string | null;
    }
  | { ok: false; code: SourceErrorCode | 'too_fast' };

/** Fetches public web pages that users name. Never from this machine or its network. */
export interface WebPages {
  /** Never throws; failures are returned as codes. `who` takes turns with other accounts. */
  fetch(url: string, who: string): Promise<PageAnswer>;
  close(): Promise<void>;
}
