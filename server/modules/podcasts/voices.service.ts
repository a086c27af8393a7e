import type { LanguageValue } from '#contract/catalog/languages.ts';
import { canSpeak, DEFAULT_VOICES, VOICE_PROVIDERS, VOICES } from '#contract/catalog/voices.ts';
import type { Voice, VoiceList, VoiceProviderState } from '#contract/podcasts.ts';
import type { KeyStateValue } from '#contract/settings.ts';
import type { SpeechEngines } from '#server/providers/speech/port.ts';
import type { ProviderKeys } from '../settings/keys.service.ts';
import type { AccountSettings } from '../settings/settings.service.ts';

export interface Voices {
  /** Lists only voices that can speak the language right now for this account. */
  list(ownerId: string, language: LanguageValue): Promise<VoiceList>;
}

/** As many as an account can choose; scripts with more speakers start over. */
const MOST_DEFAULTS = 4;

/** Why a key's voices are unavailable. A key that only lacks access to models, or is rate limited, still speaks. */
const KEY_FAULTS: Partial<Record<KeyStateValue, string>> = {
  invalid: 'wasn’t accepted',
  no_credit: 'is out of credit',
  unreachable: 'couldn’t be tested because the provider didn’t respond',
};

const isFree = ({ provider }: Pick<Voice, 'provider'>) =>
  VOICE_PROVIDERS.some(({ id, needsKey }) => id === provider && !needsKey);

interface Dependencies {
  speech: SpeechEngines;
  keys: Pick<ProviderKeys, 'list'>;
  settings: Pick<AccountSettings, 'get'>;
}

export function createVoices({ speech, keys, settings }: Dependencies): Voices {
  async function stateOf(
    { id, label }: (typeof VOICE_PROVIDERS)[number],
    language: LanguageValue,
    keyed: ReadonlyMap<string, KeyStateValue>,
  ): Promise<VoiceProviderState> {
    const engine = speech.find(id);
    const same = { id, label, pace: engine?.pace ?? null };
    const mute: VoiceProviderState = {
      ...same,
      state: 'not_in_this_language',
      message: `${label} has no voice for this language.`,
    };
    const speaks = VOICES.some((voice) => voice.provider === id && canSpeak(voice, language));
    if (!speaks) return mute;
    const found = (await engine?.state()) ?? {
      state: 'not_installed' as const,
      message: `${label} voices aren’t installed on this server.`,
    };
    if (found.state === 'not_installed') return { ...same, ...found };
    if (engine!.speaks && !(await engine!.speaks(language))) return mute;
    if (engine!.needsKey) {
      const key = keyed.get(id);
      const fault = key && KEY_FAULTS[key];
      const message = fault
        ? `Your ${label} key ${fault}. Test it in Settings to use these voices.`
        : `Add your ${label} key in Settings to use these voices.`;
      if (!key || fault) {
        return { ...same, state: 'needs_key', message, hasKey: key !== undefined };
      }
    }
    return { ...same, state: 'ready', message: 'Ready.' };
  }

  async function list(ownerId: string, language: LanguageValue): Promise<VoiceList> {
    const keyed = new Map(
      (await keys.list(ownerId)).map(({ provider, state }) => [provider, state]),
    );
    const providers = await Promise.all(
      VOICE_PROVIDERS.map((provider) => stateOf(provider, language, keyed)),
    );
    const ready = new Set(providers.filter(({ state }) => state === 'ready').map(({ id }) => id));
    // A mechanical voice ranks last.
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
    // Defaults must be free, however much better a paid voice may sound.
    const free = voices.filter(isFree);
    const ours = usualOf(free.length > 0 ? free : voices);
    const wished = (await settings.get(ownerId)).voices;
    const possible = wished.filter((id) => voices.some((voice) => voice.id === id));
    const defaults = [...possible, ...ours.filter((id) => !possible.includes(id))];
    return { language, voices, providers, ours, defaults: defaults.slice(0, MOST_DEFAULTS) };
  }

  return { list };
}

function usualOf(voices: readonly Voice[]): string[] {
  const known = new Set(voices.map(({ id }) => id));
  if (DEFAULT_VOICES.every((id) => known.has(id))) return [...DEFAULT_VOICES];
  const lower = voices.find(({ pitch }) => pitch === 'lower');
  const higher = voices.find(({ pitch }) => pitch === 'higher');
  return [lower, higher].flatMap((voice) => (voice ? [voice.id] : []));
}
