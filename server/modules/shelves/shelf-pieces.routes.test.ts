import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { FORMATS } from '#contract/catalog/formats.ts';
import type { Generation } from '#contract/generations.ts';
import type { AskedQuestion } from '#contract/questions.ts';
import { placeAt, placesOf } from '#contract/source-parts.ts';
import { type Transcript, TranscriptSchema } from '#contract/videos.ts';
import { eq, inArray } from '#server/db/sql.ts';
import { generations } from '#server/db/schema/generations.ts';
import { videos } from '#server/db/schema/videos.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel, materialIn } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const prompts: string[] = [];
const models = await startStandInModels({
  answer(asked) {
    prompts.push(asked.messages[0]!.content);
    return answerLikeAModel(asked);
  },
});
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });
const MODEL = 'local/stand-in-model';

const BEES = [
  'Bees keep their hive at thirty five degrees all winter long.',
  'They form a ball around the queen and shiver to make heat.',
  'A colony eats about fifteen kilograms of honey before spring comes.',
  'In summer a worker lives only six weeks, because flying wears out her wings.',
];
const WINTER = [
  'A colony eats about twenty five kilograms of honey in a cold winter.',
  'The keeper lifts the hive in February to feel how much is left.',
  'Sugar water is given in autumn, never when frost is on the ground.',
  'A mouse in the hive does more harm than any frost.',
];
const NOTE =
  'Wax is made by young bees. Their glands give small flakes that are chewed until soft.';

const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',');
const subtitles = (lines: readonly string[]) =>
  lines
    .map(
      (text, at) => `${at + 1}\n${stamp(at * 20_000)} --> ${stamp((at + 1) * 20_000)}\n${text}\n`,
    )
    .join('\n');

let people = 0;
async function scene() {
  const user = await app.makeUser(`shelf-piece${(people += 1)}@example.org`);
  const add = async (title: string, text: string) => {
    const made = await user.call('POST', '/videos', { text, title, language: 'english' });
    assert.equal(made.status, 200, made.text);
    return made.body.id as string;
  };
  const videoIds = [
    await add('How bees winter', subtitles(BEES)),
    await add('A keeper’s year', subtitles(WINTER)),
    await add('Notes on wax', NOTE),
  ];
  const { body } = await user.call('POST', '/shelves', { name: 'Winter bees', videoIds });
  return { user, shelfId: body.id as string, videoIds };
}

async function make(user: TestUser, wanted: object): Promise<Generation> {
  const { status, body, text } = await user.call('POST', '/generations', wanted);
  assert.equal(status, 202, text);
  const made = await untilEnded(user, body.generations[0].id);
  assert.equal(made.status, 'done', JSON.stringify(made.error));
  return made;
}

async function transcriptOf(
  { call }: TestUser,
  { videoId, transcriptId }: Pick<Generation, 'videoId' | 'transcriptId'>,
): Promise<Transcript> {
  const { body } = await call('GET', `/videos/${videoId}/transcript?transcriptId=${transcriptId}`);
  return TranscriptSchema.parse(body);
}

const blocksIn = ({ document }: Generation) =>
  document!.sections.flatMap((section) => section.blocks);

/** Asserts that every moment belongs to the source it names, and that sources without times have none. */
function assertPlaces(made: Generation, transcript: Transcript, videoIds: readonly string[]) {
  assert.deepEqual(
    transcript.parts.map((part) => part.videoId),
    videoIds,
  );
  const named = new Set<string>();
  for (const block of blocksIn(made)) {
    for (const { part } of placesOf(block, transcript)) named.add(part.title);
    if (block.startMs === null) continue;
    const place = placeAt(transcript.parts, block.startMs)!;
    assert.equal(place.part.timed, true, block.md);
    assert.ok(place.atMs! < 80_000, `${place.atMs} is past the end of ${place.part.title}`);
  }
  return named;
}

describe('without a model', () => {
  for (const { value: format } of FORMATS.filter(({ value }) => value !== 'custom')) {
    test(`${format}: highlights of every source, each under or with its title`, async () => {
      const { user, shelfId, videoIds } = await scene();
      const made = await make(user, { format, shelfId, model: 'built-in' });
      assert.equal(made.videoTitle, 'Winter bees');
      const named = assertPlaces(made, await transcriptOf(user, made), videoIds);
      assert.ok(named.size > 1, [...named].join());
      const text = blocksIn(made)
        .map(({ md }) => md)
        .join('\n');
      for (const title of named) assert.ok(text.includes(title), `${title} is not named:\n${text}`);
    });
  }
});

