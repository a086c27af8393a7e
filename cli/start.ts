import { buildIfStale } from './build.ts';

/** `npm start`: makes what is stale, then serves. */
await buildIfStale((line) => console.log(line));
await import('#server/main.ts');
