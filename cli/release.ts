import { resolve } from 'node:path';
import process from 'node:process';
import { OperatorError } from '#server/core/fatal.ts';
import { makeRelease } from './release/make-release.ts';

/** `npm run release [-- <folder>]` */
try {
  const [folder = 'release', ...rest] = process.argv.slice(2);
  if (folder.startsWith('-') || rest.length > 0) {
    throw new OperatorError('Usage: npm run release [-- <folder>]');
  }
  await makeRelease(resolve(folder), (line) => console.log(line));
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
