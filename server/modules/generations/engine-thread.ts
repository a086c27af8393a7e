import { Worker } from 'node:worker_threads';
import type { Document } from '#contract/documents.ts';
import type { ArrangeInput } from '#server/text/arrange/arrange.ts';

/** The built-in engine in a thread of its own: a ten-hour video takes a second of computing that no request should wait for. */
export interface EngineThread {
  /** The whole document; `null` where nothing is said. */
  arrange(input: ArrangeInput): Promise<Document | null>;
  close(): Promise<void>;
}

export interface EngineTask {
  id: number;
  input: ArrangeInput;
}

export type EngineResult =
  | { id: number; document: Document | null }
  | { id: number; error: unknown };

interface Waiting {
  resolve(document: Document | null): void;
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
      if ('document' in result) caller?.resolve(result.document);
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
    arrange(input) {
      worker ??= start();
      lastId += 1;
      const id = lastId;
      const result = new Promise<Document | null>((resolve, reject) => {
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
