import type { ProviderValue } from '#contract/catalog/providers.ts';

/** More tokens in a second than a provider's models are known to make. */
const FASTEST = 600;
/** Those that run on chips of their own, or may pass a question on to one that does. */
const FASTEST_OF: Partial<Record<ProviderValue, number>> = { groq: 3000, openrouter: 3000 };

/**
 * The most that a model can have thought in so many milliseconds. What it thinks is mostly not shown and costs like
 * words, so an answer that breaks off is booked with it: never less than is owed, and no more than can have come.
 */
export function mostThought(provider: ProviderValue, ms: number): number {
  return Math.ceil(Math.max(1000, ms) / 1000) * (FASTEST_OF[provider] ?? FASTEST);
}

/** How far ahead of what has come a running call is written down: until somebody looks again. */
export const NOTE_MS = 1000;

interface Noting {
  /** Waits for what is being written down, and writes nothing more. */
  end(): Promise<void>;
}

/**
 * Writes down every second what a call has come to, so that it is booked as that if the process ends in the middle.
 * A note that fails is left out: the next one says more.
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
