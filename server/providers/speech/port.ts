import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { VoiceProvider } from '#contract/catalog/voices.ts';
import type { PaceRange } from '#contract/pace.ts';

/** Mono audio. */
export interface Pcm {
  sampleRate: number;
  /** −1 to 1. */
  samples: Float32Array;
}

export interface SpeechRequest {
  /** The voice's catalogue name, without the provider. */
  voice: string;
  language: LanguageValue;
  /** Plain words and punctuation: no markup or line breaks. */
  text: string;
  /** 1 is normal pace, 1.2 is 20% faster; always within the engine's range. */
  pace: number;
  /** Custom pronunciations in IPA, keyed by lowercase word; only if `takesIpa`. */
  ipa: Readonly<Record<string, string>>;
  key: string | null;
}

export type EngineState = { state: 'ready' } | { state: 'not_installed'; message: string };

/** Per character of text or per second of audio. */
interface SpeechPrice {
  per: 'character' | 'second';
  microCents: number;
}

/**
 * Voices of one provider. `speak` returns one line's audio or throws a speech `AppError`; no retries. Repeating a request may
 * sound slightly different.
 */
export interface SpeechEngine {
  readonly provider: VoiceProvider;
  /** Part of every clip's hash, so clips of an older model aren't reused. */
  readonly version: string;
  /** Used instead for non-default pace, if only that has changed. */
  readonly pacedVersion?: string;
  /** Supported pace; `null` if fixed. The step is audible, so nobody pays for the same sound twice. */
  readonly pace: PaceRange | null;
  /** Whether numbers, dates and abbreviations must be written out. */
  readonly wantsSpokenForm: boolean;
  readonly takesIpa: boolean;
  readonly needsKey: boolean;
  /** The provider's list price; `null` for local voices. */
  readonly price: SpeechPrice | null;
  /** Maximum characters per request; longer texts are split. */
  readonly longestText: number;
  /** Number of lines in parallel. */
  readonly concurrency: number;
  state(): Promise<EngineState>;
  /** For engines whose languages depend on the installation. Only called when ready. */
  speaks?(language: LanguageValue): Promise<boolean>;
  speak(request: SpeechRequest, signal: AbortSignal): Promise<Pcm>;
  /** A long job has ended, so memory may be freed. The engine can still be used. */
  rest?(): Promise<void>;
  close(): Promise<void>;
}

export type SpeechKeyState = 'valid' | 'invalid' | 'rate_limited' | 'unreachable';

export interface SpeechEngines {
  /** In the order in which voices are offered. */
  readonly all: readonly SpeechEngine[];
  find(provider: VoiceProvider): SpeechEngine | null;
  /** For voice-only providers; `null` for others. */
  checkKey(provider: string, key: string): Promise<SpeechKeyState> | null;
  close(): Promise<void>;
}
