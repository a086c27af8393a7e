// Loaded into a server with NODE_OPTIONS=--import: ends the thread of the embedded database, in the way that the file
// named by BREAK_ENGINE says, as soon as that file is there.
import { existsSync, readFileSync } from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';

const file = process.env.BREAK_ENGINE;
if (!isMainThread && file && workerData && 'template' in workerData) {
  setInterval(() => {
    if (!existsSync(file)) return;
    if (readFileSync(file, 'utf8') === 'exit') process.exit(7);
    throw new Error('broken on purpose');
  }, 5).unref();
}
