import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { LiveEvent } from '#contract/events.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const models = await startStandInModels({ answer: (asked) => answerLikeAModel(asked) });
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });
let users = 0;

/** A user without a plan, with a finished thread. */
async function withThread() {
  const user = await app.makeUser(`refiner${(users += 1)}@example.org`);
  const wanted = { format: 'tweet', sample: true, model: 'local/stand-in-model' };
  const { body } = await user.call('POST', '/generations', wanted);
  const before = await untilEnded(user, body.generations[0].id as string);
  const path = `/generations/${before.id}`;
  const posts = before.document!.sections.flatMap(({ blocks }) => blocks);
  return { user, before, path, posts };
}

const usedBy = async (user: TestUser) =>
  (await user.call('GET', '/usage')).body.words.used as number;
const wishFor = ([first, ...more]: readonly { id: string }[], instruction = 'Shorter') => ({
  instruction,
  paragraphId: first!.id,
  also: more.map(({ id }) => ({ instruction, paragraphId: id })),
});
const postsOf = ({ document }: Awaited<ReturnType<typeof untilEnded>>) =>
  document!.sections.flatMap(({ blocks }) => blocks);

test('the words of a refine are estimated beforehand: for one passage, several, or the whole', async () => {
  const { user, before, path, posts } = await withThread();
  const one = { instruction: 'Warmer', paragraphId: posts[1]!.id };
  const wishes = [one, wishFor(posts.slice(1, 4)), { instruction: 'Warmer' }];
  const asked = models.calls.length;
  const { status, body } = await user.call('POST', `${path}/refine/estimate`, { wishes });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(models.calls.length, asked, 'a model was asked');
  const [passage, several, whole] = body.estimates;
  assert.equal(whole.words, before.words);
  assert.ok(passage.words > 0 && passage.words < several.words && several.words < whole.words);
  assert.deepEqual([passage.engine.kind, passage.problem], ['model', null]);
  assert.ok(passage.tokensOut.middle < whole.tokensOut.middle);

  const used = await usedBy(user);
  await user.call('POST', `${path}/refine`, one);
  await untilEnded(user, before.id);
  // The stand-in adds a word to each line, and a post's number in its thread isn't counted.
  const counted = (await usedBy(user)) - used;
  assert.ok(Math.abs(counted - passage.words) <= 2, `${counted} for ${passage.words}`);

  const refused = [{ ...one, paragraphId: 'none' }, wishFor([posts[1]!, posts[1]!])];
  for (const wish of [...refused, { instruction: 'Warmer', also: wishFor(posts).also }]) {
    assert.equal((await user.call('POST', `${path}/refine`, wish)).status, 400);
    const estimate = await user.call('POST', `${path}/refine/estimate`, { wishes: [wish] });
    assert.equal(estimate.status, 400);
  }
  const stranger = await app.makeUser(`stranger${users}@example.org`);
  assert.equal((await stranger.call('POST', `${path}/refine/estimate`, { wishes })).status, 404);
});

test('several passages are refined together: one version, with progress, the rest unchanged', async () => {
  const { user, before, path, posts } = await withThread();
  const chosen = posts.slice(1, 4);
  const asked = models.calls.length;
  assert.equal((await user.call('POST', `${path}/refine`, wishFor(chosen))).status, 202);
  const ended = await untilEnded(user, before.id);
  assert.equal(ended.status, 'done', JSON.stringify(ended.error));
  assert.equal(models.calls.length - asked, 3);
  const changed = postsOf(ended).filter(({ md }, index) => md !== posts[index]!.md);
  assert.deepEqual(
    changed.map(({ id }) => id),
    chosen.map(({ id }) => id),
  );
  const { body } = await user.call('GET', `${path}/versions`);
  assert.deepEqual(
    body.versions.map(({ cause }: { cause: string }) => cause),
    ['refine', 'run'],
  );
  const { rows } = await app.database.db.$client.query<{ event: LiveEvent }>(
    'SELECT event FROM generation_events WHERE generation_id = $1 ORDER BY seq',
    [before.id],
  );
  const told = rows.flatMap(({ event }) =>
    event.type === 'stage' && event.stage === 'writing' ? [event.progress] : [],
  );
  assert.deepEqual([...new Set(told.slice(-5))], [0, 1 / 3, 2 / 3]);
});

test('if stopped midway, changed passages are kept and counted, the others are unchanged', async (t) => {
  const { user, before, path, posts } = await withThread();
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let asked = 0;
  models.change({
    async answer(one) {
      asked += 1;
      if (asked === 2) {
        reached.resolve();
        await release.promise;
      }
      return answerLikeAModel(one);
    },
  });
  t.after(() => {
    release.resolve();
    models.change({ answer: (one) => answerLikeAModel(one) });
  });
  const used = await usedBy(user);
  await user.call('POST', `${path}/refine`, wishFor(posts.slice(1, 4)));
  await reached.promise;
  assert.equal((await user.call('POST', `${path}/stop`)).status, 202);
  const ended = await untilEnded(user, before.id);
  assert.equal(ended.status, 'done');
  const changed = postsOf(ended).filter(({ md }, index) => md !== posts[index]!.md);
  assert.deepEqual(
    changed.map(({ id }) => id),
    [posts[1]!.id],
  );
  const counted = (await usedBy(user)) - used;
  assert.ok(counted > 0 && counted < before.words / 2, `${counted} of ${before.words}`);
});

test('a section that repeats sentences is requested once more and checked', async (t) => {
  const user = await app.makeUser(`refiner${(users += 1)}@example.org`);
  const asks: string[] = [];
  let isObstinate = false;
  models.change({
    answer(one) {
      const prompt = one.messages[0]!.content;
      asks.push(prompt.slice(prompt.lastIndexOf('Write these sections now')));
      const text = answerLikeAModel(one);
      if (asks.length > 1 && !isObstinate) return text;
      // Three lines of the second part repeat the first word for word.
      const line = '@p [#1] The first garden I ever planned was four metres by five in all.';
      const other = '@p [#2] A fence stood on two sides of it and a brick wall on the third one.';
      return text.replaceAll(/^(@section s[12])\n(@h.*)$/gmu, `$1\n$2\n${line}\n${other}`);
    },
  });
  t.after(() => models.change({ answer: (one) => answerLikeAModel(one) }));
  const write = async () => {
    asks.length = 0;
    const wanted = { format: 'blog', sample: true, model: 'local/stand-in-model' };
    const { body } = await user.call('POST', '/generations', wanted);
    const ended = await untilEnded(user, body.generations[0].id as string);
    assert.equal(ended.status, 'done', JSON.stringify(ended.error));
    assert.equal(asks.length, 2);
    assert.match(asks[1]!, /^@section s2 — .*repeated \d sentences/mu);
    assert.doesNotMatch(asks[1]!, /@section s1 |brick wall/u);
    const rows = ended.checks!.rules.filter(({ id }) => id === 'text.repeated');
    assert.ok(rows.length > 0, 'it is not checked');
    return rows.filter(({ message }) => /by five in all|the third one/u.test(message));
  };
  assert.deepEqual(await write(), []);
  // A model that repeats them again still has its text accepted, with the sentences marked.
  isObstinate = true;
  const rows = await write();
  assert.equal(rows.length, 2);
  assert.ok(rows.every(({ state, mend }) => state === 'warn' && mend));
});
