import type { KeyedProvider, ProviderValue } from '#contract/catalog/providers.ts';
import type { ModelPrices } from '#contract/models.ts';

export interface AiRequest {
  /** The provider's model id. */
  model: string;
  /** Our instructions. Never contains user or video text. */
  system: string;
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
  /** Length of the first message's prefix that other requests share; providers with explicit caching are told to cache it. */
  sharedLength?: number;
  /** Hard limit including reasoning. */
  maxOutputTokens: number;
  /** Ignored for models that don't support it. */
}

export interface AiTokens {
  in: number;
  /** Including reasoning, which costs the same. */
  out: number;
  /** The part of `in` read from the provider's cache. */
  cached: number;
  /** The part of `in` written to the cache, which some providers charge extra for. */
  kept?: number;
}

export type AiPart =
  | { type: 'text'; text: string }
  /**
   * Always last. `length`: cut off by `maxOutputTokens`, and can be continued. `tokens` is `null` if the provider didn't count.
   */
  | { type: 'end'; finish: 'stop' | 'length'; tokens: AiTokens | null }
  /** Sent instead of `end`, before the error of an answer that had started: the usage so far, which is billed anyway. */
  | ({ type: 'broken' } & CountedSoFar);

export interface CountedSoFar {
  tokens: AiTokens | null;
  /** Whether `tokens` is final; otherwise it's the count at the time of the failure and more may be billed. */
  isWhole: boolean;
  /** The model was reasoning, which costs money but is usually not shown. */
  hasThought: boolean;
}

/**
 * A model opened with one key. Text arriving in one network packet forms one part. All failures are thrown as an `AppError` (bad
 * key, no credit, no access, rate limit, context too long, refused, overloaded, unreachable, cut off, stalled, malformed). No
 * retries here; `retryAfterSeconds` is the provider's. Aborting the signal closes the connection and throws its reason.
 */
export interface AiModel {
  stream(request: AiRequest, signal: AbortSignal): AsyncIterable<AiPart>;
}

export type KeyState =
  | 'valid'
  | 'invalid'
  | 'no_credit'
  | 'no_access'
  | 'rate_limited'
  | 'unreachable';

/** What is known about a model in advance. */
export interface ModelInfo {
  provider: ProviderValue;
  model: string;
  label: string;
  windowTokens: number | null;
  maxOutputTokens: number | null;
  /** Per million tokens for short prompts; long prompts can cost more, see {@link AiProviders.cost}. */
  prices: ModelPrices | null;
  reasons: boolean;
  recommended: boolean;
  /** `false` for unknown names, which can still be used. */
  known: boolean;
}

export interface AiCost {
  microCents: number;
  /** The price is unknown, and this is a conservative estimate. */
  estimated: boolean;
}

export interface AiProviders {
  /** Throws `model_unknown` if the provider doesn't exist or isn't configured. */
  open(provider: string, key: string | null): AiModel;
  /** Checks a key with the provider's cheapest call; generates nothing. */
  checkKey(provider: string, key: string): Promise<KeyState>;
  /** Known text models of a provider, best first. */
  list(provider: ProviderValue): readonly ModelInfo[];
  /** Works for any name; unknown fields are `null`. */
  describe(provider: ProviderValue, model: string): ModelInfo;
  cost(provider: ProviderValue, model: string, tokens: AiTokens): AiCost;
  /** The operator's own keys and model server. */
  readonly house: {
    key(provider: ProviderValue): string | null;
    /** In order of preference. */
    readonly providers: readonly KeyedProvider[];
    /** Models on the operator's server; empty if there is none or it doesn't answer. */
    localModels(): Promise<readonly string[]>;
  };
}
