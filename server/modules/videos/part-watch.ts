import type { Clock } from '#server/core/clock.ts';

const LOOK_MS = 1000;

/** Aborts once what is worked on is gone. */
export function watchFor(find: () => Promise<unknown>): { signal: AbortSignal; end(): void } {
  const control = new AbortController();
  const timer = setInterval(() => {
    // A database that cannot be asked now says nothing about it.
    void find().then(
      (found) => found === null && control.abort(new Error('it was taken away')),
      () => {},
    );
  }, LOOK_MS);
  return { signal: control.signal, end: () => clearInterval(timer) };
}

/** When a recording should be done: by the pace of this attempt, once a part of it is. */
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
