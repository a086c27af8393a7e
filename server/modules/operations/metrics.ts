import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from '#server/core/tally.ts';

/** Upper bounds of the duration histogram's buckets. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NANOSECONDS = 1e9;
/** Resolution of the event loop delay measurement. */
const LOOP_EVERY_MS = 20;

interface Series {
  count: number;
  sum: number;
  buckets: number[];
}

interface Metrics {
  /** `route` is the pattern, never the address: addresses are unlimited and may contain tokens. */
  observe(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Renders the Prometheus text format, including these gauges. */
  render(gauges: readonly Metric[]): string;
}

export function createMetrics(): Metrics {
  const requests = new Map<string, Series>();
  // Started at the first reading, because it wakes the process fifty times a second, most of an idle process's activity.
  const loop = monitorEventLoopDelay({ resolution: LOOP_EVERY_MS });

  return {
    observe({ method, route, status, seconds }) {
      const labels = labelled({ method, route, status: String(status) });
      const series = requests.get(labels) ?? { count: 0, sum: 0, buckets: SECONDS.map(() => 0) };
      series.count += 1;
      series.sum += seconds;
      for (const [index, end] of SECONDS.entries()) if (seconds <= end) series.buckets[index]! += 1;
      requests.set(labels, series);
    },

    render(gauges) {
      const memory = process.memoryUsage();
      const own: Metric[] = [
        {
          name: 'process_resident_memory_bytes',
          help: 'Resident memory of the process.',
          values: [{ value: memory.rss }],
        },
        {
          name: 'nodejs_heap_used_bytes',
          help: 'JavaScript heap in use.',
          values: [{ value: memory.heapUsed }],
        },
        {
          name: 'nodejs_eventloop_lag_p99_seconds',
          help: 'Event loop lag, 99th percentile since the last scrape.',
          values: loop.count === 0 ? [] : [{ value: lateness(loop.percentile(99)) }],
        },
        {
          name: 'process_uptime_seconds',
          help: 'Time since the process started.',
          values: [{ value: process.uptime() }],
        },
      ];
      loop.reset();
      loop.enable();
      return [...[...own, ...gauges].map(renderMetric), renderRequests(requests)].join('');
    },
  };
}

/** The histogram records the time between samples, so the interval is subtracted. */
function lateness(nanoseconds: number): number {
  return Math.max(0, nanoseconds / NANOSECONDS - LOOP_EVERY_MS / 1000);
}

function renderMetric({ name, help, kind = 'gauge', values }: Metric): string {
  const lines = values.map(({ labels = {}, value }) => `${name}${labelled(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join('')}`;
}

function renderRequests(requests: ReadonlyMap<string, Series>): string {
  const name = 'http_request_duration_seconds';
  const lines = [`# HELP ${name} Response time.\n# TYPE ${name} histogram\n`];
  for (const [labels, { count, sum, buckets }] of requests) {
    const within = (end: string) => `${labels.slice(0, -1)},le="${end}"}`;
    for (const [index, end] of SECONDS.entries()) {
      lines.push(`${name}_bucket${within(String(end))} ${buckets[index]}\n`);
    }
    lines.push(`${name}_bucket${within('+Inf')} ${count}\n`);
    lines.push(`${name}_sum${labels} ${sum}\n${name}_count${labels} ${count}\n`);
  }
  return lines.join('');
}

function labelled(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
