import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordedLengthRule } from '#contract/episode-length.ts';
import { usualSeconds } from '#contract/speaking-time.ts';
import { makeScript } from '#tests/support/podcast-script.ts';
import { checkRules } from './rules.ts';

const ruleOf = (lines: readonly string[], id: string, minutes?: number) =>
  checkRules(makeScript(lines), minutes).find((rule) => rule.id === id);

test('a script that repeats a line names it, and may agree as often as people do', () => {
  const found = ruleOf(
    ['Now you may buy plants.', 'Right.', 'Wait for rain.', 'Now, you may buy PLANTS!', 'Right.'],
    'podcast.repeated',
  )!;
  assert.equal(found.state, 'warn');
  assert.equal(found.blockId, 'l3');
  assert.match(found.message, /^1 line repeats/);
  const calm = ruleOf(['Now you may buy plants.', 'Now you may sell plants.'], 'podcast.repeated')!;
  assert.deepEqual([calm.state, calm.blockId, calm.mend], ['ok', null, undefined]);
});

test('if several lines fail a check, each one is listed, so that all can be fixed at once', () => {
  const line = 'Now you may buy plants.';
  const again = ruleOf([line, line, 'Wait for the rain.', line], 'podcast.repeated')!;
  assert.deepEqual([again.blockId, again.moreBlockIds], ['l1', ['l3']]);
  const marked = ruleOf(['Buy *this*.', 'And wait.', 'See https://a.example.'], 'podcast.markup')!;
  assert.deepEqual([marked.blockId, marked.moreBlockIds], ['l0', ['l2']]);
});

test('a script whose length is off by more than a fifth says how long it is', () => {
  const line = 'Every one of these ten words takes its own time.';
  const perLine = usualSeconds(line);
  const lasting = (seconds: number) =>
    Array.from({ length: Math.round(seconds / perLine) }, () => line);
  const found = (seconds: number) => ruleOf(lasting(seconds), 'podcast.length', 8)!;
  const short = found(89);
  assert.equal(short.state, 'warn');
  assert.match(short.message, /^About 1:30 when spoken; the target is 8 minutes\./);
  assert.match(short.mend!, /up to about 8 minutes/);
  assert.deepEqual(
    [370, 400, 480, 560, 600].map((seconds) => found(seconds).state),
    ['warn', 'ok', 'ok', 'ok', 'warn'],
  );
  assert.match(found(720).mend!, /shorter, about 8 minutes/);
  assert.equal(ruleOf(lasting(60), 'podcast.length'), undefined);
});

test('a recorded episode has the length its player shows, whatever was estimated before', () => {
  const { message, state } = recordedLengthRule(611_400, 8);
  assert.deepEqual([message, state], ['10:11 recorded; the target is 8 minutes.', 'warn']);
  assert.equal(recordedLengthRule(500_000, 8).state, 'ok');
});
