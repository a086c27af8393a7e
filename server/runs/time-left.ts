/** Speed of earlier runs on this machine, in seconds per unit of work; `null` if unknown. */
export interface KnownSpeed {
  work: number | null;
  /** The final pass over the whole work, such as mixing. */
  finish: number | null;
}

/** In any unit of work: characters, seconds of audio. */
export interface Worked {
  done: number;
  /** Started but unfinished work, counted as half done. */
  begun: number;
  total: number;
  /** Number of finished pieces, of any size. */
  pieces: number;
}

/** Estimates the remaining time of a run. `nowMs` must come from a monotonic clock. */
interface TimeLeft {
  /** `null` while there is no basis for an estimate. */
  working(nowMs: number, worked: Worked): number | null;
  finishing(nowMs: number, share: number): number;
  /** Measured speeds for the next run of this kind. */
  learned(): KnownSpeed;
}

/** Work needed after the first piece (which includes engine startup) before we trust our own measurement. */
const ENOUGH = { pieces: 8, seconds: 12 };
/** Weight of an earlier run's speed: as much as this many seconds of this run, or this share of the finish. */
const KNOWN_SECONDS = 10;
const KNOWN_SHARE = 0.15;
/** A displayed estimate only rises when it's off by more than this factor. */
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
      // Work of an earlier attempt took no time in this one, and the first piece includes engine startup.
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

/** Smoothly moves the displayed countdown towards the new estimate; slower the more time is left. */
function settle(last: Told | null, seconds: number, nowMs: number): number {
  if (!last) return seconds;
  const passed = (nowMs - last.atMs) / 1000;
  const expected = Math.max(0, last.seconds - passed);
  const turn = 1 - Math.exp(-passed / Math.min(20, Math.max(1, last.seconds / 6)));
  const next = expected + (seconds - expected) * turn;
  return Math.min(next, last.seconds + (seconds > last.seconds * UNTRUE ? passed : 0));
}
