import { resolve } from 'node:path';
import process from 'node:process';
import { OperatorError } from '#server/core/fatal.ts';
import { makeRelease } from './release/make-release.ts';

/** `npm run release [-- <folder>]` */
try {
  await makeRelease(resolve(process.argv[2] ?? 'release'), (line) => console.log(line));
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
