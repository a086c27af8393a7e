import type { FastifyReply } from 'fastify';
import { KEEP_ALIVE } from '#contract/events.ts';
import { AppError } from './app-error.ts';

const KEEP_ALIVE_MS = 15_000;
/** A tab needs one. This many is a script that forgets to close them. */
const MOST_STREAMS = 100;

/** Server-sent events on their way to one reader. */
export interface TextStream {
  /** Resolves when the reader can take more. */
  write(text: string): Promise<void>;
  end(): void;
  onClose(listener: () => void): void;
}

/** Answers with server-sent events, past Fastify's own sending, which costs several times the work. */
export function openTextStream(
  reply: FastifyReply,
  isStillAllowed: () => Promise<boolean>,
): TextStream {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // The headers leave at once, so that the client knows that it is connected before anything happens.
  raw.write(KEEP_ALIVE);
  const beat = setInterval(() => void keepAlive(), KEEP_ALIVE_MS);
  // Who signed out, or was shut out, hears no more: the stream was opened with a token that may be worthless by now.
  async function keepAlive(): Promise<void> {
    // A database that cannot say so now will be asked again.
    const isAllowed = await isStillAllowed().catch(() => true);
    if (isAllowed) raw.write(KEEP_ALIVE);
    else raw.end();
  }
  const closed = new Promise<void>((resolve) => raw.once('close', resolve));
  // A client that vanishes shows as an error of the write; it is the same as its leaving.
  raw.on('error', () => raw.destroy());
  void closed.then(() => clearInterval(beat));

  return {
    async write(text) {
      if (raw.destroyed || raw.writableEnded) return;
      if (raw.write(text)) return;
      await Promise.race([new Promise((resolve) => raw.once('drain', resolve)), closed]);
    },
    end() {
      clearInterval(beat);
      raw.end();
    },
    onClose: (listener) => void closed.then(listener),
  };
}

/** Opens a stream and counts it until it is closed. Throws `too_fast` where the account has too many open in this process. */
export function limitStreams(): <S extends Pick<TextStream, 'onClose'>>(
  accountId: string,
  open: () => S,
) => S {
  const counts = new Map<string, number>();
  return (id, open) => {
    const before = counts.get(id) ?? 0;
    if (before >= MOST_STREAMS) throw new AppError('too_fast', { retryAfterSeconds: 5 });
    const stream = open();
    counts.set(id, before + 1);
    stream.onClose(() => {
      const left = counts.get(id)! - 1;
      if (left > 0) counts.set(id, left);
      else counts.delete(id);
    });
    return stream;
  };
}
