import type { VoiceProviderState } from './podcasts.ts';

/** Providers whose key would add voices for a language, and other ways to get some; both empty if there are none. */
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

/** The same as sentences, for places without buttons. */
export function voiceAdvice(providers: readonly VoiceProviderState[]): string {
  const { keysOf, others } = voicesToGain(providers);
  const keys =
    keysOf.length > 0
      ? [`Add a key for ${eitherOf(keysOf)} in Settings to get voices in this language.`]
      : [];
  return [...others, ...keys].join(' ');
}
