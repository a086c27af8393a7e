import { useQuery } from '@tanstack/react-query';
import { DEFAULT_LANGUAGE } from '#contract/catalog/languages.ts';
import { VOICE_PROVIDERS } from '#contract/catalog/voices.ts';
import type { Settings } from '#contract/settings.ts';
import { errorText } from '../../lib/api-client.ts';
import { useHearVoice } from '../../lib/use-hear-voice.ts';
import { IconButton } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { voicesQuery } from '../../lib/podcasts.ts';
import { useChangeSettings } from './calls.ts';
import { Setting } from './setting.tsx';
import { SETTINGS_WORDS } from './words.tsx';

const { voices: WORDS } = SETTINGS_WORDS;

/** The default voices for new podcasts. A script in a language they don't speak gets other voices. */
export function VoicesPart({ settings: { defaults } }: { settings: Settings }) {
  const change = useChangeSettings();
  const hearing = useHearVoice(DEFAULT_LANGUAGE);
  const list = useQuery(voicesQuery(DEFAULT_LANGUAGE));
  const known = list.data?.voices ?? [];
  const nameOf = (voice: string | undefined) => {
    const row = known.find(({ id }) => id === voice);
    return row ? WORDS.voice(row.name, row.description) : null;
  };
  const choose = (at: number, voice: string) => {
    const usual = list.data?.defaults ?? [];
    const next = WORDS.hosts.map((_, host) =>
      host === at ? voice : (defaults.voices[host] ?? usual[host] ?? ''),
    );
    const voices = voice === '' ? [] : next.filter((id) => id !== '');
    change.mutate({ defaults: { voices } });
  };
  return (
    <Setting id="voices" title={SETTINGS_WORDS.places.voices}>
      <p className="setting-note">{WORDS.note}</p>
      <div className="setting-voices">
        {WORDS.hosts.map(({ label, hear }, at) => {
          const chosen = defaults.voices[at] ?? '';
          const ours = nameOf(list.data?.ours[at]);
          return (
            <div key={label} className="setting-voice">
              <SelectField
                label={label}
                value={chosen}
                onChange={(voice) => choose(at, voice)}
                options={[
                  { value: '', label: WORDS.usual(ours) },
                  ...known.map(({ id, provider, name, description }) => ({
                    value: id,
                    label: WORDS.voice(name, description),
                    group: VOICE_PROVIDERS.find((one) => one.id === provider)!.label,
                  })),
                ]}
              />
              <IconButton
                {...hearing(chosen || (list.data?.ours[at] ?? ''), hear)}
                isSmall={false}
              />
            </div>
          );
        })}
      </div>
      {known.length === 0 && list.isSuccess && (
        <p className="setting-note">
          {list.data.providers.find(({ id }) => id === 'built-in')?.message}
        </p>
      )}
      {(change.isError || list.isError) && (
        <p className="field-error" role="alert">
          {errorText(change.error ?? list.error)}
        </p>
      )}
    </Setting>
  );
}
