import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { AppError } from '#server/core/app-error.ts';
import {
  type ArchiveTexts,
  openTexts,
  sweepTexts,
  textParts,
  type TextLimits,
} from './archive-texts.ts';

async function open(
  t: TestContext,
  limits: Partial<TextLimits>,
  receivedBytes = 1,
): Promise<ArchiveTexts> {
  const texts = await openTexts({
    wanted: new Set(['versions']),
    receivedBytes: () => receivedBytes,
    limits,
  });
  t.after(() => texts.remove());
  return texts;
}

async function put(texts: ArchiveTexts, name: string, text: string): Promise<void> {
  const take = texts.taker(name)!;
  await take(Buffer.from(text));
  await take(null);
}

async function linesIn(texts: ArchiveTexts): Promise<string[]> {
  const lines: string[] = [];
  for await (const { text } of texts.linesOf('versions')) lines.push(text);
  return lines;
}

test("a backup that is too large isn't called damaged, and read-only parts count towards the limit", async (t) => {
  for (const name of ['versions.jsonl', 'usage.jsonl']) {
    const texts = await open(t, { mostBytes: 10 });
    const take = texts.taker(name)!;
    await take(Buffer.from('12345'));
    await assert.rejects(async () => take(Buffer.from('678901')), /too large to import/);
  }
});

test("a zip bomb is refused; a large file with as much text isn't", async (t) => {
  const limits = { believedBytes: 100, mostForOne: 50 };
  const bomb = await open(t, limits, 2);
  await put(bomb, 'versions.jsonl', 'x'.repeat(100));
  await assert.rejects(
    put(bomb, 'versions-2.jsonl', 'x'),
    /This backup unpacks to far more text than its size suggests\. Nothing was imported/,
  );
  await put(await open(t, limits, 3), 'versions.jsonl', 'x'.repeat(150));
});

test('a backup is refused before it fills the disk', async (t) => {
  const texts = await open(t, { spareBytes: 2 ** 60, lookEveryBytes: 10 });
  const isFull = (error: unknown) => error instanceof AppError && error.code === 'storage_full';
  await put(texts, 'versions.jsonl', '12345');
  await assert.rejects(put(texts, 'versions-2.jsonl', '67890'), isFull);
});

test("two concurrent imports don't fill the disk either", async (t) => {
  const openHere = async () => {
    const texts = await openTexts({
      wanted: new Set(['versions']),
      receivedBytes: () => 1,
      limits: { spareBytes: 0, lookEveryBytes: 10 },
      freeBytes: async () => 100,
    });
    t.after(() => texts.remove());
    return texts;
  };
  const first = await openHere();
  await put(first, 'versions.jsonl', 'x'.repeat(60));
  await assert.rejects(put(await openHere(), 'versions.jsonl', 'x'.repeat(60)), {
    code: 'storage_full',
  });
  await first.remove();
});

test('an invalid line is reported with its file name, and a missing final line break is accepted', async (t) => {
  const texts = await open(t, {});
  await put(texts, 'versions.jsonl', 'one\n\ntwo');
  await put(texts, 'versions-2.jsonl', 'three\nfour\n');
  const found: string[] = [];
  for await (const { text, place } of texts.linesOf('versions')) found.push(`${place}: ${text}`);
  assert.deepEqual(found, [
    'Line 1 of versions.jsonl: one',
    'Line 3 of versions.jsonl: two',
    'Line 1 of versions-2.jsonl: three',
    'Line 2 of versions-2.jsonl: four',
  ]);
  assert.equal(texts.readShare(), 1);
});

test('files unpacked by a killed process are removed after a day, and never during an import', async (t) => {
  const within = await mkdtemp(join(tmpdir(), 'sweep-'));
  t.after(() => rm(within, { recursive: true }));
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of ['quillcast-import-dead', 'quillcast-import-going', 'somebody-else']) {
    const folder = join(within, name);
    const file = join(folder, 'versions.jsonl');
    await mkdir(folder);
    await writeFile(file, 'private');
    if (!name.endsWith('going')) await utimes(file, old, old);
    await utimes(folder, old, old);
  }
  await sweepTexts(within);
  assert.deepEqual((await readdir(within)).toSorted(), ['quillcast-import-going', 'somebody-else']);
});

test('a text too long for one archive file is split on export and comes back whole', async (t) => {
  const lines = ['one\n', 'two\n', 'three\n', 'four\n', 'five\n'];
  async function* given(): AsyncGenerator<string> {
    yield* lines;
  }
  const texts = await open(t, {});
  const names: string[] = [];
  for await (const { name, content } of textParts('versions', given(), 8)) {
    names.push(name);
    const take = texts.taker(name)!;
    for await (const piece of content) await take(Buffer.from(piece));
    await take(null);
  }
  assert.deepEqual(names, ['versions.jsonl', 'versions-2.jsonl', 'versions-3.jsonl']);
  assert.deepEqual(
    await linesIn(texts),
    lines.map((line) => line.trim()),
  );
  assert.throws(() => texts.taker('versions-2.jsonl'), AppError);
});

test('a table without rows still gets its file', async () => {
  async function* none(): AsyncGenerator<string> {}
  const names: string[] = [];
  for await (const { name, content } of textParts('styles', none())) {
    names.push(name);
    for await (const line of content) assert.fail(String(line));
  }
  assert.deepEqual(names, ['styles.jsonl']);
});
