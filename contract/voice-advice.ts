import type { VoiceProviderState } from './podcasts.ts';

/** Providers that a key would add, and what else would give a language voices here; neither where nothing would. */
export function voicesToGain(providers: readonly VoiceProviderState[]) {
  return {
    keysOf: providers
      .filter(({ state, hasKey }) => state === 'needs_key' && hasKey !== true)
      .map(({ label }) => label),
    others: providers
      .filter(({ state, hasKey }) => state === 'not_installed' || hasKey === true)
      .map(({ message }) => message),
  };
}

export function eitherOf(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}

/** The same as sentences, for where nothing can be pressed. */
export function voiceAdvice(providers: readonly VoiceProviderState[]): string {
  const { keysOf, others } = voicesToGain(providers);
  const keys =
    keysOf.length > 0
      ? [`Add a key for ${eitherOf(keysOf)} in Settings to get voices for it.`]
      : [];
  return [...others, ...keys].join(' ');
}
