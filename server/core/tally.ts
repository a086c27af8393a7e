const COUNTED = {
  job_attempts_total:
    'Attempts at jobs that have ended, and how; with the error where there was one.',
  provider_calls_total:
    'Calls to providers that have ended, with the error or ok, and whose key paid.',
  provider_tokens_total: 'Tokens that providers have read, written, and had in their cache.',
  provider_cents_total: 'What calls to providers were booked at, and whose key paid.',
} as const;

const LONGEST = {
  stream_lag_seconds:
    'The longest that a live stream waited for what had been stored, since the last reading.',
} as const;

type Labels = Readonly<Record<string, string>>;

/** As it is told to whoever watches over the server. */
export interface Metric {
  name: string;
  help: string;
  kind?: 'gauge' | 'counter';
  values: readonly { labels?: Labels; value: number }[];
}

/** What a process counts of its own work. Labels are names of ours: never what a customer typed. */
export interface Tally {
  count(name: keyof typeof COUNTED, labels: Labels, by?: number): void;
  /** Only the longest is told. */
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
