import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { LiveEvent } from '#contract/events.ts';
import type { Generation } from '#contract/generations.ts';
import { LIMITS } from '#contract/limits.ts';
import { applyEvent, EMPTY_RUN } from '#contract/run-view.ts';
import { xLength } from '#contract/x-length.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel, sectionsIn } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';
import { appendEvents } from '../events/event-log.repo.ts';
import { reopenToRefine } from '../generations.repo.ts';
import type { PricedPlan } from './model-plan.ts';

const models = await startStandInModels({ answer: (asked) => answerLikeAModel(asked) });
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });
const MODEL = 'local/stand-in-model';
let users = 0;
const makeUser = () => app.makeUser(`model-user${(users += 1)}@example.org`);

async function start(user: TestUser, wanted: object): Promise<string[]> {
  const { status, body } = await user.call('POST', '/generations', {
    sample: true,
    model: MODEL,
    ...wanted,
  });
  assert.equal(status, 202, JSON.stringify(body));
  return body.generations.map(({ id }: { id: string }) => id);
}

/** The run's events in order. */
async function logOf(id: string): Promise<LiveEvent[]> {
  const { rows } = await app.database.db.$client.query<{ event: LiveEvent }>(
    'SELECT event FROM generation_events WHERE generation_id = $1 ORDER BY seq',
    [id],
  );
  return rows.map(({ event }) => event);
}

const seenIn = (events: readonly LiveEvent[]) =>
  events.reduce((view, event) => applyEvent(view, event), EMPTY_RUN);

