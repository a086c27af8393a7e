import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedPostgres } from './postgres.ts';
import { inheritedFlags } from './short-lived.ts';

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** Not a performance limit: it only makes a hanging server fail its test and show where it stopped. */
const HANGS_AFTER_MS = 180_000;

/** The Node flags of `npm start`. */
const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
const startFlags = scripts.start.split(' ').filter((word) => word.startsWith('--'));

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** A server process that may still be starting. */
export interface Launched {
  readonly pid: number;
  readonly output: Readonly<Record<'stdout' | 'stderr', string>>;
  /** Rejects with all output if the process exits before it is ready. */
  readonly ready: Promise<ServerProcess>;
  readonly exit: Promise<Exit>;
  kill(signal: NodeJS.Signals): void;
  /** Sends SIGTERM and waits for the exit; rejects if it doesn't come. */
  end(): Promise<Exit>;
}

export interface ServerProcess extends Launched {
  /** Empty for a process that only runs jobs. */
  readonly url: string;
  readonly token: string;
}

export interface LaunchOptions {
  dataDir: string;
  env?: Record<string, string>;
  /** Path of another copy of the project. */
  project?: string;
  /** `cli/start.ts` to build the pages first. */
  program?: string;
  /** Share of one CPU it gets until it is ready, e.g. 0.1. */
  processorShare?: number;
  /** Folder of a release, started by its own command as on a machine that has nothing else installed. */
  release?: string;
}

const TURN_MS = 100;
const SHARED_KEYS = `k1:${Buffer.alloc(32, 'shared').toString('base64')}`;

/** Pauses and resumes a process so that it runs for its share of every 100 ms. */
function limitProcessor(child: ChildProcess, share: number): () => void {
  let timer: NodeJS.Timeout;
  const turn = (runs: boolean) => {
    child.kill(runs ? 'SIGCONT' : 'SIGSTOP');
    timer = setTimeout(turn, TURN_MS * (runs ? share : 1 - share), !runs);
  };
  turn(true);
  return () => {
    clearTimeout(timer);
    child.kill('SIGCONT');
  };
}

/** Starts the program as an operator would, with only the given environment. */
function launch({
  dataDir,
  env = {},
  project = PROJECT,
  program = 'server/main.ts',
  processorShare = 1,
  release,
}: LaunchOptions): Launched {
  const { PATH, HOME, TMPDIR } = process.env;
  const flags = [...startFlags, ...inheritedFlags];
  const child = spawn(
    release ? join(release, 'quillcast') : process.execPath,
    release ? [] : [...flags, 'cli/launch.mjs', program],
    {
      cwd: release ? dataDir : project,
      env: {
        ...(!release && { PATH, HOME, TMPDIR }),
        LOG_LEVEL: 'warn',
        PORT: '0',
        DATA_DIR: dataDir,
        // Processes that share a database need the same encryption keys, even with different data folders.
        ...(env['DATABASE_URL'] && { ENCRYPTION_KEYS: SHARED_KEYS }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text));
  }
  const exit = endOf(child, output);
  const endLimit = processorShare < 1 ? limitProcessor(child, processorShare) : () => {};
  void exit.then(endLimit);
  const launched = {
    pid: child.pid!,
    output,
    exit,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    async end() {
      child.kill('SIGTERM');
      const hangs = setTimeout(() => child.kill('SIGKILL'), HANGS_AFTER_MS);
      const ended = await exit;
      clearTimeout(hangs);
      if (ended.signal === 'SIGKILL') throw new Error(`the server does not end:\n${output.stdout}`);
      return ended;
    },
  };
  const ready = new Promise<ServerProcess>((resolve, reject) => {
    const hangs = setTimeout(() => {
      reject(new Error(`the server does not get ready:\n${output.stdout}${output.stderr}`));
      child.kill('SIGKILL');
    }, HANGS_AFTER_MS / processorShare);
    child.stdout.on('data', () => {
      const [, address] = /^ready (.+)\n/m.exec(output.stdout) ?? [];
      if (!address) return;
      clearTimeout(hangs);
      endLimit();
      const token = readFileSync(join(dataDir, 'development-token'), 'utf8').trim();
      const url = address.startsWith('http') ? address : '';
      resolve({ ...launched, ready, url, token });
    });
    void exit.then(({ code, signal, stdout, stderr }) => {
      clearTimeout(hangs);
      reject(
        new Error(`the server ended (${code ?? signal}) before it was ready:\n${stdout}${stderr}`),
      );
    });
  });
  ready.catch(() => {});
  return { ...launched, ready };
}

async function endOf(child: ChildProcess, output: Launched['output']): Promise<Exit> {
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, ...output };
}

/** Tracks everything a test or benchmark starts, so that it is always cleaned up. */
export interface Scene {
  /** Creates an empty folder. */
  folder(): string;
  /** URL of an empty database on a real PostgreSQL server. */
  database(): Promise<string>;
  launch(options: LaunchOptions): Launched;
  start(options: LaunchOptions): Promise<ServerProcess>;
  /** For a start that must fail: returns the output and how the process exited. */
  fail(options: LaunchOptions): Promise<Exit>;
  onClose(undo: () => unknown): void;
  close(): Promise<void>;
}

export function openScene(): Scene {
  const undos: (() => unknown)[] = [];
  const running = new Set<Launched>();
  const endAll = () => running.forEach((launched) => launched.kill('SIGKILL'));
  // An aborted test must not leave anything behind either. Cleanup here can only be synchronous.
  const abandon = () => {
    endAll();
    for (const undo of undos.toReversed()) void undo();
  };
  const leave = () => process.exit(1);
  process.on('exit', abandon);
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);

  const scene: Scene = {
    folder() {
      const folder = mkdtempSync(join(tmpdir(), 'quillcast-'));
      undos.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
      return folder;
    },
    async database() {
      const postgres = await sharedPostgres();
      const url = await postgres.createDatabase();
      undos.push(() => postgres.dropDatabase(url));
      return url;
    },
    launch(options) {
      const launched = launch(options);
      running.add(launched);
      void launched.exit.then(() => running.delete(launched));
      return launched;
    },
    start: (options) => scene.launch(options).ready,
    async fail(options) {
      const launched = scene.launch(options);
      const isReady = await Promise.race([
        launched.ready.then(() => true),
        launched.exit.then(() => false),
      ]);
      if (isReady) throw new Error('the server started where it must not');
      return launched.exit;
    },
    onClose: (undo) => void undos.push(undo),
    async close() {
      const exits = [...running].map((launched) => launched.exit);
      endAll();
      await Promise.all(exits);
      for (const undo of undos.toReversed()) await undo();
      process.off('exit', abandon);
      process.off('SIGTERM', leave);
      process.off('SIGINT', leave);
    },
  };
  return scene;
}
