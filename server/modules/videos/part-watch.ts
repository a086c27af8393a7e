import type { Clock } from '#server/core/clock.ts';

const LOOK_MS = 1000;

/** Aborts when the item being processed has been deleted. */
export function watchFor(find: () => Promise<unknown>): { signal: AbortSignal; end(): void } {
  const control = new AbortController();
  const timer = setInterval(() => {
    // Ignores database errors, which say nothing about it.
    void find().then(
      (found) => found === null && control.abort(new Error('it was taken away')),
      () => {},
    );
  }, LOOK_MS);
  return { signal: control.signal, end: () => clearInterval(timer) };
}

/** Estimates when a recording will be done: by the speed of this attempt, after its first part. */
export function createPace({ now }: Clock, startMs: number) {
  const began = now().getTime();
  return {
    readyAt(atMs: number, durationMs: number): Date | null {
      if (atMs <= startMs) return null;
      const time = now().getTime();
      return new Date(time + ((time - began) / (atMs - startMs)) * (durationMs - atMs));
    },
  };
}
