import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { PodcastDocument } from '#contract/documents.ts';
import type { Generation } from '#contract/generations.ts';
import type { SpokenLine } from '#contract/podcasts.ts';
import { errorText } from '../../../lib/api-client.ts';
import { plainText } from '#document/parse-inline.ts';
import { playOnce } from '../../../lib/play-once.ts';
import { feedQuery } from '../../../lib/podcasts.ts';
import { useStored } from '../../../lib/small-store.ts';
import { GrowText } from '../../../ui/grow-text.tsx';
import { toasts } from '../../../ui/toast.ts';
import type { Desk } from '../desk.ts';
import { speakLine } from './audio-calls.ts';
import { linesOf, setHead } from './script-edits.ts';
import { type HeardLine, ScriptList } from './script-list.tsx';
import { StudioSound } from './studio-sound.tsx';
import { useAway, useFollow } from './use-follow.ts';
import { usePlayback, usePlayerKeys } from './use-playback.ts';
import { useScript, useUndoKeys } from './use-script.ts';
import { useStudioAudio } from './use-studio-audio.ts';
import { STUDIO_WORDS } from './words.tsx';
import './player.css';
import './studio.css';
import './script-list.css';

export interface PodcastStudioProps {
  generation: Generation;
  document: PodcastDocument;
  desk: Desk;
}

const WORDS = STUDIO_WORDS.head;

/** The silence before the first line. A pause there can't be edited. */
const OPENING_MS = 1000;

function lineAt(lines: readonly SpokenLine[], ms: number): string | null {
  const [first] = lines;
  const opening = first && first.startMs - ms <= OPENING_MS ? first : null;
  return (lines.findLast(({ startMs }) => startMs <= ms) ?? opening)?.lineId ?? null;
}

const refuse = (words: string) => void toasts.show(words, { type: 'error', durationMs: 6000 });

/** The podcast script with a player, and the voice, pause and position of every line. */
export function PodcastStudio(props: PodcastStudioProps) {
  const { generation, document: stored, desk } = props;
  const { id } = generation;
  const script = useScript(generation, stored, desk);
  const { document, edit, undo, redo, flush } = script;
  const { speakers, language, title } = document;
  const { tag, direction } = getLanguage(language);
  const lines = useMemo(() => linesOf(document), [document]);
  const audio = useStudioAudio({
    generation,
    stored,
    shown: document,
    isUnsent: useStored(desk.save) !== 'saved',
    flush,
    onRefused: refuse,
  });
  const file = audio.state?.file ?? null;
  const feed = useQuery({ ...feedQuery, enabled: file !== null }).data;
  const playback = usePlayback({
    id,
    file,
    title,
    show: feed?.url ? feed.title : undefined,
    onLost: audio.refresh,
  });
  usePlayerKeys(playback);
  const { positionMs, isPlaying, seek, play, pause } = playback;
  const nowId = useMemo(() => lineAt(file?.lines ?? [], positionMs), [file, positionMs]);
  const now = lines.find(({ block }) => block.id === nowId)?.block;
  // The caption shows the words in the recording, even if the script was edited since.
  const words = file?.lines.find(({ lineId }) => lineId === nowId)?.md ?? now?.md;
  const [place, isAway] = useAway();
  const { isFollowing, follow } = useFollow(isPlaying, nowId, isAway);
  const { whole, part } = useStill();
  useUndoKeys(whole, { undo, redo });

  const wanted = useRef(audio.wanted);
  useEffect(() => {
    wanted.current = audio.wanted;
  });
  const [heard, setHeard] = useState<HeardLine | null>(null);
  const hear = useCallback(
    async (lineId: string) => {
      // Only clear it if no other line has been started in the meantime.
      const leave = () => setHeard((one) => (one?.lineId === lineId ? null : one));
      setHeard({ lineId, isSounding: false });
      pause();
      try {
        await flush();
        const { url } = await speakLine(id, lineId, wanted.current);
        await playOnce(url, () => setHeard({ lineId, isSounding: true }));
      } catch (error) {
        refuse(errorText(error));
      } finally {
        leave();
      }
    },
    [id, flush, pause],
  );
  const onHear = useCallback((lineId: string) => void hear(lineId), [hear]);
  const onSeek = useCallback(
    (ms: number) => {
      seek(ms);
      play();
    },
    [seek, play],
  );
  const spoken =
    words === undefined
      ? null
      : {
          speaker: speakers.find((one) => one.id === now?.speaker)?.name ?? '',
          text: plainText(words),
          lang: tag,
          dir: direction,
        };
  return (
    <div className="studio" ref={whole}>
      <h1 className="doc-title" lang={tag} dir={direction}>
        <GrowText
          label={WORDS.title}
          value={title}
          maxLength={300}
          placeholder={WORDS.untitled}
          onChange={(next) => edit(setHead({ title: next }))}
        />
      </h1>
      <p className="studio-lede" lang={tag} dir={direction}>
        <GrowText
          label={WORDS.description}
          value={document.description}
          maxLength={2000}
          placeholder={WORDS.descriptionHint}
          onChange={(next) => edit(setHead({ description: next }))}
        />
      </p>
      <StudioSound
        id={id}
        document={document}
        hasScript={lines.length > 0}
        audio={audio}
        playback={playback}
        place={place}
        isAway={isAway}
        now={spoken}
        onFollow={isPlaying && !isFollowing ? follow : null}
        onEdit={edit}
      />
      <ScriptList
        document={document}
        lines={lines}
        audio={audio}
        nowId={isPlaying ? nowId : null}
        heard={heard}
        place={part}
        onEdit={edit}
        onHear={onHear}
        onSeek={onSeek}
      />
      {script.question}
    </div>
  );
}

interface Still {
  whole: RefObject<HTMLDivElement | null>;
  part: RefObject<HTMLOListElement | null>;
}

/**
 * Keeps the lines at the same place on the screen when something above them appears or disappears, so that the user
 * can keep typing.
 */
function useStill(): Still {
  const whole = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [all, own] = [whole.current, part.current];
    if (!all || !own) return;
    const above = () => own.getBoundingClientRect().top - all.getBoundingClientRect().top;
    let before = above();
    // ResizeObserver runs after layout and before paint, so there is no visible jump.
    const watcher = new ResizeObserver(() => {
      const moved = above() - before;
      before += moved;
      if (moved !== 0 && own.contains(document.activeElement)) {
        window.scrollBy({ top: moved, behavior: 'instant' });
      }
    });
    watcher.observe(all);
    return () => watcher.disconnect();
  }, []);
  return { whole, part };
}
