import { setTimeout as pause } from 'node:timers/promises';
import { CALLS } from '#contract/paths.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { openScene, type Scene } from '#tests/support/server-process.ts';

/** The time from requesting a run until its first event reaches the client, on both engines. */

const ENGINES = ['embedded', 'postgres'] as const;
const SAMPLES = 200;
const WARM_UP = 10;
const LIMIT_MS = 45;
const WANTED = { format: 'summary', sample: true, options: { length: 'short' } };

interface Percentiles {
  p50Ms: number;
  p95Ms: number;
}

export interface PickupResult extends Record<(typeof ENGINES)[number], Percentiles> {
  name: 'pickup';
  /** The limit divided by the median of the slower engine: above 1 is within it. */
  ratio: number;
}

export async function run(_args: string[]): Promise<PickupResult> {
  const results: Partial<Record<(typeof ENGINES)[number], Percentiles>> = {};
  console.log('engine      samples    p50 ms    p95 ms');
  for (const engine of ENGINES) {
    const scene = openScene();
    try {
      const env = engine === 'postgres' ? { DATABASE_URL: await scene.database() } : {};
      const times = (await sample(scene, env)).toSorted((one, other) => one - other);
      const p50Ms = at(times, 0.5);
      const p95Ms = at(times, 0.95);
      results[engine] = { p50Ms, p95Ms };
      const cells = [String(times.length), p50Ms.toFixed(1), p95Ms.toFixed(1)];
      console.log(engine.padEnd(10) + cells.map((cell) => cell.padStart(9)).join(' '));
    } finally {
      await scene.close();
    }
  }
  const { embedded, postgres } = results as Record<(typeof ENGINES)[number], Percentiles>;
  const slower = Math.max(embedded.p50Ms, postgres.p50Ms);
  return { name: 'pickup', ratio: Number((LIMIT_MS / slower).toFixed(2)), embedded, postgres };
}

/** One run at a time over a stream that is already open, as for a user on the page. */
async function sample(scene: Scene, env: Record<string, string>): Promise<number[]> {
  const server = await scene.start({ dataDir: scene.folder(), env });
  await buyPlan(server);
  const client = createApiClient(server);
  const opened = Promise.withResolvers<void>();
  let onFirst = (_id: string) => {};
  let onEnd = (_id: string) => {};
  const watching = (async () => {
    for await (const event of client.watch(CALLS.events, { onOpen: opened.resolve })) {
      if (event.seq === 1) onFirst(event.generationId);
      if (event.event.type === 'done') onEnd(event.generationId);
    }
  })().catch(() => {});
  await opened.promise;

  const times: number[] = [];
  for (let number = 0; number < WARM_UP + SAMPLES; number += 1) {
    const first = Promise.withResolvers<number>();
    const ended = Promise.withResolvers<void>();
    onFirst = () => first.resolve(performance.now());
    onEnd = () => ended.resolve();
    const started = performance.now();
    await client.create(WANTED);
    const took = (await first.promise) - started;
    if (number >= WARM_UP) times.push(took);
    await ended.promise;
    await pause(5);
  }
  void watching;
  return times;
}

function at(sorted: number[], share: number): number {
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1));
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));