test('a model is told which source says what, and each claim keeps its source and moment', async () => {
  const { user, shelfId, videoIds } = await scene();
  const { body: estimate } = await user.call('POST', '/generations/estimate', {
    format: 'summary',
    shelfId,
    model: MODEL,
  });
  assert.deepEqual([estimate.engine.kind, estimate.problem], ['model', null]);
  prompts.length = 0;
  const made = await make(user, { format: 'summary', shelfId, model: MODEL });
  const transcript = await transcriptOf(user, made);
  assert.ok(assertPlaces(made, transcript, videoIds).size > 1);
  const [prompt] = prompts;
  const { parts, blocks } = transcript;
  for (const [at, { title, fromBlock }] of parts.entries()) {
    const to = (parts[at + 1]?.fromBlock ?? blocks.length + 1) - 1;
    assert.ok(prompt!.includes(`Source ${at + 1}, blocks #${fromBlock} to #${to}: ${title}`));
  }
  assert.match(prompt!, /contradict each other/u);
  assert.equal(materialIn(prompt!).length, blocks.length);
  assert.ok(made.checks!.marks.length === 0, JSON.stringify(made.checks!.marks));
  assert.ok(made.usage!.calls > 0);
});

test("a file names the source of every moment, with the source's own time", async () => {
  const { user, shelfId } = await scene();
  const made = await make(user, { format: 'summary', shelfId, model: 'built-in' });
  const path = `/generations/${made.id}/export`;
  const { text } = await user.call('GET', `${path}?as=md&times=true`);
  assert.match(text, /A keeper’s year, 0:\d\d/u);
  assert.doesNotMatch(text, /\d:\d\d:\d\d|5:\d\d/u);
  assert.match(text, /Notes on wax/u);
  const { body } = await user.call('GET', `${path}?as=json`);
  assert.deepEqual(
    body.sources.map(({ title }: { title: string }) => title),
    ['How bees winter', 'A keeper’s year', 'Notes on wax'],
  );
});

test('a draft keeps the sources it was written from, and the next draft uses the current ones', async () => {
  const { user, shelfId, videoIds } = await scene();
  const first = await make(user, { format: 'summary', shelfId, model: 'built-in' });
  const same = await make(user, { format: 'tweet', videoId: first.videoId, model: 'built-in' });
  assert.equal(same.transcriptId, first.transcriptId);
  await user.call('DELETE', `/shelves/${shelfId}/sources/${videoIds[2]}`);
  const next = await make(user, { format: 'tweet', videoId: first.videoId, model: 'built-in' });
  assert.deepEqual(
    [next.videoId, (await transcriptOf(user, next)).parts.length],
    [first.videoId, 2],
  );
  assert.equal((await transcriptOf(user, first)).parts.length, 3);
  await user.call('DELETE', `/shelves/${shelfId}`);
  const last = await make(user, { format: 'blog', videoId: first.videoId, model: 'built-in' });
  assert.equal(
    last.transcriptId,
    next.transcriptId,
    'a shelf that is gone can still be written from',
  );
});

test('after a video is taken down, the next draft is written from the rest of the shelf', async () => {
  const { user, shelfId, videoIds } = await scene();
  // A platform video whose transcript was supplied by its owner, which stays available.
  await app.database.db
    .update(videos)
    .set({ kind: 'youtube', sourceKey: 'takendown01' })
    .where(eq(videos.id, videoIds[0]!));
  const before = await make(user, { format: 'summary', shelfId, model: 'built-in' });
  assert.equal(await app.videos.takeDown('https://youtu.be/takendown01'), 1);
  assert.deepEqual((await transcriptOf(user, before)).blocks, []);
  const next = await make(user, { format: 'summary', shelfId, model: 'built-in' });
  assert.equal((await transcriptOf(user, next)).parts.length, 3);
  assert.ok(blocksIn(next).length > 0);
});

