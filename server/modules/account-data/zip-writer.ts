import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import * as zip from './zip-format.ts';

/** A file of the archive, streamed. */
export interface ArchivePart {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
  /** Set for audio, which doesn't compress and is stored as it is. */
  soundBytes?: number;
}

const PIECE_BYTES = 256 * 1024;
const MOST_IN_BLOCK = 65_535;
const BLOCK_HEAD_BYTES = 5;

/**
 * Streams a zip. Every file carries its own end, so it can be read as a stream. Zip64 is used only where a file or the
 * archive needs it.
 */
export async function* packArchive(parts: AsyncIterable<ArchivePart>): AsyncGenerator<Uint8Array> {
  const entries: zip.Entry[] = [];
  let offset = 0;
  for await (const { name, content, soundBytes } of parts) {
    const entry: zip.Entry = {
      name: Buffer.from(name),
      crc: 0,
      packedBytes: 0,
      bytes: 0,
      offset,
      isLarge: (soundBytes ?? 0) > zip.MOST_32 - zip.MOST_32 / 1000,
    };
    const head = zip.localHead(entry);
    yield head;
    const pieces = counted(inPieces(content), entry);
    for await (const piece of soundBytes === undefined ? deflated(pieces) : stored(pieces)) {
      entry.packedBytes += piece.length;
      yield piece;
    }
    const end = zip.descriptor(entry);
    yield end;
    offset += head.length + entry.packedBytes + end.length;
    entries.push(entry);
  }
  const start = offset;
  for (const entry of entries) {
    const line = zip.directoryLine(entry);
    offset += line.length;
    yield line;
  }
  yield zip.ending({ count: entries.length, start, bytes: offset - start });
}

/** Combines lines into chunks, because handling each one costs more than compressing it. */
async function* inPieces(content: ArchivePart['content']): AsyncGenerator<Buffer> {
  let gathered: Uint8Array[] = [];
  let bytes = 0;
  for await (const given of content) {
    const piece = typeof given === 'string' ? Buffer.from(given) : given;
    gathered.push(piece);
    bytes += piece.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(gathered);
}

async function* counted(pieces: AsyncIterable<Buffer>, entry: zip.Entry): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    entry.crc = crc32(piece, entry.crc);
    entry.bytes += piece.length;
    yield piece;
  }
}

function deflated(pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  // Errors reach the reader of the stream.
  return pipeline(Readable.from(pieces), createDeflateRaw(), () => {});
}

/** Uncompressed deflate blocks. Unlike a stored file, a deflate stream marks its own end. */
async function* stored(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    const blocks = Math.ceil(piece.length / MOST_IN_BLOCK);
    const out = Buffer.allocUnsafe(piece.length + blocks * BLOCK_HEAD_BYTES);
    let at = 0;
    for (let from = 0; from < piece.length; from += MOST_IN_BLOCK) {
      const block = piece.subarray(from, from + MOST_IN_BLOCK);
      at = writeBlockHead(out, at, block.length, false);
      at += block.copy(out, at);
    }
    yield out;
  }
  const last = Buffer.allocUnsafe(BLOCK_HEAD_BYTES);
  writeBlockHead(last, 0, 0, true);
  yield last;
}

function writeBlockHead(out: Buffer, at: number, bytes: number, isLast: boolean): number {
  out.writeUInt8(isLast ? 1 : 0, at);
  out.writeUInt16LE(bytes, at + 1);
  return out.writeUInt16LE(~bytes & 0xffff, at + 3);
}
