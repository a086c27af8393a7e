/** What earlier runs took here, in seconds for each unit of work; `null`: none was done yet. */
export interface KnownSpeed {
  work: number | null;
  /** What comes after the work and goes over all of it once more. */
  finish: number | null;
}

/** In whatever the work is counted in: characters, seconds of sound. */
export interface Worked {
  done: number;
  /** Begun and not done yet: half of it, as the mean has it. */
  begun: number;
  total: number;
  /** How many pieces are done, whatever their size. */
  pieces: number;
}

/** How long a run will still take. Asked at each step, with the time of a clock that only goes on. */
interface TimeLeft {
  /** `null` while a guess would rest on nothing. */
  working(nowMs: number, worked: Worked): number | null;
  finishing(nowMs: number, share: number): number;
  /** For the next run of the same sort. */
  learned(): KnownSpeed;
}

/** What must have been done after the first piece (before which engines are woken) for a guess of its own. */
const ENOUGH = { pieces: 8, seconds: 12 };
/** What an earlier run says counts as much as so many seconds of this one, or as this share of the finish. */
const KNOWN_SECONDS = 10;
const KNOWN_SHARE = 0.15;
/** A figure that was told rises only where it has become plainly untrue. */
const UNTRUE = 1.5;

export function createTimeLeft(known: KnownSpeed, usualFinish: number): TimeLeft {
  let first: { atMs: number; work: number; pieces: number } | null = null;
  let foundPieces: number | null = null;
  let units = 0;
  let speed: number | null = null;
  let finishBeganMs: number | null = null;
  let finish: number | null = null;
  let told: Told | null = null;
  const finishGuess = () => units * (known.finish ?? usualFinish);

  function tell(nowMs: number, seconds: number): number {
    told = { atMs: nowMs, seconds: settle(told, seconds, nowMs) };
    return told.seconds;
  }

  return {
    working(nowMs, { done, begun, total, pieces }) {
      units = total;
      // What an earlier attempt has done took no time in this one, and the first piece also wakes the engines.
      foundPieces ??= pieces;
      const work = done + begun / 2;
      if (pieces > foundPieces) first ??= { atMs: nowMs, work, pieces };
      const seconds = first ? (nowMs - first.atMs) / 1000 : 0;
      const worked = first ? work - first.work : 0;
      const isEnough =
        first !== null && pieces - first.pieces >= ENOUGH.pieces && seconds >= ENOUGH.seconds;
      if (isEnough && worked > 0) speed = seconds / worked;
      const before = known.work;
      const perUnit =
        before === null ? speed : (seconds + KNOWN_SECONDS) / (worked + KNOWN_SECONDS / before);
      return perUnit === null
        ? null
        : tell(nowMs, Math.max(0, total - work) * perUnit + finishGuess());
    },

    finishing(nowMs, share) {
      finishBeganMs ??= nowMs;
      const seconds = (nowMs - finishBeganMs) / 1000;
      if (share > 0.9 && units > 0) finish = seconds / share / units;
      const whole = (seconds + finishGuess() * KNOWN_SHARE) / (share + KNOWN_SHARE);
      return tell(nowMs, whole * (1 - share));
    },

    learned: () => ({ work: speed ?? known.work, finish: finish ?? known.finish }),
  };
}

interface Told {
  atMs: number;
  seconds: number;
}

/** Counts down from what was told, and turns to what is thought now the slower the more is left. */
function settle(last: Told | null, seconds: number, nowMs: number): number {
  if (!last) return seconds;
  const passed = (nowMs - last.atMs) / 1000;
  const expected = Math.max(0, last.seconds - passed);
  const turn = 1 - Math.exp(-passed / Math.min(20, Math.max(1, last.seconds / 6)));
  const next = expected + (seconds - expected) * turn;
  return Math.min(next, last.seconds + (seconds > last.seconds * UNTRUE ? passed : 0));
}
