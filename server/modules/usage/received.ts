import type { ProviderValue } from '#contract/catalog/providers.ts';

/** More tokens per second than any of the providers' known models produce. */
const FASTEST = 600;
/** Providers with special hardware, or that may route to one. */
const FASTEST_OF: Partial<Record<ProviderValue, number>> = { groq: 3000, openrouter: 3000 };

/**
 * The most a model can have thought in this time. Thinking is mostly invisible but costs like output, so answers that break
 * off are booked with it: never less than is owed, and no more than can have been produced.
 */
export function mostThought(provider: ProviderValue, ms: number): number {
  return Math.ceil(Math.max(1000, ms) / 1000) * (FASTEST_OF[provider] ?? FASTEST);
}

/** Interval between notes of a running call, and how far ahead of the received tokens each one books. */
export const NOTE_MS = 1000;

interface Noting {
  /** Waits for the current note and writes no more. */
  end(): Promise<void>;
}

/**
 * Notes a call's progress every second, so that it's booked correctly if the process dies. A failed note is skipped,
 * because the next one includes it.
 */
export function noteWhileRunning(note: () => Promise<void>, everyMs: number = NOTE_MS): Noting {
  let writing: Promise<void> | null = null;
  const timer = setInterval(() => {
    writing ??= note()
      .catch(() => {})
      .finally(() => (writing = null));
  }, everyMs);
  timer.unref();
  return {
    async end() {
      clearInterval(timer);
      await writing;
    },
  };
}
