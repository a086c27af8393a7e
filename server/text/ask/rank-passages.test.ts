import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rankPassages } from './rank-passages.ts';
import { wasSaid } from './was-said.ts';

test("if nothing of a question was said, the named speaker's passages still come first", () => {
  const spoken = [4, 5].map((passage) => ({ passage, times: 1 }));
  const source = { passages: 9, postings: [[]], spoken };
  const { passages, evidence } = rankPassages([source], { weights: [1], names: [] }, 3);
  assert.ok([4, 5].includes(passages[0]!.passage), JSON.stringify(passages));
  assert.ok(!wasSaid(evidence));
});

test('a question that only names a speaker is no evidence that something was said', () => {
  const source = { passages: 9, postings: [], spoken: [{ passage: 4, times: 1 }] };
  const { passages, evidence } = rankPassages([source], { weights: [], names: [] }, 3);
  assert.equal(passages[0]!.passage, 4);
  assert.ok(!wasSaid(evidence));
});

test("a few words that coincide in one of many sources don't count as an answer", () => {
  const evidence = { rate: -3, best: 0.2, together: 0.5, unknownName: false, named: false };
  assert.ok(wasSaid({ ...evidence, sources: 1 }));
  assert.ok(!wasSaid({ ...evidence, sources: 30 }));
});

test('a shelf of a thousand sources still answers what is said in full', () => {
  const evidence = { rate: -2, best: 1, together: 1, unknownName: false, named: false };
  assert.ok(wasSaid({ ...evidence, sources: 1000 }));
});

test('the sentence that answers comes before one that is only between two related ones', () => {
  const at = (passage: number, times = 1) => ({ passage, times });
  // "Thirty-one interruptions a day" is in 1; 2 contains "a day" and is between 1 and 3.
  const postings = [
    [at(1), at(3, 3)],
    [at(1), at(2, 3)],
  ];
  const source = { passages: 12, postings, spoken: [] };
  const { passages } = rankPassages([source], { weights: [1, 1], names: [] }, 3);
  assert.equal(passages[0]!.passage, 1, JSON.stringify(passages));
});

test('what a source says on every page counts least for choosing a quote', () => {
  const everywhere = Array.from({ length: 12 }, (_, passage) => ({ passage, times: 1 }));
  const source = { passages: 12, postings: [everywhere, [{ passage: 4, times: 1 }]], spoken: [] };
  const { worths } = rankPassages([source], { weights: [1, 1], names: [] }, 3);
  assert.ok(worths[1]! > 5 * worths[0]!, JSON.stringify(worths));
});
