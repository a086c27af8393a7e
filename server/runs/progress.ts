const EVERY_MS = 400;
/** Every step that moves a bar is told, and no more: the log keeps them all. */
const TOLD_STEP = 0.02;

interface Snapshot {
  stage: string;
  progress: number;
  remainingSeconds: number | null;
}

/** Keeps the row of a run up to date with how far it is, not more often than anybody looks. */
interface Progress<Now> {
  put(now: Now): void;
  /** Saves what was put last and not saved yet. Nothing is saved afterwards. */
  close(): Promise<void>;
}

/** `save` is also told whether what has changed is worth telling whoever watches. */
export function createProgress<Now extends Snapshot>(
  save: (now: Now, isNews: boolean) => Promise<void>,
): Progress<Now> {
  let latest: Now | null = null;
  let told: Now | null = null;
  let saving: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    const now = latest!;
    const isNews = told === null || differs(told, now);
    if (isNews) told = now;
    // Whether the run is still wanted its signal says, and what cannot be saved now the next one replaces.
    // One after another: an older one that is slow must not undo a newer one, nor come after the end.
    saving = saving.then(() => save(now, isNews)).catch(() => {});
  }

  return {
    put(now) {
      latest = now;
      timer ??= setTimeout(flush, EVERY_MS);
    },
    async close() {
      // Whatever ended it, what was done by then is done.
      if (timer) flush();
      await saving;
    },
  };
}

function differs(told: Snapshot, now: Snapshot): boolean {
  return (
    now.stage !== told.stage ||
    now.progress - told.progress >= TOLD_STEP ||
    (now.remainingSeconds === null) !== (told.remainingSeconds === null)
  );
}
