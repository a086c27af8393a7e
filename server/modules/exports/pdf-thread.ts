import { createTaskThread, type TaskThread } from '#server/core/task-thread.ts';

const IDLE_MS = 60_000;

/** Sets a typst program as the pages of a PDF. */
export function openPdfThread(): TaskThread<string, Uint8Array> {
  return createTaskThread(new URL('./pdf-thread-worker.ts', import.meta.url), { idleMs: IDLE_MS });
}
