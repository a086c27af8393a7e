import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LOGIN_LINK_PAGE } from '#contract/paths.ts';
import { compose, type Program } from './compose.ts';
import type { Config } from './core/config.ts';
import { OperatorError } from './core/fatal.ts';
import type { Log } from './core/log.ts';
import type { Database } from './db/database.ts';
import { keepDevelopmentToken } from './modules/accounts/development-token.ts';
import { serveControl } from './modules/operations/control-socket.ts';
import type { Pages } from './modules/pages/pages.ts';

const SAME_SIGNAL_MS = 1000;
const COLLECT_AFTER_MS = 5000;

interface Options {
  config: Config;
  log: Log;
  pages: Pages | null;
  opening?: Promise<Database>;
}

/** Runs the program in this process until a signal ends it. */
export async function serve({ config, log, pages, opening }: Options): Promise<void> {
  const program = await compose({ config, log, pages, ...(opening && { opening }) });
  void program.database.broken.then(fail);
  const closing = [() => program.close()];
  const isEnding = endOnSignal(async () => {
    for (const close of closing.toReversed()) await close();
  }, log);
  try {
    await open(program, { config, pages }, closing);
  } catch (error) {
    // A signal during startup closes what is still opening; the signal handler then exits.
    if (!isEnding()) throw error;
  }
}

/** Everything opened is added to `closing`, because a signal can come at any time. */
async function open(
  program: Program,
  { config, pages }: Pick<Options, 'config' | 'pages'>,
  closing: (() => Promise<void>)[],
): Promise<void> {
  await program.canary.check();
  // Bind the port first: a start that fails to get it must not take jobs only to drop them.
  const local = config.role === 'worker' ? null : await listen(program, config);
  const url = local && (config.http.publicUrl ?? local);
  if (url) {
    program.site.servedAt(url);
    pages?.servedAt(url);
  }
  const health = config.role === 'worker' ? await openHealth(program, config) : null;
  if (health) closing.push(async () => void health.close());
  closing.push(await openControl(program, config, local));
  if (config.role !== 'web') await program.work();
  await welcome(program, config, url);
  setTimeout(collectGarbage, COLLECT_AFTER_MS).unref();
}

/** Imported on demand, because it loads Node's `fetch`, which takes a tenth of a second. */
async function openHealth({ app }: Program, { http }: Config): Promise<Server | null> {
  if (http.healthPort === undefined) return null;
  const { serveHealth } = await import('./modules/operations/health-server.ts');
  return serveHealth(app, { host: http.host, port: http.healthPort });
}

/** Startup leaves a fifth of the heap as garbage, which an idle process would never collect. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => Promise<void>;
  void collect({ execution: 'async' });
}

/** A database server can be reached by other processes; the embedded one only through this process. */
async function openControl(
  { database, operations }: Program,
  { data }: Config,
  url: string | null,
): Promise<() => Promise<void>> {
  if (database.engine !== 'embedded') return async () => {};
  return serveControl(data.dir, { ...operations, getUrl: async () => url ?? '' });
}

async function listen({ app }: Program, { http }: Config): Promise<string> {
  try {
    await app.listen({ port: http.port, host: http.host });
  } catch (error) {
    throw new OperatorError(
      `We can’t use port ${http.port} on ${http.host}, so nothing was started.\n` +
        `Stop the program that’s using it, or set PORT to another one.\n(${(error as Error).message})`,
      error,
    );
  }
  const { port } = app.server.address() as AddressInfo;
  const everywhere = ['127.0.0.1', '0.0.0.0', '::'];
  const name = everywhere.includes(http.host) ? 'localhost' : http.host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function welcome(program: Program, config: Config, url: string | null): Promise<void> {
  if (program.database.engine === 'embedded' && url) {
    const first = await program.accounts.createFirstLink();
    if (first) console.log(`sign in with this link, once: ${url}${LOGIN_LINK_PAGE}?token=${first}`);
  }
  if (!config.production) {
    const file = await keepDevelopmentToken(program.accounts, config.data.dir);
    console.log(`development token in ${file}`);
  }
  console.log(`ready ${url ?? 'to work'}`);
}

/**
 * The first signal shuts down gracefully, the second exits immediately. A repeat right after the first is ignored: a terminal
 * signals the whole group, and our parent forwards it too. Returns whether a signal has come.
 */
function endOnSignal(close: () => Promise<void>, log: Log): () => boolean {
  let since: number | null = null;
  const end = (signal: string) => {
    const now = performance.now();
    if (since !== null && now - since < SAME_SIGNAL_MS) return;
    if (since !== null) process.exit(1);
    since = now;
    log.info({ signal }, 'ending');
    close().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  return () => since !== null;
}

export function fail(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
