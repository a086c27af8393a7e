import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, before, describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { opensDatabase } from './plan.ts';

/**
 * Entry point of a process that runs several test files in sequence, since starting a process and loading the program
 * takes longer than most of these files. Each file is wrapped in a suite, so that its `after` hooks close what it
 * opened before the next file starts.
 */
const files = process.argv.slice(2);
const isEmbedded = process.env['TEST_ENGINE'] !== 'postgres';
if (isEmbedded && files.some((file) => opensDatabase(readFileSync(file, 'utf8')))) {
  const { shareEngines } = await import('#tests/support/shared-engines.ts');
  after(shareEngines());
}
for (const file of files) {
  void describe(file, async () => void (await import(pathToFileURL(resolve(file)).href)));
  // node:test loads suites right away but runs them in order, so this `before` fires once the previous suite ended,
  // pass or fail.
  await new Promise<void>((done) => {
    void describe('the next', () => before(() => done()));
  });
}
