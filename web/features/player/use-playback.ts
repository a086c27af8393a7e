import { useCallback, useEffect, useRef, useState } from 'react';

export const SPEEDS = [0.8, 1, 1.2, 1.5, 1.75, 2] as const;

const UNHEARD = 'The audio could not be loaded. It is safe on the server. Try again in a moment.';

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
  url: string | null;
  durationMs: number;
  title: string;
  artist: string;
  /** The address has expired, or the file is gone. */
  onLost: () => void;
}

/** One sound, with the system's own controls for it. */
export function usePlayback({ url, durationMs, title, artist, onLost }: Options): Playback {
  const sound = useRef<HTMLAudioElement | null>(null);
  const lost = useRef(onLost);
  const [isPlaying, setPlaying] = useState(false);
  const [positionMs, setPosition] = useState(0);
  const [speed, setSpeedState] = useState(1);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    lost.current = onLost;
  });

  useEffect(() => {
    if (url === null) return;
    const audio = new Audio();
    audio.preload = 'metadata';
    audio.src = url;
    const atMs = () => Math.round(audio.currentTime * 1000);
    audio.addEventListener('timeupdate', () => setPosition(atMs()));
    audio.addEventListener('seeked', () => setPosition(atMs()));
    audio.addEventListener('play', () => setPlaying(true));
    audio.addEventListener('pause', () => setPlaying(false));
    audio.addEventListener('ended', () => setPlaying(false));
    audio.addEventListener('error', () => {
      setPlaying(false);
      setFailed(url);
      lost.current();
    });
    sound.current = audio;
    return () => {
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
      sound.current = null;
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
    setSpeedState(next);
  }, []);

  useEffect(() => {
    const { mediaSession } = navigator;
    if (!mediaSession || url === null) return;
    mediaSession.metadata = new MediaMetadata({ title, artist });
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', play],
      ['pause', pause],
      ['seekbackward', ({ seekOffset }) => skip(-1000 * (seekOffset ?? 10))],
      ['seekforward', ({ seekOffset }) => skip(1000 * (seekOffset ?? 10))],
      ['seekto', ({ seekTime }) => seek(1000 * (seekTime ?? 0))],
    ];
    for (const [action, handler] of handlers) mediaSession.setActionHandler(action, handler);
    return () => {
      for (const [action] of handlers) mediaSession.setActionHandler(action, null);
      mediaSession.metadata = null;
    };
  }, [url, title, artist, play, pause, seek, skip]);

  const fault = url !== null && failed === url ? UNHEARD : null;
  return { isPlaying, positionMs, speed, fault, toggle, play, pause, seek, skip, setSpeed };
}
