import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { VoiceProvider } from '#contract/catalog/voices.ts';
import type { PaceRange } from '#contract/pace.ts';

/** One channel of sound. */
export interface Pcm {
  sampleRate: number;
  /** −1 to 1. */
  samples: Float32Array;
}

export interface SpeechRequest {
  /** The voice's own name in the catalogue, without its provider. */
  voice: string;
  language: LanguageValue;
  /** Words and punctuation alone: no markup, no line breaks. */
  text: string;
  /** 1 is the voice's usual pace, 1.2 a fifth faster; always one that the engine can do. */
  pace: number;
  /** Words of the text said in a way of their own, as IPA; only where `takesIpa`. Keys are lower case. */
  ipa: Readonly<Record<string, string>>;
  /** The customer's key, where the provider needs one. */
  key: string | null;
}

export type EngineState = { state: 'ready' } | { state: 'not_installed'; message: string };

/** For each sign of the text, or for each second of the sound. */
interface SpeechPrice {
  per: 'character' | 'second';
  microCents: number;
}

/**
 * Voices of one provider. `speak` gives the sound of one line, or throws an `AppError` of the speech table; it retries
 * nothing. The same request may sound a little different each time.
 */
export interface SpeechEngine {
  readonly provider: VoiceProvider;
  /** Part of every clip's name: a new model must not pass for the old one. */
  readonly version: string;
  /** The same for what is said at another pace than usual, where only that has changed. */
  readonly pacedVersion?: string;
  /** What it can be asked for; `null`: it keeps to its own pace. Nobody pays for a difference that is not heard. */
  readonly pace: PaceRange | null;
  /** Whether numbers, dates and abbreviations must be written out for it. */
  readonly wantsSpokenForm: boolean;
  readonly takesIpa: boolean;
  readonly needsKey: boolean;
  /** What the customer's provider takes, from its price list; `null` for voices of this machine. */
  readonly price: SpeechPrice | null;
  /** The most signs it takes at once; longer texts are spoken in pieces. */
  readonly longestText: number;
  /** How many lines it works on at once. */
  readonly concurrency: number;
  state(): Promise<EngineState>;
  /** Where not only the catalogue decides but also what is installed. Asked only when it is ready. */
  speaks?(language: LanguageValue): Promise<boolean>;
  speak(request: SpeechRequest, signal: AbortSignal): Promise<Pcm>;
  /** A long piece of work is over: what only that needed may be given back. Asked again, it works as before. */
  rest?(): Promise<void>;
  close(): Promise<void>;
}

export type SpeechKeyState = 'valid' | 'invalid' | 'rate_limited' | 'unreachable';

export interface SpeechEngines {
  /** In the order in which voices are offered. */
  readonly all: readonly SpeechEngine[];
  find(provider: VoiceProvider): SpeechEngine | null;
  /** For providers that only have voices; `null`: ask elsewhere. */
  checkKey(provider: string, key: string): Promise<SpeechKeyState> | null;
  close(): Promise<void>;
}
