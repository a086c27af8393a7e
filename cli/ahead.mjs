// What only a first start does. Plain JavaScript that Node 20 can read, as the launcher imports it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What the maker says once the program is compiled, while it may go on. */
export const COMPILED = 'compiled';

let rest = Promise.resolve();

/**
 * Until the program is compiled; {@link madeAhead} is the rest. In a process of its own: this takes fifty megabytes, which a
 * server would keep. Whatever goes wrong here goes wrong there too, and is said there.
 */
export async function makeAhead(launcher, maker) {
  const hasGroups = process.platform !== 'win32';
  let child;
  const stop = (signal) => {
    try {
      if (child) process.kill(child.pid * (hasGroups ? -1 : 1), signal);
    } catch {
      // It has ended.
    }
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  // It starts others: in a group of their own, a signal reaches all of them.
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

/** What was begun before this program, or nothing. */
export function madeAhead() {
  return rest;
}
