import { CALLS, TOKEN_HEADER } from '#contract/paths.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { linesOf, type Lines, zipOfLines } from '#tests/support/archive-lines.ts';
import { signUp } from '#tests/support/sign-up.ts';
import { openScene } from '#tests/support/server-process.ts';

/** How long others wait for an answer while one account takes in as much as it may, on either engine. */

const ENGINES = ['embedded', 'postgres'] as const;
const LIMIT_MS = 500;
/** Of each text there are two rows: itself and its version. A few more come with them. */
const TEXTS = 99_900;

type Figures = Record<'importSeconds' | 'answers' | 'slowestMs', number>;

interface ImportResult extends Record<(typeof ENGINES)[number], Figures> {
  name: 'import';
  /** The limit over the slowest answer: above 1 is within it. */
  ratio: number;
}

export async function run([texts = TEXTS]: (string | number)[]): Promise<ImportResult> {
  const found: Partial<Record<(typeof ENGINES)[number], Figures>> = {};
  console.log('engine        import s   answers  slowest ms');
  for (const engine of ENGINES) {
    const scene = openScene();
    try {
      const env = engine === 'postgres' ? { DATABASE_URL: await scene.database() } : {};
      const dataDir = scene.folder();
      const server = await scene.start({ dataDir, env });
      const other = { url: server.url, token: await signUp(server, dataDir, 'other@example.org') };
      found[engine] = await measure(server, other, Number(texts));
      const { importSeconds, answers, slowestMs } = found[engine];
      const cells = [importSeconds.toFixed(0), String(answers), slowestMs.toFixed(0)];
      console.log(engine.padEnd(11) + cells.map((cell) => cell.padStart(10)).join(' '));
    } finally {
      await scene.close();
    }
  }
  const { embedded, postgres } = found as Record<(typeof ENGINES)[number], Figures>;
  const slowest = Math.max(embedded.slowestMs, postgres.slowestMs);
  return { name: 'import', ratio: Number((LIMIT_MS / slowest).toFixed(2)), embedded, postgres };
}

interface Signed {
  url: string;
  token: string;
}

async function measure(owner: Signed, other: Signed, texts: number): Promise<Figures> {
  const client = createApiClient(owner);
  await client.log(
    await client.create({ format: 'summary', sample: true, options: { length: 'short' } }),
  );
  const headers = { [TOKEN_HEADER]: owner.token };
  const exported = await fetch(owner.url + CALLS.accountExport, { headers });
  const lines = linesOf(new Uint8Array(await exported.arrayBuffer()));
  const body = Buffer.from(zipOfLines(manyTexts(lines, texts)));

  const begun = performance.now();
  let isOver = false;
  const importing = fetch(owner.url + CALLS.accountImport, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/zip' },
    body,
  }).finally(() => (isOver = true));
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
  }
  const answer = await importing;
  if (!answer.ok) throw new Error(await answer.text());
  return { importSeconds: (performance.now() - begun) / 1000, answers, slowestMs };
}

function manyTexts(lines: Lines, count: number): Lines {
  const [text] = lines['generations']!;
  const [version] = lines['versions']!;
  const idOf = (number: number) => `gen_${String(number).padStart(26, '0')}`;
  const numbers = Array.from({ length: count }, (_, index) => index);
  return {
    ...lines,
    generations: numbers.map((number) => ({ ...text, id: idOf(number) })),
    versions: numbers.map((number) => ({ ...version, generationId: idOf(number) })),
  };
}
