// Steps of a first start. Plain JavaScript for Node 20, because the launcher imports it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Message sent once the program is compiled; the process may continue with other work. */
export const COMPILED = 'compiled';

let rest = Promise.resolve();

/**
 * Waits until the program is compiled; {@link madeAhead} waits for the rest. Runs in a child process, because it takes 50 MB that
 * the server would keep. Errors are ignored here: the server hits and reports the same ones.
 */
export async function makeAhead(launcher, maker) {
  const hasGroups = process.platform !== 'win32';
  let child;
  const stop = (signal) => {
    try {
      if (child) process.kill(child.pid * (hasGroups ? -1 : 1), signal);
    } catch {
      // It has already exited.
    }
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  // It starts child processes; in a process group of their own, signals reach all of them.
  child = spawn(process.execPath, [launcher, maker], {
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    detached: hasGroups,
  });
  const ended = once(child, 'exit').catch(() => {});
  rest = ended.then(() => {
    for (const signal of signals) process.off(signal, stop);
  });
  await Promise.race([ended, once(child, 'message').catch(() => {})]);
}

/** Resolves when the work started by `makeAhead` is done. */
export function madeAhead() {
  return rest;
}
