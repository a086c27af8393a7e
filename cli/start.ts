import process from 'node:process';
import { loadConfig } from '#server/core/config.ts';
import { startServer } from '#server/main.ts';
import { madeAhead } from './ahead.mjs';
import { buildIfPossible } from './build.ts';

/** A worker process serves no pages. */
export async function buildPages(): Promise<void> {
  const { role } = loadConfig(process.env);
  if (role !== 'worker') await buildIfPossible((line) => console.log(line));
}

/** `npm start`: rebuilds stale pages while the program loads, then serves. */
if (import.meta.main || process.argv[1] === import.meta.filename) {
  await startServer(madeAhead().then(buildPages));
}
