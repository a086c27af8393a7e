import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import { readArchive } from './zip-reader.ts';
import { type ArchivePart, packArchive } from './zip-writer.ts';

const SIGNATURES = Buffer.from(
  'PK\u0001\u0002PK\u0003\u0004PK\u0005\u0006PK\u0007\u0008',
  'latin1',
);
/** Audio may contain any bytes, including zip signatures. */
const SOUND = Buffer.concat([randomBytes(70_000), SIGNATURES, randomBytes(300_000), SIGNATURES]);
const TEXT = '{"a":"b"}\n'.repeat(20_000);

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

async function pack(...parts: ArchivePart[]): Promise<Buffer> {
  async function* all() {
    yield* parts;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of packArchive(all())) pieces.push(piece);
  return Buffer.concat(pieces);
}

const sound = (name: string, soundBytes = SOUND.length): ArchivePart => ({
  name,
  content: once(SOUND),
  soundBytes,
});
const PARTS = () => [
  { name: 'empty.jsonl', content: once('') },
  { name: 'é.jsonl', content: once(TEXT) },
  sound('audio/one.mp3'),
  sound('audio/two.mp3'),
];
const WANTED: Record<string, Buffer> = {
  'empty.jsonl': Buffer.alloc(0),
  'é.jsonl': Buffer.from(TEXT),
  'audio/one.mp3': SOUND,
  'audio/two.mp3': SOUND,
};

async function unpack(zip: Uint8Array, chunkBytes = 65_536): Promise<Record<string, Buffer>> {
  async function* arriving() {
    for (let at = 0; at < zip.length; at += chunkBytes) yield zip.subarray(at, at + chunkBytes);
  }
  const files: Record<string, Buffer> = {};
  await readArchive(arriving(), (name) => {
    const pieces: Uint8Array[] = [];
    return (piece) => {
      if (piece) pieces.push(piece);
      else files[name] = Buffer.concat(pieces);
    };
  });
  return files;
}

test('packed files are read back unchanged whatever the chunk size, also by other programs', async () => {
  const zip = await pack(...PARTS());
  for (const chunkBytes of [65_536, 1000]) assert.deepEqual(await unpack(zip, chunkBytes), WANTED);
  const small = await pack(...PARTS().slice(0, 2));
  assert.deepEqual(Object.keys(await unpack(small, 1)), ['empty.jsonl', 'é.jsonl']);
  assert.deepEqual(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]),
    Object.entries(WANTED),
  );
  assert.deepEqual(await unpack(await pack()), {});
});

test('zips from other programs are read, stored or deflated', async () => {
  for (const level of [0, 9] as const) {
    assert.deepEqual(await unpack(zipSync(WANTED, { level }), 999), WANTED);
  }
});

test('a file larger than four gigabytes uses Zip64', async () => {
  const zip = await pack(sound('audio/large.mp3', 5 * 1024 ** 3), {
    name: 'a',
    content: once('b'),
  });
  assert.deepEqual(await unpack(zip), { 'audio/large.mp3': SOUND, a: Buffer.from('b') });
  assert.deepEqual(Buffer.from(unzipSync(zip)['audio/large.mp3']!), SOUND);
});

test('a single flipped bit anywhere in a file is detected', async () => {
  const zip = await pack(...PARTS());
  const start = zip.indexOf(SOUND.subarray(0, 1000));
  for (const at of [start + 5000, start - 3, 200]) {
    const damaged = Buffer.from(zip);
    damaged[at]! ^= 4;
    await assert.rejects(unpack(damaged), { code: 'archive_unreadable' }, `at ${at}`);
  }
  for (const end of [3, 40, zip.length >> 1, zip.length - 300, zip.length - 1]) {
    await assert.rejects(unpack(zip.subarray(0, end)), { code: 'archive_unreadable' }, `to ${end}`);
  }
});

test("a zip bomb isn't read to its end, and a failure to store a file is reported as such", async () => {
  const bomb = zipSync({ 'bomb.txt': new Uint8Array(0) });
  const zeros = deflateRawSync(Buffer.alloc(16 * 1024 * 1024));
  async function* endless() {
    const head = Buffer.from(bomb.subarray(0, 30 + 8));
    head.writeUInt16LE(8, 8);
    yield head;
    // Endless, because the final block is missing.
    for (;;) yield zeros.subarray(0, zeros.length - 64);
  }
  await assert.rejects(
    readArchive(endless(), () => null),
    { code: 'archive_unreadable' },
  );
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const failing = () => () => Promise.reject(full);
  await assert.rejects(readArchive(once(await pack(...PARTS())), failing), full);
});
