import { resolve } from 'node:path';
import { before, describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { keepEngineProgram } from '#tests/support/make-engine.ts';

/**
 * The main program of a process that runs several test files, one after the other: reading the program takes longer than
 * most of them do. Each is a suite, so that what it opens for all of its tests is closed before the next one begins.
 */
await keepEngineProgram();
for (const file of process.argv.slice(2)) {
  void describe(file, async () => void (await import(pathToFileURL(resolve(file)).href)));
  // Suites begin to be read at once, but run in order: this one when the other has ended, however it did.
  await new Promise<void>((done) => {
    void describe('the next', () => before(() => done()));
  });
}
