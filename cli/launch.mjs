// Starts a TypeScript program of this project:
//   node cli/launch.mjs [--watch] <file.ts> [arguments]
// Plain JavaScript for Node 20, so that a wrong Node version gets an explanation instead of a syntax error.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import * as module from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeAhead } from './ahead.mjs';
import { findInstalledNode, HOW_TO_GET_NODE, isNewEnough } from './installed-node.mjs';

const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));
const watch = process.argv[2] === '--watch';
const [program, ...rest] = process.argv.slice(watch ? 3 : 2);

// Makes glibc return freed memory, about 40 MB after a start. It's only read at process start, so servers are restarted with it.
const serves = program === 'cli/start.ts' || program === 'server/main.ts';
const TRIM = 'MALLOC_TRIM_THRESHOLD_';
const begunWith = serves ? { [TRIM]: String(128 * 1024), ...process.env } : process.env;

/** The program that prepares a first start. */
const AHEAD = { 'cli/start.ts': 'cli/prepare.ts', 'server/main.ts': 'cli/compile.ts' };
/** A compiled program has more than a thousand cache files. */
const COMPILED_FILES = 500;

/**
 * Enables Node's compile cache, which halves startup time. Stored next to the packages, or in the data folder if the program's
 * folder isn't writable, such as a release in /opt.
 */
function keepCompiled() {
  const { enableCompileCache, constants } = module;
  if (!enableCompileCache) return;
  const beside = join(root, 'node_modules', '.cache', 'compiled');
  const inData = resolve(process.env.DATA_DIR || 'data', 'cache', 'compiled');
  for (const folder of [beside, inData]) {
    try {
      // Only the server creates a data folder.
      if (folder === inData && serves) mkdirSync(folder, { recursive: true, mode: 0o700 });
      else if (folder === inData && !existsSync(folder)) return;
    } catch {
      return;
    }
    if (enableCompileCache(folder).status === constants.compileCacheStatus.FAILED) continue;
    // For worker threads: without the cache each would compile everything again, which takes a third of a second and 20 MB.
    process.env.NODE_COMPILE_CACHE ??= folder;
    return;
  }
}

function isCompiled() {
  const folder = module.getCompileCacheDir();
  try {
    return !folder || readdirSync(folder).length > COMPILED_FILES;
  } catch {
    return false;
  }
}

if (isNewEnough() && !watch) {
  if (process.platform === 'linux' && process.execve && process.env[TRIM] === undefined && serves) {
    process.execve(
      process.execPath,
      [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
      begunWith,
    );
  }
  keepCompiled();
  if (program in AHEAD && !isCompiled()) await makeAhead(self, AHEAD[program]);
  process.argv.splice(1, process.argv.length - 1, join(root, program), ...rest);
  await import(pathToFileURL(join(root, program)).href);
} else {
  const node = isNewEnough() ? process.execPath : findInstalledNode();
  if (!node) {
    console.error(HOW_TO_GET_NODE);
    process.exit(1);
  }
  // Restarts this file with a newer Node.
  const begun = watch
    ? ['--watch', '--watch-preserve-output', join(root, program)]
    : [self, program];
  const child = spawn(node, [...process.execArgv, ...begun, ...rest], {
    stdio: 'inherit',
    env: begunWith,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${node} can’t run here (${error.message}).\n${HOW_TO_GET_NODE}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
