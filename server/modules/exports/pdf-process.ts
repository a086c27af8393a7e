import { createTaskProcess } from '#server/core/task-process.ts';
import type { TaskRunner } from '#server/core/task-runner.ts';

const IDLE_MS = 60_000;

/** Compiles a typst program to a PDF. */
export function openPdfProcess(): TaskRunner<string, Uint8Array> {
  const script = new URL('./pdf-process-worker.ts', import.meta.url);
  return createTaskProcess(script, { idleMs: IDLE_MS });
}
