import * as zip from './zip-format.ts';
import { crc32, createInflateRaw } from 'node:zlib';
import { AppError } from '#server/core/app-error.ts';

const MOST_FILES = 10_000;
/** Limit for ignored files, against zip bombs. */
const MOST_PASSED_OVER_BYTES = 512 * 1024 * 1024;
/** Size of the end record, and with the longest comment. */
const ENDING_BYTES = 22;
const LONGEST_ENDING = ENDING_BYTES + 65_535;

/** Receives the chunks of one file, then `null`. Its promise is awaited before more is read. */
export type PieceTaker = (piece: Uint8Array | null) => Promise<void> | void;

/**
 * Reads a zip as a stream, file by file. File contents are never searched for signatures, so they may contain anything, and
 * checksums are verified. `open` decides what to do with each file; `null` skips it. Throws `archive_unreadable` if it's no
 * zip, damaged or incomplete.
 */
export async function readArchive(
  bytes: AsyncIterable<Uint8Array>,
  open: (name: string) => PieceTaker | null,
): Promise<void> {
  const source = createByteSource(bytes);
  let passedOver = 0;
  const passOver: PieceTaker = (piece) => {
    passedOver += piece?.length ?? 0;
    if (passedOver > MOST_PASSED_OVER_BYTES) throw new AppError('archive_unreadable');
  };
  let fault: unknown;
  /** A failure to store a file isn't the archive's fault. */
  const openGuarded = (name: string): PieceTaker => {
    const take = open(name) ?? passOver;
    return async (piece) => {
      try {
        await take(piece);
      } catch (error) {
        fault = error;
        throw error;
      }
    };
  };
  try {
    for (let count = 0; ; count += 1) {
      const signature = (await source.take(4)).readUInt32LE();
      if (signature !== zip.SIGNATURE.local) {
        await assertEnd(source, signature);
        return;
      }
      if (count >= MOST_FILES) throw new AppError('archive_unreadable');
      await readFile(source, openGuarded);
    }
  } catch (error) {
    if (error === fault || error instanceof AppError) throw error;
    throw new AppError('archive_unreadable', { cause: error });
  }
}

async function readFile(source: ByteSource, open: (name: string) => PieceTaker): Promise<void> {
  const head = await source.take(26);
  const flags = head.readUInt16LE(2);
  const method = head.readUInt16LE(4);
  const name = (await source.take(head.readUInt16LE(22))).toString('utf8');
  const large = findLarge(await source.take(head.readUInt16LE(24)));
  const sizesFollow = (flags & zip.FLAG.sizesFollow) !== 0;
  const isReadable = method === zip.DEFLATED || (method === zip.STORED && !sizesFollow);
  if (!isReadable || flags & zip.FLAG.encrypted) throw new AppError('archive_unreadable');
  const told = {
    crc: head.readUInt32LE(10),
    bytes: sizeIn(head.readUInt32LE(18), large, 0),
    packedBytes: sizeIn(head.readUInt32LE(14), large, 8),
  };
  const take = open(name);
  let crc = 0;
  let bytes = 0;
  const content = method === zip.DEFLATED ? inflated(source) : source.next(told.packedBytes);
  for await (const piece of content) {
    crc = crc32(piece, crc);
    bytes += piece.length;
    await take(piece);
  }
  if (sizesFollow) Object.assign(told, await readDescriptor(source, large !== null));
  if (told.crc !== crc || told.bytes !== bytes) throw new AppError('archive_unreadable');
  await take(null);
}

function findLarge(extra: Buffer): Buffer | null {
  for (let at = 0; at + 4 <= extra.length;) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === zip.EXTRA_64) return extra.subarray(at + 4, end);
    at = end;
  }
  return null;
}

function sizeIn(told: number, large: Buffer | null, at: number): number {
  return told === zip.MOST_32 && large ? Number(large.readBigUInt64LE(at)) : told;
}

/** Its signature is common but optional. */
async function readDescriptor(
  source: ByteSource,
  isLarge: boolean,
): Promise<{ crc: number; bytes: number }> {
  const first = (await source.take(4)).readUInt32LE();
  const crc = first === zip.SIGNATURE.descriptor ? (await source.take(4)).readUInt32LE() : first;
  const sizes = await source.take(isLarge ? 16 : 8);
  return { crc, bytes: isLarge ? Number(sizes.readBigUInt64LE(8)) : sizes.readUInt32LE(4) };
}

/** Inflates until the deflate stream ends, and leaves the following bytes unread. */
async function* inflated(source: ByteSource): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw();
  let given = 0;
  let last: Buffer = Buffer.alloc(0);
  const broken = new Promise<void>((resolve) => inflate.once('error', () => resolve()));
  async function feed(): Promise<void> {
    for await (const chunk of source.next(Infinity)) {
      last = chunk;
      given += chunk.length;
      const taken = new Promise<void>((resolve) => inflate.write(chunk, () => resolve()));
      await Promise.race([taken, broken]);
      // It consumes nothing beyond its end.
      if (inflate.destroyed || inflate.bytesWritten < given) return;
    }
    inflate.end();
  }
  const feeding = feed().catch((error: Error) => void inflate.destroy(error));
  yield* inflate as AsyncIterable<Buffer>;
  await feeding;
  source.putBack(last.subarray(last.length - (given - inflate.bytesWritten)));
}

/** Detects a zip truncated between two files, which looks complete up to here. */
async function assertEnd(source: ByteSource, first: number): Promise<void> {
  let tail = Buffer.alloc(4);
  tail.writeUInt32LE(first);
  for await (const chunk of source.next(Infinity)) {
    tail = Buffer.concat([tail, chunk]).subarray(-LONGEST_ENDING);
  }
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(zip.SIGNATURE.ending);
  const ending = tail.lastIndexOf(signature);
  if (ending < 0 || tail.length - ending < ENDING_BYTES) throw new AppError('archive_unreadable');
}

/** Reads chunks of any size in whatever sizes are needed. */
interface ByteSource {
  /** Exactly this many bytes. Throws `archive_unreadable` if there are fewer. */
  take(count: number): Promise<Buffer>;
  /** This many bytes in chunks; with `Infinity` all the rest. Throws like {@link take}. */
  next(count: number): AsyncGenerator<Buffer>;
  /** Returns unused bytes; they are read first. */
  putBack(bytes: Buffer): void;
}

function createByteSource(bytes: AsyncIterable<Uint8Array>): ByteSource {
  const arriving = bytes[Symbol.asyncIterator]();
  let waiting: Buffer = Buffer.alloc(0);

  /** `null` at the end. */
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
