import type { AudioEvent } from '#contract/events.ts';
import type { AudioStage } from '#contract/podcasts.ts';
import type { AudioRow } from './podcasts.repo.ts';
import type { Spoken, TimeLeft } from './time-left.ts';

/** Speaking takes most of the time; the rest is the mix. */
const SPEAKING_SHARE = 0.75;
const EVERY_MS = 400;
/** A voice may keep everybody waiting: whether it is still wanted is asked meanwhile. */
const LOOK_MS = 1000;

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
  spoken(spoken: Spoken): void;
  mixing(share: number): void;
  /** Saves what was told last and not saved yet. Nothing is saved afterwards. */
  close(): Promise<void>;
}

interface Options {
  timeLeft: TimeLeft;
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
export function createProgress({ timeLeft, save, look, onLost }: Options): Progress {
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
    spoken(spoken) {
      const { done, total, lines } = spoken;
      const left = timeLeft.speaking(Date.now(), spoken);
      put({
        stage: 'speaking',
        progress: (total === 0 ? 1 : done / total) * SPEAKING_SHARE,
        linesDone: lines,
        remainingSeconds: left === null ? null : Math.ceil(left),
      });
    },
    mixing(share) {
      put({
        stage: 'mixing',
        progress: SPEAKING_SHARE + share * (1 - SPEAKING_SHARE) * 0.99,
        linesDone: latest.linesDone,
        remainingSeconds: Math.max(1, Math.ceil(timeLeft.mixing(Date.now(), share))),
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
