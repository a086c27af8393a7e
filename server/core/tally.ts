const COUNTED = {
  job_attempts_total: 'Finished job attempts by outcome, with the error if there was one.',
  provider_calls_total: 'Finished provider calls by outcome (the error, or ok) and by key owner.',
  provider_tokens_total: 'Tokens that providers read, wrote or served from their cache.',
  provider_cents_total: 'Recorded cost of provider calls, by key owner.',
} as const;

const LONGEST = {
  stream_lag_seconds: 'The longest a live stream waited for stored events, since the last scrape.',
} as const;

type Labels = Readonly<Record<string, string>>;

/** In the shape monitoring expects. */
export interface Metric {
  name: string;
  help: string;
  kind?: 'gauge' | 'counter';
  values: readonly { labels?: Labels; value: number }[];
}

/** Metrics of this process. Labels are our own constants, never user input. */
export interface Tally {
  count(name: keyof typeof COUNTED, labels: Labels, by?: number): void;
  /** Keeps only the maximum. */
  took(name: keyof typeof LONGEST, seconds: number): void;
  read(): Metric[];
}

export function createTally(): Tally {
  const counts = new Map<string, Map<string, { labels: Labels; value: number }>>();
  const longest = new Map<string, number>();
  return {
    count(name, labels, by = 1) {
      const series = counts.get(name) ?? new Map<string, { labels: Labels; value: number }>();
      counts.set(name, series);
      const key = JSON.stringify(labels);
      series.set(key, { labels, value: (series.get(key)?.value ?? 0) + by });
    },
    took: (name, seconds) => void longest.set(name, Math.max(seconds, longest.get(name) ?? 0)),
    read() {
      const counted = Object.entries(COUNTED).map(([name, help]) => {
        const values = [...(counts.get(name)?.values() ?? [])];
        return { name, help, kind: 'counter' as const, values };
      });
      const worst = Object.entries(LONGEST).map(([name, help]) => {
        return { name, help, values: [{ value: longest.get(name) ?? 0 }] };
      });
      longest.clear();
      return [...counted, ...worst];
    },
  };
}
