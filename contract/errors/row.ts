/**
 * `never`: the same request fails again. `later`: it may pass by itself, so jobs try again with growing pauses and
 * callers may too.
 */
export type Retry = 'never' | 'later';

export interface ErrorRow {
  status: number;
  retry: Retry;
  /** What happened, what is safe, what to do next. */
  words: string;
  /** Before anything is started: the same without a word about a run that there is not. */
  ahead?: string;
}
