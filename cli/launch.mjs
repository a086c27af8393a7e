// Starts a TypeScript program of this project: node cli/launch.mjs [--watch] <file.ts> [arguments]
// Plain JavaScript that Node 20 can read, so that a wrong Node gets an explanation instead of a syntax error.
import { spawn } from 'node:child_process';
import * as module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findInstalledNode, HOW_TO_GET_NODE, isNewEnough } from './installed-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const watch = process.argv[2] === '--watch';
const [program, ...rest] = process.argv.slice(watch ? 3 : 2);

/**
 * Linux's C library keeps a store of freed memory for every thread, sixteen on two processors, and gives little of it
 * back: with one store that does, a recording peaks 80 MB lower. It is told so before it starts, hence the second start
 * in the same process, which takes 20 ms. Whoever has said otherwise is left alone.
 */
const FRUGAL = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
const STAYS = ['cli/start.ts', 'server/main.ts'];
const isFrugal = Object.keys(FRUGAL).some((name) => process.env[name] !== undefined);
const env =
  process.platform === 'linux' && STAYS.includes(program) && !isFrugal
    ? { ...process.env, ...FRUGAL }
    : process.env;

if (isNewEnough() && !watch) {
  if (env !== process.env) {
    process.execve?.(
      process.execPath,
      [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
      env,
    );
  }
  // Keeps compiled code between starts; a start spends half its time on that otherwise.
  const cache = join(root, 'node_modules', '.cache', 'compiled');
  module.enableCompileCache?.(cache);
  // Threads look here; without it each would load a compiler of its own, which takes them a third of a second and 20 MB.
  process.env.NODE_COMPILE_CACHE ??= cache;
  process.argv.splice(1, process.argv.length - 1, join(root, program), ...rest);
  await import(pathToFileURL(join(root, program)).href);
} else {
  const node = isNewEnough() ? process.execPath : findInstalledNode();
  if (!node) {
    console.error(HOW_TO_GET_NODE);
    process.exit(1);
  }
  const flags = [...process.execArgv, ...(watch ? ['--watch', '--watch-preserve-output'] : [])];
  const child = spawn(node, [...flags, join(root, program), ...rest], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${node} cannot be run here (${error.message}).\n${HOW_TO_GET_NODE}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
