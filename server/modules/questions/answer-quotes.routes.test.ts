import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { type Generation, GenerationSchema } from '#contract/generations.ts';
import type { AskedQuestion } from '#contract/questions.ts';
import {
  addSubtitles,
  addText,
  askQuestion as ask,
  blocksIn,
  ofVideo,
  startDraft as start,
} from '#tests/support/answer-drafts.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import type { Asked } from '#tests/support/stand-in-models/wire-writers.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';

let answer: (asked: Asked) => string = answerLikeAModel;
const models = await startStandInModels({ answer: (asked) => answer(asked) });
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });
const MODEL = 'local/stand-in-model';

beforeEach(() => {
  answer = answerLikeAModel;
});

let people = 0;
const makeUser = () => app.makeUser(`answer-quotes${(people += 1)}@example.org`);

const TALK = [
  'Anna Weber: Welcome to the show. Today we talk about bees and about the winter. How much honey do they need?',
  'Tom Miller: A colony eats about fifteen kilograms of honey before spring comes. Bees keep their hive at thirty five degrees.',
  'Anna Weber: Yes.',
  'Tom Miller: The old lamp in the bee house was lit in 1881. Nobody has moved it since.',
  'Anna Weber: Who lit the lamp in the bee house? I heard that it was a teacher from the valley.',
  'Tom Miller: A teacher did, and the lamp in the bee house burned all night for the travellers.',
  'Anna Weber: Yes.',
  'Tom Miller: A mouse in the hive does more harm than any frost.',
].join('\n');
const SHOW = 'Evening conversations about keepers, lanterns and much else that nobody mentions';
const NAMED = 'Evening conversations about keepers…';
const HONEY = 'How much honey does a colony eat?';
const LAMP = 'Who lit the lamp in the bee house?';

const BEES = [
  'Bees keep their hive at thirty five degrees all winter long.',
  'A colony eats about fifteen kilograms of honey before spring comes.',
  'In summer a worker lives only six weeks, because flying wears out her wings.',
];

async function bees() {
  const user = await makeUser();
  return { user, videoId: await addSubtitles(user, 'How bees winter', BEES) };
}

const speakerMarks = ({ checks }: Generation) =>
  checks!.marks.filter(({ kind }) => kind === 'speaker');

/** Adds a paragraph of the author's own. */
async function editElsewhere({ call }: TestUser, made: Generation) {
  const document = structuredClone(made.document!);
  document.sections.at(-1)!.blocks.push({
    id: 'own-words',
    kind: 'paragraph',
    md: 'More about this next week.',
    blockIds: [],
    startMs: null,
  });
  const match = { 'if-match': `"${made.version}"` };
  const { status, body, text } = await call(
    'PATCH',
    `/generations/${made.id}`,
    { document },
    match,
  );
  assert.equal(status, 200, text);
  return GenerationSchema.parse(body);
}

test('words of several speakers carry no mark, in any kind of draft and after an edit elsewhere', async () => {
  const user = await makeUser();
  const videoId = await addText(user, SHOW, TALK);
  const lamp = await ask(user, LAMP, ofVideo(videoId));
  const honey = await ask(user, HONEY, ofVideo(videoId), { followsId: lamp.id });
  const dialogues = [lamp, honey].map(({ passages }) =>
    passages.filter(({ quote }) =>
      ['Anna Weber: ', 'Tom Miller: '].every((one) => quote.includes(one)),
    ),
  );
  assert.ok(
    dialogues.every(({ length }) => length > 0),
    JSON.stringify([lamp.passages, honey.passages]),
  );
  answer = () => '@a [#1] A mouse in the hive does more harm than any frost.';
  const more = { model: MODEL, followsId: honey.id };
  const drafts = [
    await start(user, lamp),
    await start(user, honey),
    await start(user, honey, { whole: true }),
  ];
  const mouse = await ask(user, 'What does a mouse do in the hive?', ofVideo(videoId), more);
  assert.equal(mouse.sentences.length, 1, JSON.stringify(mouse));
  const mixed = await start(user, mouse, { whole: true });
  assert.equal(mixed.engine.kind, 'model');
  assert.deepEqual(mixed.checks!.marks, []);
  for (const made of [...drafts, mixed]) {
    assert.deepEqual(speakerMarks(made), []);
    assert.deepEqual(speakerMarks(await editElsewhere(user, made)), []);
  }
});

const descriptionOf = ({ document }: Generation) =>
  document?.format === 'blog' ? document.description : null;

test("the description is a model's first sentence, and empty for passages", async () => {
  const user = await makeUser();
  const videoId = await addText(user, SHOW, TALK);
  const passages = await ask(user, HONEY, ofVideo(videoId));
  assert.equal(descriptionOf(await start(user, passages)), '');
  const said = 'A colony eats about fifteen kilograms of honey before spring comes.';
  answer = () => `@a [#1] ${said}`;
  const written = await ask(user, HONEY, ofVideo(videoId), { model: MODEL });
  assert.equal(descriptionOf(await start(user, written)), said);
});

