import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, before, describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { opensDatabase } from './plan.ts';

/**
 * The main program of a process that runs several test files, one after the other: starting one and reading
 * the program takes longer than most of them do. Each is a suite, so that what it opens for all of its tests is closed before the next one begins.
 */
const files = process.argv.slice(2);
const isEmbedded = process.env['TEST_ENGINE'] !== 'postgres';
if (isEmbedded && files.some((file) => opensDatabase(readFileSync(file, 'utf8')))) {
  const { shareEngines } = await import('#tests/support/shared-engines.ts');
  after(shareEngines());
}
for (const file of files) {
  void describe(file, async () => void (await import(pathToFileURL(resolve(file)).href)));
  // Suites begin to be read at once, but run in order: this one when the other has ended, however it did.
  await new Promise<void>((done) => {
    void describe('the next', () => before(() => done()));
  });
}
