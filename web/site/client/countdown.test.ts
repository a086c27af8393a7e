import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countdownEnd, keepCountdown, remaining, type Remaining } from './countdown.ts';

const END = countdownEnd();
const before = (ms: number) => new Date(END.getTime() - ms);

test('P2: the countdown ends on 15 January 2025 at 23:59:59 local time', () => {
  assert.deepEqual(
    [END.getFullYear(), END.getMonth(), END.getDate()],
    [2025, 0, 15],
    'the local calendar day',
  );
  assert.deepEqual([END.getHours(), END.getMinutes(), END.getSeconds()], [23, 59, 59]);
});

test('P2: days, hours, minutes and seconds add up to the time left', () => {
  const ms = (((2 * 24 + 3) * 60 + 4) * 60 + 5) * 1000;
  assert.deepEqual(remaining(before(ms)), { days: 2, hours: 3, minutes: 4, seconds: 5 });
  assert.deepEqual(remaining(before(999)), { days: 0, hours: 0, minutes: 0, seconds: 0 });
  for (let index = 1; index < 400; index++) {
    const left = index * 7_654_321;
    const parts = remaining(before(left));
    assert(parts);
    const sum = ((parts.days * 24 + parts.hours) * 60 + parts.minutes) * 60 + parts.seconds;
    assert.equal(sum, Math.floor(left / 1000));
    assert(parts.hours < 24 && parts.minutes < 60 && parts.seconds < 60);
  }
});

test('P2: after the date the countdown is empty', () => {
  assert.equal(remaining(END), null);
  assert.equal(remaining(before(-1)), null);
  assert.equal(remaining(new Date(2026, 5, 1)), null);
});

test('P2: it updates every second, and its timer stops at the end date', (t) => {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'], now: before(3000).getTime() });
  const seen: (Remaining | null)[] = [];
  const countdown = keepCountdown((value) => seen.push(value));
  assert.equal(countdown.value?.seconds, 3);
  t.mock.timers.tick(1000);
  assert.equal(countdown.value?.seconds, 2);
  t.mock.timers.tick(1000);
  t.mock.timers.tick(1000);
  assert.equal(countdown.value, null);
  t.mock.timers.tick(60_000);
  assert.deepEqual(
    seen.map((value) => value?.seconds ?? null),
    [3, 2, 1, null],
    'nothing more is computed after the end',
  );
});

test('P2: no timer is started after the end date', (t) => {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'], now: new Date(2025, 0, 16).getTime() });
  let calls = 0;
  const countdown = keepCountdown(() => (calls += 1));
  t.mock.timers.tick(60_000);
  assert.equal(countdown.value, null);
  assert.equal(calls, 1);
});

test('P2: a stopped countdown doesn’t change any more', (t) => {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'], now: before(60_000).getTime() });
  const countdown = keepCountdown(() => {});
  countdown.stop();
  t.mock.timers.tick(5000);
  assert.deepEqual(countdown.value, { days: 0, hours: 0, minutes: 1, seconds: 0 });
});
