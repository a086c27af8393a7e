import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ALL_JOBS } from '#server/compose/jobs.ts';
import { forQueue, openProgramDatabase } from '#server/compose/open-database.ts';
import { loadConfig } from '#server/core/config.ts';
import { installQueue } from '#server/queue/queue.ts';
import { ensureBrowser } from '#tests/support/ensure-browser.ts';
import { watchLog } from '#tests/support/log-watch.ts';
import { TEMPLATE_VARIABLE } from '#tests/support/make-engine.ts';
import { SOCKET_DIR_VARIABLE, startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { SHORT_LIVED } from '#tests/support/short-lived.ts';
import { readProcessorSeconds } from './file-reporter.ts';
import { findTestFiles, planPhases } from './plan.ts';
import { runFiles } from './run-file.ts';
import type { FileRun } from './run-file.ts';
import { makeScratch } from './scratch-folder.ts';
import { runPhases, type PhaseResult, type Tally } from './run-phases.ts';

/** Checks that run before the tests: programs from `node_modules/.bin`, or our own scripts. */
const CHECKS: Record<string, readonly [program: string, ...args: string[]]> = {
  types: ['tsc', '--noEmit'],
  'web types': ['tsc', '--noEmit', '--project', 'web/tsconfig.json'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  format: ['oxfmt', '--check', '.'],
  // Build once up front, so that no two tests build at the same time.
  build: ['node', 'cli/build.ts'],
};

/** One more process than CPUs, because files sometimes wait. No more: each starts a server, a database or a browser. */
const PLACES = Math.min(availableParallelism(), 4) + 1;
const SLOWEST_TOLD = 5;

/** Runs everything, or with `words` only test files whose path contains one of them. Returns `true` if nothing failed. */
export async function runEverything(words: readonly string[]): Promise<boolean> {
  const began = Date.now();
  const scratch = makeScratch();
  process.env['TMPDIR'] = scratch;
  const environment = cleanEnvironment();
  const checks = words.length > 0 ? { passed: 0, failed: [] } : await runChecks(environment);
  if (checks.failed.includes('build')) {
    console.log(
      '\nThe build failed. No tests were run, because most of them need the built pages.',
    );
    return false;
  }

  const files = findTestFiles().filter(
    (file) => words.length === 0 || words.some((word) => file.includes(word)),
  );
  const phases = planPhases(files, (file) => readFileSync(file, 'utf8'));
  const hasBrowserTests = phases.some(({ isBrowser, turns }) => isBrowser && turns.length > 0);
  const browser = hasBrowserTests ? await ensureBrowser(console.log) : null;
  // All test processes share this PostgreSQL server.
  const postgres = await startPostgres();
  environment[SOCKET_DIR_VARIABLE] = postgres.socketDir;
  environment[TEMPLATE_VARIABLE] = await makeTemplate(postgres, scratch);
  const tally = await runPhases(phases, {
    places: PLACES,
    run: (own, { env, isBrowser }) =>
      runFiles(own, {
        // Files that share an engine run long enough for optimised WebAssembly to pay off.
        flags: [...(own.length > 1 ? [] : SHORT_LIVED), ...((isBrowser && browser?.flags) || [])],
        env: { ...environment, ...env },
        scratch,
      }),
    onFile: tellFile,
    onPhase: tellPhase,
  });
  await postgres.stop();

  const total = {
    ...tally,
    passed: tally.passed + checks.passed,
    failed: tally.failed + checks.failed.length,
  };
  tellSkipped(total);
  if (browser?.lost) {
    const unseen = total.skipped.filter(({ why }) => why === 'there is no browser');
    console.log(`\n${browser.lost(unseen.length)}`);
  }
  const seconds = (Date.now() - began) / 1000;
  console.log(`\n${time(seconds)} in total, ${processorTime(readProcessorSeconds())}`);
  console.log(`\n${inWords(total)}`);
  return total.failed === 0 && total.passed + total.flaky > 0;
}

/** A migrated database with its queues installed and no rows, for tests to copy. */
async function makeTemplate(postgres: TestPostgres, dir: string): Promise<string> {
  const databaseUrl = await postgres.createDatabase();
  const config = loadConfig({ DATA_DIR: dir, DATABASE_URL: databaseUrl });
  const { log } = watchLog();
  const database = await openProgramDatabase({ config, log });
  await installQueue({ database: forQueue(database), log, jobs: ALL_JOBS });
  await database.close();
  return databaseUrl;
}

function cleanEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
    // Each file runs in its own process and loads nearly the same modules.
    NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules', '.cache', 'compiled'),
  };
  for (const name of ['NODE_ENV', 'DATABASE_URL', 'DATA_DIR', 'PORT', 'ROLE', 'LOG_LEVEL']) {
    delete environment[name];
  }
  return environment;
}

/** Two at a time: some checks use every CPU, others mostly wait for the disk. */
async function runChecks(env: NodeJS.ProcessEnv): Promise<{ passed: number; failed: string[] }> {
  const queue = Object.entries(CHECKS);
  let passed = 0;
  const failed: string[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, [program, ...args]] = next;
      const began = Date.now();
      const path = program === 'node' ? process.execPath : join('node_modules', '.bin', program);
      const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      }
      const [code] = await once(child, 'close');
      if (code !== 0) console.log(output);
      tell(code === 0, `${name}  (${time((Date.now() - began) / 1000)})`);
      if (code === 0) passed += 1;
      else failed.push(name);
    }
  };
  await Promise.all([work(), work()]);
  return { passed, failed };
}

function tell(ok: boolean, line: string): void {
  console.log(`\n${ok ? 'ok' : 'FAILED'}  ${line}`);
}

function tellFile({ file, failures, broken }: FileRun, isRetried: boolean): void {
  if (!failures && !broken) {
    process.stdout.write('.');
    return;
  }
  console.log(`\n\n${file}${broken ? `: ${broken}` : ''}\n${failures}`);
  if (isRetried) console.log(`Retrying ${file}.`);
}

function tellPhase({ phase, runs, seconds, tally }: PhaseResult): void {
  const processor = runs.reduce((sum, run) => sum + run.processorSeconds, 0);
  const times = `${time(seconds)}, ${processorTime(processor)}`;
  tell(tally.failed === 0, `${phase.name}: ${inWords(tally)}  (${times})`);
  const slowest = runs.toSorted((one, other) => other.seconds - one.seconds);
  for (const run of slowest.slice(0, SLOWEST_TOLD)) {
    const [wall, own] = [run.seconds, run.processorSeconds].map((s) => s.toFixed(1).padStart(6));
    console.log(`    ${wall} s, CPU ${own} s  ${run.file}`);
  }
}

/** Lists skipped tests by reason. */
function tellSkipped({ skipped }: Tally): void {
  for (const [why, tests = []] of Object.entries(Object.groupBy(skipped, ({ why: one }) => one))) {
    const names = tests.length > 3 ? `${tests.length} tests` : tests.map(({ name }) => `“${name}”`);
    console.log(`\nskipped: ${String(names)}${why && `: ${why}`}`);
  }
}

function inWords({ passed, failed, flaky, skipped }: Tally): string {
  const also = (count: number, what: string) => (count > 0 ? `, ${count} ${what}` : '');
  return `${passed} passed, ${failed} failed${also(flaky, 'flaky')}${also(skipped.length, 'skipped')}`;
}

const time = (seconds: number) => `${seconds.toFixed(1)} s`;
const processorTime = (seconds: number) => `CPU ${time(seconds)}`;
