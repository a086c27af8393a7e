import process from 'node:process';
import type { FromProcess } from './task-process.ts';

/** Preloaded by every worker process. */

// Ctrl-C and supervisors signal the whole process group, but only the parent decides when this process ends. If the parent is
// gone, nobody needs the work.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

// Also reports a script that fails to load. The parent then ends this process.
process.on('uncaughtException', (broken) => {
  process.send!({ broken } satisfies FromProcess<never>, () => {});
});
