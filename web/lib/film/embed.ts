import { useEffect, useRef, useState } from 'react';

/** Commands for the platform's player in its own message format. None of its scripts run on our page. */
type Command = 'playVideo' | 'pauseVideo' | 'seekTo' | 'addEventListener';

export interface EmbedOptions {
  /** The player's origin; messages from others are ignored. */
  origin: string;
  atMs: number;
  jump: number;
  onPlaying: (atMs: number) => void;
}

/** If the player stays silent this long, there is no network or something blocks it. */
const SILENT_MS = 10_000;
/** The longest time a seek may take, and how close to its target it must get. */
const SEEK_MS = 3000;
const NEAR_MS = 2000;

/** Controls the embedded player with messages and receives its position. */
export function useEmbed({ origin, atMs, jump, onPlaying }: EmbedOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  /** Codes 101 and 150: the owner doesn't allow embedding. */
  const [isRefused, setRefused] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const heard = useRef(onPlaying);
  const wanted = useRef(jump);
  const lastJump = useRef(jump);
  const onItsWay = useRef<{ toMs: number; until: number } | null>(null);

  useEffect(() => {
    heard.current = onPlaying;
    wanted.current = jump;
  }, [onPlaying, jump]);

  /** During a seek the player still reports its old position, which must not move the reader back. */
  function isBehind(positionMs: number): boolean {
    if (wanted.current !== lastJump.current) return true;
    const { toMs, until } = onItsWay.current ?? { toMs: positionMs, until: 0 };
    if (Math.abs(positionMs - toMs) > NEAR_MS && Date.now() < until) return true;
    onItsWay.current = null;
    return false;
  }

  useEffect(() => {
    const send = (message: object, to = origin) =>
      frame.current?.contentWindow?.postMessage(JSON.stringify(message), to);
    // The player replies only to pages that announced themselves. Use any origin until it has loaded, because the
    // browser would log an error about the frame's wrong origin.
    const listening = { event: 'listening', id: 1, channel: 'widget' };
    const calling = setInterval(() => send(listening, '*'), 500);
    const silence = setTimeout(() => setSilent(true), SILENT_MS);
    let isFirst = true;
    function hear(event: MessageEvent) {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = read(event.data);
      if (!message) return;
      if (isFirst) {
        isFirst = false;
        clearInterval(calling);
        clearTimeout(silence);
        setReady(true);
        setSilent(false);
        // All listeners get the position, but errors only go to those who subscribed.
        send({ event: 'command', func: 'addEventListener' satisfies Command, args: ['onError'] });
      }
      if (message.event === 'onError') setRefused(true);
      const { currentTime, playerState } = message.info ?? {};
      if (typeof currentTime === 'number' && playerState !== 2) {
        const positionMs = Math.round(currentTime * 1000);
        if (!isBehind(positionMs)) heard.current(positionMs);
      }
    }
    window.addEventListener('message', hear);
    return () => {
      clearInterval(calling);
      clearTimeout(silence);
      window.removeEventListener('message', hear);
    };
  }, [origin]);

  useEffect(() => {
    if (jump === lastJump.current || !isReady) return;
    lastJump.current = jump;
    onItsWay.current = { toMs: atMs, until: Date.now() + SEEK_MS };
    const command = (func: Command, args: unknown[] = []) =>
      frame.current?.contentWindow?.postMessage(
        JSON.stringify({ event: 'command', func, args }),
        origin,
      );
    command('seekTo', [atMs / 1000, true]);
    command('playVideo');
  }, [jump, isReady, atMs, origin]);

  return { frame, isRefused, isSilent };
}

interface PlayerMessage {
  event: string;
  info?: { currentTime?: unknown; playerState?: unknown } | undefined;
}

function read(data: unknown): PlayerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    if (typeof message !== 'object' || message === null) return null;
    const { event, info } = message as Record<string, unknown>;
    if (typeof event !== 'string') return null;
    const isObject = typeof info === 'object' && info !== null;
    return { event, info: isObject ? info : undefined };
  } catch {
    return null;
  }
}

export function embedAddress(base: string, platformId: string, atMs: number): string {
  const url = new URL(`/embed/${encodeURIComponent(platformId)}`, base);
  url.search = new URLSearchParams({
    enablejsapi: '1',
    playsinline: '1',
    rel: '0',
    autoplay: '1',
    start: String(Math.floor(atMs / 1000)),
    origin: location.origin,
  }).toString();
  return url.href;
}
