import { type CSSProperties, useState } from 'react';
import type { PodcastDocument, Speaker } from '#contract/documents.ts';
import { PACE, type VoiceList } from '#contract/podcasts.ts';
import { PAGES } from '../../../lib/paths.ts';
import { useHearVoice } from '../../../lib/use-hear-voice.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { Link } from '../../../ui/link.tsx';
import { paceWords } from './pace-words.ts';
import { linesOf } from './script-edits.ts';
import { VoiceSelect } from './voice-select.tsx';
import { STUDIO_WORDS } from './words.tsx';

const WORDS = STUDIO_WORDS.desk;

interface VoiceDeskProps {
  document: PodcastDocument;
  voices: VoiceList | undefined;
  chosen: (speaker: Speaker, at: number) => string;
  pace: number;
  jingle: boolean;
  onVoice: (speakerId: string, voice: string) => void;
  onName: (speakerId: string, name: string) => void;
  onPace: (pace: number) => void;
  onJingle: (jingle: boolean) => void;
}

export function VoiceDesk(props: VoiceDeskProps) {
  const { document, voices, chosen, pace, jingle } = props;
  const { onVoice, onName, onPace, onJingle } = props;
  const { language, speakers } = document;
  const hearing = useHearVoice(language);
  const longest = Math.max(0, ...speakers.map(({ name }) => name.length));
  const missing = voices?.providers.filter(
    ({ state }) => state === 'needs_key' || state === 'not_installed',
  );
  // The notice above says what to do; empty controls would only be in the way.
  if (voices && voices.voices.length === 0) return null;
  return (
    <section className="desk" aria-label={WORDS.label}>
      <ul className="desk-speakers" style={{ '--name': `${longest}ch` } as CSSProperties}>
        {speakers.map((speaker, at) => {
          const voice = chosen(speaker, at);
          return (
            <li key={speaker.id} className="desk-speaker">
              <SpeakerName
                label={WORDS.name(at + 1)}
                name={speaker.name}
                onChange={(name) => onName(speaker.id, name)}
              />
              <VoiceSelect
                label={WORDS.voice(speaker.name)}
                voices={voices?.voices ?? []}
                value={voice}
                onChange={(next) => next !== null && onVoice(speaker.id, next)}
              />
              <IconButton {...hearing(voice, WORDS.theVoice(speaker.name))} />
            </li>
          );
        })}
      </ul>
      <div className="desk-more">
        <label className="desk-pace">
          {WORDS.pace}{' '}
          <span className="time" aria-hidden="true">
            {pace.toFixed(2)}×
          </span>
          <input
            type="range"
            aria-label={WORDS.pace}
            aria-valuetext={WORDS.paceValue(pace.toFixed(2))}
            min={PACE.slowest}
            max={PACE.fastest}
            step={0.05}
            value={pace}
            onChange={(event) => onPace(event.target.valueAsNumber)}
          />
        </label>
        <Switch isSelected={jingle} onChange={onJingle}>
          {WORDS.jingle}
        </Switch>
        <p className="desk-note" role="status">
          {voices &&
            pace !== PACE.usual &&
            paceWords(voices, voicesIn(document, chosen), pace).join(' ')}
        </p>
      </div>
      {missing && missing.length > 0 && (
        <details className="desk-missing">
          <summary>{WORDS.more}</summary>
          <ul>
            {missing.map(({ id, label, message, state }) => (
              <li key={id}>
                <b>{label}</b> {message}{' '}
                {state === 'needs_key' && (
                  <Link href={`${PAGES.settings}#keys`}>{WORDS.settings}</Link>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The speakers' voices and the voices of single lines. */
function voicesIn(document: PodcastDocument, chosen: VoiceDeskProps['chosen']): string[] {
  const own = linesOf(document).flatMap(({ block: { voice } }) => voice ?? []);
  return [...document.speakers.map(chosen), ...own];
}

interface SpeakerNameProps {
  label: string;
  name: string;
  onChange: (name: string) => void;
}

/** A speaker always has a name: while the field is empty, the previous one is kept. */
function SpeakerName({ label, name, onChange }: SpeakerNameProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className="desk-name"
      aria-label={label}
      dir="auto"
      maxLength={60}
      value={typed ?? name}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (value.trim() !== '') onChange(value.trim());
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
