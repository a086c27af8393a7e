// Starts a TypeScript program of this project: node cli/launch.mjs [--watch] <file.ts> [arguments]
// Plain JavaScript that Node 20 can read, so that a wrong Node gets an explanation instead of a syntax error.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import * as module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findInstalledNode, HOW_TO_GET_NODE, isNewEnough } from './installed-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const watch = process.argv[2] === '--watch';
const [program, ...rest] = process.argv.slice(watch ? 3 : 2);

// Freed memory goes back to the system: glibc would keep what its arenas once held, 40 MB after a start. It reads this once,
// as a process begins, so a server begins again with it.
const serves = program === 'cli/start.ts' || program === 'server/main.ts';
const TRIM = 'MALLOC_TRIM_THRESHOLD_';
const begunWith = serves ? { [TRIM]: String(128 * 1024), ...process.env } : process.env;

/** What compiles a program that has never run here. */
const AHEAD = { 'cli/start.ts': 'cli/prepare.ts', 'server/main.ts': 'cli/compile.ts' };
/** A program that has been compiled leaves more than a thousand files. */
const COMPILED_FILES = 500;

/** Done before, or nowhere to keep it: an installation that only its owner may write to. */
function isCompiled() {
  try {
    const folder = module.getCompileCacheDir();
    accessSync(folder, constants.W_OK);
    return readdirSync(folder).length > COMPILED_FILES;
  } catch {
    return true;
  }
}

/**
 * In a process of its own: what only a first start does takes fifty megabytes, which a server would keep. Whatever goes
 * wrong here goes wrong there too, and is said there.
 */
function compileAhead(maker) {
  const self = fileURLToPath(import.meta.url);
  spawnSync(process.execPath, [self, maker], { stdio: ['ignore', 'inherit', 'ignore'] });
}

if (isNewEnough() && !watch) {
  if (process.platform === 'linux' && process.execve && process.env[TRIM] === undefined && serves) {
    process.execve(
      process.execPath,
      [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
      begunWith,
    );
  }
  // Keeps compiled code between starts; a start spends half its time on that otherwise.
  const cache = join(root, 'node_modules', '.cache', 'compiled');
  module.enableCompileCache?.(cache);
  // Threads look here; without it each would load a compiler of its own, which takes them a third of a second and 20 MB.
  process.env.NODE_COMPILE_CACHE ??= cache;
  if (program in AHEAD && !isCompiled()) compileAhead(AHEAD[program]);
  process.argv.splice(1, process.argv.length - 1, join(root, program), ...rest);
  await import(pathToFileURL(join(root, program)).href);
} else {
  const node = isNewEnough() ? process.execPath : findInstalledNode();
  if (!node) {
    console.error(HOW_TO_GET_NODE);
    process.exit(1);
  }
  const flags = [...process.execArgv, ...(watch ? ['--watch', '--watch-preserve-output'] : [])];
  const child = spawn(node, [...flags, join(root, program), ...rest], {
    stdio: 'inherit',
    env: begunWith,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${node} cannot be run here (${error.message}).\n${HOW_TO_GET_NODE}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
