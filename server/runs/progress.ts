const EVERY_MS = 400;
/** Smallest progress step worth an event; every event is kept in the log. */
const TOLD_STEP = 0.02;

interface Snapshot {
  stage: string;
  progress: number;
  remainingSeconds: number | null;
}

/** Stores a run's progress, throttled. */
interface Progress<Now> {
  put(now: Now): void;
  /** Saves the latest unsaved progress. Nothing is saved afterwards. */
  close(): Promise<void>;
}

/** `isNews` tells `save` whether the change is worth an event to viewers. */
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
    // Errors are ignored: the run's signal reports a stop or a lost lease, and the next save replaces this one. Saves run one
    // after another, so a slow old one can't overwrite a newer one or the end.
    saving = saving.then(() => save(now, isNews)).catch(() => {});
  }

  return {
    put(now) {
      latest = now;
      timer ??= setTimeout(flush, EVERY_MS);
    },
    async close() {
      // Also after a failure, so the last progress isn't lost.
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
