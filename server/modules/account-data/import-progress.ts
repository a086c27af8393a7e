import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ImportEvent } from '#contract/accounts.ts';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { openTextStream, type StreamLimit, type TextStream } from '#server/core/event-stream.ts';
import { accountOf } from '#server/core/http.ts';
import type { ImportWatcher } from './archive.service.ts';

const STREAM = 'text/event-stream';
/** Minimum interval between progress events. */
const PAUSE_MS = 300;

export interface ProgressTeller extends ImportWatcher {
  /** Whether the stream has started. Before that, errors are sent as a normal response. */
  isOpen(): boolean;
  end(last: ImportEvent): void;
  /** Gives back the stream that was counted, even if it was never opened. */
  release(): void;
}

/**
 * A large backup takes minutes, but proxies give up if a response doesn't start within one. Clients that ask for a stream
 * get it once the file has arrived. The import continues if the client disconnects. Throws `too_fast`, before anything has been
 * read, if the account has too many streams.
 */
export function tellProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    streams,
    isSignedIn,
  }: { streams: StreamLimit; isSignedIn: (token: string) => Promise<boolean> },
): ProgressTeller {
  const isWanted = request.headers.accept?.includes(STREAM) ?? false;
  const token = String(request.headers[TOKEN_HEADER.toLowerCase()]);
  const release = isWanted ? streams.take(accountOf(request).id) : () => {};
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
    release,
  };
}
