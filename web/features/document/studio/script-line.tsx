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
import { CHANGE_WORDS } from './change-words.ts';
import { PauseField } from './pause-field.tsx';
import { stopOnce } from '../../../lib/play-once.ts';
import { addLine, changeLine, moveLine, type ScriptEdit } from './script-edits.ts';
import { VoiceSelect, voiceName } from './voice-select.tsx';
import { STUDIO_WORDS } from './words.tsx';

const WORDS = STUDIO_WORDS.line;

export interface ScriptLineProps {
  block: DocumentBlock;
  number: number;
  speakers: readonly Speaker[];
  voices: readonly Voice[];
  speakerVoice: string;
  /** Its start in the recording; `null` if the recording doesn't have this version of it. */
  startMs: number | null;
  isNow: boolean;
  /** The recording doesn't have this line, or not this version of it. */
  isChanged: boolean;
  /** The recording has no line with this id. */
  isNew: boolean;
  /** Words of an unedited line whose pronunciation has changed since the recording. */
  otherwise: readonly string[] | undefined;
  isSpeaking: boolean;
  isSounding: boolean;
  /** Whether any voice here speaks the language. */
  canSpeak: boolean;
  /** Tools that don't fit in the row move into a menu. */
  isTight: boolean;
  onEdit: (edit: ScriptEdit) => void;
  onHear: (lineId: string) => void;
  onSeek: (ms: number) => void;
  onRemove: (lineId: string) => void;
}

interface Act {
  icon: IconName;
  label: string;
  keys?: string;
  act: () => void;
  isDanger?: boolean;
}

/** Editor for one line: its speaker, text, voice and pause. */
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
      label: WORDS.up(number),
      keys: 'Alt ↑',
      act: () => onEdit(moveLine(id, -1)),
    },
    {
      icon: 'chevron-down',
      label: WORDS.down(number),
      keys: 'Alt ↓',
      act: () => onEdit(moveLine(id, 1)),
    },
    { icon: 'plus', label: WORDS.add(number), act: add },
    { icon: 'trash', label: WORDS.delete(number), act: () => onRemove(id), isDanger: true },
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
          <span className="line-tick" title={WORDS.unheard}>
            –:––
          </span>
        ) : (
          <button
            type="button"
            className="line-tick"
            aria-label={WORDS.playFrom(number)}
            onClick={() => onSeek(startMs)}
          >
            <Time seconds={startMs / 1000} />
          </button>
        )}
        {isChanged && <span className="line-changed">{isNew ? WORDS.isNew : WORDS.isChanged}</span>}
      </div>
      <div className="line-body">
        <select
          className="line-speaker"
          aria-label={WORDS.speaker(number)}
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
          label={WORDS.text(number, name)}
          value={md}
          placeholder={WORDS.textHint}
          maxLength={LIMITS.turn}
          onChange={(text) => onEdit(changeLine(id, { md: text }))}
          // Warn before the limit is reached, because text pasted beyond it is cut off.
          {...(md.length > LIMITS.turn * 0.9 && { note: WORDS.length(md.length) })}
          onEnter={add}
          onKey={onKey}
        />
        {otherwise && (
          <p className="line-otherwise" lang="en" dir="ltr">
            {CHANGE_WORDS.lineSaidOtherwise(otherwise)}
          </p>
        )}
        <div className="line-tools" lang="en" dir="ltr">
          <IconButton
            icon={isSounding ? 'stop' : 'mic'}
            label={isSounding ? WORDS.stop(number) : WORDS.play(number)}
            isSmall
            isPending={isSpeaking}
            isDisabled={md.trim() === '' || !canSpeak}
            onPress={hear}
          />
          {voices.length > 0 && (
            <VoiceSelect
              label={WORDS.voice(number)}
              voices={voices}
              value={voice}
              inherited={speakerVoice === '' ? WORDS.anyVoice : voiceName(speakerVoice)}
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
              label={WORDS.label(number)}
              trigger={
                <TriggerButton isSmall tone="quiet" icon="more">
                  <span className="visually-hidden">{WORDS.more(number)}</span>
                </TriggerButton>
              }
              groups={[
                {
                  entries: acts.map(({ icon, label, act, isDanger = false }) => ({
                    id: icon,
                    // On a screen this narrow there is rarely a keyboard, so shortcuts aren't shown.
                    label,
                    icon,
                    isDanger,
                    onAct: act,
                  })),
                },
              ]}
            />
          ) : (
            <span className="line-acts">
              {acts.map(({ icon, label, keys, act }) => (
                <IconButton
                  key={icon}
                  icon={icon}
                  label={keys === undefined ? label : WORDS.withKeys(label, keys)}
                  isSmall
                  onPress={act}
                />
              ))}
            </span>
          )}
        </div>
      </div>
    </li>
  );
});

export function focusLine(id: string): void {
  document.querySelector<HTMLElement>(`[data-line="${id}"] textarea`)?.focus();
}
