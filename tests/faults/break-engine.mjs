// Loaded into a server with NODE_OPTIONS=--import: ends the thread of the embedded database in the way that BREAK_ENGINE
// says, either as soon as the file named by BREAK_ENGINE_WHEN is there, or after as many messages.
import { existsSync } from 'node:fs';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

const { BREAK_ENGINE: how, BREAK_ENGINE_WHEN: when = '' } = process.env;

function end() {
  if (how === 'exit') process.exit(7);
  throw new Error('broken on purpose');
}

if (!isMainThread && how && workerData && 'template' in workerData) {
  if (/^\d+$/.test(when)) {
    let left = Number(when);
    parentPort.on('message', () => {
      left -= 1;
      if (left === 0) end();
    });
  } else {
    setInterval(() => {
      if (existsSync(when)) end();
    }, 5).unref();
  }
}
