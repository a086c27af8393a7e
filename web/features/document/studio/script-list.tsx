import { type RefObject, useMemo } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { PodcastDocument } from '#contract/documents.ts';
import { Button } from '../../../ui/button.tsx';
import type { ScriptEdit, StudioLine } from './script-edits.ts';
import { ScriptLine } from './script-line.tsx';
import { countLines } from './speak-cost.ts';
import { useTight } from './use-narrow.ts';
import { useRemoval } from './use-removal.ts';
import type { StudioAudio } from './use-studio-audio.ts';

export interface HeardLine {
  lineId: string;
  isSounding: boolean;
}

interface ScriptListProps {
  document: PodcastDocument;
  lines: readonly StudioLine[];
  audio: StudioAudio;
  /** The line in play; `null` while nothing plays. */
  nowId: string | null;
  /** The line that is heard by itself, or will be as soon as it is spoken. */
  heard: HeardLine | null;
  place: RefObject<HTMLOListElement | null>;
  onEdit: (edit: ScriptEdit) => void;
  onHear: (lineId: string) => void;
  onSeek: (ms: number) => void;
}

/** Every line with its speaker, its voice, its pause and its place. */
export function ScriptList(props: ScriptListProps) {
  const { document, lines, audio, nowId, heard, place, onEdit, onHear, onSeek } = props;
  const { state, voices, voiceOf, changes, canSpeak } = audio;
  const { tag, direction } = getLanguage(document.language);
  const { removed, remove, restore } = useRemoval(lines, onEdit);
  const last = removed.at(-1);
  const isTight = useTight(place);
  const spoken = state?.file?.lines;
  const times = useMemo(() => new Map(spoken?.map((line) => [line.lineId, line])), [spoken]);
  return (
    <>
      <ol className="lines" ref={place} lang={tag} dir={direction} aria-label="Script">
        {lines.map(({ block }, at) => (
          <ScriptLine
            key={block.id}
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
        ))}
      </ol>
      {last && (
        <div className="studio-removed" role="status">
          <p>
            Line {last.number} is deleted
            {removed.length > 1 && `, and ${countLines(removed.length - 1)} before it`}.
          </p>
          <Button isSmall icon="undo" onPress={restore}>
            Bring it back
          </Button>
        </div>
      )}
      {lines.length === 0 && (
        <p className="studio-empty">There is no line to speak. Write the script in Text first.</p>
      )}
    </>
  );
}

const NO_VOICES: never[] = [];
