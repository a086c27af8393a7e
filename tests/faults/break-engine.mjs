// Loaded into a server with NODE_OPTIONS=--import. Ends the embedded database's thread in the way BREAK_ENGINE names,
// either when the file BREAK_ENGINE_WHEN appears or after a number of messages.
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
