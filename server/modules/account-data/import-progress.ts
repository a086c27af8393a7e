import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ImportEvent } from '#contract/accounts.ts';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { openTextStream, type TextStream } from '#server/core/event-stream.ts';
import type { ImportWatcher } from './archive.service.ts';

const STREAM = 'text/event-stream';
/** Nobody sees more than that. */
const PAUSE_MS = 300;

export interface ProgressTeller extends ImportWatcher {
  /** Whether the answer has begun. Before that, it is given as any other. */
  isOpen(): boolean;
  end(last: ImportEvent): void;
}

/**
 * A large backup takes minutes, and a proxy gives up on an answer that does not begin within one. Who asks for a stream
 * gets it once the file has arrived. It goes on, too, where nobody listens any more.
 */
export function tellProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  isSignedIn: (token: string) => Promise<boolean>,
): ProgressTeller {
  const isWanted = request.headers.accept?.includes(STREAM) ?? false;
  const token = String(request.headers[TOKEN_HEADER.toLowerCase()]);
  let stream: TextStream | null = null;
  let toldAt = 0;
  const tell = (event: ImportEvent) => void stream?.write(`data: ${JSON.stringify(event)}\n\n`);
  return {
    onReceived() {
      if (!isWanted) return;
      stream = openTextStream(reply, () => isSignedIn(token));
      tell({ type: 'progress', share: 0 });
    },
    onProgress(share) {
      const now = performance.now();
      if (now - toldAt < PAUSE_MS) return;
      toldAt = now;
      tell({ type: 'progress', share });
    },
    isOpen: () => stream !== null,
    end(last) {
      tell(last);
      stream?.end();
    },
  };
}
