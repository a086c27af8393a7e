import { AppError } from '#server/core/app-error.ts';

/** Bytes that arrive in pieces of any size, read in whatever pieces are wanted. */
export interface ByteSource {
  /** Exactly so many. Throws `archive_unreadable` where there are not. */
  take(count: number): Promise<Buffer>;
  /** So many, as they come; with `Infinity` all that are left. Throws as {@link take} does. */
  next(count: number): AsyncGenerator<Buffer>;
  /** What was read too far comes first again. */
  putBack(bytes: Buffer): void;
}

export function createByteSource(bytes: AsyncIterable<Uint8Array>): ByteSource {
  const arriving = bytes[Symbol.asyncIterator]();
  let waiting: Buffer = Buffer.alloc(0);

  /** `null`: there are no more. */
  async function some(most: number): Promise<Buffer | null> {
    while (waiting.length === 0) {
      const { done, value } = await arriving.next();
      if (done) return null;
      waiting = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
    const piece = waiting.subarray(0, most);
    waiting = waiting.subarray(piece.length);
    return piece;
  }

  async function* next(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      const piece = await some(left);
      if (!piece && count === Infinity) return;
      if (!piece) throw new AppError('archive_unreadable');
      left -= piece.length;
      yield piece;
    }
  }

  return {
    next,
    async take(count) {
      const pieces: Buffer[] = [];
      for await (const piece of next(count)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
    putBack(unread) {
      waiting = Buffer.concat([unread, waiting]);
    },
  };
}
