import type { FastifyReply } from 'fastify';
import { encodeEvent, KEEP_ALIVE } from '#contract/events.ts';
import type { OwnedEvent } from './event-log.repo.ts';
import type { Reader } from './live-events.ts';

const KEEP_ALIVE_MS = 15_000;

export interface EventStream {
  reader: Reader;
  onClose(listener: () => void): void;
}

/** Answers with server-sent events, past Fastify's own sending, which costs several times the work. */
export function openEventStream(
  reply: FastifyReply,
  idOf: (event: OwnedEvent) => number,
  isStillAllowed: () => Promise<boolean>,
): EventStream {
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
    reader: {
      async write(events) {
        if (raw.destroyed || raw.writableEnded) return;
        const text = events.map((event) =>
          encodeEvent(idOf(event), {
            generationId: event.generationId,
            seq: event.seq,
            event: event.event,
          }),
        );
        if (raw.write(text.join(''))) return;
        await Promise.race([new Promise((resolve) => raw.once('drain', resolve)), closed]);
      },
      end() {
        clearInterval(beat);
        raw.end();
      },
    },
    onClose: (listener) => void closed.then(listener),
  };
}
