import { useState } from 'react';
import type { PodcastDocument, Speaker } from '#contract/documents.ts';
import { PACE, type VoiceList } from '#contract/podcasts.ts';
import { wordsOf } from '../../lib/api-client.ts';
import { IconButton } from '../../ui/button.tsx';
import { Switch } from '../../ui/choice.tsx';
import { toasts } from '../../ui/toast.ts';
import { previewVoice } from './audio-calls.ts';
import { playOnce } from './play-once.ts';
import { VoiceSelect } from './voice-select.tsx';

interface VoiceDeskProps {
  document: PodcastDocument;
  voices: VoiceList | undefined;
  chosen: (speaker: Speaker, at: number) => string;
  pace: number;
  jingle: boolean;
  onVoice: (speakerId: string, voice: string) => void;
  onPace: (pace: number) => void;
  onJingle: (jingle: boolean) => void;
}

/** Who speaks with which voice, how fast, and with or without a signature. */
export function VoiceDesk(props: VoiceDeskProps) {
  const { document, voices, chosen, pace, jingle } = props;
  const { onVoice, onPace, onJingle } = props;
  const { language, speakers } = document;
  const [heard, setHeard] = useState<string | null>(null);
  const hear = async (voice: string) => {
    setHeard(voice);
    try {
      await playOnce((await previewVoice(voice, language)).url);
    } catch (error) {
      toasts.show(wordsOf(error), { type: 'error', durationMs: 6000 });
    } finally {
      setHeard(null);
    }
  };
  const missing = voices?.providers.filter(
    ({ state }) => state === 'needs_key' || state === 'not_installed',
  );
  // What would help is said over it; empty boxes would only be in the way.
  if (voices && voices.voices.length === 0) return null;
  return (
    <section className="desk" aria-label="Voices">
      <ul className="desk-speakers">
        {speakers.map((speaker, at) => {
          const voice = chosen(speaker, at);
          return (
            <li key={speaker.id} className="desk-speaker">
              <span className="desk-name">{speaker.name}</span>
              <VoiceSelect
                label={`Voice of ${speaker.name}`}
                voices={voices?.voices ?? []}
                value={voice}
                onChange={(next) => next !== null && onVoice(speaker.id, next)}
              />
              <IconButton
                icon="play"
                label={`Hear the voice of ${speaker.name}`}
                isSmall
                isDisabled={voice === ''}
                isPending={heard === voice && voice !== ''}
                onPress={() => void hear(voice)}
              />
            </li>
          );
        })}
      </ul>
      <div className="desk-more">
        <label className="desk-pace">
          Pace <output className="time">{pace.toFixed(2)} ×</output>
          <input
            type="range"
            min={PACE.slowest}
            max={PACE.fastest}
            step={0.05}
            value={pace}
            onChange={(event) => onPace(event.target.valueAsNumber)}
          />
        </label>
        <Switch isSelected={jingle} onChange={onJingle}>
          Signature before and after
        </Switch>
      </div>
      {missing && missing.length > 0 && (
        <details className="desk-missing">
          <summary>More voices</summary>
          <ul>
            {missing.map(({ id, label, message }) => (
              <li key={id}>
                <b>{label}</b> {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
