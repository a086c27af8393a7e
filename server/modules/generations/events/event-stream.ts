import type { FastifyReply } from 'fastify';
import { encodeEvent } from '#contract/events.ts';
import { openTextStream } from '#server/core/event-stream.ts';
import type { OwnedEvent } from './event-log.repo.ts';
import type { Reader } from './live-events.ts';

interface EventStream {
  reader: Reader;
  onClose(listener: () => void): void;
}

export function openEventStream(
  reply: FastifyReply,
  idOf: (event: OwnedEvent) => number,
  isStillAllowed: () => Promise<boolean>,
): EventStream {
  const stream = openTextStream(reply, isStillAllowed);
  return {
    reader: {
      write(events) {
        const text = events.map((event) =>
          encodeEvent(idOf(event), {
            generationId: event.generationId,
            seq: event.seq,
            event: event.event,
          }),
        );
        return stream.write(text.join(''));
      },
      end: stream.end,
    },
    onClose: stream.onClose,
  };
}
