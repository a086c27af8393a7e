import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sharedPostgres } from '#tests/support/postgres.ts';
import { residentMb } from '#tests/support/resident-mb.ts';
import { openScene } from '#tests/support/server-process.ts';
import { copyInstalled } from './start.ts';

/** CPU and memory of the idle program: as started by `npm start`, and as worker and web process on PostgreSQL. */

const CPU_LIMIT_PERCENT = 0.5;
const MEMORY_LIMIT_MB = 260;
const LIMIT_PER_SECOND = { worker: 3, web: 1 };
/** Until compilers, garbage collectors and connections have settled. */
const SETTLE_SECONDS = 60;
const MEASURED_SECONDS = 60;
const PAGES = ['/', '/app', '/articles', '/pricing'];
const TICKS_PER_SECOND = 100;

export interface IdleResult {
  name: 'idle';
  /** The smallest ratio of limit to measurement of all four: above 1 is within all limits. */
  ratio: number;
  cpuRatio: number;
  memoryRatio: number;
  workerRatio: number;
  webRatio: number;
  cpuPercent: number;
  memoryMb: number;
  workerPerSecond: number;
  webPerSecond: number;
}

export async function run(_args: string[]): Promise<IdleResult> {
  const scene = openScene();
  const { url } = await sharedPostgres();
  const watcher = new pg.Client({ connectionString: url });
  await watcher.connect();
  try {
    const databases = { worker: await scene.database(), web: await scene.database() };
    // A very first start, because later ones reuse the compile cache and need less memory.
    const project = copyInstalled(scene);
    const embedded = await scene.start({
      dataDir: scene.folder(),
      project,
      program: 'cli/start.ts',
    });
    for (const role of ['worker', 'web'] as const) {
      const env = { DATABASE_URL: databases[role], ROLE: role };
      await scene.start({ dataDir: scene.folder(), env });
    }
    for (const page of PAGES) await (await fetch(embedded.url + page)).arrayBuffer();
    await pause(SETTLE_SECONDS * 1000);
    const measure = async () => ({
      at: performance.now(),
      ticks: ticksOf(embedded.pid),
      worker: await transactionsIn(watcher, databases.worker),
      web: await transactionsIn(watcher, databases.web),
    });
    const before = await measure();
    await pause(MEASURED_SECONDS * 1000);
    const after = await measure();
    const seconds = (after.at - before.at) / 1000;
    const cpuPercent = ((after.ticks - before.ticks) / TICKS_PER_SECOND / seconds) * 100;
    const memoryMb = residentMb(embedded.pid);
    const workerPerSecond = (after.worker - before.worker) / seconds;
    const webPerSecond = (after.web - before.web) / seconds;
    console.log(`embedded   ${cpuPercent.toFixed(2)}% of a core   ${memoryMb.toFixed(0)} MB`);
    console.log(`worker     ${workerPerSecond.toFixed(2)} transactions/s`);
    console.log(`web        ${webPerSecond.toFixed(2)} transactions/s`);
    const ratios = {
      cpuRatio: round(CPU_LIMIT_PERCENT / cpuPercent),
      memoryRatio: round(MEMORY_LIMIT_MB / memoryMb),
      workerRatio: round(LIMIT_PER_SECOND.worker / workerPerSecond),
      webRatio: round(LIMIT_PER_SECOND.web / webPerSecond),
    };
    return {
      name: 'idle',
      ratio: Math.min(...Object.values(ratios)),
      ...ratios,
      cpuPercent: round(cpuPercent),
      memoryMb: round(memoryMb),
      workerPerSecond: round(workerPerSecond),
      webPerSecond: round(webPerSecond),
    };
  } finally {
    await watcher.end();
    await scene.close();
  }
}

/** CPU ticks of all threads, in user and system mode. */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

async function transactionsIn(watcher: pg.Client, url: string): Promise<number> {
  const { rows } = await watcher.query<{ count: string }>(
    'SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = $1',
    [new URL(url).pathname.slice(1)],
  );
  return Number(rows[0]!.count);
}

function round(value: number): number {
  return Number(value.toFixed(2));
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));
