import { Fragment, type RefObject, useMemo, useCallback, useState } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { PodcastDocument } from '#contract/documents.ts';
import { Button } from '../../../ui/button.tsx';
import { type ScriptEdit, type StudioLine, removeLine, restoreLine } from './script-edits.ts';
import { LineEditor, focusLine } from './script-line.tsx';
import { useTight } from './use-narrow.ts';
import type { StudioAudio } from './use-studio-audio.ts';
import { STUDIO_WORDS } from './words.tsx';

const WORDS = STUDIO_WORDS.script;

export interface HeardLine {
  lineId: string;
  isSounding: boolean;
}

interface ScriptListProps {
  document: PodcastDocument;
  lines: readonly StudioLine[];
  audio: StudioAudio;
  /** Id of the line being played; `null` when paused. */
  nowId: string | null;
  /** The line being previewed on its own, or waiting to be spoken. */
  heard: HeardLine | null;
  place: RefObject<HTMLOListElement | null>;
  onEdit: (edit: ScriptEdit) => void;
  onHear: (lineId: string) => void;
  onSeek: (ms: number) => void;
}

/** All lines with their speaker, voice, pause and position. */
export function ScriptList(props: ScriptListProps) {
  const { document, lines, audio, nowId, heard, place, onEdit, onHear, onSeek } = props;
  const { state, voices, voiceOf, changes, canSpeak } = audio;
  const { tag, direction } = getLanguage(document.language);
  const { removed, remove, restore } = useRemoval(lines, onEdit);
  const last = removed.at(-1);
  const lastAfter = last ? lines.findIndex(({ block }) => block.id === last.afterId) : -1;
  // Shown in the deleted line's place: as an overlay it would cover the buttons of another line.
  const offer = last && (
    <li className="studio-removed" lang="en" dir="ltr">
      <p role="status">{WORDS.deleted(last.number, removed.length)}</p>
      <Button isSmall icon="undo" onPress={restore}>
        {WORDS.undo}
      </Button>
    </li>
  );
  const isTight = useTight(place);
  const spoken = state?.file?.lines;
  const times = useMemo(() => new Map(spoken?.map((line) => [line.lineId, line])), [spoken]);
  return (
    <>
      <ol className="lines" ref={place} lang={tag} dir={direction} aria-label={WORDS.label}>
        {lastAfter < 0 && offer}
        {lines.map(({ block }, at) => (
          <Fragment key={block.id}>
            <LineEditor
              block={block}
              number={at + 1}
              speakers={document.speakers}
              voices={voices?.voices ?? NO_VOICES}
              speakerVoice={voiceOf.get(block.speaker ?? '') ?? ''}
              startMs={times.get(block.id)?.startMs ?? null}
              isNow={block.id === nowId}
              isChanged={changes.lines.has(block.id)}
              isNew={spoken !== undefined && !times.has(block.id)}
              otherwise={changes.otherwise.get(block.id)}
              isSpeaking={heard?.lineId === block.id && !heard.isSounding}
              isSounding={heard?.lineId === block.id && heard.isSounding}
              canSpeak={canSpeak}
              isTight={isTight}
              onEdit={onEdit}
              onHear={onHear}
              onSeek={onSeek}
              onRemove={remove}
            />
            {at === lastAfter && offer}
          </Fragment>
        ))}
      </ol>
      {lines.length === 0 && <p className="studio-empty">{WORDS.empty}</p>}
    </>
  );
}

const NO_VOICES: never[] = [];

interface Removed {
  line: StudioLine;
  number: number;
  afterId: string | null;
}

interface Removal {
  /** Deleted lines in order of deletion. Restoring starts with the last one. */
  removed: readonly Removed[];
  remove: (lineId: string) => void;
  restore: () => void;
}

/** Deletes lines and can restore them. Focus moves to a neighbouring line. */
function useRemoval(lines: readonly StudioLine[], edit: (change: ScriptEdit) => void): Removal {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const remove = useCallback(
    (lineId: string) => {
      const at = lines.findIndex(({ block }) => block.id === lineId);
      const line = lines[at];
      if (!line) return;
      edit(removeLine(lineId));
      const one = { line, number: at + 1, afterId: lines[at - 1]?.block.id ?? null };
      setRemoved((before) => [...before, one]);
      const next = lines[at + 1] ?? lines[at - 1];
      if (next) requestAnimationFrame(() => focusLine(next.block.id));
    },
    [lines, edit],
  );
  // Undo may have restored some.
  const gone = removed.filter(({ line }) => !lines.some(({ block }) => block.id === line.block.id));
  const restore = () => {
    const last = gone.at(-1);
    if (!last) return;
    const { line, afterId } = last;
    edit(restoreLine(line, afterId));
    setRemoved(gone.slice(0, -1));
    requestAnimationFrame(() => focusLine(line.block.id));
  };
  return { removed: gone, remove, restore };
}
