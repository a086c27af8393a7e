import { Worker } from 'node:worker_threads';
import type { Document } from '#contract/documents.ts';
import type { ArrangeInput } from '#server/text/arrange/arrange.ts';
import type { OutlinePart } from '#server/text/outline-parts.ts';
import type { TalkInput } from '#server/text/talk.ts';

/** The built-in engine in a thread of its own: a ten-hour video takes a second of computing that no request should wait for. */
export interface EngineThread {
  /** The whole document; `null` where nothing is said. */
  arrange(input: ArrangeInput): Promise<Document | null>;
  /** The talk in at most so many parts; none where nothing is said. */
  outline(input: TalkInput, most: number): Promise<OutlinePart[]>;
  close(): Promise<void>;
}

type Work =
  | { kind: 'arrange'; input: ArrangeInput }
  | { kind: 'outline'; input: TalkInput; most: number };
export type EngineTask = Work & { id: number };
export type EngineResult = { id: number; value: unknown } | { id: number; error: unknown };

interface Waiting {
  resolve(value: unknown): void;
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
      if ('value' in result) caller?.resolve(result.value);
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

  function ask(work: Work): Promise<unknown> {
    worker ??= start();
    lastId += 1;
    const id = lastId;
    const result = new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
    worker.postMessage({ ...work, id } satisfies EngineTask);
    return result;
  }

  return {
    arrange: (input) => ask({ kind: 'arrange', input }) as Promise<Document | null>,
    outline: (input, most) => ask({ kind: 'outline', input, most }) as Promise<OutlinePart[]>,

    async close() {
      await worker?.terminate();
    },
  };
}
