import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '#server/core/app-error.ts';
import type { EngineState, SpeechEngine } from '../port.ts';
import { findModel, HOW_TO_GET_VOICES, MODEL_VERSION } from './model-files.ts';
import { SPEAKERS } from './speakers.data.ts';
import { SAMPLE_RATE } from './voice-model.ts';
import type { VoiceResult, VoiceTask } from './voice-worker.ts';

/** Each copy of the model holds about 200 MB. */
const MOST_WORKERS = 2;
/** A voice that nobody has used for this long gives its memory back. */
const IDLE_MS = 5 * 60_000;

interface Waiting {
  resolve(samples: Float32Array<ArrayBuffer>): void;
  reject(error: Error): void;
}

interface Desk {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

interface Options {
  modelDir: string | undefined;
  workers?: number;
}

/** Neural voices that run on this machine, in threads of their own, with no network. */
export function createNeuralEngine({ modelDir, workers }: Options): SpeechEngine {
  const most = Math.max(1, Math.min(workers ?? MOST_WORKERS, availableParallelism()));
  const desks: Desk[] = [];
  let lastId = 0;
  let idle: NodeJS.Timeout | null = null;

  function state(): EngineState {
    const place = findModel(modelDir);
    const isThere =
      place !== null &&
      existsSync(place.kind === 'package' ? place.file : join(place.dir, 'tokens.txt'));
    return isThere && hasRuntime()
      ? { state: 'ready' }
      : { state: 'not_installed', message: HOW_TO_GET_VOICES };
  }

  function openDesk(): Desk {
    const place = findModel(modelDir);
    const worker = new Worker(new URL('./voice-worker.ts', import.meta.url), {
      execArgv: [],
      workerData: { place },
    });
    worker.unref();
    const desk: Desk = { worker, waiting: new Map() };
    worker.on('message', (result: VoiceResult) => {
      const caller = desk.waiting.get(result.id);
      desk.waiting.delete(result.id);
      if ('samples' in result) caller?.resolve(result.samples);
      else caller?.reject(new Error(result.error));
    });
    const lost = (cause: Error) => {
      const at = desks.indexOf(desk);
      if (at >= 0) desks.splice(at, 1);
      for (const caller of desk.waiting.values()) caller.reject(cause);
      desk.waiting.clear();
    };
    worker.on('error', lost);
    worker.on('exit', (code) => lost(new Error(`the voice's thread ended with code ${code}`)));
    desks.push(desk);
    return desk;
  }

  /** The one with the least to do, or a new one while all are busy and there may be more. */
  function chooseDesk(): Desk {
    const free = desks.toSorted((a, b) => a.waiting.size - b.waiting.size)[0];
    return free && (free.waiting.size === 0 || desks.length >= most) ? free : openDesk();
  }

  async function close(): Promise<void> {
    if (idle) clearTimeout(idle);
    idle = null;
    await Promise.all(desks.splice(0).map((desk) => desk.worker.terminate()));
  }

  function rest(): void {
    if (idle) clearTimeout(idle);
    if (desks.some((desk) => desk.waiting.size > 0)) return;
    idle = setTimeout(() => void close(), IDLE_MS).unref();
  }

  return {
    provider: 'built-in',
    version: `${MODEL_VERSION}.1`,
    wantsSpokenForm: true,
    takesIpa: true,
    needsKey: false,
    concurrency: most,
    state: async () => state(),

    async speak({ voice, text, pace, ipa }, signal) {
      signal.throwIfAborted();
      if (state().state !== 'ready') throw new AppError('voices_not_installed');
      const speaker = Object.hasOwn(SPEAKERS, voice) ? SPEAKERS[voice] : undefined;
      if (speaker === undefined) throw new AppError('voice_unknown');
      const desk = chooseDesk();
      lastId += 1;
      const id = lastId;
      const result = new Promise<Float32Array<ArrayBuffer>>((resolve, reject) => {
        desk.waiting.set(id, { resolve, reject });
      });
      desk.worker.postMessage({ id, text, ipa, speaker, pace } satisfies VoiceTask);
      try {
        return { sampleRate: SAMPLE_RATE, samples: await result };
      } finally {
        rest();
      }
    },

    close,
  };
}

function hasRuntime(): boolean {
  try {
    createRequire(import.meta.url).resolve('onnxruntime-node');
    return true;
  } catch {
    return false;
  }
}