test('a draft stopped while waiting for another attempt shows what it has cost', async () => {
  const { user, shelfId } = await scene();
  const made = await make(user, { format: 'summary', shelfId, model: MODEL });
  // The state after an attempt that failed after a model call.
  await app.database.db
    .update(generations)
    .set({ status: 'queued', usage: null, lease: null })
    .where(eq(generations.id, made.id));
  assert.equal((await user.call('POST', `/generations/${made.id}/stop`)).status, 202);
  const stopped = await untilEnded(user, made.id);
  assert.equal(stopped.status, 'stopped');
  assert.deepEqual([stopped.usage?.calls, stopped.usage?.words], [made.usage?.calls, 0]);
});

test("a joined shelf can't be selected as a source: it's neither listed nor allowed on a shelf", async () => {
  const { user, shelfId } = await scene();
  const made = await user.call('POST', '/videos', { shelfId });
  assert.deepEqual([made.status, made.body.kind], [200, 'shelf'], made.text);
  const { body: list } = await user.call('GET', '/videos');
  assert.equal(list.sources.length, 3);
  const put = { videoIds: [made.body.id] };
  assert.equal((await user.call('POST', `/shelves/${shelfId}/sources`, put)).status, 404);
  assert.equal((await user.call('DELETE', `/shelves/${shelfId}`)).status, 204);
  assert.equal((await user.call('GET', `/videos/${made.body.id}`)).status, 404);
});

test("another user's shelf, an empty one, and two sources at once are refused", async () => {
  const { user, shelfId, videoIds } = await scene();
  const other = await app.makeUser('shelf-piece-other@example.org');
  const wanted = { format: 'blog', model: 'built-in' };
  for (const body of [{ ...wanted, shelfId }]) {
    assert.equal((await other.call('POST', '/generations', body)).status, 404);
    assert.equal((await other.call('POST', '/generations/estimate', body)).status, 404);
  }
  assert.equal((await other.call('POST', '/videos', { shelfId })).status, 404);
  const both = { ...wanted, shelfId, videoId: videoIds[0] };
  assert.equal((await user.call('POST', '/generations', both)).status, 400);
  const { body: empty } = await user.call('POST', '/shelves', { name: 'Empty' });
  const refused = await user.call('POST', '/generations', { ...wanted, shelfId: empty.id });
  assert.deepEqual([refused.status, refused.body.code], [422, 'shelf_empty']);
});

test('a question next to such a draft covers the shelf, with moments in its sources', async () => {
  const { user, shelfId, videoIds } = await scene();
  const made = await make(user, { format: 'summary', shelfId, model: 'built-in' });
  const scope = { kind: 'video', videoId: made.videoId };
  const asked = await user.call('POST', '/questions', {
    text: 'What does a mouse do in the hive?',
    scope,
    model: 'built-in',
  });
  const body = await answerOf(user, asked.body.id);
  assert.deepEqual([body.searched.sources, body.passages[0]!.videoId], [3, videoIds[1]]);
  assert.ok(body.passages[0]!.startMs! < 80_000);
});

test('after the shelf is deleted, a question next to its draft covers the remaining sources', async () => {
  const { user, shelfId, videoIds } = await scene();
  const made = await make(user, { format: 'summary', shelfId, model: 'built-in' });
  const wanted = {
    text: 'What does a mouse do in the hive?',
    scope: { kind: 'video', videoId: made.videoId },
    model: 'built-in',
  };
  assert.equal((await user.call('DELETE', `/shelves/${shelfId}`)).status, 204);
  await app.database.db.delete(videos).where(eq(videos.id, videoIds[0]!));
  const asked = await user.call('POST', '/questions', wanted);
  assert.equal(asked.status, 202, asked.text);
  const { searched, passages } = await answerOf(user, asked.body.id);
  assert.deepEqual([searched.sources, passages[0]!.videoId], [2, videoIds[1]]);
  await app.database.db.delete(videos).where(inArray(videos.id, videoIds));
  for (const path of ['/questions', '/questions/estimate']) {
    const refused = await user.call('POST', path, wanted);
    assert.deepEqual([refused.status, refused.body.code], [404, 'shelf_gone'], path);
  }
});

async function answerOf({ call }: TestUser, id: string): Promise<AskedQuestion> {
  for (;;) {
    const { body } = await call('GET', `/questions/${id}`);
    if (body.status === 'done') return body;
    assert.ok(['queued', 'running'].includes(body.status), body.status);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
