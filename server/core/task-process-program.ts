import process from 'node:process';
import type { FromProcess } from './task-process.ts';

/** What every process for heavy work loads before its script. */

// Ctrl-C and a supervisor tell the whole group. When this one ends is for the one that started it to say; if that one is
// gone, however it went, nobody wants the work.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

// Also where the script cannot be loaded. The one that started this process ends it then.
process.on('uncaughtException', (broken) => {
  process.send!({ broken } satisfies FromProcess<never>, () => {});
});
