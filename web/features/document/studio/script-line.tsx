import { memo, type KeyboardEvent } from 'react';
import type { DocumentBlock, Speaker } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Voice } from '#contract/podcasts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { GrowText } from '../../../ui/grow-text.tsx';
import type { IconName } from '../../../ui/icon-paths.ts';
import { Menu } from '../../../ui/menu.tsx';
import { Time } from '../../../ui/time.tsx';
import { TriggerButton } from '../../../ui/trigger-button.tsx';
import { saidOtherwise } from './changes.ts';
import { PauseField } from './pause-field.tsx';
import { stopOnce } from '../../../lib/play-once.ts';
import { addLine, changeLine, moveLine, type ScriptEdit } from './script-edits.ts';
import { VoiceSelect, voiceName } from './voice-select.tsx';

export interface ScriptLineProps {
  block: DocumentBlock;
  number: number;
  speakers: readonly Speaker[];
  voices: readonly Voice[];
  speakerVoice: string;
  /** When it is heard in the file; `null` while the file does not say it like this. */
  startMs: number | null;
  isNow: boolean;
  /** The file does not say it, or not like this. */
  isChanged: boolean;
  /** The file has no line of this name at all. */
  isNew: boolean;
  /** Words of it that are said otherwise than in the file, though the line is as it was. */
  otherwise: readonly string[] | undefined;
  isSpeaking: boolean;
  isSounding: boolean;
  /** Something here speaks the language. */
  canSpeak: boolean;
  /** What does not fit the row of tools is behind a button. */
  isTight: boolean;
  onEdit: (edit: ScriptEdit) => void;
  onHear: (lineId: string) => void;
  onSeek: (ms: number) => void;
  onRemove: (lineId: string) => void;
}

interface Act {
  icon: IconName;
  label: string;
  act: () => void;
  isDanger?: boolean;
}

/** One line: who says it, what, in which voice and after how long. */
export const LineEditor = memo(function ScriptLine(props: ScriptLineProps) {
  const { block, number, speakers, voices, speakerVoice, startMs, isNow, isChanged } = props;
  const {
    isNew,
    otherwise,
    isSpeaking,
    isSounding,
    canSpeak,
    isTight,
    onEdit,
    onHear,
    onSeek,
    onRemove,
  } = props;
  const { id, md, speaker = speakers[0]?.id ?? '', voice = '', pauseMs } = block;
  const name = speakers.find((one) => one.id === speaker)?.name ?? speaker;
  const add = () => {
    const newId = `b-${crypto.randomUUID().slice(0, 13)}`;
    onEdit(addLine(id, newId));
    requestAnimationFrame(() => focusLine(newId));
  };
  const acts: Act[] = [
    {
      icon: 'chevron-up',
      label: `Move line ${number} up (Alt ↑)`,
      act: () => onEdit(moveLine(id, -1)),
    },
    {
      icon: 'chevron-down',
      label: `Move line ${number} down (Alt ↓)`,
      act: () => onEdit(moveLine(id, 1)),
    },
    { icon: 'plus', label: `Add a line after ${number}`, act: add },
    { icon: 'trash', label: `Delete line ${number}`, act: () => onRemove(id), isDanger: true },
  ];
  const hear = () => (isSounding ? stopOnce() : onHear(id));
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onEdit(moveLine(id, event.key === 'ArrowDown' ? 1 : -1));
      requestAnimationFrame(() => focusLine(id));
    } else if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
      event.preventDefault();
      if (md.trim() !== '' && canSpeak && !isSpeaking) hear();
    }
  };
  return (
    <li
      className="line"
      data-line={id}
      data-now={isNow || undefined}
      data-changed={isChanged || otherwise !== undefined || undefined}
      data-side={speakers.findIndex((one) => one.id === speaker) % 2}
    >
      <div className="line-rail">
        {startMs === null ? (
          <span className="line-tick" title="Not in the audio yet">
            –:––
          </span>
        ) : (
          <button
            type="button"
            className="line-tick"
            aria-label={`Play from line ${number}`}
            onClick={() => onSeek(startMs)}
          >
            <Time seconds={startMs / 1000} />
          </button>
        )}
        {isChanged && <span className="line-changed">{isNew ? 'new' : 'changed'}</span>}
      </div>
      <div className="line-body">
        <select
          className="line-speaker"
          aria-label={`Speaker of line ${number}`}
          value={speaker}
          onChange={(event) => onEdit(changeLine(id, { speaker: event.target.value }))}
        >
          {speakers.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
        <GrowText
          className="line-text"
          label={`Line ${number}, ${name}`}
          value={md}
          placeholder="What they say"
          maxLength={LIMITS.turn}
          onChange={(text) => onEdit(changeLine(id, { md: text }))}
          {...(md.length > LIMITS.turn * 0.9 && { note: fullness(md.length) })}
          onEnter={add}
          onKey={onKey}
        />
        {otherwise && (
          <p className="line-otherwise" lang="en" dir="ltr">
            Now {saidOtherwise(otherwise)}
          </p>
        )}
        <div className="line-tools" lang="en" dir="ltr">
          <IconButton
            icon={isSounding ? 'stop' : 'mic'}
            label={isSounding ? `Stop line ${number}` : `Play line ${number} (Ctrl Enter)`}
            isSmall
            isPending={isSpeaking}
            isDisabled={md.trim() === '' || !canSpeak}
            onPress={hear}
          />
          {voices.length > 0 && (
            <VoiceSelect
              label={`Voice of line ${number}`}
              voices={voices}
              value={voice}
              inherited={speakerVoice === '' ? 'Voice' : voiceName(speakerVoice)}
              onChange={(next) => onEdit(changeLine(id, { voice: next }))}
            />
          )}
          <PauseField
            number={number}
            valueMs={pauseMs ?? null}
            onChange={(next) => onEdit(changeLine(id, { pauseMs: next }))}
          />
          {isTight ? (
            <Menu
              label={`Line ${number}`}
              trigger={
                <TriggerButton isSmall tone="quiet" icon="more">
                  <span className="visually-hidden">More options for line {number}</span>
                </TriggerButton>
              }
              groups={[
                {
                  entries: acts.map(({ icon, label, act, isDanger = false }) => ({
                    id: icon,
                    // Where it is as narrow as this there are hardly any keys.
                    label: label.replace(/ \(.*\)$/, ''),
                    icon,
                    isDanger,
                    onAct: act,
                  })),
                },
              ]}
            />
          ) : (
            <span className="line-acts">
              {acts.map(({ icon, label, act }) => (
                <IconButton key={icon} icon={icon} label={label} isSmall onPress={act} />
              ))}
            </span>
          )}
        </div>
      </div>
    </li>
  );
});

/** Said before it is full: what is pasted over the end is cut off. */
function fullness(signs: number): string {
  const [now, most] = [signs, LIMITS.turn].map((count) => count.toLocaleString('en-GB'));
  return `${now} of ${most} characters${signs > LIMITS.turn ? ': too long for one line, split it' : ''}`;
}

export function focusLine(id: string): void {
  document.querySelector<HTMLElement>(`[data-line="${id}"] textarea`)?.focus();
}
