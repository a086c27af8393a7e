import { VOICE_PROVIDERS } from '#contract/catalog/voices.ts';
import type { Voice } from '#contract/podcasts.ts';
import { STUDIO_WORDS } from './words.tsx';

interface VoiceSelectProps {
  label: string;
  voices: readonly Voice[];
  value: string;
  /** Label for the speaker's default voice; omit it if a voice must be picked. */
  inherited?: string;
  onChange: (voice: string | null) => void;
}

/** A native select, because hundreds of lines may each have one. */
export function VoiceSelect({ label, voices, value, inherited, onChange }: VoiceSelectProps) {
  const known = voices.some(({ id }) => id === value);
  return (
    <span className="select voice-box">
      <select
        className="voice-select"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      >
        {inherited !== undefined && <option value="">{inherited}</option>}
        {value !== '' && !known && (
          <option value={value}>{STUDIO_WORDS.desk.missingVoice(voiceName(value))}</option>
        )}
        {VOICE_PROVIDERS.map(({ id, label: provider }) => {
          const own = voices.filter((voice) => voice.provider === id);
          if (own.length === 0) return null;
          return (
            <optgroup key={id} label={provider}>
              {own.map((voice) => (
                <option key={voice.id} value={voice.id}>
                  {voice.name} · {voice.description}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
    </span>
  );
}

export function voiceName(id: string): string {
  const name = id.split('/').at(-1) ?? id;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
