import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { newId } from '#server/core/ids.ts';
import { eq } from '#server/db/sql.ts';
import { questions } from '#server/db/schema/questions.ts';
import {
  addSubtitles,
  askQuestion as ask,
  draftPath,
  ofVideo,
  startDraft as start,
  subtitles,
} from '#tests/support/answer-drafts.ts';
import { makeApp } from '#tests/support/make-app.ts';

const app = await makeApp({ after });

const BEES = [
  'Bees keep their hive at thirty five degrees all winter long.',
  'A colony eats about fifteen kilograms of honey before spring comes.',
  'In summer a worker lives only six weeks, because flying wears out her wings.',
];
const HONEY = 'How much honey does a colony eat?';

test('quotes from a shelf in several languages become a draft in the language they are in', async () => {
  const user = await app.makeUser('languages@example.org');
  const german = [
    [
      'Die Bienen halten ihren Stock den ganzen Winter bei fünfunddreißig Grad.',
      'Ein Volk frisst bis zum Frühling etwa fünfzehn Kilogramm Honig.',
    ],
    [
      'Der Imker hebt den Stock im Februar an, um zu fühlen, wie viel Honig noch da ist.',
      'Ein Volk frisst in einem kalten Winter etwa fünfundzwanzig Kilogramm Honig.',
    ],
  ];
  const videoIds = [
    await addSubtitles(user, 'Bienen', german[0]!, 'german'),
    await addSubtitles(user, 'Imker', german[1]!, 'german'),
    await addSubtitles(user, 'Train', ['The train leaves the station at noon.'], 'english'),
  ];
  const { body } = await user.call('POST', '/shelves', { name: 'Mixed', videoIds });
  const scope = { kind: 'shelf', shelfId: body.id };
  const made = await start(
    user,
    await ask(user, 'Wie viel Honig frisst ein Volk im Winter?', scope),
  );
  assert.deepEqual([made.language, made.document!.language], ['german', 'german']);
});

test('a quote is not given the moment of what has replaced it in the transcript', async () => {
  const user = await app.makeUser('replaced@example.org');
  const videoId = await addSubtitles(user, 'Talk', BEES);
  const asked = await ask(user, HONEY, ofVideo(videoId));
  const trains = [
    'The night train leaves the station at noon and crosses the river.',
    'A ticket to the coast costs four euros in the second class.',
    'Nobody checks them after midnight, when the guards play cards.',
  ];
  const replaced = await user.call('POST', '/videos', { text: subtitles(trains), videoId });
  assert.equal(replaced.status, 200, replaced.text);
  const { status, body } = await user.call('POST', draftPath(asked.id), {});
  assert.deepEqual([status, body.code], [409, 'answer_unsourced']);
});

test('a conversation with too many answers for one draft says so, and counts answers only', async () => {
  const user = await app.makeUser('many@example.org');
  const asked = await ask(user, HONEY, ofVideo(await addSubtitles(user, 'Talk', BEES)));
  const { db } = app.database;
  const [row] = await db.select().from(questions).where(eq(questions.id, asked.id));
  const copies = (count: number, verdict: 'answered' | 'not_said') =>
    Array.from({ length: count }, () => ({ ...row!, id: newId('que'), verdict }));
  await db.insert(questions).values([...copies(120, 'not_said'), ...copies(99, 'answered')]);
  await start(user, asked, { whole: true });
  await db.insert(questions).values(copies(1, 'answered'));
  const { status, body } = await user.call('POST', draftPath(asked.id), { whole: true });
  assert.deepEqual([status, body.code], [409, 'too_many_answers']);
});
