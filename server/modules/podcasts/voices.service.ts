import type { LanguageValue } from '#contract/catalog/languages.ts';
import { canSpeak, DEFAULT_VOICES, VOICE_PROVIDERS, VOICES } from '#contract/catalog/voices.ts';
import type { VoiceList, VoiceProviderState } from '#contract/podcasts.ts';
import type { SpeechEngines } from '#server/providers/speech/port.ts';
import type { Keys } from '../settings/keys.service.ts';
import type { AccountSettings } from '../settings/settings.service.ts';

export interface VoiceDesk {
  /** Only what can really speak the language, here and now, for this account. */
  list(ownerId: string, language: LanguageValue): Promise<VoiceList>;
  /** One voice after another for speakers that nobody chose one for; empty where nothing can speak. */
  defaultsFor(ownerId: string, language: LanguageValue): Promise<string[]>;
}

/** As many as an account can choose; a script with more speakers begins again with the first. */
const MOST_DEFAULTS = 4;

interface Dependencies {
  speech: SpeechEngines;
  keys: Pick<Keys, 'list'>;
  settings: Pick<AccountSettings, 'get'>;
}

export function createVoiceDesk({ speech, keys, settings }: Dependencies): VoiceDesk {
  async function stateOf(
    { id, label }: (typeof VOICE_PROVIDERS)[number],
    language: LanguageValue,
    keyed: ReadonlySet<string>,
  ): Promise<VoiceProviderState> {
    const engine = speech.find(id);
    const same = { id, label, pace: engine?.pace ?? null };
    const speaks = VOICES.some((voice) => voice.provider === id && canSpeak(voice, language));
    if (!speaks) {
      const message = `${label} has no voice for this language.`;
      return { ...same, state: 'not_in_this_language', message };
    }
    const found = (await engine?.state()) ?? {
      state: 'not_installed' as const,
      message: `${label} voices are not part of this server.`,
    };
    if (found.state === 'not_installed') return { ...same, ...found };
    if (engine!.needsKey && !keyed.has(id)) {
      const message = `Add your ${label} key in Settings to use these voices.`;
      return { ...same, state: 'needs_key', message };
    }
    return { ...same, state: 'ready', message: 'Ready.' };
  }

  async function list(ownerId: string, language: LanguageValue): Promise<VoiceList> {
    const keyed = new Set((await keys.list(ownerId)).map(({ provider }) => provider));
    const providers = await Promise.all(
      VOICE_PROVIDERS.map((provider) => stateOf(provider, language, keyed)),
    );
    const ready = new Set(providers.filter(({ state }) => state === 'ready').map(({ id }) => id));
    // A mechanical voice is better than none, and worse than any other.
    const order = VOICE_PROVIDERS.map(({ id }) => id).filter((id) => id !== 'basic');
    const rank = (id: string) => (id === 'basic' ? order.length : order.indexOf(id as never));
    const voices = VOICES.filter((voice) => ready.has(voice.provider) && canSpeak(voice, language))
      .toSorted((a, b) => rank(a.provider) - rank(b.provider))
      .map(({ id, provider, name, description, pitch }) => ({
        id,
        provider,
        name,
        description,
        pitch,
      }));
    const usual = DEFAULT_VOICES.filter((id) => voices.some((voice) => voice.id === id));
    const lower = voices.find(({ pitch }) => pitch === 'lower');
    const higher = voices.find(({ pitch }) => pitch === 'higher');
    const others = [lower, higher].flatMap((voice) => (voice ? [voice.id] : []));
    const ours = usual.length === DEFAULT_VOICES.length ? [...usual] : others;
    const wished = (await settings.get(ownerId)).voices;
    const possible = wished.filter((id) => voices.some((voice) => voice.id === id));
    const defaults = [...possible, ...ours.filter((id) => !possible.includes(id))];
    return { language, voices, providers, defaults: defaults.slice(0, MOST_DEFAULTS) };
  }

  return {
    list,
    defaultsFor: async (ownerId, language) => (await list(ownerId, language)).defaults,
  };
}
