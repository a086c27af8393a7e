import process from 'node:process';
import { loadConfig } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { buildIfPossible } from './build.ts';

/** `npm start`: makes what is stale, then serves. A process that only works has no pages to make. */
try {
  const { role } = loadConfig(process.env);
  if (role !== 'worker') await buildIfPossible((line) => console.log(line));
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
await import('#server/main.ts');
