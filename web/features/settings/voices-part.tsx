import { useQuery } from '@tanstack/react-query';
import { DEFAULT_LANGUAGE } from '#contract/catalog/languages.ts';
import type { Settings } from '#contract/settings.ts';
import { wordsOf } from '../../lib/api-client.ts';
import { SelectField } from '../../ui/field.tsx';
import { voicesQuery } from '../../lib/podcasts.ts';
import { useChangeSettings } from './calls.ts';
import { Setting } from './setting.tsx';

const HOSTS = ['First host', 'Second host'] as const;

/** Whom a new podcast is spoken by. A script in another language takes what speaks it. */
export function VoicesPart({ settings: { defaults } }: { settings: Settings }) {
  const change = useChangeSettings();
  const list = useQuery(voicesQuery(DEFAULT_LANGUAGE));
  const known = list.data?.voices ?? [];
  const choose = (at: number, voice: string) => {
    const usual = list.data?.defaults ?? [];
    const next = HOSTS.map((_, host) =>
      host === at ? voice : (defaults.voices[host] ?? usual[host] ?? ''),
    );
    const voices = voice === '' ? [] : next.filter((id) => id !== '');
    change.mutate({ defaults: { voices } });
  };
  return (
    <Setting id="voices" title="Voices">
      <div className="setting-fields">
        {HOSTS.map((label, at) => (
          <SelectField
            key={label}
            label={label}
            value={defaults.voices[at] ?? ''}
            onChange={(voice) => choose(at, voice)}
            options={[
              { value: '', label: 'Ours' },
              ...known.map(({ id, name, description }) => ({
                value: id,
                label: `${name}: ${description}`,
              })),
            ]}
          />
        ))}
      </div>
      {known.length === 0 && list.isSuccess && (
        <p className="setting-note">
          {list.data.providers.find(({ id }) => id === 'built-in')?.message}
        </p>
      )}
      {(change.isError || list.isError) && (
        <p className="field-error" role="alert">
          {wordsOf(change.error ?? list.error)}
        </p>
      )}
    </Setting>
  );
}
