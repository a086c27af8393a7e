/** `never`: the same request fails again. `later`: it may succeed later, so jobs retry with backoff and clients may, too. */
export type Retry = 'never' | 'later';

export interface ErrorRow {
  status: number;
  retry: Retry;
  /** What happened, what is safe, and what to do next. */
  words: string;
  /** Variant for before a run has started. */
  ahead?: string;
}
