import { flushCompileCache } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { openProgramDatabase } from './compose/open-database.ts';
import { loadConfig } from './core/config.ts';
import { OperatorError } from './core/fatal.ts';
import { createLog } from './core/log.ts';

/** Serves until a signal ends it. `building` is whoever makes the pages, which nobody can be served before. */
export async function startServer(building?: Promise<void>): Promise<void> {
  // Whatever the engine, SQLite or anybody else writes here is its owner's alone.
  process.umask(0o077);
  building?.catch(() => {});
  try {
    const config = loadConfig(process.env);
    const log = createLog({ level: config.logLevel });
    const opening = openProgramDatabase({ config, log });
    // Whoever awaits it hears of a failure; until then it is not an unhandled one.
    opening.catch(() => {});
    // A server across a network is reached first: reading the program holds up the loop, for longer than a connection waits
    // where the processor is busy. The embedded engine comes up in a thread of its own meanwhile.
    if (config.data.databaseUrl) await opening;
    const { serve, loadPages, createNoPages, siteValues, pageWidenings, pagesLeftOut } =
      await loadProgram();
    await building;
    const dist = fileURLToPath(new URL('../dist', import.meta.url));
    const pages = loadPages(dist, siteValues(config), {
      widenings: pageWidenings(config),
      leftOut: pagesLeftOut(config),
    });
    if (!pages) log.warn('the pages aren’t built, so only the API works');
    await serve({ config, log, pages: pages ?? createNoPages(), opening });
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  }
}

/** All that a server is made of. */
async function loadProgram() {
  const [serving, built, notBuilt, values] = await Promise.all([
    import('./serve.ts'),
    import('./modules/pages/built-pages.ts'),
    import('./modules/pages/no-pages.ts'),
    import('./modules/pages/site-values.ts'),
  ]);
  return { ...serving, ...built, ...notBuilt, ...values };
}

/** Has the program compiled, and the empty database made that new ones are copies of; that one is left open, to end with the process. */
export async function prepareFirstStart(): Promise<void> {
  const { data } = loadConfig(process.env);
  // It lies in memory: nobody needs its folder, and writing one is a tenth of the work.
  const making = data.databaseUrl
    ? null
    : openProgramDatabase({
        config: { data: { ...data, dir: null } },
        log: createLog({ level: 'silent' }),
      });
  await Promise.all([making, loadProgram().then(keepCompiled)]);
}

/** At once, while the database is still being made: as the process ends, everybody would wait for two thousand files. */
function keepCompiled(): void {
  flushCompileCache();
}

// The launcher imports it as the program; whoever compiles it ahead only imports it.
if (import.meta.main || process.argv[1] === import.meta.filename) await startServer();
