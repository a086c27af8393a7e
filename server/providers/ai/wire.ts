import type { AiRequest, AiTokens } from './port.ts';

/** How a vendor's questions and answers look. One file per format; most vendors share one. */
export interface Wire {
  /** Path under the vendor's base address, and the body to post there. */
  ask(request: AiRequest, quirks: Quirks): { path: string; body: object };
  read(): StreamReader;
}

/** Small ways in which vendors of one format differ. */
export interface Quirks {
  /** What the limit of an answer is called. */
  limitField?: 'max_tokens' | 'max_completion_tokens';
  /** Whether usage has to be asked for, and may be: one vendor refuses fields it does not know. */
  asksForUsage?: boolean;
}

/** Reads one answer, event by event. */
export interface StreamReader {
  /**
   * The text in an event; `''` where it has none, `null` where it is no sign of life either. Throws
   * {@link ErrorInStream} for an error sent after the answer had begun, and `SyntaxError` for what is not JSON.
   */
  take(data: string): string | null;
  /** Set once the model has said why it stopped. */
  finish: 'stop' | 'length' | 'refused' | null;
  tokens: AiTokens | null;
  /** `tokens` is the last word on them: what comes before the end is only what was used so far. */
  isCounted: boolean;
  hasThought: boolean;
  /** Nothing more will come: the connection need not be waited for. */
  isOver: boolean;
}

/** A failure told inside a stream that had begun with 200. The body is what the vendor's fault table reads. */
export class ErrorInStream extends Error {
  readonly body: unknown;

  constructor(body: unknown) {
    super('the provider sent an error in its stream');
    this.body = body;
  }
}

/** Counts may be missing or `null`. */
export function tokenCount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}
