import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsLeftOut } from './left-out.ts';
import { indexTranscript } from './transcript-index.ts';

const MINUTES = 5 * 60_000;
const WORDS = 'garden shade spade fence barrow pond gravel hedge lawn border trellis compost'.split(
  ' ',
);
const word = (at: number) => `${WORDS[at % WORDS.length]}${'abcdefghijklmnopqrstuvwxyz'[at % 26]}`;

/** Two hundred blocks of five minutes, each with its own fact among common phrases. */
const blocks = Array.from({ length: 200 }, (_, at) => ({
  id: at + 1,
  startMs: at * MINUTES,
  endMs: (at + 1) * MINUTES,
  text: `We talk about the garden and the shade again. Bed ${at + 1} holds ${300 + at * 7} ${word(at)} plants from ${word(at + 5)}. And so it goes on in the garden.`,
}));
const index = indexTranscript(blocks, 'english');
const fact = (at: number) =>
  `Bed ${at + 1} holds ${300 + at * 7} ${word(at)} plants from ${word(at + 5)}.`;

test('no omitted fact goes unreported, however many of its words occur elsewhere', () => {
  const told = (at: number) => at % 2 === 0;
  const texts = blocks.flatMap((_, at) => (told(at) ? [fact(at)] : []));
  const listed = new Set(factsLeftOut(texts, blocks, index).map(({ startMs }) => startMs));
  for (const [at, { startMs }] of blocks.entries())
    assert.equal(listed.has(startMs), !told(at), fact(at));
});

test('a fact with another number counts as omitted', () => {
  const texts = blocks.map((_, at) => fact(at).replace(String(300 + at * 7), '9999'));
  assert.equal(factsLeftOut(texts, blocks, index).length, blocks.length);
});
