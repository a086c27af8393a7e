import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { AskedQuestion } from '#contract/questions.ts';
import {
  addSubtitles,
  askQuestion as ask,
  startDraft as start,
} from '#tests/support/answer-drafts.ts';
import { ALIKE, DIFFERING_BEES, LESS, MORE } from '#tests/support/differing-bees.ts';
import { makeApp } from '#tests/support/make-app.ts';

const app = await makeApp({ after });

let people = 0;
async function shelfOf(sources: readonly (readonly [title: string, lines: readonly string[]])[]) {
  const user = await app.makeUser(`compared${(people += 1)}@example.org`);
  const videoIds: string[] = [];
  for (const [title, lines] of sources) {
    videoIds.push(await addSubtitles(user, title, lines, 'english'));
  }
  const { body } = await user.call('POST', '/shelves', { name: 'Bees', videoIds });
  return { user, videoIds, scope: { kind: 'shelf', shelfId: body.id } };
}

const bees = () => shelfOf(DIFFERING_BEES);

const said = ({ passages, sources }: AskedQuestion) =>
  passages.map(({ videoId, startMs, quote }) => [
    sources.find((source) => source.videoId === videoId)?.title,
    startMs,
    quote,
  ]);

for (const text of [
  'Where do they disagree?',
  'Where do the sources disagree about how much honey a colony eats?',
  'Do these videos contradict each other?',
  'What differences are there between these sources?',
  'Worin widersprechen sich die Quellen?',
  'En quoi les sources diffèrent-elles ?',
  '¿En qué difieren las fuentes?',
]) {
  test(`asked “${text}”, a shelf shows each side with its source and moment`, async () => {
    const { user, scope } = await bees();
    const question = await ask(user, text, scope);
    assert.equal(question.verdict, 'answered');
    assert.deepEqual(said(question), [
      ['How bees winter', 20_000, LESS],
      ['Notes on honey', 20_000, LESS],
      ['A keeper’s year', 40_000, MORE],
    ]);
    assert.deepEqual(question.compared, {
      asked: 'differences',
      groups: [{ values: ['fifteen kilograms', 'twenty-five kilograms'], passages: 3 }],
    });
  });
}

test('a shelf of several sources suggests first to ask where they differ', async () => {
  const { user, scope, videoIds } = await bees();
  const path = `/shelves/${scope.shelfId}`;
  const suggested = async () => (await user.call('GET', `${path}/questions/suggested`)).body;
  const { questions } = await suggested();
  assert.equal(questions[0], 'Where do they differ?');
  assert.ok(questions.length > 1, questions.join());
  assert.equal((await ask(user, questions[0], scope)).compared?.asked, 'differences');
  for (const videoId of videoIds.slice(1)) {
    await user.call('DELETE', `${path}/sources/${videoId}`);
  }
  assert.ok(!(await suggested()).questions.includes('Where do they differ?'));
});

test('where sources differ isn’t suggested if no two of them are in the same language', async () => {
  const { user, scope, videoIds } = await bees();
  const path = `/shelves/${scope.shelfId}`;
  for (const videoId of videoIds.slice(1)) {
    await user.call('DELETE', `${path}/sources/${videoId}`);
  }
  const german = 'Ein Volk frisst im Winter etwa fünfzehn Kilogramm Honig.';
  const added = await addSubtitles(user, 'Bienen', [german], 'german');
  await user.call('POST', `${path}/sources`, { videoIds: [added] });
  const { body } = await user.call('GET', `${path}/questions/suggested`);
  assert.ok(!body.questions.includes('Where do they differ?'), body.questions.join());
});

test('asked where they agree, a shelf shows who says the same', async () => {
  const { user, scope } = await bees();
  const question = await ask(
    user,
    'What do the sources agree on about a mouse in the hive?',
    scope,
  );
  assert.equal(question.verdict, 'answered');
  assert.deepEqual(said(question), [
    ['How bees winter', 40_000, ALIKE],
    ['A keeper’s year', 20_000, ALIKE],
  ]);
  assert.deepEqual(question.compared, {
    asked: 'shared',
    groups: [{ values: [], passages: 2 }],
  });
});

test('if nothing differs, the answer says so, and no passage is passed off as a difference', async () => {
  const { user, scope } = await shelfOf([
    ['One', [LESS, ALIKE]],
    ['Two', [ALIKE, LESS]],
  ]);
  const question = await ask(user, 'Where do they disagree?', scope);
  assert.deepEqual([question.verdict, question.passages], ['not_said', []]);
  assert.deepEqual(question.compared, { asked: 'differences', groups: [] });
  const { text } = await user.call('GET', `/questions/${question.id}/export?as=txt`);
  assert.match(text, /We found no differences between sentences we could compare\./u);
});

test('if no difference about the subject was found, the answer is what was said about it', async () => {
  const { user, scope } = await bees();
  const text = 'Where do the sources disagree about a mouse in the hive?';
  const question = await ask(user, text, scope);
  assert.equal(question.compared, undefined);
  assert.ok(question.passages.some(({ quote }) => quote.includes('mouse')));
});

test('a follow-up that names no subject is about the one before', async () => {
  const { user, scope } = await shelfOf([
    ['How bees winter', [LESS, 'A queen lays about two thousand eggs a day in May.']],
    ['A keeper’s year', [MORE, 'A queen lays about fifteen hundred eggs a day in May.']],
  ]);
  const first = await ask(user, 'How much honey does a colony eat?', scope);
  const question = await ask(user, 'Where do they disagree?', scope, { followsId: first.id });
  assert.deepEqual(
    question.compared!.groups.map(({ values }) => values),
    [['fifteen kilograms', 'twenty-five kilograms']],
  );
});

for (const text of [
  'What did they agree on?',
  'Do the people in the village agree to feed the bees?',
  'How much honey does a colony eat?',
  'What is the difference between honey and wax?',
]) {
  test(`“${text}” is a question about what was said, and compares no sources`, async () => {
    const { user, scope } = await bees();
    assert.equal((await ask(user, text, scope)).compared, undefined);
  });
}

test('a single source has nothing to be compared with', async () => {
  const { user, videoIds } = await bees();
  const question = await ask(user, 'Where do they disagree?', {
    kind: 'video',
    videoId: videoIds[0]!,
  });
  assert.equal(question.compared, undefined);
});

test('a file and a draft of the answer name what differs over the passages of each side', async () => {
  const { user, scope } = await bees();
  const question = await ask(user, 'Where do they disagree?', scope);
  const { text } = await user.call('GET', `/questions/${question.id}/export?as=md`);
  assert.match(text, /## fifteen kilograms \/ twenty-five kilograms\n\n“A colony/u);
  const made = await start(user, question);
  const blocks = made.document!.sections.flatMap((section) => section.blocks);
  assert.deepEqual(
    blocks.map(({ kind, md, blockIds }) => [kind, md.split('\n')[0], blockIds.length]),
    [
      ['heading', 'fifteen kilograms / twenty-five kilograms', 0],
      ['quote', LESS, 1],
      ['quote', LESS, 1],
      ['quote', MORE, 1],
    ],
  );
  const markdown = await user.call('GET', `/generations/${made.id}/export?as=md`);
  assert.match(markdown.text, /^# /mu);
  assert.match(markdown.text, /^## fifteen kilograms \/ twenty-five kilograms$/mu);
  assert.doesNotMatch(markdown.text, /^### /mu, 'a level is left out');
  assert.deepEqual(made.checks!.leftOutDifferences, []);
});
