import { useCallback, useEffect, useRef, useState } from 'react';
import type { AudioFile } from '#contract/podcasts.ts';
import { stopOnce } from '../../../lib/play-once.ts';
import { findHeard, keepHeard } from './heard.ts';
import { useMediaSession } from './use-media-session.ts';
import { STUDIO_WORDS } from './words.tsx';

export const SPEEDS = [0.8, 1, 1.2, 1.5, 1.75, 2] as const;

export interface Playback {
  isPlaying: boolean;
  positionMs: number;
  speed: number;
  /** Why nothing is heard; `null` while all is well. */
  fault: string | null;
  toggle: () => void;
  play: () => void;
  pause: () => void;
  seek: (ms: number) => void;
  skip: (ms: number) => void;
  setSpeed: (speed: number) => void;
}

interface Options {
  /** Whose recording it is. */
  id: string;
  file: Pick<
    AudioFile,
    'url' | 'coverUrl' | 'createdAt' | 'durationMs' | 'chapters' | 'hosts'
  > | null;
  title: string;
  /** What the account calls its show; left out: it has none. */
  show: string | undefined;
  /** The address has expired, or the file is gone. */
  onLost: () => void;
}

/** One sound, with the system's own controls for it. */
export function usePlayback({ id, file, title, show, onLost }: Options): Playback {
  const sound = useRef<HTMLAudioElement | null>(null);
  const lost = useRef(onLost);
  /** What another address of the sound, or a newer one, goes on with. */
  const going = useRef({ seconds: 0, isPlaying: false, speed: 1 });
  const [isPlaying, setPlaying] = useState(false);
  const [positionMs, setPosition] = useState(0);
  const [speed, setSpeedState] = useState(1);
  const [failed, setFailed] = useState<string | null>(null);
  const kept = useKept(file, failed);
  const url = kept?.url ?? null;
  const durationMs = file?.durationMs ?? 0;
  const createdAt = file?.createdAt ?? null;

  // Before there is a sound to set: where it was left, on this page or an earlier one.
  const begun = useRef(false);
  useEffect(() => {
    if (createdAt === null || begun.current) return;
    begun.current = true;
    const { seconds, speed: liked } = findHeard(id, createdAt);
    Object.assign(going.current, { seconds, speed: liked });
    setPosition(Math.round(seconds * 1000));
    setSpeedState(liked);
  }, [id, createdAt]);
  useEffect(() => {
    if (createdAt === null) return;
    const keep = () => {
      const seconds = sound.current?.currentTime || going.current.seconds;
      const isOver = sound.current?.ended ?? false;
      keepHeard(id, createdAt, { seconds: isOver ? 0 : seconds, speed: going.current.speed });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [id, createdAt, isPlaying]);

  useEffect(() => {
    lost.current = onLost;
  });

  useEffect(() => {
    if (url === null) return;
    const audio = new Audio();
    const state = going.current;
    const { seconds, isPlaying: wasPlaying, speed: usual } = state;
    audio.preload = 'metadata';
    audio.src = url;
    audio.defaultPlaybackRate = usual;
    audio.playbackRate = usual;
    if (seconds > 0) audio.currentTime = seconds;
    const on = (name: string, act: () => void) =>
      audio.addEventListener(name, () => {
        // One that was put away has nothing more to say.
        if (sound.current === audio) act();
      });
    const place = () => setPosition(Math.round(audio.currentTime * 1000));
    const playing = (now: boolean) => () => {
      state.isPlaying = now;
      setPlaying(now);
    };
    on('timeupdate', place);
    on('seeked', place);
    on('play', playing(true));
    on('pause', playing(false));
    on('ended', playing(false));
    on('error', () => {
      setPlaying(false);
      setFailed(url);
      lost.current();
    });
    sound.current = audio;
    if (wasPlaying) void audio.play().catch(() => setPlaying(false));
    return () => {
      if (audio.currentTime > 0) state.seconds = audio.currentTime;
      sound.current = null;
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
    };
  }, [url]);

  // Four times a second is too seldom to follow a line; this keeps step with the screen while it plays.
  useEffect(() => {
    if (!isPlaying) return;
    let frame = 0;
    const step = () => {
      setPosition(Math.round((sound.current?.currentTime ?? 0) * 1000));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  const play = useCallback(() => {
    // A line or a voice that sounds by itself would be heard into it.
    stopOnce();
    // A browser may refuse to play before the page was touched; the button stays as it is.
    void sound.current?.play().catch(() => setPlaying(false));
  }, []);
  const pause = useCallback(() => sound.current?.pause(), []);
  const toggle = useCallback(
    () => (sound.current?.paused === false ? pause() : play()),
    [play, pause],
  );
  const seek = useCallback(
    (ms: number) => {
      const to = Math.max(0, Math.min(durationMs, ms));
      if (sound.current) sound.current.currentTime = to / 1000;
      going.current.seconds = to / 1000;
      setPosition(to);
    },
    [durationMs],
  );
  const skip = useCallback(
    (ms: number) => seek((sound.current?.currentTime ?? 0) * 1000 + ms),
    [seek],
  );
  const setSpeed = useCallback((next: number) => {
    if (sound.current) sound.current.playbackRate = next;
    going.current.speed = next;
    setSpeedState(next);
  }, []);

  const getMs = useCallback(() => (sound.current?.currentTime ?? 0) * 1000, []);
  const controls = { getMs, play, pause, seek, skip };
  useMediaSession({ file: kept, title, show, isPlaying, speed, ...controls });

  const fault = url !== null && failed === url ? STUDIO_WORDS.unheard : null;
  return { isPlaying, positionMs, speed, fault, toggle, play, pause, seek, skip, setSpeed };
}

/**
 * Every answer of the server has another address for the same sound. The one that plays is kept until there is another
 * recording, or until it fails.
 */
function useKept(file: Options['file'], failed: string | null): Options['file'] {
  const [kept, setKept] = useState(file);
  const isSame = kept?.createdAt === file?.createdAt && kept?.url !== failed;
  if (!isSame && kept?.url !== file?.url) setKept(file);
  return kept;
}

const SKIP_MS = 10_000;
/** A rail or a slider takes arrows and no letters. */
const TYPING =
  'input:not([type="range"]), textarea, select, [contenteditable="true"], [role="dialog"]';

/** The keys every player has: K or the space bar, J and L, while nothing is being written. */
export function usePlayerKeys({ toggle, skip }: Pick<Playback, 'toggle' | 'skip'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest(TYPING)) return;
      // On a button the space bar presses it.
      const onControl = target?.closest('button, a, summary') !== null;
      const key = event.key.toLowerCase();
      if (key === 'k' || (key === ' ' && !onControl)) toggle();
      else if (key === 'j') skip(-SKIP_MS);
      else if (key === 'l') skip(SKIP_MS);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle, skip]);
}
