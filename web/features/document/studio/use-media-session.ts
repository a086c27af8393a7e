import { useEffect } from 'react';
import type { AudioFile } from '#contract/podcasts.ts';

interface Sounding {
  file: Pick<AudioFile, 'coverUrl' | 'hosts' | 'chapters' | 'durationMs'> | null;
  title: string;
  /** Title of the account's podcast; undefined if it has none. */
  show: string | undefined;
  isPlaying: boolean;
  speed: number;
  getMs: () => number;
  play: () => void;
  pause: () => void;
  seek: (ms: number) => void;
  skip: (ms: number) => void;
}

/** Within this time, "previous" goes to the chapter before; later, to the start of the current one. */
const JUST_BEGUN_MS = 3000;

/** Shows and controls playback on lock screens, headsets and media keys. */
export function useMediaSession(sounding: Sounding): void {
  const { file, title, show, isPlaying, speed } = sounding;
  const { getMs, play, pause, seek, skip } = sounding;

  useEffect(() => {
    const { mediaSession } = navigator;
    if (!mediaSession || file === null) return;
    mediaSession.metadata = new MediaMetadata({
      title,
      artist: file.hosts.join(', ') || (show ?? ''),
      ...(show !== undefined && { album: show }),
      artwork: [{ src: file.coverUrl }],
    });
    return () => {
      mediaSession.metadata = null;
    };
  }, [file, title, show]);

  useEffect(() => {
    const { mediaSession } = navigator;
    if (!mediaSession || file === null) return;
    const starts = file.chapters.map(({ startMs }) => startMs);
    const next = () => starts.find((ms) => ms > getMs());
    const before = () => starts.findLast((ms) => ms < getMs() - JUST_BEGUN_MS) ?? 0;
    const handlers: (readonly [MediaSessionAction, MediaSessionActionHandler])[] = [
      ['play', play],
      ['pause', pause],
      ['seekbackward', ({ seekOffset }) => skip(-1000 * (seekOffset ?? 10))],
      ['seekforward', ({ seekOffset }) => skip(1000 * (seekOffset ?? 10))],
      ['seekto', ({ seekTime }) => seek(1000 * (seekTime ?? 0))],
      ...(starts.length > 1
        ? ([
            ['previoustrack', () => seek(before())],
            ['nexttrack', () => seek(next() ?? getMs())],
          ] as const)
        : []),
    ];
    for (const [action, handler] of handlers) mediaSession.setActionHandler(action, handler);
    return () => {
      for (const [action] of handlers) mediaSession.setActionHandler(action, null);
    };
  }, [file, getMs, play, pause, seek, skip]);

  useEffect(() => {
    const { mediaSession } = navigator;
    if (!mediaSession || file === null) return;
    mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
    // The system advances the position from here.
    const duration = file.durationMs / 1000;
    const position = Math.min(duration, getMs() / 1000);
    mediaSession.setPositionState?.({ duration, position, playbackRate: speed });
  }, [file, isPlaying, speed, getMs]);
}
