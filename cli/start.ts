import { OperatorError } from '#server/core/fatal.ts';
import { buildIfStale } from './build.ts';

/** `npm start`: makes what is stale, then serves. */
try {
  await buildIfStale((line) => console.log(line));
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
await import('#server/main.ts');
