import { CALLS } from '#contract/paths.ts';
import { isLast } from '#contract/events.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { residentMb } from '#tests/support/resident-mb.ts';
import { openScene } from '#tests/support/server-process.ts';

/** Whether memory grows over very many runs: compares the end to the start. */

const RUNS = 10_000;
const AT_ONCE = 8;
/** Memory that isn't collected yet goes up and down; a leak only grows. */
const MOST_TIMES = 1.15;
const PARTS = 10;
const WANTED = [
  { format: 'summary', sample: true, options: { length: 'short' } },
  { format: 'tweet', sample: true },
] as const;

interface SoakResult {
  name: 'soak';
  /** The limit divided by the growth from the second to the last tenth of the runs: above 1 is within it. */
  ratio: number;
  runs: number;
  /** Median memory in each tenth of the runs. */
  megabytes: number[];
}

/** `npm run bench -- soak 1000` for fewer runs. */
export async function run([count = RUNS]: (string | number)[]): Promise<SoakResult> {
  const runs = Number(count);
  const scene = openScene();
  try {
    const server = await scene.start({ dataDir: scene.folder() });
    await buyPlan(server);
    const client = createApiClient(server);
    const held: number[] = [];
    let started = 0;
    const startOne = () => client.create(WANTED[(started += 1) % WANTED.length]!);
    const opened = Promise.withResolvers<void>();
    const watching = (async () => {
      for await (const { event } of client.watch(CALLS.events, { onOpen: opened.resolve })) {
        if (!isLast(event)) continue;
        if (event.type !== 'done') throw new Error(`a run ended with ${event.type}`);
        held.push(residentMb(server.pid));
        if (held.length % Math.ceil(runs / PARTS) === 0) {
          console.log(`${held.length} runs   ${held.at(-1)!.toFixed(0)} MB`);
        }
        if (held.length === runs) break;
        if (started < runs) await startOne();
      }
    })();
    await opened.promise;
    for (let left = Math.min(AT_ONCE, runs); left > 0; left -= 1) await startOne();
    await watching;
    const size = Math.floor(runs / PARTS);
    const megabytes = Array.from({ length: PARTS }, (_, part) =>
      Math.round(middle(held.slice(part * size, (part + 1) * size))),
    );
    const times = megabytes.at(-1)! / megabytes[1]!;
    return { name: 'soak', ratio: Number((MOST_TIMES / times).toFixed(2)), runs, megabytes };
  } finally {
    await scene.close();
  }
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
