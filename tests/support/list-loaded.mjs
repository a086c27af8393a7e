// With node --import: writes down, in the file that LOADED_LIST names, what the main thread of a program has loaded as it ends.
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
