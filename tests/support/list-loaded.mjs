// For `node --import`: when the program exits, writes the modules its main thread loaded to the file named by LOADED_LIST.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const loaded = [];
  registerHooks({
    load(address, context, next) {
      loaded.push(address);
      return next(address, context);
    },
  });
  process.on('exit', () => {
    writeFileSync(process.env.LOADED_LIST, [...loaded, ...process.moduleLoadList].join('\n'));
  });
}
