import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitPace } from './pace.ts';

const FINE = { least: 0.7, most: 1.2, step: 0.01 };
const COARSE = { least: 0.8, most: 1.2, step: 0.2 };

test('a pace the voice supports stays exactly unchanged', () => {
  for (let at = 70; at <= 120; at += 1) assert.equal(fitPace(FINE, at / 100), at / 100);
  assert.equal(fitPace(FINE, 1.123), 1.12);
});

test('an unsupported pace becomes the nearest supported one, preferring normal pace on a tie', () => {
  assert.deepEqual(
    [0.5, 0.69, 1.21, 4].map((pace) => fitPace(FINE, pace)),
    [0.7, 0.7, 1.2, 1.2],
  );
  assert.deepEqual(
    [0.7, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.4].map((pace) => fitPace(COARSE, pace)),
    [0.8, 0.8, 1, 1, 1, 1, 1, 1.2, 1.2],
  );
  assert.equal(fitPace(null, 1.4), 1);
});