test('a conversation quotes each passage once, but for the best one of an answer that adds none', async () => {
  const { user, videoId } = await bees();
  const first = await ask(user, HONEY, ofVideo(videoId));
  const next = (text: string, followsId: string) =>
    ask(user, text, ofVideo(videoId), { followsId });
  const again = await next('How much honey does a colony eat before spring?', first.id);
  const other = await next('How long does a worker live in summer?', again.id);
  const repeated = ({ passages }: AskedQuestion, of: AskedQuestion) =>
    passages.filter(({ quote }) => of.passages.some((one) => one.quote === quote));
  assert.ok(repeated(again, first).length > 0, JSON.stringify([first.passages, again.passages]));
  const made = await start(user, other, { whole: true });
  const quotes = blocksIn(made).filter(({ kind }) => kind === 'quote');
  const texts = quotes.map(({ md }) => md.split('\n')[0]!);
  const addsSome = again.passages.length > repeated(again, first).length;
  assert.equal(new Set(texts).size, texts.length - (addsSome ? 0 : 1), texts.join('\n'));
  for (const { quote } of [...first.passages, ...again.passages, ...other.passages])
    assert.ok(
      texts.some((text) => text.includes(quote)),
      quote,
    );
  const headings = blocksIn(made).flatMap(({ kind, md }) => (kind === 'heading' ? md : []));
  assert.ok(headings.includes(again.text));
  assert.ok(headings.includes(other.text));
});

test('a long question is cut in the title and in its heading', async () => {
  const { user, videoId } = await bees();
  const long = (text: string) =>
    `${text} ${'I ask because I read about it in a book on bees last winter. '.repeat(9)}`.trim();
  const first = await ask(user, long(HONEY), ofVideo(videoId));
  const worker = long('How long does a worker live in summer?');
  const last = await ask(user, worker, ofVideo(videoId), { followsId: first.id });
  assert.ok(first.verdict === 'answered' && last.verdict === 'answered');
  assert.ok(worker.length > 500);
  const alone = await start(user, first);
  const whole = await start(user, last, { whole: true });
  const headings = blocksIn(whole).flatMap(({ kind, md }) => (kind === 'heading' ? md : []));
  assert.ok(headings.length > 0);
  assert.ok(alone.title.startsWith(HONEY));
  for (const text of [alone.title, whole.title, ...headings])
    assert.ok(text.length <= 100, `${text.length}: ${text}`);
  for (const text of [alone.title, ...headings]) assert.match(text, /…$/u);
});

test('a conversation that is not in English, or has one answer, is named after its question', async () => {
  const { user, videoId } = await bees();
  const honey = await ask(user, HONEY, ofVideo(videoId));
  const unsaid = 'Which football club won the championship?';
  const last = await ask(user, unsaid, ofVideo(videoId), { followsId: honey.id });
  assert.equal((await start(user, last, { whole: true })).title, HONEY);
  const lines = [
    'Die Bienen halten ihren Stock im Winter bei fünfunddreißig Grad warm.',
    'Ein Volk braucht ungefähr fünfzehn Kilogramm Honig bis zum Frühling.',
    'Im Sommer lebt eine Arbeiterin nur sechs Wochen, weil das Fliegen ihre Flügel abnutzt.',
  ];
  const german = await addSubtitles(user, 'Bienen im Winter', lines, 'german');
  const first = await ask(user, 'Wie viel Honig braucht ein Volk?', ofVideo(german));
  const more = { followsId: first.id };
  const second = await ask(
    user,
    'Wie lange lebt eine Arbeiterin im Sommer?',
    ofVideo(german),
    more,
  );
  assert.deepEqual([first.verdict, second.verdict], ['answered', 'answered']);
  assert.equal((await start(user, second, { whole: true })).title, first.text);
});

test('each speaker of a quote has a line, and the first quote names its only source', async () => {
  const user = await makeUser();
  const videoId = await addText(user, SHOW, TALK);
  const honey = await ask(user, HONEY, ofVideo(videoId));
  const made = await start(user, honey);
  const quotes = blocksIn(made);
  const named = /^(?:Anna Weber|Tom Miller): \S/u;
  assert.ok(
    quotes.some(({ md }) => /^Anna Weber: .*\nTom Miller: /mu.test(md)),
    quotes[0]!.md,
  );
  for (const [at, { md }] of quotes.entries()) {
    const lines = md.split('\n');
    assert.equal(md.endsWith(`\n— ${NAMED}`), at === 0, md);
    const { quote, speaker } = honey.passages[at]!;
    if (speaker === null)
      for (const line of lines.slice(0, at === 0 ? -1 : undefined)) assert.match(line, named);
    assert.ok(lines.join(' ').startsWith(quote), md);
  }
  assert.deepEqual(speakerMarks(made), []);
  const file = await user.call('GET', `/generations/${made.id}/export?as=md`);
  assert.equal(file.status, 200, file.text);
  assert.match(file.text, /^> Tom Miller: .*$/mu);
  assert.ok(file.text.includes(`\n> — ${NAMED}`), file.text);
});
