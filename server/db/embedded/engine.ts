import { Worker } from 'node:worker_threads';
import { OperatorError } from '#server/core/fatal.ts';
import type { EngineReply, EngineRequest, EngineStart } from './engine-messages.ts';

class EngineDied extends OperatorError {
  constructor(reason: string) {
    super(
      `the embedded database has stopped: ${reason}\n` +
        'Your saved data is on disk. Check that the disk isn’t full, then start again.',
    );
    this.name = 'EngineDied';
  }
}

/** The program's side of the engine thread. */
export interface EmbeddedEngine {
  send(request: EngineRequest): void;
  onReply(listener: (reply: EngineReply) => void): () => void;
  /** Resolves once if the engine ends unexpectedly. */
  readonly died: Promise<EngineDied>;
  dump(file: string, options: { compress: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** The engine's memory is outside the heap; the default young generation would waste ten megabytes. */
const FEW_OBJECTS = { maxYoungGenerationSizeMb: 4 };

export async function startEngine(start: EngineStart): Promise<EmbeddedEngine> {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), {
    workerData: start,
    execArgv: [],
    resourceLimits: FEW_OBJECTS,
    stdout: true,
    stderr: true,
  });
  // Discards PostgreSQL's console output.
  worker.stdout.resume();
  worker.stderr.resume();

  let closing = false;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const listeners = new Set<(reply: EngineReply) => void>();
  const died = new Promise<EngineDied>((resolve) => {
    worker.on('error', (error) => resolve(new EngineDied(error.message || error.name)));
    worker.on('exit', (code) => {
      if (!closing) resolve(new EngineDied(`its thread ended with code ${code}`));
    });
    worker.on('message', (reply: EngineReply) => {
      if (reply.kind === 'died') {
        resolve(new EngineDied(reply.reason));
        // A broken engine is slow to exit, and the program waits for it.
        void worker.terminate();
      }
      for (const listener of listeners) listener(reply);
    });
  });
  const onReply: EmbeddedEngine['onReply'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const reply = (wanted: (reply: EngineReply) => boolean) =>
    new Promise<EngineReply>((resolve, reject) => {
      const off = onReply((message) => {
        if (!wanted(message)) return;
        off();
        resolve(message);
      });
      void died.then((error) => {
        off();
        reject(error);
      });
    });

  await reply((message) => message.kind === 'ready');

  return {
    send: (request) => worker.postMessage(request),
    onReply,
    died,
    async dump(file, { compress }) {
      const dumped = reply((message) => message.kind === 'dumped' && message.file === file);
      worker.postMessage({ kind: 'dump', file, compress } satisfies EngineRequest);
      const answer = await dumped;
      if (answer.kind === 'dumped' && answer.error) throw new Error(answer.error);
    },
    async close() {
      closing = true;
      worker.postMessage({ kind: 'close' } satisfies EngineRequest);
      await ended;
    },
  };
}
