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

test('captions that end early, start late or have gaps are reported with their times', () => {
  assert.deepEqual(told([0, 87_000]), ['Captions end at 1:27, but the video is 1:00:00 long.']);
  assert.deepEqual(told([600_000, HOUR_MS]), ['Captions start at 10:00.']);
  assert.deepEqual(told([0, 600_000], [1_200_000, HOUR_MS]), [
    'Captions are missing at 10:00–20:00.',
  ]);
});

test('openings, credits and pauses are no gaps; without a known duration only gaps in between count', () => {
  assert.deepEqual(told([40_000, HOUR_MS - 100_000]), []);
  assert.equal(findCaptionGaps([], HOUR_MS), null);
  assert.equal(findCaptionGaps(cues(0, 87_000), 0), null);
  assert.equal(
    findCaptionGaps([...cues(0, 60_000), ...cues(500_000, 600_000)], 0)!.holes.length,
    1,
  );
});

test("a caption left on screen for an hour doesn't hide a gap, and a long speech with a single time isn't one", () => {
  const left = [...cues(0, 84_000), { startMs: 84_000, endMs: HOUR_MS, text: 'That is all.' }];
  assert.ok(findCaptionGaps(left, HOUR_MS)!.endsAtMs! < 180_000);
  const speech = 'So we came back in the rain, all of us. '.repeat(90);
  const turns = Array.from({ length: 15 }, (_, n) => {
    const startMs = n * 240_000;
    return { startMs, endMs: startMs, text: speech };
  });
  assert.equal(findCaptionGaps(turns, HOUR_MS), null);
});

test('a missing half of a short video is reported', () => {
  assert.equal(findCaptionGaps(cues(0, 50_000), 105_000)!.endsAtMs, 50_000);
  assert.equal(
    findCaptionGaps([...cues(0, 60_000), ...cues(150_000, 240_000)], 240_000)!.holes.length,
    1,
  );
  assert.equal(findCaptionGaps(cues(10_000, 100_000), 115_000), null);
});
