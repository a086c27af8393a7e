import type { AiRequest, AiTokens } from './port.ts';

/** A vendor's request and response format. One file per format; most vendors share one. */
export interface Wire {
  /** The path relative to the base URL, and the request body. */
  ask(request: AiRequest, quirks: Quirks): { path: string; body: object };
  read(): StreamReader;
}

/** Small differences between vendors of one format. */
export interface Quirks {
  /** Name of the output limit field. */
  limitField?: 'max_tokens' | 'max_completion_tokens';
  /** Whether to request usage; one vendor rejects unknown fields. */
  asksForUsage?: boolean;
}

/** Parses one streamed answer, event by event. */
export interface StreamReader {
  /**
   * Returns the text of an event: `''` if it has none, `null` if it's not even progress. Throws {@link ErrorInStream} for an
   * error inside the stream and `SyntaxError` for invalid JSON.
   */
  take(data: string): string | null;
  /** Set once the finish reason has arrived. */
  finish: 'stop' | 'length' | 'refused' | null;
  tokens: AiTokens | null;
  /** Whether `tokens` is final; before that it's the usage so far. */
  isCounted: boolean;
  hasThought: boolean;
  /** The answer is complete, so there's no need to wait for the connection to close. */
  isOver: boolean;
}

/** An error inside a stream that started with 200. `body` is classified like an error response. */
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
