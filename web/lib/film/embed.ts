import { useEffect, useRef, useState } from 'react';

/** What we tell the platform's player, in its own message format; no script of theirs runs on our page. */
type Command = 'playVideo' | 'pauseVideo' | 'seekTo' | 'addEventListener';

export interface EmbedOptions {
  /** Where the player comes from; messages from elsewhere are not heard. */
  origin: string;
  atMs: number;
  jump: number;
  onPlaying: (atMs: number) => void;
}

/** A player that has said nothing for so long is not coming: no network, or something that blocks it. */
const SILENT_MS = 10_000;
/** How long a jump may take, and how near to its aim the player then is. */
const SEEK_MS = 3000;
const NEAR_MS = 2000;

/** Drives the player in a frame by messages, and hears from it how far it has come. */
export function useEmbed({ origin, atMs, jump, onPlaying }: EmbedOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  /** Codes 101 and 150: the owner does not allow it to be played elsewhere. */
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

  /** Until it has gone where it was sent, it still tells where it was; the reader must not be taken back there. */
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
    // The player answers only those who have said that they listen. It may not be there yet: until then the frame has no
    // origin of its own, and the browser would complain of another.
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
        // It tells how far it is to everybody who listens, and what went wrong only to those who ask.
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
