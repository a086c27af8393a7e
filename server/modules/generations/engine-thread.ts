import { Worker } from 'node:worker_threads';
import type { ExtractiveSummary, SummaryInput } from '#server/text/summarize.ts';

/** The built-in engine in a thread of its own: a ten-hour video takes a second of computing that no request should wait for. */
export interface EngineThread {
  summarize(input: SummaryInput): Promise<ExtractiveSummary>;
  close(): Promise<void>;
}

export interface EngineTask {
  id: number;
  input: SummaryInput;
}

export type EngineResult =
  | { id: number; summary: ExtractiveSummary }
  | { id: number; error: unknown };

interface Waiting {
  resolve(summary: ExtractiveSummary): void;
  reject(error: unknown): void;
}

export function createEngineThread(): EngineThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./engine-thread-worker.ts', import.meta.url), {
      execArgv: [],
    });
    started.unref();
    started.on('message', (result: EngineResult) => {
      const caller = waiting.get(result.id);
      waiting.delete(result.id);
      if ('summary' in result) caller?.resolve(result.summary);
      else caller?.reject(result.error);
    });
    const lost = (cause: unknown) => {
      if (worker !== started) return;
      worker = null;
      for (const caller of waiting.values()) caller.reject(cause);
      waiting.clear();
    };
    started.on('error', lost);
    started.on('exit', (code) => lost(new Error(`the engine's thread ended with code ${code}`)));
    return started;
  }

  return {
    summarize(input) {
      worker ??= start();
      lastId += 1;
      const id = lastId;
      const result = new Promise<ExtractiveSummary>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
      worker.postMessage({ id, input } satisfies EngineTask);
      return result;
    },

    async close() {
      await worker?.terminate();
    },
  };
}
