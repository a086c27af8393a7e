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
  /** Why playback failed; `null` if it didn't. */
  fault: string | null;
  toggle: () => void;
  play: () => void;
  pause: () => void;
  seek: (ms: number) => void;
  skip: (ms: number) => void;
  setSpeed: (speed: number) => void;
}

interface Options {
  id: string;
  file: Pick<
    AudioFile,
    'url' | 'coverUrl' | 'createdAt' | 'durationMs' | 'chapters' | 'hosts'
  > | null;
  title: string;
  /** Title of the account's podcast; undefined if it has none. */
  show: string | undefined;
  /** Called if the URL has expired or the file is gone. */
  onLost: () => void;
}

/** Plays one recording and connects it to the system's media controls. */
export function usePlayback({ id, file, title, show, onLost }: Options): Playback {
  const sound = useRef<HTMLAudioElement | null>(null);
  const lost = useRef(onLost);
  /** State to carry over when the URL or the recording changes. */
  const going = useRef({ seconds: 0, isPlaying: false, speed: 1 });
  const [isPlaying, setPlaying] = useState(false);
  const [positionMs, setPosition] = useState(0);
  const [speed, setSpeedState] = useState(1);
  const [failed, setFailed] = useState<string | null>(null);
  const kept = useKept(file, failed);
  const url = kept?.url ?? null;
  const durationMs = file?.durationMs ?? 0;
  const createdAt = file?.createdAt ?? null;

  // Restore the position from an earlier visit, before the audio has loaded.
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
        // Ignore events of an audio element that was replaced.
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

  // `timeupdate` fires only about four times a second, too coarse to follow lines. This updates on every frame while playing.
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
    // A line or voice preview would overlap with it.
    stopOnce();
    // Browsers may block playback before the first interaction. Keep the button unchanged then.
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
 * Every server response has a new signed URL for the same audio. Keep the one in use until there is a new recording
 * or it fails.
 */
function useKept(file: Options['file'], failed: string | null): Options['file'] {
  const [kept, setKept] = useState(file);
  const isSame = kept?.createdAt === file?.createdAt && kept?.url !== failed;
  if (!isSame && kept?.url !== file?.url) setKept(file);
  return kept;
}

const SKIP_MS = 10_000;
/** Range inputs don't take letters, so shortcuts still work there. */
const TYPING =
  'input:not([type="range"]), textarea, select, [contenteditable="true"], [role="dialog"]';

/** Common player shortcuts, unless the user is typing: K or space toggles, J and L skip. */
export function usePlayerKeys({ toggle, skip }: Pick<Playback, 'toggle' | 'skip'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest(TYPING)) return;
      // On a focused control, space activates it.
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
