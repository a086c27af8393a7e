import type { KeyedProvider, ProviderValue } from '#contract/catalog/providers.ts';
import type { ModelPrices } from '#contract/models.ts';

/** One call to a model: what it is told, and how much it may answer. */
export interface AiRequest {
  /** The provider's own name of the model. */
  model: string;
  /** What the product wants. Nothing that a user or a video said is ever in here. */
  system: string;
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
  /** So many characters of the first message begin other questions too: a provider that must be told is told to keep them. */
  sharedLength?: number;
  /** Never passed, whatever the model thinks or says: reasoning counts too. */
  maxOutputTokens: number;
  /** Sent only to models that take one. */
}

export interface AiTokens {
  in: number;
  /** With what the model thought before it wrote, which costs the same. */
  out: number;
  /** Part of `in` that the provider had in its cache. */
  cached: number;
  /** Part of `in` that it put there, which some charge more for. */
  kept?: number;
}

export type AiPart =
  | { type: 'text'; text: string }
  /**
   * Always last. `length`: the model was cut off by `maxOutputTokens` and can be asked to go on. `tokens` is `null`
   * where the provider did not count.
   */
  | { type: 'end'; finish: 'stop' | 'length'; tokens: AiTokens | null }
  /**
   * In its place, before the error of an answer that had begun: what was counted by then, which is paid whatever became
   * of the answer.
   */
  | ({ type: 'broken' } & CountedSoFar);

export interface CountedSoFar {
  tokens: AiTokens | null;
  /** `tokens` is all of it; else it is what had been said when the answer broke off, and more may be paid. */
  isWhole: boolean;
  /** The model was seen to think, which costs and mostly is not shown. */
  hasThought: boolean;
}

/**
 * A model of one provider, reached with one key. Parts come as the provider sends them, those of one network packet
 * together. Every failure is thrown as an `AppError` of the writing table (bad key, no credit, no access, rate limit,
 * context too long, refused, overloaded, unreachable, cut off, stalled, malformed); nothing is retried in here, and
 * `retryAfterSeconds` is what the provider asked for. Aborting the signal ends the connection and throws its reason.
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

/** What is known of a model before it is used. */
export interface ModelInfo {
  provider: ProviderValue;
  model: string;
  label: string;
  windowTokens: number | null;
  maxOutputTokens: number | null;
  /** For a million tokens, at the shortest length; longer questions can cost more and {@link AiProviders.cost} knows. */
  prices: ModelPrices | null;
  reasons: boolean;
  recommended: boolean;
  /** Whether anybody has described it: names that nobody knows may be used too. */
  known: boolean;
}

export interface AiCost {
  microCents: number;
  /** The price is not known and a careful guess was taken. */
  estimated: boolean;
}

export interface AiProviders {
  /** Throws `model_unknown` where the provider is not one of ours or is not set up here. */
  open(provider: string, key: string | null): AiModel;
  /** Asks the provider with the cheapest call it has; nothing is generated. */
  checkKey(provider: string, key: string): Promise<KeyState>;
  /** Known models of a provider that write text, best choices first. */
  list(provider: ProviderValue): readonly ModelInfo[];
  /** Whatever the name, an answer: what is not known of it is `null`. */
  describe(provider: ProviderValue, model: string): ModelInfo;
  cost(provider: ProviderValue, model: string, tokens: AiTokens): AiCost;
  /** What the operator has set up: keys of their own, and a model server of their own. */
  readonly house: {
    key(provider: ProviderValue): string | null;
    /** In the order in which they are preferred. */
    readonly providers: readonly KeyedProvider[];
    /** The models that the operator's own server has now; empty where there is no such server or it does not answer. */
    localModels(): Promise<readonly string[]>;
  };
}
