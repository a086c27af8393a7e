/** One call to a model: what it is told, and how much it may answer. */
export interface AiRequest {
  /** The provider's own name of the model. */
  model: string;
  /** What the product wants. Nothing that a user or a video said is ever in here. */
  system: string;
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
  maxOutputTokens: number;
  temperature?: number;
}

export interface AiTokens {
  in: number;
  out: number;
  /** Part of `in` that the provider had in its cache. */
  cached: number;
}

export type AiPart =
  | { type: 'text'; text: string }
  /** Always last. `length`: the model was cut off by `maxOutputTokens` and can be asked to go on. */
  | { type: 'end'; finish: 'stop' | 'length'; tokens: AiTokens | null };

/**
 * A model of one provider, reached with one key. Parts come as the provider sends them. Every failure is thrown as an
 * `AppError` of the writing table (bad key, no credit, no access, rate limit, context too long, refused, overloaded, cut
 * off, stalled, malformed); nothing is retried in here, and `retryAfterSeconds` is what the provider asked for.
 */
export interface AiModel {
  stream(request: AiRequest, signal: AbortSignal): AsyncIterable<AiPart>;
}

/** What a provider says about a key when asked on purpose. */
export type KeyState =
  | 'valid'
  | 'invalid'
  | 'no_credit'
  | 'no_access'
  | 'rate_limited'
  | 'unreachable';

export interface AiProviders {
  /** Throws where the provider is not known. */
  open(provider: string, key: string | null): AiModel;
  checkKey(provider: string, key: string): Promise<KeyState>;
}
