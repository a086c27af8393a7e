import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { AppError } from '#server/core/app-error.ts';
import type { EngineState, SpeechEngine } from '../port.ts';
import { findModel, HOW_TO_GET_VOICES, MODEL_VERSION } from './model-files.ts';
import type { PhonemeTask } from './phoneme-worker.ts';
import type { Stretch } from './phonemes.ts';
import { SPEAKERS } from './speakers.data.ts';
import { SAMPLE_RATE } from './voice-model.ts';
import { openVoiceThread, type VoiceThread } from './voice-thread.ts';
import type { VoiceSamples, VoiceTask } from './voice-worker.ts';

/** Each copy of the model holds about 230 MB at most, whatever the length of what it says. */
const MOST_WORKERS = 2;
/** A voice that nobody has used for this long gives its memory back. */
const IDLE_MS = 5 * 60_000;

type Desk = VoiceThread<VoiceTask, VoiceSamples>;

interface Options {
  modelDir: string | undefined;
  workers?: number;
}

/** Neural voices that run on this machine, in threads of their own, with no network. */
export function createNeuralEngine({ modelDir, workers }: Options): SpeechEngine {
  const most = Math.max(1, Math.min(workers ?? MOST_WORKERS, availableParallelism()));
  const desks: Desk[] = [];
  // One for all voices: each of its own would take time and memory for the same dictionary.
  let reader: VoiceThread<PhonemeTask, Stretch[]> | null = null;
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
    const desk: Desk = openVoiceThread(
      new URL('./voice-worker.ts', import.meta.url),
      { place: findModel(modelDir) },
      () => {
        const at = desks.indexOf(desk);
        if (at >= 0) desks.splice(at, 1);
      },
    );
    desks.push(desk);
    return desk;
  }

  function toStretches(task: PhonemeTask): Promise<Stretch[]> {
    reader ??= openVoiceThread(new URL('./phoneme-worker.ts', import.meta.url), null, () => {
      reader = null;
    });
    return reader.ask(task);
  }

  /** The one with the least to do, or a new one while all are busy and there may be more. */
  function chooseDesk(): Desk {
    const free = desks.toSorted((a, b) => a.waiting() - b.waiting())[0];
    return free && (free.waiting() === 0 || desks.length >= most) ? free : openDesk();
  }

  async function close(): Promise<void> {
    if (idle) clearTimeout(idle);
    idle = null;
    const threads = [...(reader ? [reader] : []), ...desks.splice(0)];
    await Promise.all(threads.map((thread) => thread.end()));
  }

  function rest(): void {
    if (idle) clearTimeout(idle);
    if (desks.some((desk) => desk.waiting() > 0)) return;
    idle = setTimeout(() => void close(), IDLE_MS).unref();
  }

  return {
    provider: 'built-in',
    version: `${MODEL_VERSION}.2`,
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
      const stretches = await toStretches({ text, ipa });
      signal.throwIfAborted();
      try {
        const samples = await chooseDesk().ask({ stretches, speaker, pace });
        return { sampleRate: SAMPLE_RATE, samples };
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
