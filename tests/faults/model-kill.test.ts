import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CALLS, TOKEN_HEADER } from '#contract/paths.ts';
import { UsageSchema } from '#contract/usage.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { openScene } from '#tests/support/server-process.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel, sectionsIn } from '#tests/support/stand-in-writer.ts';
import { SEED, seededRandom } from './seeded-random.ts';

/** `FAULT_KILLS=50 node --test tests/faults/model-kill.test.ts` for the long version. */
const KILLS = Number(process.env['FAULT_KILLS'] ?? 1);
const TOKENS_PER_SECOND = 500;
const MODEL = 'local/stand-in-model';
const WANTED = [
  { format: 'blog', sample: true, model: MODEL },
  { format: 'summary', sample: true, model: MODEL, options: { length: 'long' } },
  { format: 'newsletter', sample: true, model: MODEL, alsoMake: ['tweet'] },
] as const;

interface Asking {
  nonce: string;
  sections: string[];
  /** Names of what was stored of the run when the question came. */
  stored: string[];
}

test('killed at any moment, every run with a model ends, and nothing stored is asked for again', async (t: TestContext) => {
  t.diagnostic(`FAULT_SEED=${SEED}`);
  const random = seededRandom(SEED);
  const scene = openScene();
  const url = await scene.database();
  const database = new pg.Pool({ connectionString: url, max: 2 });
  t.after(async () => {
    await database.end();
    await scene.close();
  });
  const askings: Asking[] = [];
  const models = await startStandInModels({
    tokensPerSecond: TOKENS_PER_SECOND,
    async answer(asked) {
      const prompt = asked.messages[0]!.content;
      const nonce = /<<<(?:TRANSCRIPT|NOTES) (\w+)>>>/u.exec(prompt)![1]!;
      const { rows } = await database.query<{ name: string }>(
        `SELECT name FROM generation_steps WHERE generation_id =
           (SELECT generation_id FROM generation_steps WHERE name = 'plan' AND result->>'nonce' = $1)`,
        [nonce],
      );
      const stored = rows.map(({ name }) => name);
      askings.push({ nonce, sections: sectionsIn(prompt).map(({ id }) => id), stored });
      return answerLikeAModel(asked);
    },
  });
  t.after(() => models.close());
  const settings = {
    dataDir: scene.folder(),
    env: { DATABASE_URL: url, ...models.env(), LOCAL_AI_URL: models.localUrl },
  };

  let server = await scene.start(settings);
  const ids: string[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const client = createApiClient(server);
    for (const wanted of WANTED) ids.push(await client.create(wanted));
    const before = askings.length;
    // At the edge of a stage, or anywhere in it.
    if (random.chance(0.5)) while (askings.length < before + random.whole(1, 3)) await pause(10);
    await pause(random.whole(0, 2500));
    server.kill('SIGKILL');
    await server.exit;
    server = await scene.start(settings);
  }
  const client = createApiClient(server);
  for (const { id } of await client.list()) {
    await client.log(id);
    const { status, error, document } = await client.get(id);
    assert.equal(status, 'done', `${id}: ${JSON.stringify(error)}`);
    assert.ok(document && document.sections.length > 0);
  }

  for (const { sections, stored } of askings) {
    const again = sections.filter((id) => stored.includes(`section ${id}`));
    assert.deepEqual(again, [], 'asked for what was stored');
  }
  const notes = models.calls.filter(({ messages }) =>
    messages[0]!.content.includes('Note everything'),
  );
  const finished = notes
    .filter((call) => call.finished)
    .map(({ messages }) => materialOf(messages[0]!.content));
  assert.ok(
    finished.length - new Set(finished).size <= KILLS,
    'a stretch was read again and again',
  );

  const rows = await ledger(server);
  assert.equal(rows.length, models.calls.length, 'the ledger and the meter count other calls');
  const cutOff = rows.filter(({ estimated }) => estimated).length;
  t.diagnostic(
    `${KILLS} kills, ${ids.length} runs, ${rows.length} calls, ${cutOff} booked as an estimate`,
  );
  assert.ok(cutOff <= KILLS * 4, 'more calls were lost than were in flight');
  const booked = rows.filter(({ estimated }) => !estimated);
  const metered = new Map<string, number>();
  for (const { tokens } of models.calls) {
    const key = `${tokens.in}/${tokens.out}`;
    metered.set(key, (metered.get(key) ?? 0) + 1);
  }
  for (const { tokensIn, tokensOut } of booked) {
    const key = `${tokensIn}/${tokensOut}`;
    assert.ok((metered.get(key) ?? 0) > 0, `${key} is on the ledger and not on the meter`);
    metered.set(key, metered.get(key)! - 1);
  }
});

function materialOf(prompt: string): string {
  return /<<<TRANSCRIPT \w+>>>\n([\s\S]*?)\n<<<END/u.exec(prompt)?.[1] ?? '';
}

async function ledger({ url, token }: { url: string; token: string }) {
  const rows = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `?cursor=${cursor}`;
    const response = await fetch(url + CALLS.usage + query, { headers: { [TOKEN_HEADER]: token } });
    const page = UsageSchema.parse(await response.json());
    rows.push(...page.rows);
    cursor = page.nextCursor;
  }
  return rows;
}
