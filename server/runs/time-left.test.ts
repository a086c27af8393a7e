import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTimeLeft, type KnownSpeed } from './time-left.ts';

const UNKNOWN: KnownSpeed = { work: null, finish: null };
/** For a recording: mixing takes a twentieth of the audio length, at fifteen characters per second. */
const USUAL_MIX = 0.05 / 15;

interface Run {
  known?: KnownSpeed;
  seed: number;
  lines?: number;
  hands?: number;
  /** Lines already spoken by an earlier attempt. */
  found?: number;
  wakingSeconds?: number;
  secondsPerCharacter?: number;
  mixSeconds?: number;
}

/** Simulates a recording with lines of different length on a machine of varying speed. */
function record(run: Run) {
  const { known = UNKNOWN, seed, lines = 65, hands = 3, found = 0 } = run;
  const { wakingSeconds = 4, secondsPerCharacter = 0.016, mixSeconds = 27 } = run;
  let chance = seed;
  const random = () => {
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
    return chance / 2 ** 32;
  };
  const sizes = Array.from({ length: lines }, () => 20 + Math.round(random() ** 2 * 300));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let done = sizes.slice(0, found).reduce((sum, size) => sum + size, 0);
  const left = createTimeLeft(known, USUAL_MIX);
  const told: { seconds: number; tellMs: number }[] = [];
  const note = (nowMs: number, seconds: number | null) => {
    if (seconds !== null) told.push({ seconds, tellMs: nowMs });
  };
  note(0, left.working(0, { done, begun: 0, total, pieces: found }));
  const busy = Array.from({ length: hands }, () => ({ size: 0, untilMs: wakingSeconds * 1000 }));
  let next = found;
  let linesDone = found;
  let nowMs = 0;
  for (;;) {
    const hand = busy.toSorted((a, b) => a.untilMs - b.untilMs)[0]!;
    if (hand.untilMs === Infinity) break;
    nowMs = hand.untilMs;
    if (hand.size > 0) {
      done += hand.size;
      linesDone += 1;
      hand.size = 0;
      const begun = busy.reduce((sum, { size }) => sum + size, 0);
      note(nowMs, left.working(nowMs, { done, begun, total, pieces: linesDone }));
    }
    const size = sizes[next];
    next += 1;
    hand.size = size ?? 0;
    const mood = 0.6 + random() * 0.8;
    hand.untilMs =
      size === undefined ? Infinity : nowMs + size * secondsPerCharacter * hands * mood * 1000;
  }
  const mixFromMs = nowMs;
  for (let step = 0; step <= 50; step += 1) {
    nowMs = mixFromMs + (mixSeconds * 1000 * step) / 50;
    note(nowMs, left.finishing(nowMs, step / 50));
  }
  const truth = (tellMs: number) => (nowMs - tellMs) / 1000;
  return { told, truth, wholeSeconds: nowMs / 1000, learned: left.learned() };
}

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

function assertBelievable({ told, truth, wholeSeconds }: ReturnType<typeof record>, name: string) {
  for (const [at, { seconds, tellMs }] of told.entries()) {
    const real = truth(tellMs);
    const off = Math.abs(seconds - real);
    // One long line takes about fifteen seconds here, and nobody knows which lines are still to come.
    assert.ok(off <= 15 + real * 0.3, `${name}: told ${seconds} where ${real} were left`);
    const before = told[at - 1]?.seconds ?? Infinity;
    assert.ok(
      seconds <= before + wholeSeconds * 0.01,
      `${name}: rose from ${before} to ${seconds}`,
    );
  }
}

test("the time left is close to the truth from the first estimate on, and doesn't rise", () => {
  for (const seed of SEEDS) {
    const run = record({ seed });
    assertBelievable(run, `seed ${seed}`);
    assert.ok(run.told[0]!.tellMs > 5000, 'nothing is told before it rests on something');
    assert.ok(run.told[0]!.tellMs < run.wholeSeconds * 1000 * 0.25, 'but soon');
  }
});

test("lines spoken by an earlier attempt don't make the estimate too optimistic", () => {
  for (const seed of SEEDS) assertBelievable(record({ seed, found: 30 }), `seed ${seed}`);
});

test('someone who recorded before gets an estimate right away, based on the earlier speed', () => {
  for (const seed of SEEDS) {
    const { learned } = record({ seed });
    const run = record({ seed: seed + 100, known: learned });
    assert.equal(run.told[0]!.tellMs, 0);
    assertBelievable(run, `seed ${seed}`);
  }
});

test('if the machine becomes three times slower, the estimate follows without rising faster than time passes', () => {
  const known = { work: 0.016, finish: USUAL_MIX };
  const { told, truth } = record({ seed: 7, known, secondsPerCharacter: 0.048 });
  for (const [at, { seconds, tellMs }] of told.entries()) {
    const before = told[at - 1];
    if (!before) continue;
    assert.ok(seconds - before.seconds <= (tellMs - before.tellMs) / 1000 + 0.001);
  }
  const late = told.filter(({ tellMs }) => truth(tellMs) < told.at(-1)!.tellMs / 2000);
  for (const { seconds, tellMs } of late) {
    assert.ok(Math.abs(seconds - truth(tellMs)) <= 5 + truth(tellMs) * 0.4, `${seconds}`);
  }
});

test('a recording with nothing new to speak shows only the mixing time', () => {
  const left = createTimeLeft(UNKNOWN, USUAL_MIX);
  assert.equal(left.working(0, { done: 1500, begun: 0, total: 1500, pieces: 20 }), null);
  assert.equal(left.finishing(10, 0), 5);
  assert.deepEqual(left.learned(), UNKNOWN);
});
