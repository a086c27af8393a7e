import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { QuotedMoment } from './questions.ts';
import { blocksSaid } from './source-parts.ts';
import type { JoinedPart, TranscriptBlock } from './videos.ts';

const TALK: [speaker: string | undefined, text: string][] = [
  ['Anna Weber', 'Yes.'],
  ['Tom Miller', 'Welcome back. The lamp was lit in 1881. It burned all night.'],
  ['Anna Weber', 'Yes.'],
  ['Tom Miller', 'It had a wick.'],
  ['Anna Weber', 'Who paid for it? I heard that the town did. Was it so?'],
  ['Tom Miller', 'The lamp was lit in 1881. Nobody paid before that.'],
  ['Anna Weber', 'Yes.'],
  [undefined, 'Nobody knows the rest.'],
];

const blocksOf = (talk: typeof TALK, fromMs = 0): TranscriptBlock[] =>
  talk.map(([speaker, text], at) => ({
    id: at + 1,
    startMs: fromMs + at * 1000,
    endMs: fromMs + (at + 1) * 1000,
    text,
    ...(speaker !== undefined && { speaker }),
  }));

const quoted = (quote: string, speaker: string | null = null): QuotedMoment => ({
  videoId: 'vid_talk',
  startMs: null,
  endMs: null,
  quote,
  speaker,
});

const SOURCE = { videoId: 'vid_talk', parts: [] as JoinedPart[], blocks: blocksOf(TALK) };
const idsOf = (quote: string, speaker: string | null = null, source = SOURCE) =>
  blocksSaid([quoted(quote, speaker)], source);

test('a quote across speakers covers all its turns, also if the first and the last are cut', () => {
  const quote =
    'Anna Weber: I heard that the town did. Was it so? Tom Miller: The lamp was lit in 1881.';
  assert.deepEqual(idsOf(quote), [5, 6]);
  const long =
    'Tom Miller: It burned all night. Anna Weber: Yes. Tom Miller: It had a wick. Anna Weber: Who paid for it?';
  assert.deepEqual(idsOf(long), [2, 3, 4, 5]);
  assert.deepEqual(idsOf('Anna Weber: Yes. Nobody knows the rest.'), [7, 8]);
});

test('words said twice are found where the speakers are those of the quote', () => {
  assert.deepEqual(idsOf('The lamp was lit in 1881.', 'Tom Miller'), [2]);
  assert.deepEqual(idsOf('Was it so? Tom Miller: The lamp was lit in 1881.'), [5, 6]);
  assert.deepEqual(idsOf('Tom Miller: It had a wick. Anna Weber: Who paid for it?'), [4, 5]);
  const echo = blocksOf([
    ['Anna Weber', 'It was dark. Very dark.'],
    ['Tom Miller', 'Very dark.'],
    ['Anna Weber', 'Indeed.'],
  ]);
  const source = { ...SOURCE, blocks: echo };
  assert.deepEqual(idsOf('Very dark.', 'Tom Miller', source), [2]);
});

test('a short block that also occurs in a quote is not taken for its source', () => {
  assert.deepEqual(idsOf('It burned all night.', 'Tom Miller'), [2]);
  assert.deepEqual(idsOf('Anna Weber: Yes. Tom Miller: It had a wick.'), [3, 4]);
  assert.deepEqual(idsOf('Nobody said this. Yes.'), []);
});

test('a quote is found after its speakers were renamed, and in a source of a shelf', () => {
  const quote =
    'Speaker 1: Was it so? Speaker 2: The lamp was lit in 1881. Nobody paid before that.';
  assert.deepEqual(idsOf(quote), [5, 6]);
  const part = (videoId: string, startMs: number, fromBlock: number) =>
    ({ videoId, startMs, fromBlock, timed: false, title: videoId }) as JoinedPart;
  const parts = [part('vid_other', 0, 1), part('vid_talk', 10_000, 9)];
  const talk = blocksOf(
    TALK.map(([name, text]) => [name && `${name} (vid_talk)`, text]),
    10_000,
  ).map((block) => ({ ...block, id: block.id + TALK.length }));
  const joined = { videoId: 'vid_shelf', parts, blocks: [...blocksOf(TALK), ...talk] };
  const said = 'Anna Weber: Was it so? Tom Miller: The lamp was lit in 1881.';
  assert.deepEqual(idsOf(said, null, joined), [13, 14]);
});

test('words are found in languages without spaces', () => {
  const blocks = blocksOf([
    [undefined, '灯は一八八一年に'],
    [undefined, '灯された。町が払った。誰も知らない。'],
  ]);
  const said = '灯は一八八一年に 灯された。 町が払った。';
  assert.deepEqual(idsOf(said, null, { ...SOURCE, blocks }), [1, 2]);
});
