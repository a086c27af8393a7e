import { isLast } from '#contract/events.ts';
import { CALLS } from '#contract/paths.ts';
import { payForModels, PRICED_MODEL } from '#tests/faults/paid-once.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { openScene } from '#tests/support/server-process.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';

/** How much more work two worker processes on one PostgreSQL get done than one. */

const LEAST_TIMES = 1.8;
const RUNS = 60;
/** Few enough for one core, as workers mostly wait for models. */
const RUNS_AT_ONCE = '4';
const TOKENS_PER_SECOND = 150;
const ROUNDS = 2;

interface WorkersResult {
  name: 'workers';
  /** The throughput of two relative to one, divided by the limit: above 1 is within it. */
  ratio: number;
  secondsWithOne: number;
  secondsWithTwo: number;
}

/**
 * With `npm run bench -- workers 200 built-in` the CPU-bound built-in engine writes. Each worker then needs its own
 * core, in addition to those of the database and the web process.
 */
export async function run([runs = RUNS, engine = 'model']: (
  | string
  | number
)[]): Promise<WorkersResult> {
  const model = engine === 'built-in' ? 'built-in' : PRICED_MODEL;
  const seconds: Record<1 | 2, number> = { 1: Infinity, 2: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const workers of [1, 2] as const) {
      const took = await measure(workers, Number(runs), model);
      console.log(`${workers} worker${workers === 1 ? ' ' : 's'}   ${took.toFixed(1)} s`);
      seconds[workers] = Math.min(seconds[workers], took);
    }
  }
  const ratio = Number((seconds[1] / seconds[2] / LEAST_TIMES).toFixed(2));
  return { name: 'workers', ratio, secondsWithOne: seconds[1], secondsWithTwo: seconds[2] };
}

async function measure(workers: number, runs: number, model: string): Promise<number> {
  const scene = openScene();
  try {
    const models = await startStandInModels({
      tokensPerSecond: TOKENS_PER_SECOND,
      answer: answerLikeAModel,
    });
    scene.onClose(() => models.close());
    const places = { RUNS_AT_ONCE, RUNS_PER_ACCOUNT: '100' };
    const env = { DATABASE_URL: await scene.database(), ...places, ...models.env() };
    const start = (ROLE: string) => scene.start({ dataDir: scene.folder(), env: { ...env, ROLE } });
    const web = await start('web');
    for (let left = workers; left > 0; left -= 1) await start('worker');
    await buyPlan(web);
    await payForModels(web);
    const client = createApiClient(web);
    const wanted = { format: 'summary', sample: true, model };
    const finish = async (count: number) => {
      const begun = performance.now();
      const ended = new Set<string>();
      const opened = Promise.withResolvers<void>();
      const watching = (async () => {
        const events = client.watch(CALLS.events, { onOpen: opened.resolve });
        for await (const { event, generationId } of events) {
          if (!isLast(event)) continue;
          if (event.type !== 'done') throw new Error(`a run ended with ${event.type}`);
          ended.add(generationId);
          if (ended.size === count) return;
        }
      })();
      await opened.promise;
      for (let left = count; left > 0; left -= 1) await client.create(wanted);
      await watching;
      return (performance.now() - begun) / 1000;
    };
    // Warm-up: the first runs of a process are slower.
    await finish(workers * Number(RUNS_AT_ONCE));
    return await finish(runs);
  } finally {
    await scene.close();
  }
}
