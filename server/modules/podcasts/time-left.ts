/** What earlier recordings took here; `null`: none was made yet. */
export interface KnownSpeed {
  secondsPerCharacter: number | null;
  /** Of the sound's length. */
  mixOfSound: number | null;
}

/** In characters. */
export interface Spoken {
  done: number;
  /** Begun and not done yet: half of it, as the mean has it. */
  begun: number;
  total: number;
  lines: number;
}

/** How long a recording will still take. Asked at each step, with the time of a clock that only goes on. */
export interface TimeLeft {
  /** `null` while a guess would rest on nothing. */
  speaking(nowMs: number, spoken: Spoken): number | null;
  mixing(nowMs: number, share: number): number;
  /** For the next recording with the same voices. */
  learned(): KnownSpeed;
}

/** Until a mix was seen: of the sound's length, on a machine that is busy. */
const MIX_OF_SOUND = 0.05;
const CHARACTERS_PER_SECOND = 15;
/** What must have been spoken after the first line (before which voices are woken) for a guess of its own. */
const ENOUGH = { lines: 8, seconds: 12 };
/** What an earlier recording says counts as much as so many seconds of this one, or as this share of the mix. */
const KNOWN_SECONDS = 10;
const KNOWN_SHARE = 0.15;
/** A figure that was told rises only where it has become plainly untrue. */
const UNTRUE = 1.5;

export function createTimeLeft(known: KnownSpeed): TimeLeft {
  let first: { atMs: number; work: number; lines: number } | null = null;
  let foundLines: number | null = null;
  let soundSeconds = 0;
  let speed: number | null = null;
  let mixBeganMs: number | null = null;
  let mixOfSound: number | null = null;
  let told: Told | null = null;
  const mixGuess = () => soundSeconds * (known.mixOfSound ?? MIX_OF_SOUND);

  function tell(nowMs: number, seconds: number): number {
    told = { atMs: nowMs, seconds: settle(told, seconds, nowMs) };
    return told.seconds;
  }

  return {
    speaking(nowMs, { done, begun, total, lines }) {
      soundSeconds = total / CHARACTERS_PER_SECOND;
      // What an earlier attempt has spoken took no time in this one, and the first line also wakes the voices.
      foundLines ??= lines;
      const work = done + begun / 2;
      if (lines > foundLines) first ??= { atMs: nowMs, work, lines };
      const seconds = first ? (nowMs - first.atMs) / 1000 : 0;
      const worked = first ? work - first.work : 0;
      const isEnough =
        first !== null && lines - first.lines >= ENOUGH.lines && seconds >= ENOUGH.seconds;
      if (isEnough && worked > 0) speed = seconds / worked;
      const before = known.secondsPerCharacter;
      const perCharacter =
        before === null ? speed : (seconds + KNOWN_SECONDS) / (worked + KNOWN_SECONDS / before);
      return perCharacter === null
        ? null
        : tell(nowMs, Math.max(0, total - work) * perCharacter + mixGuess());
    },

    mixing(nowMs, share) {
      mixBeganMs ??= nowMs;
      const seconds = (nowMs - mixBeganMs) / 1000;
      if (share > 0.9 && soundSeconds > 0) mixOfSound = seconds / share / soundSeconds;
      const whole = (seconds + mixGuess() * KNOWN_SHARE) / (share + KNOWN_SHARE);
      return tell(nowMs, whole * (1 - share));
    },

    learned: () => ({
      secondsPerCharacter: speed ?? known.secondsPerCharacter,
      mixOfSound: mixOfSound ?? known.mixOfSound,
    }),
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
