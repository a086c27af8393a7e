import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meantIn } from './meant.ts';

const sharesIn = (text: string) =>
  meantIn(text)
    .filter(({ measure }) => measure?.dimension === 'percent')
    .map(({ value }) => value);

test('a share is recognised where people count some of a total', () => {
  assert.deepEqual(sharesIn('One in five of them came back.'), [20]);
  assert.deepEqual(sharesIn('3 out of every 20 seeds.'), [15]);
  assert.deepEqual(sharesIn('One in five US citizens moved.'), [20]);
});

test('counts within a time, a distance or a price are no shares', () => {
  for (const text of [
    'I wrote 3 in 20 minutes.',
    'We met three in 20-minute breaks.',
    'There are two in ten metres.',
    'I got one in 20 euros.',
    'It happens to one in ten thousand.',
  ])
    assert.deepEqual(sharesIn(text), [], text);
});

test('a word without an end doesn’t block the process if it has accents', () => {
  const before = process.cpuUsage();
  for (const start of ['half ', 'one in ', 'two grand '])
    meantIn(`${start}${'éa'.repeat(40_000)} x`);
  const { user, system } = process.cpuUsage(before);
  // It once took minutes.
  assert.ok((user + system) / 1000 < 5000);
});
