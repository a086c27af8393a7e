import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FileCounts, readReport } from './file-reporter.ts';

export interface FileRun extends FileCounts {
  /** The file's path; for a group, the first path and how many more there are. */
  file: string;
  /** Why the process failed although none of its tests did, or null. */
  broken: string | null;
  seconds: number;
  /** Output about failures; empty if everything passed. */
  failures: string;
}

export interface RunOptions {
  flags: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Folder for the reporter's output. */
  scratch: string;
  /** Not a performance limit: it only makes a file that never ends fail. */
  hangsAfterMs?: number;
  /** Stops a process that prints nothing for this long, which it does whenever a test ends. */
  silentForMs?: number;
}

const REPORTER = fileURLToPath(new URL('./file-reporter.ts', import.meta.url));
const IN_TURN = fileURLToPath(new URL('./in-turn.ts', import.meta.url));
const HANGS_AFTER_MS = 20 * 60_000;
/** Twice as long as the slowest test takes on a machine with eight times the load it can handle. */
const SILENT_FOR_MS = 6 * 60_000;
const FAILURES = /^.*failing tests:$/m;
/** How much output to show when a process died without reporting on its tests. */
const LAST_CHARACTERS = 8000;
const NOTHING: FileCounts = { passed: [], failed: [], skipped: [], processorSeconds: 0 };
let runs = 0;

/** Runs one test file, or several in sequence, in a child process. */
export async function runFiles(
  files: readonly string[],
  { flags, env, scratch, hangsAfterMs = HANGS_AFTER_MS, silentForMs = SILENT_FOR_MS }: RunOptions,
): Promise<FileRun> {
  const began = Date.now();
  const counts = join(scratch, `counts-${(runs += 1)}.json`);
  const report = (reporter: string, destination: string) => [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${destination}`,
  ];
  const args = [...flags, ...report('spec', 'stdout'), ...report(REPORTER, counts)];
  args.push(...(files.length > 1 ? [IN_TURN, ...files] : files));
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      silent.refresh();
    });
  }
  const readSoFar = () => (existsSync(counts) ? readFileSync(counts, 'utf8') : '');
  let hung: string | null = null;
  const giveUp = (why: string) => {
    const { isAt } = readReport(readSoFar());
    hung ??= [why, ...isAt.map((name) => `“${name}”`)].join('; running ');
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  };
  const hangs = setTimeout(
    () => giveUp(`did not end within ${hangsAfterMs / 1000} s`),
    hangsAfterMs,
  );
  const silent = setTimeout(
    () => giveUp(`did not end: no output for ${silentForMs / 1000} s`),
    silentForMs,
  );
  // Don't wait only for `close`: a grandchild can keep the output pipes open after the process has exited.
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.on('exit', (...ended) => setTimeout(resolve, 1000, ended).unref());
    child.on('close', (...ended) => resolve(ended));
  });
  clearTimeout(hangs);
  clearTimeout(silent);

  const { counts: told } = readReport(readSoFar());
  const seen = told ?? NOTHING;
  const endedBadly = hung ?? `the process exited with ${code ?? signal}`;
  // An exit code of 0 isn't enough: a process can exit before its tests have finished.
  const isBroken = hung !== null || !told || (code !== 0 && seen.failed.length === 0);
  const isGood = !isBroken && seen.failed.length === 0;
  const at = output.search(FAILURES);
  return {
    ...seen,
    file: files.length > 1 ? `${files[0]} and ${files.length - 1} more` : files[0]!,
    broken: isBroken ? endedBadly : null,
    seconds: (Date.now() - began) / 1000,
    failures: isGood ? '' : at === -1 ? output.slice(-LAST_CHARACTERS) : output.slice(at),
  };
}
