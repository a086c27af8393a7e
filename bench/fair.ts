import { setTimeout as pause } from 'node:timers/promises';
import { createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { openScene, type Scene, type ServerProcess } from '#tests/support/server-process.ts';
import { signUp } from '#tests/support/sign-up.ts';

/** How much longer a summary takes while another account has hundreds of runs waiting, on both engines. */

const ENGINES = ['embedded', 'postgres'] as const;
const WAITING = 360;
const SAMPLES = 9;
const MOST_TIMES = 3;
const WANTED = { format: 'summary', sample: true, options: { length: 'short' } };
/** The other account's runs: long ones, about talks in different languages. */
const CROWD = [
  { format: 'summary', sample: 'airing-de', language: 'german' },
  { format: 'summary', sample: 'sleep-th', language: 'thai' },
];
const STRANGER = 'stranger@example.org';

type Figures = Record<'aloneMs' | 'crowdedMs' | 'times', number>;

interface FairResult extends Record<(typeof ENGINES)[number], Figures> {
  name: 'fair';
  /** The limit divided by the slowdown factor: above 1 is within it. */
  ratio: number;
}

/** `npm run bench -- fair RUNS_PER_ACCOUNT=2` runs the servers with other settings. */
export async function run(args: string[]): Promise<FairResult> {
  const env = Object.fromEntries(args.map((setting) => setting.split('=')));
  const found: Partial<Record<(typeof ENGINES)[number], Figures>> = {};
  console.log('engine        alone ms  crowded ms     times');
  for (const engine of ENGINES) {
    const scene = openScene();
    try {
      found[engine] = await measure(await openServers(scene, engine, env));
      const { aloneMs, crowdedMs, times } = found[engine];
      const cells = [aloneMs.toFixed(0), crowdedMs.toFixed(0), times.toFixed(2)];
      console.log(engine.padEnd(11) + cells.map((cell) => cell.padStart(10)).join(' '));
    } finally {
      await scene.close();
    }
  }
  const { embedded, postgres } = found as Record<(typeof ENGINES)[number], Figures>;
  const worse = Math.max(embedded.times, postgres.times);
  return { name: 'fair', ratio: Number((MOST_TIMES / worse).toFixed(2)), embedded, postgres };
}

interface Servers {
  dataDir: string;
  /** The server used by the crowd, and the one used by the measured account. */
  web: [ServerProcess, ServerProcess];
}

/** One process on the embedded engine; two web and two worker processes on PostgreSQL. */
async function openServers(
  scene: Scene,
  engine: (typeof ENGINES)[number],
  env: Record<string, string>,
): Promise<Servers> {
  const dataDir = scene.folder();
  if (engine === 'embedded') {
    const server = await scene.start({ dataDir, env });
    return { dataDir, web: [server, server] };
  }
  const shared = { ...env, DATABASE_URL: await scene.database() };
  const start = (ROLE: string) => scene.start({ dataDir, env: { ...shared, ROLE } });
  const first = await start('web');
  await start('worker');
  await start('worker');
  return { dataDir, web: [first, await start('web')] };
}

async function measure({ dataDir, web: [first, second] }: Servers): Promise<Figures> {
  await buyPlan(first);
  const crowd = createApiClient(first);
  const token = await signUp(second, dataDir, STRANGER);
  const stranger = createApiClient({ url: second.url, token });
  const sample = async () => {
    const begun = performance.now();
    await stranger.log(await stranger.create(WANTED));
    return performance.now() - begun;
  };
  for (const wanted of [WANTED, ...CROWD]) await crowd.log(await crowd.create(wanted));
  await sample();
  const alone = await repeat(sample);
  for (let left = WAITING; left > 0; left -= 20) {
    const batch = Array.from({ length: 20 }, (_, index) => CROWD[index % CROWD.length]!);
    await Promise.all(batch.map((wanted) => crowd.create(wanted)));
  }
  const crowded = await repeat(sample);
  const waits = (await crowd.list()).filter(({ status }) => status === 'queued').length;
  if (waits === 0) throw new Error('the crowd was done before the measuring was');
  return { aloneMs: alone, crowdedMs: crowded, times: Number((crowded / alone).toFixed(2)) };
}

async function repeat(sample: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < SAMPLES; number += 1) {
    times.push(await sample());
    await pause(50);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(SAMPLES / 2)]!;
}
