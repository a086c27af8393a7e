import process from 'node:process';
import { loadConfig } from '#server/core/config.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { startServer } from '#server/main.ts';
import { buildIfPossible } from './build.ts';

/** `npm start`: makes what is stale, then serves. */
async function start(): Promise<void> {
  try {
    await buildPages();
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  }
  await startServer();
}

/** A process that only works has no pages to make. */
export async function buildPages(): Promise<void> {
  const { role } = loadConfig(process.env);
  if (role !== 'worker') await buildIfPossible((line) => console.log(line));
}

if (import.meta.main || process.argv[1] === import.meta.filename) await start();
