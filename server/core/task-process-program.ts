import process from 'node:process';
import type { FromProcess } from './task-process.ts';

/** What every process for heavy work runs first: it has its script as argument. */

// Ctrl-C and a supervisor tell the whole group. When this one ends is for the one that started it to say; if that one is
// gone, however it went, nobody wants the work.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

try {
  await import(process.argv[2]!);
} catch (missing) {
  process.send!({ missing } satisfies FromProcess<never>);
}
