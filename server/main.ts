import { flushCompileCache } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { openProgramDatabase } from './compose/open-database.ts';
import { loadConfig } from './core/config.ts';
import { OperatorError } from './core/fatal.ts';
import { createLog } from './core/log.ts';

/** Serves until a signal ends it. `building` is the page build; serving waits for it. */
export async function startServer(building?: Promise<void>): Promise<void> {
  // Files written by the engine, SQLite or anything else are readable by their owner only.
  process.umask(0o077);
  building?.catch(() => {});
  try {
    const config = loadConfig(process.env);
    const log = createLog({ level: config.logLevel });
    const opening = openProgramDatabase({ config, log });
    // Whoever awaits it handles a failure; this only prevents an unhandled rejection.
    opening.catch(() => {});
    // Connect to a remote server before loading the program: loading blocks the event loop, on a busy CPU longer than the
    // connection timeout. The embedded engine boots in its own thread meanwhile.
    if (config.data.databaseUrl) await opening;
    const { serve, loadPages, createNoPages, siteValues, pageWidenings, pagesLeftOut } =
      await loadProgram();
    await building;
    const dist = fileURLToPath(new URL('../dist', import.meta.url));
    const pages = loadPages(dist, siteValues(config), {
      widenings: pageWidenings(config),
      leftOut: pagesLeftOut(config),
      hstsSubdomains: config.http.hstsSubdomains,
    });
    if (!pages) log.warn('the pages aren’t built, so only the API works');
    await serve({ config, log, pages: pages ?? createNoPages(), opening });
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  }
}

async function loadProgram() {
  const [serving, built, notBuilt, values] = await Promise.all([
    import('./serve.ts'),
    import('./modules/pages/built-pages.ts'),
    import('./modules/pages/no-pages.ts'),
    import('./modules/pages/site-values.ts'),
  ]);
  return { ...serving, ...built, ...notBuilt, ...values };
}

/**
 * Fills the compile cache and creates the empty database that new ones are copied from. The database stays open until the process
 * exits.
 */
export async function prepareFirstStart(): Promise<void> {
  const { data } = loadConfig(process.env);
  // In memory, because nobody needs its folder and writing one is a tenth of the work.
  const making = data.databaseUrl
    ? null
    : openProgramDatabase({
        config: { data: { ...data, dir: null } },
        log: createLog({ level: 'silent' }),
      });
  await Promise.all([making, loadProgram().then(keepCompiled)]);
}

/** Flush now, while the database is still being created; at exit everyone would wait for two thousand files. */
function keepCompiled(): void {
  flushCompileCache();
}

// The launcher imports this file as its main program; the precompile step only imports it.
if (import.meta.main || process.argv[1] === import.meta.filename) await startServer();
