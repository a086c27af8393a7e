import type { AudioEvent } from '#contract/events.ts';
import type { AudioStage } from '#contract/podcasts.ts';
import type { AudioRow } from './podcasts.repo.ts';

/** Speaking takes most of the time; the rest is the mix. */
const SPEAKING_SHARE = 0.75;
/** Until the mix can tell by itself how long it takes: of the sound's length, on a machine that is busy. */
const MIX_OF_SOUND = 0.03;
const CHARACTERS_PER_SECOND = 15;
const EVERY_MS = 400;
/** A voice may keep everybody waiting: whether it is still wanted is asked meanwhile. */
const LOOK_MS = 1000;
/** Before this much is done, any guess at the rest would be wild. */
const ENOUGH = 0.04;

export interface Saved {
  stage: AudioStage;
  progress: number;
  linesDone: number;
  remainingSeconds: number | null;
}

/** What watchers are told of a row as it stands. */
export function toEvent(row: AudioRow): AudioEvent {
  const { status, stage, progress, linesDone, linesTotal, remainingSeconds } = row;
  return { type: 'audio', status, stage, progress, linesDone, linesTotal, remainingSeconds };
}

/** Every step that moves a bar is told, and no more: the log keeps them all. */
const TOLD_STEP = 0.02;

/** Says whether a change is worth telling. */
export function createTeller(): (change: Saved) => boolean {
  let last: Saved | null = null;
  return (change) => {
    const isNews =
      last === null ||
      change.stage !== last.stage ||
      change.progress - last.progress >= TOLD_STEP ||
      (last.remainingSeconds === null) !== (change.remainingSeconds === null);
    if (isNews) last = change;
    return isNews;
  };
}

export interface Progress {
  spoken(charactersDone: number, charactersTotal: number, linesDone: number): void;
  mixing(share: number): void;
  /** Saves what was told last and not saved yet. Nothing is saved afterwards. */
  close(): Promise<void>;
}

interface Options {
  save(change: Saved): Promise<void>;
  /** Throws where the work is no longer wanted; changes nothing. */
  look(): Promise<void>;
  /** The work was stopped or taken over. */
  onLost(why: unknown): void;
}

/**
 * Tells how far the work is, not more often than anybody looks, and notices within a second or so that it is no longer
 * wanted, whether it moves or not.
 */
export function createProgress({ save, look, onLost }: Options): Progress {
  const speaking = startClock();
  let mixing: Clock | null = null;
  let mixSeconds = 0;
  let latest: Saved = { stage: 'speaking', progress: 0, linesDone: 0, remainingSeconds: null };
  let saving: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  let looking: Promise<void> | null = null;
  const looks = setInterval(() => {
    looking ??= look()
      .catch(onLost)
      .finally(() => (looking = null));
  }, LOOK_MS);

  function put(change: Saved): void {
    latest = change;
    timer ??= setTimeout(() => void flush(), EVERY_MS);
  }

  async function flush(): Promise<void> {
    timer = null;
    if (closed) return;
    saving = save(latest).catch(onLost);
    await saving;
  }

  return {
    spoken(charactersDone, charactersTotal, linesDone) {
      const share = charactersTotal === 0 ? 1 : charactersDone / charactersTotal;
      mixSeconds = (charactersTotal / CHARACTERS_PER_SECOND) * MIX_OF_SOUND;
      const left = speaking.secondsLeft(share);
      put({
        stage: 'speaking',
        progress: share * SPEAKING_SHARE,
        linesDone,
        remainingSeconds: left === null ? null : Math.ceil(left + mixSeconds),
      });
    },
    mixing(share) {
      mixing ??= startClock();
      put({
        stage: 'mixing',
        progress: SPEAKING_SHARE + share * (1 - SPEAKING_SHARE) * 0.99,
        linesDone: latest.linesDone,
        // How fast lines were spoken, or found, says nothing about how fast they are mixed.
        remainingSeconds: Math.max(1, Math.ceil(mixing.secondsLeft(share, 0) ?? mixSeconds)),
      });
    },
    async close() {
      closed = true;
      clearInterval(looks);
      const isUnsaved = timer !== null;
      if (timer) clearTimeout(timer);
      await Promise.all([saving, looking]);
      // Whatever ended it, what was spoken by then is spoken.
      if (isUnsaved) await save(latest).catch(() => {});
    },
  };
}

interface Clock {
  /** `null` while a guess would be wild. */
  secondsLeft(share: number, startedWith?: number): number | null;
}

/** How long one kind of work will still take, by how long it took so far. */
function startClock(): Clock {
  const began = Date.now();
  let before: number | null = null;
  return {
    secondsLeft(share, startedWith = share) {
      // What was done in an earlier attempt took no time in this one.
      before ??= startedWith;
      const done = share - before;
      return done > ENOUGH ? ((Date.now() - began) / 1000 / done) * (1 - share) : null;
    },
  };
}
