import { createWriteStream, openAsBlob, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CALLS, TOKEN_HEADER } from '#contract/paths.ts';
import type { Document } from '#contract/documents.ts';
import { type ArchivePart, packArchive } from '#server/modules/account-data/zip-writer.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { importEventsIn, linesOf, type Lines } from '#tests/support/archive-lines.ts';
import { residentMb } from '#tests/support/resident-mb.ts';
import { signUp } from '#tests/support/sign-up.ts';
import { openScene } from '#tests/support/server-process.ts';

/** Response times for others, and memory use, while one account imports a very large backup. */

const ENGINES = ['embedded', 'postgres'] as const;
const LIMIT_MS = 500;
const MEGABYTE = 1024 ** 2;
/** Each draft has two rows: itself and its version. */
const TEXTS = 100_000;

type Figures = Record<
  'importSeconds' | 'answers' | 'slowestMs' | 'memoryBeforeMb' | 'mostMemoryMb',
  number
>;

interface ImportResult extends Record<(typeof ENGINES)[number], Figures> {
  name: 'import';
  /** The limit divided by the slowest response: above 1 is within it. */
  ratio: number;
}

export async function run([texts = TEXTS]: (string | number)[]): Promise<ImportResult> {
  const found: Partial<Record<(typeof ENGINES)[number], Figures>> = {};
  const all = openScene();
  const file = join(all.folder(), 'archive.zip');
  console.log('engine       import s    answers slowest ms  MB before    MB most');
  try {
    for (const engine of ENGINES) {
      const scene = openScene();
      try {
        const env = engine === 'postgres' ? { DATABASE_URL: await scene.database() } : {};
        const dataDir = scene.folder();
        const server = await scene.start({ dataDir, env });
        const token = await signUp(server, dataDir, 'other@example.org');
        if (engine === ENGINES[0]) await writeArchive(server, Number(texts), file);
        found[engine] = await measure(server, { url: server.url, token }, file);
        const cells = Object.values(found[engine]).map((value) => value.toFixed(0).padStart(10));
        console.log(`${engine.padEnd(11)}${cells.join(' ')}`);
      } finally {
        await scene.close();
      }
    }
  } finally {
    await all.close();
  }
  const { embedded, postgres } = found as Record<(typeof ENGINES)[number], Figures>;
  const slowest = Math.max(embedded.slowestMs, postgres.slowestMs);
  return { name: 'import', ratio: Number((LIMIT_MS / slowest).toFixed(2)), embedded, postgres };
}

interface Signed {
  url: string;
  token: string;
}

async function measure(
  owner: Signed & { pid: number },
  other: Signed,
  file: string,
): Promise<Figures> {
  const memoryBeforeMb = residentMb(owner.pid);
  let mostMemoryMb = memoryBeforeMb;
  const begun = performance.now();
  let isOver = false;
  const importing = bringIn(owner, file).finally(() => (isOver = true));
  let answers = 0;
  let slowestMs = 0;
  while (!isOver) {
    const asked = performance.now();
    const answer = await fetch(other.url + CALLS.generations, {
      headers: { [TOKEN_HEADER]: other.token },
    });
    await answer.text();
    slowestMs = Math.max(slowestMs, performance.now() - asked);
    answers += 1;
    mostMemoryMb = Math.max(mostMemoryMb, residentMb(owner.pid));
  }
  await importing;
  const importSeconds = (performance.now() - begun) / 1000;
  return { importSeconds, answers, slowestMs, memoryBeforeMb, mostMemoryMb };
}

/** Imports it as a browser would. */
async function bringIn({ url, token }: Signed, file: string): Promise<void> {
  const answer = await fetch(url + CALLS.accountImport, {
    method: 'POST',
    headers: {
      [TOKEN_HEADER]: token,
      'content-type': 'application/zip',
      accept: 'text/event-stream',
    },
    body: await openAsBlob(file),
  });
  const text = await answer.text();
  const last = answer.ok ? importEventsIn(text).at(-1) : null;
  if (last?.type !== 'imported') throw new Error(text.slice(-1000));
}

/** A backup of an account with one draft, multiplied to many with different texts. */
async function writeArchive(owner: Signed, texts: number, file: string): Promise<void> {
  const client = createApiClient(owner);
  await client.log(
    await client.create({ format: 'summary', sample: true, options: { length: 'short' } }),
  );
  const headers = { [TOKEN_HEADER]: owner.token };
  const exported = await fetch(owner.url + CALLS.accountExport, { headers });
  const lines = linesOf(new Uint8Array(await exported.arrayBuffer()));
  await pipeline(packArchive(partsOf(lines, texts)), createWriteStream(file));
  console.log(`the archive has ${(statSync(file).size / MEGABYTE).toFixed(0)} MB`);
}

async function* partsOf(lines: Lines, count: number): AsyncGenerator<ArchivePart> {
  const words = JSON.stringify(lines['transcripts']).match(/[a-z]{3,}/g) ?? [];
  for (const [name, rows] of Object.entries(lines)) {
    const isMany = name === 'generations' || name === 'versions';
    const content = isMany ? manyRows(rows[0]!, words, count) : linesFor(rows);
    yield { name: `${name}.jsonl`, content };
  }
}

async function* linesFor(rows: Iterable<object>): AsyncGenerator<string> {
  for (const row of rows) yield `${JSON.stringify(row)}\n`;
}

async function* manyRows(
  row: Lines[string][number],
  words: readonly string[],
  count: number,
): AsyncGenerator<string> {
  for (let number = 0; number < count; number += 1) {
    const id = `gen_${String(number).padStart(26, '0')}`;
    const document = rewritten(row['document'] as Document, words, number);
    const named = 'generationId' in row ? { generationId: id } : { id };
    yield* linesFor([{ ...row, ...named, document }]);
  }
}

/** The same length in other words. */
function rewritten(document: Document, words: readonly string[], seed: number): Document {
  let state = seed + 1;
  const other = () => {
    state = (state * 48_271) % 2_147_483_647;
    return words[state % words.length]!;
  };
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => ({
      ...block,
      md: block.md.split(' ').map(other).join(' '),
    })),
  }));
  return { ...document, sections };
}
