import { useEffect, useRef, useState } from 'react';

/** What we tell the platform's player, in its own message format; no script of theirs runs on our page. */
type Command = 'playVideo' | 'pauseVideo' | 'seekTo';

export interface EmbedOptions {
  /** Where the player comes from; messages from elsewhere are not heard. */
  origin: string;
  atMs: number;
  jump: number;
  onPlaying: (atMs: number) => void;
}

/** Drives the player in a frame by messages, and hears from it how far it has come. */
export function useEmbed({ origin, atMs, jump, onPlaying }: EmbedOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  /** Codes 101 and 150: the owner does not allow it to be played elsewhere. */
  const [isRefused, setRefused] = useState(false);
  const heard = useRef(onPlaying);
  const lastJump = useRef(jump);

  useEffect(() => {
    heard.current = onPlaying;
  }, [onPlaying]);

  useEffect(() => {
    const send = (message: object) =>
      frame.current?.contentWindow?.postMessage(JSON.stringify(message), origin);
    // The player answers only those who have said that they listen, and it may not be there yet.
    const calling = setInterval(() => send({ event: 'listening', id: 1, channel: 'widget' }), 500);
    function hear(event: MessageEvent) {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = read(event.data);
      if (!message) return;
      clearInterval(calling);
      setReady(true);
      if (message.event === 'onError') setRefused(true);
      const { currentTime, playerState } = message.info ?? {};
      if (typeof currentTime === 'number' && playerState !== 2) {
        heard.current(Math.round(currentTime * 1000));
      }
    }
    window.addEventListener('message', hear);
    return () => {
      clearInterval(calling);
      window.removeEventListener('message', hear);
    };
  }, [origin]);

  useEffect(() => {
    if (jump === lastJump.current || !isReady) return;
    lastJump.current = jump;
    const command = (func: Command, args: unknown[] = []) =>
      frame.current?.contentWindow?.postMessage(
        JSON.stringify({ event: 'command', func, args }),
        origin,
      );
    command('seekTo', [atMs / 1000, true]);
    command('playVideo');
  }, [jump, isReady, atMs, origin]);

  return { frame, isRefused };
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
