import type { FastifyReply } from 'fastify';
import { KEEP_ALIVE } from '#contract/events.ts';
import { limitPlaces } from './account-places.ts';

const KEEP_ALIVE_MS = 15_000;

/** A server-sent event stream to one client. */
export interface TextStream {
  /** Resolves when the client can take more. */
  write(text: string): Promise<void>;
  end(): void;
  onClose(listener: () => void): void;
}

/** Opens an SSE response, bypassing Fastify's send, which costs several times as much. */
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
  // Flushes the headers now, so the client knows it's connected before the first event.
  raw.write(KEEP_ALIVE);
  const beat = setInterval(() => void keepAlive(), KEEP_ALIVE_MS);
  // Ends the stream when the token has been revoked since it was opened.
  async function keepAlive(): Promise<void> {
    // If the database is unreachable, keep the stream and check again next time.
    const isAllowed = await isStillAllowed().catch(() => true);
    if (isAllowed) raw.write(KEEP_ALIVE);
    else raw.end();
  }
  // A client that left before this doesn't emit `close` again.
  const closed = raw.closed
    ? Promise.resolve()
    : new Promise<void>((resolve) => raw.once('close', resolve));
  // A vanished client surfaces as a write error; treat it as a disconnect.
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

/** The open streams of each account in this process, of every kind together. A tab needs one. */
export interface StreamLimit {
  /** Counts one more, or throws `too_fast`. Returns what gives it back. */
  take(accountId: string): () => void;
  /** The same until the opened stream closes, taken before any other work for it. */
  open<S extends Pick<TextStream, 'onClose'>>(
    accountId: string,
    open: () => S | Promise<S>,
  ): Promise<S>;
}

export function limitStreams(most: number): StreamLimit {
  const take = limitPlaces(
    most,
    `You have ${most} live connections open, the most one account can have at once. Close other tabs or scripts and try again.`,
  );

  return {
    take,
    async open(id, open) {
      const giveBack = take(id);
      try {
        const stream = await open();
        stream.onClose(giveBack);
        return stream;
      } catch (error) {
        giveBack();
        throw error;
      }
    },
  };
}
