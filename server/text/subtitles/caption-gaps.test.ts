import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gapSentences } from '#contract/caption-gaps.ts';
import { findCaptionGaps } from './caption-gaps.ts';

const HOUR_MS = 3_600_000;
const cues = (fromMs: number, untilMs: number) =>
  Array.from({ length: Math.ceil((untilMs - fromMs) / 3000) }, (_, n) => ({
    startMs: fromMs + n * 3000,
    endMs: Math.min(untilMs, fromMs + (n + 1) * 3000),
    text: 'words',
  }));
const told = (...parts: [number, number][]) => {
  const gaps = findCaptionGaps(
    parts.flatMap(([from, until]) => cues(from, until)),
    HOUR_MS,
  );
  return gaps ? gapSentences(gaps) : [];
};

test('captions that end early, start late or have holes are told with their times', () => {
  assert.deepEqual(told([0, 87_000]), ['Captions end at 1:27 of 1:00:00.']);
  assert.deepEqual(told([600_000, HOUR_MS]), ['Captions start at 10:00.']);
  assert.deepEqual(told([0, 600_000], [1_200_000, HOUR_MS]), [
    'Captions are missing at 10:00–20:00.',
  ]);
});

test('an opening, credits and pauses are no gaps; without a known length only what lies between is', () => {
  assert.deepEqual(told([40_000, HOUR_MS - 100_000]), []);
  assert.equal(findCaptionGaps([], HOUR_MS), null);
  assert.equal(findCaptionGaps(cues(0, 87_000), 0), null);
  assert.equal(
    findCaptionGaps([...cues(0, 60_000), ...cues(500_000, 600_000)], 0)!.holes.length,
    1,
  );
});
