import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createEventParser, type ReceivedEvent } from '#contract/events.ts';
import { applyEvent, EMPTY_RUN } from '#contract/run-view.ts';
import { generationSteps } from '#server/db/schema/generations.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { untilEnded } from '#tests/support/until-ended.ts';
import { READING_STEP } from '../model/stored-verdicts.ts';
import { compactOldRuns } from './compaction.ts';

const app = await makeApp({ after }, { listens: true });
const { db } = app.database;

async function write(): Promise<string> {
  const wish = { format: 'summary', language: 'english', sample: true };
  const { body } = await app.owner.call('POST', '/generations', wish);
  const [{ id }] = body.generations;
  await untilEnded(app.owner, id);
  return id;
}

async function replay(id: string, from = 0): Promise<ReceivedEvent[]> {
  const response = await fetch(`${app.url}/generations/${id}/events`, {
    headers: { token: app.owner.token, 'last-event-id': String(from) },
  });
  return createEventParser()(await response.text());
}
const fold = (events: readonly ReceivedEvent[]) =>
  events.reduce((view, { event }) => applyEvent(view, event), EMPTY_RUN);
const read = async (id: string) => (await app.owner.call('GET', `/generations/${id}`)).body;

async function age(id: string, days: number): Promise<void> {
  await db.$client.query(
    `UPDATE generation_events SET created_at = created_at - make_interval(days => $2) WHERE generation_id = $1`,
    [id, days],
  );
}
async function countKept(id: string) {
  const { rows } = await db.$client.query(
    `SELECT (SELECT count(*)::int FROM generation_events WHERE generation_id = $1) AS events,
            (SELECT count(*)::int FROM generation_steps WHERE generation_id = $1) AS steps`,
    [id],
  );
  return rows[0] as { events: number; steps: number };
}

test('a text finished over a week ago keeps its words, checks and cost, and can still be replayed', async () => {
  const [old, young] = [await write(), await write()];
  await age(old, 8);
  await age(young, 6);
  const before = { row: await read(old), events: await replay(old), young: await replay(young) };
  assert.equal(await compactOldRuns(app.database), 1);
  assert.equal(await compactOldRuns(app.database), 0, 'it is done once');

  assert.deepEqual(await countKept(old), { events: 0, steps: 0 });
  assert.deepEqual(await read(old), before.row);
  const events = await replay(old);
  assert.deepEqual(
    events.map(({ seq, id }) => [seq, id]),
    before.events.map(({ seq, id }) => [seq, id]),
    'every number is there',
  );
  const { stage: _, ...view } = fold(events);
  const { stage: __, ...was } = fold(before.events);
  assert.deepEqual(view, was);
  assert.deepEqual(await replay(old, 5), events.slice(5), 'a reader goes on from where it was');
  assert.deepEqual(await replay(old, events.length), []);

  assert.deepEqual(await replay(young), before.young, 'a younger one is replayed as it was');
  assert.ok((await countKept(young)).steps > 0);
});

test('an event appended to a compacted log comes after everything that was in it', async () => {
  const id = await write();
  await age(id, 8);
  const { lastSeq, document } = await read(id);
  await compactOldRuns(app.database);
  const title = 'Another title';
  const saved = await app.owner.call(
    'PATCH',
    `/generations/${id}`,
    {
      document: { ...document, title },
    },
    { 'if-match': '1' },
  );
  assert.equal(saved.status, 200, saved.text);
  const events = await replay(id);
  assert.deepEqual(
    events.map(({ seq }) => seq),
    events.map((_, index) => index + 1),
  );
  assert.ok(events.length > lastSeq);
  assert.deepEqual(events.at(-1)!.event.type, 'edited');
  assert.equal(fold(events).document?.title, title);
  assert.deepEqual(await replay(id, lastSeq), events.slice(lastSeq));
});

test("a model's verdicts are kept, because later checks need them", async () => {
  const id = await write();
  const name = `${READING_STEP}1 x`;
  await db.insert(generationSteps).values({ generationId: id, name, result: {} });
  await age(id, 8);
  await compactOldRuns(app.database);
  assert.deepEqual(await countKept(id), { events: 0, steps: 1 });
});

test('a stopped or failed run keeps its steps for months; if retried later, it is written from scratch', async () => {
  const id = await write();
  await db.$client.query(
    `UPDATE generations SET status = 'failed', error_code = 'unavailable', error_message = 'Away.', version = 0 WHERE id = $1`,
    [id],
  );
  await db.$client.query('DELETE FROM generation_versions WHERE generation_id = $1', [id]);
  await age(id, 30);
  assert.equal(await compactOldRuns(app.database), 0);
  await age(id, 70);
  const { document } = await read(id);
  assert.equal(await compactOldRuns(app.database), 1);
  const view = fold(await replay(id));
  assert.deepEqual([view.status, view.error?.message], ['failed', 'Away.']);
  assert.deepEqual(view.document, document);

  assert.equal((await app.owner.call('POST', `/generations/${id}/retry`)).status, 202);
  const again = await untilEnded(app.owner, id);
  assert.equal(again.status, 'done');
  assert.deepEqual(fold(await replay(id)).document, (await read(id)).document);
});

test("shutdown doesn't wait until all old runs are compacted", async () => {
  const id = await write();
  await age(id, 8);
  const kept = await countKept(id);
  await assert.rejects(compactOldRuns(app.database, AbortSignal.abort()), { name: 'AbortError' });
  assert.deepEqual(await countKept(id), kept);
});
