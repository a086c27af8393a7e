import { closeSync, createReadStream, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

const BLOCK_BYTES = 512;
const PIECE_BYTES = 1024 * 1024;
const [FILE, OLD_FILE, FOLDER] = ['0', '\0', '5'];

/**
 * Unpacks an archive (tar or tar.gz) written by the engine, in chunks. The engine itself would hold it in memory three times (130
 * MB for an empty database) and keep most of that. Throws if the archive is truncated or invalid.
 */
export async function unpackArchive(archive: string, folder: string): Promise<void> {
  const bytes = createReadStream(archive, { highWaterMark: PIECE_BYTES });
  const lay = (source: AsyncIterable<Buffer>) => layFiles(source, folder);
  try {
    if (!isCompressed(archive)) await lay(bytes);
    else await pipeline(bytes, createGunzip({ chunkSize: PIECE_BYTES }), lay);
  } finally {
    bytes.destroy();
  }
}

function isCompressed(archive: string): boolean {
  const file = openSync(archive, 'r');
  try {
    const start = Buffer.alloc(2);
    readSync(file, start, 0, 2, 0);
    return start.equals(Buffer.of(0x1f, 0x8b));
  } finally {
    closeSync(file);
  }
}

async function layFiles(source: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  /** Returns up to `most` bytes, at least one. */
  async function readSome(most: number): Promise<Buffer> {
    while (rest.length === 0) {
      const { value, done } = await pieces.next();
      if (done) throw new Error('the archive ends too early');
      rest = value;
    }
    const some = rest.subarray(0, most);
    rest = rest.subarray(some.length);
    return some;
  }
  async function readEach(length: number, use: (some: Buffer) => void): Promise<void> {
    for (let left = length; left > 0;) {
      const some = await readSome(left);
      use(some);
      left -= some.length;
    }
  }

  for (;;) {
    const parts: Buffer[] = [];
    await readEach(BLOCK_BYTES, (some) => parts.push(some));
    const entry = readHeader(Buffer.concat(parts));
    if (!entry) break;
    const path = join(folder, entry.path);
    if (entry.isFolder) {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      continue;
    }
    const file = openSync(path, 'wx', 0o600);
    try {
      await readEach(entry.size, (some) => writeSync(file, some));
    } finally {
      closeSync(file);
    }
    const isOver = entry.size % BLOCK_BYTES;
    if (isOver > 0) await readEach(BLOCK_BYTES - isOver, () => {});
  }
  // Read to the end, because gzip verifies its checksum there.
  while (!(await pieces.next()).done);
}

interface Entry {
  path: string;
  size: number;
  isFolder: boolean;
}

/** `null` for the empty block at the end. */
function readHeader(header: Buffer): Entry | null {
  if (header.every((byte) => byte === 0)) return null;
  const text = (start: number, length: number) =>
    header
      .toString('latin1', start, start + length)
      .split('\0', 1)[0]!
      .trim();
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (Number.parseInt(text(148, 8), 8) !== sum) throw new Error('the archive is damaged');
  const path = text(0, 100);
  const kind = String.fromCharCode(header[156]!);
  const isFolder = kind === FOLDER;
  const size = isFolder ? 0 : Number.parseInt(text(124, 12), 8);
  const isKnown = isFolder || kind === FILE || kind === OLD_FILE;
  if (!isKnown || !Number.isSafeInteger(size) || path.split('/').includes('..')) {
    throw new Error(`the database archive contains an unexpected entry: ${path}`);
  }
  return { path, size, isFolder };
}