for (const format of ['blog', 'summary', 'tweet', 'linkedin', 'newsletter', 'podcast'] as const) {
  test(`a model writes the ${format} format, with every block linked to its moment`, async () => {
    const user = await makeUser();
    const [id] = await start(user, { format });
    const { status, error, document, engine, usage, checks } = await untilEnded(user, id!);
    assert.equal(status, 'done', JSON.stringify(error));
    assert.deepEqual([engine.kind, document?.format], ['model', format]);
    assert.ok(usage && usage.calls >= 1 && usage.tokensIn > 500 && usage.tokensOut > 20);
    assert.ok(checks?.language?.ok);
    const blocks = document!.sections.flatMap((section) => section.blocks);
    assert.ok(
      blocks.every(({ md }) => md !== '' && !/[@]section|\[#/u.test(md)),
      JSON.stringify(blocks),
    );
    assert.ok(
      blocks
        .filter(({ blockIds }) => blockIds.length > 0)
        .every(({ startMs, kind }) => startMs !== null || kind === 'heading'),
    );
    if (document?.format === 'tweet') {
      assert.equal(blocks.length, 8);
      for (const { md } of blocks) assert.ok(xLength(md) <= LIMITS.tweet);
    }
    if (document?.format === 'newsletter') assert.equal(new Set(document.subjects).size, 3);
  });
}

test('F8 a custom format is written as its prompt says', async () => {
  const user = await makeUser();
  const { body: prompt } = await user.call('POST', '/prompts', {
    name: 'Poem',
    template: 'Write it as a poem.',
  });
  const [id] = await start(user, { format: 'custom', promptId: prompt.id });
  const { status, document } = await untilEnded(user, id!);
  assert.deepEqual([status, document?.sections[0]?.kind], ['done', 'free']);
  const asked = models.calls.at(-1)!;
  assert.match(
    asked.messages[0]!.content,
    /<<<REQUEST \w+>>>\nWrite it as a poem\.\n<<<END REQUEST/u,
  );
  assert.ok(!asked.system.includes('poem'), 'the customer’s words are in the system message');
});

test('F8 a custom format can be made in addition to another one, with its fields', async () => {
  const user = await makeUser();
  const { body: prompt } = await user.call('POST', '/prompts', {
    name: 'Letter',
    template: 'Write a letter to {{reader}}.',
    fields: [{ name: 'reader', label: 'Reader', required: true }],
  });
  const wanted = { format: 'tweet', alsoMake: ['custom'], promptId: prompt.id };
  const refused = await user.call('POST', '/generations', {
    sample: true,
    model: MODEL,
    ...wanted,
  });
  assert.deepEqual(
    [refused.status, refused.body.fields.map(({ field }: { field: string }) => field)],
    [400, ['fields.reader']],
  );
  const [beside, id] = await start(user, { ...wanted, fields: { reader: 'my aunt' } });
  const { status, format, options } = await untilEnded(user, id!);
  // Wait, so that its requests aren't counted by the next test.
  assert.equal((await untilEnded(user, beside!)).status, 'done');
  assert.deepEqual(
    [status, format, options],
    ['done', 'custom', { fields: { reader: 'my aunt' } }],
  );
  assert.ok(
    models.calls.some(({ messages }) =>
      messages[0]!.content.includes('Write a letter to my aunt.'),
    ),
  );
});

test('several formats share one set of notes, which are taken once', async () => {
  const user = await makeUser();
  const before = models.calls.length;
  const ids = await start(user, { format: 'blog', alsoMake: ['tweet', 'linkedin'] });
  for (const id of ids) assert.equal((await untilEnded(user, id)).status, 'done');
  const calls = models.calls.slice(before).map(({ messages }) => messages[0]!.content);
  const notes = calls.filter((content) => content.includes('Note everything'));
  assert.equal(new Set(notes).size, notes.length, 'a stretch was read twice');
  const writing = calls.filter((content) => content.includes('Write these sections now'));
  assert.equal(writing.length, 3);
  assert.ok(writing.every((content) => content.includes('<<<NOTES ')));
});

test('the price of several formats is a ceiling for all of them together, and that of a refine for all its attempts', async () => {
  const user = await makeUser();
  await user.call('PUT', '/settings/keys/openai', { key: 'key-of-side-by-side' });
  const wanted = { format: 'tweet', alsoMake: ['linkedin'], model: 'openai/gpt-5' };
  const told = await user.call('POST', '/generations/estimate', { sample: true, ...wanted });
  const ids = await start(user, wanted);
  for (const id of ids) assert.equal((await untilEnded(user, id)).status, 'done');
  const { $client } = app.database.db;
  const { rows } = await $client.query<{ result: PricedPlan }>(
    `SELECT result FROM generation_steps WHERE name = 'plan' AND generation_id = ANY($1)`,
    [ids],
  );
  const [reading] = rows.map(({ result }) => result.readingMicroCents!);
  const writing = rows.map(({ result }) => result.ceilingMicroCents - result.readingMicroCents!);
  const sum = reading! + writing.reduce((all, one) => all + one, 0);
  assert.equal(rows.length, 2);
  // Each run is rounded up.
  assert.ok(Math.abs(sum - told.body.costCents.ceiling * 1_000_000) < 5, `${sum}`);

  // As if an earlier attempt had been given a price and had spent it.
  await $client.query(
    `INSERT INTO generation_steps (generation_id, name, result) VALUES ($1, 'price 2', '1')`,
    [ids[0]],
  );
  await user.call('POST', `/generations/${ids[0]}/refine`, { instruction: 'Warmer' });
  assert.equal((await untilEnded(user, ids[0]!)).error?.code, 'estimate_reached');
});

test('an answer cut off at the length limit is continued', async (t) => {
  const user = await makeUser();
  const before = models.calls.length;
  models.change({
    answer(asked) {
      asked.maxOutputTokens = Math.min(asked.maxOutputTokens, 70);
      return answerLikeAModel(asked);
    },
  });
  t.after(() => models.change({ answer: (asked) => answerLikeAModel(asked) }));
  const [id] = await start(user, { format: 'linkedin' });
  const { status, error, document } = await untilEnded(user, id!);
  assert.equal(status, 'done', JSON.stringify(error));
  assert.ok(models.calls.length - before >= 2, String(models.calls.length - before));
  const [first] = models.calls.slice(before);
  const whole = answerLikeAModel({ ...first!, messages: first!.messages.slice(0, 1) });
  const [, hook] = /@hook \[[^\]]*\] (.*)/u.exec(whole)!;
  assert.ok(document!.sections[0]!.blocks.some(({ md }) => md === hook));
});

test('a stopped run keeps its text and makes no more requests', async (t) => {
  const user = await makeUser();
  models.change({ tokensPerSecond: 60 });
  t.after(() => models.change({ tokensPerSecond: 0 }));
  const [id] = await start(user, { format: 'blog' });
  for (;;) {
    const { body } = await user.call('GET', `/generations/${id}`);
    if (body.stage === 'writing' && body.lastSeq > 25) break;
  }
  await user.call('POST', `/generations/${id}/stop`);
  const { status, document } = await untilEnded(user, id!);
  assert.equal(status, 'stopped');
  assert.ok(document && document.sections.length > 0);
  models.change({ tokensPerSecond: 0 });
  await assertCountedOnceFinished(user, id!);
  const steps = await app.database.db.$client.query<{ name: string }>(
    `SELECT name FROM generation_steps WHERE generation_id = $1 AND name LIKE 'section %'`,
    [id],
  );
  assert.ok(steps.rows.length > 0);
  const before = models.calls.length;
  await user.call('POST', `/generations/${id}/retry`);
  assert.equal((await untilEnded(user, id!)).status, 'done');
  const again = sectionsIn(models.calls[before]!.messages[0]!.content).map((section) => section.id);
  const stored = steps.rows.map(({ name }) => name.replace('section ', ''));
  assert.deepEqual(
    again.filter((one) => stored.includes(one)),
    [],
    'a stored section was asked for again',
  );
});

/** A stopped text counts no words, nor does its copy; the refine that finishes it counts all of them. */
async function assertCountedOnceFinished(user: TestUser, stopped: string): Promise<void> {
  const used = async () => (await user.call('GET', '/usage')).body.words.used as number;
  const { id, status, document } = (await user.call('POST', `/generations/${stopped}/duplicate`))
    .body as Generation;
  assert.equal(status, 'stopped');
  assert.equal(await used(), 0);
  const paragraphId = document!.sections.flatMap(({ blocks }) => blocks)[0]!.id;
  const refine = async () => {
    const wish = { instruction: 'Warmer', paragraphId };
    assert.equal((await user.call('POST', `/generations/${id}/refine`, wish)).status, 202);
    return untilEnded(user, id);
  };
  const { words, ...ended } = await refine();
  assert.deepEqual([ended.status, await used()], ['done', words]);
  await refine();
  const more = (await used()) - words;
  assert.ok(more > 0 && more < words, `${more} of ${words}`);
}

test('a model that answers in the wrong language is asked once more, then the run fails with that reason', async (t) => {
  const user = await makeUser();
  const before = models.calls.length;
  const [id] = await start(user, { format: 'summary', language: 'german' });
  const { status, error, document } = await untilEnded(user, id!);
  assert.deepEqual([status, error?.code], ['failed', 'wrong_language']);
  const calls = models.calls.slice(before);
  assert.equal(calls.length, 2);
  assert.match(calls[1]!.messages[0]!.content, /must be in German/u);
  assert.ok(document);
  t.diagnostic(String(calls.length));
});

test('the estimate names the engine, a range and any obstacle', async () => {
  const user = await makeUser();
  const estimate = async (wanted: object) =>
    (await user.call('POST', '/generations/estimate', { sample: true, ...wanted })).body;
  const local = await estimate({ format: 'blog', model: MODEL });
  assert.equal(local.engine.kind, 'model');
  assert.ok(
    local.tokensIn.low < local.tokensIn.middle && local.tokensIn.middle < local.tokensIn.ceiling,
  );
  assert.ok(local.words > 300);
  assert.equal(local.problem, null);
  assert.equal(
    (await estimate({ format: 'blog', model: 'openai/gpt-5' })).problem.code,
    'key_needed',
  );
  const built = await estimate({ format: 'blog', model: 'built-in', language: 'french' });
  assert.deepEqual([built.engine.kind, built.problem.code], ['built-in', 'language_needs_model']);
  const short = await estimate({ format: 'tweet', model: 'built-in' });
  const long = await estimate({ format: 'tweet', model: 'built-in', alsoMake: ['blog'] });
  assert.ok(short.words > 50 && long.words > short.words + 300, 'free words cannot be told');
});

test('refining one paragraph changes nothing else; the previous text stays a version', async () => {
  const user = await makeUser();
  const [id] = await start(user, { format: 'blog' });
  const before = await untilEnded(user, id!);
  const paragraph = before.document!.sections[0]!.blocks[0]!;
  const wish = { instruction: 'Make it friendlier', paragraphId: paragraph.id };
  assert.equal((await user.call('POST', `/generations/${id}/refine`, wish)).status, 202);
  const after_ = await untilEnded(user, id!);
  assert.deepEqual([after_.status, after_.version], ['done', before.version + 1]);
  const changed = after_.document!.sections.flatMap(({ blocks }) => blocks);
  const stood = before.document!.sections.flatMap(({ blocks }) => blocks);
  assert.deepEqual(
    changed.filter((block, index) => block.md !== stood[index]!.md).map(({ id: one }) => one),
    [paragraph.id],
  );
  assert.match(changed[0]!.md, / Indeed\.$/u);
  // Viewers see it being written in place, within the existing text.
  const log = await logOf(id!);
  const refining = log.slice(log.findIndex(({ type }) => type === 'done') + 1);
  const standing = refining.find((event) => event.type === 'document');
  assert.deepEqual(standing?.document, before.document);
  const deltas = refining.filter((event) => event.type === 'delta');
  assert.ok(deltas.length > 0 && deltas.every(({ block }) => block.id === paragraph.id));
  assert.deepEqual(seenIn(log).document, after_.document);
  const asked = models.calls.at(-1)!;
  assert.match(asked.messages[0]!.content, /<<<REQUEST \w+>>>\nMake it friendlier\n<<<END/u);
  const { body } = await user.call('GET', `/generations/${id}/versions`);
  assert.deepEqual(
    body.versions.map(({ cause }: { cause: string }) => cause),
    ['refine', 'run'],
  );
});

test('a whole text can be refined; a failed refine leaves it unchanged', async (t) => {
  const user = await makeUser();
  const [id] = await start(user, { format: 'linkedin' });
  const before = await untilEnded(user, id!);
  // Of two refines based on the same text, the second still gets its own answer.
  const seen = await app.generations.get(user, id!);
  const asked = models.calls.length;
  await app.generations.refine(user, seen, { instruction: 'Longer' });
  await untilEnded(user, id!);
  await app.generations.refine(user, seen, { instruction: 'Warmer' });
  const changed = await untilEnded(user, id!);
  assert.equal(models.calls.length - asked, 2);
  assert.equal(changed.status, 'done');
  assert.ok(changed.document!.sections[0]!.blocks.some(({ md }) => md.endsWith('Indeed.')));
  assert.equal(changed.title, before.title);

  models.change({ answer: () => ({ text: '', fault: 'filtered' }) });
  t.after(() => models.change({ answer: (one) => answerLikeAModel(one) }));
  await user.call('POST', `/generations/${id}/refine`, { instruction: 'Colder' });
  const failed = await untilEnded(user, id!);
  assert.deepEqual([failed.status, failed.error?.code], ['failed', 'refused_by_filter']);
  assert.deepEqual(failed.document, changed.document);
  const log = await logOf(id!);
  assert.deepEqual(seenIn(log).document, changed.document);
  assert.equal(failed.version, changed.version);
  // The old text stays visible until there are new words, so viewers never see an empty page.
  const wishes = log.slice(log.findIndex(({ type }) => type === 'done'));
  for (const event of wishes) {
    if (event.type === 'document') assert.ok(event.document.sections.length > 0);
  }
  const checking = wishes.findIndex(
    (event) => event.type === 'stage' && event.stage === 'checking',
  );
  assert.match(JSON.stringify(wishes.slice(0, checking)), /Indeed/, 'nobody sees it being changed');

  // A run waiting for its next attempt has been seen being written.
  const { engine, document } = failed;
  const refine = { number: 9, instruction: 'Later', paragraphId: null, nonce: 'n' };
  await reopenToRefine(app.database.db, id!, { refine, engine, heldWords: 0 });
  const shown = { ...document!, sections: [] };
  await appendEvents(app.database.db, id!, null, [{ type: 'document', document: shown }]);
  assert.equal((await user.call('POST', `/generations/${id}/stop`)).status, 202);
  assert.deepEqual(seenIn(await logOf(id!)).document, document);

  const other = await makeUser();
  const wish = { instruction: 'Mine now' };
  assert.equal((await other.call('POST', `/generations/${id}/refine`, wish)).status, 404);
  const unknown = { ...wish, paragraphId: 'none' };
  assert.equal((await user.call('POST', `/generations/${id}/refine`, unknown)).status, 400);
});

test('a section that was complete when the connection broke is stored and never requested again', async (t) => {
  const user = await makeUser();
  const asked: string[][] = [];
  models.change({
    answer(one) {
      asked.push(sectionsIn(one.messages[0]!.content).map(({ id }) => id));
      const text = answerLikeAModel(one);
      if (asked.length > 1) return text;
      // The first four, the start of the fifth, then the stream ends.
      const [, , , , fifth] = [...text.matchAll(/^@section/gmu)];
      return { text: text.slice(0, fifth!.index + 40), fault: 'ended_late' };
    },
  });
  t.after(() => models.change({ answer: (one) => answerLikeAModel(one) }));
  const [id] = await start(user, { format: 'blog' });
  const { status } = await untilEnded(user, id!);
  assert.equal(status, 'done');
  const [first, second] = asked;
  // A short one waits for the next, so there's enough text to detect its language.
  const stored = first!.length - second!.length;
  assert.ok(stored >= 3, `${stored} stored`);
  assert.deepEqual(second, first!.slice(stored));
});

test('a passage in the wrong language is requested once more and never used; a retry requests it again', async (t) => {
  const user = await makeUser();
  const [id] = await start(user, { format: 'blog' });
  const before = await untilEnded(user, id!);
  const blocks = before.document!.sections.flatMap((section) => section.blocks);
  const paragraph = blocks.find(({ kind }) => kind === 'paragraph')!;
  const german =
    'Das ist ein Absatz, der nicht in der Sprache des Textes geschrieben ist, und der deshalb niemals so stehen bleiben darf, auch wenn alles andere in der richtigen Sprache geschrieben ist.';
  models.change({ answer: () => `@p ${german}` });
  t.after(() => models.change({ answer: (asked) => answerLikeAModel(asked) }));
  const asked = models.calls.length;
  const wish = { instruction: 'Shorter', paragraphId: paragraph.id };
  await user.call('POST', `/generations/${id}/refine`, wish);
  const failed = await untilEnded(user, id!);
  assert.deepEqual([failed.status, failed.error?.code], ['failed', 'wrong_language']);
  assert.deepEqual(failed.document, before.document);
  assert.equal(models.calls.length - asked, 2);
  assert.match(models.calls.at(-1)!.messages[0]!.content, /must be in English/u);

  models.change({ answer: (one) => answerLikeAModel(one) });
  await user.call('POST', `/generations/${id}/retry`);
  const { status, error } = await untilEnded(user, id!);
  assert.equal(status, 'done', JSON.stringify(error));
});
