import { availableParallelism } from 'node:os';
import { AppError } from '#server/core/app-error.ts';
import { orMissing } from '#server/core/not-loaded.ts';
import { createTaskProcess } from '#server/core/task-process.ts';
import type { TaskRunner } from '#server/core/task-runner.ts';
import { untilAborted } from '#server/core/until-aborted.ts';
import type { EngineState, SpeechEngine } from '../port.ts';
import { whyNoVoices } from './installed.ts';
import { findModel, HOW_TO_GET_VOICES, MODEL_VERSION } from './model-files.ts';
import { SPEAKERS } from './speakers.data.ts';
import type { VoiceStart, VoiceTask } from './voice-worker.ts';
import { WAVE_SAMPLE_RATE } from './wave-model.ts';

/** Number of wave processes; one sketch process keeps three of them busy. */
const MOST_DRAWERS = 3;
/** About forty seconds of speech, the longest anyone else waits. */
const LONGEST_TEXT = 600;
/** Idle time after which a voice frees its memory. */
const IDLE_MS = 5 * 60_000;

const VOICE_PROGRAM = new URL('./voice-worker.ts', import.meta.url);

interface Options {
  modelDir: string | undefined;
}

/** Local neural voices in child processes; no network. */
export function createNeuralEngine({ modelDir }: Options): SpeechEngine {
  const drawers = Math.min(MOST_DRAWERS, availableParallelism());
  let desk: TaskRunner<VoiceTask, Float32Array> | null = null;

  let looked: Promise<string | null> | null = null;
  let isReady = false;

  /** Cached: neither packages nor the CPU change while running. */
  async function state(): Promise<EngineState> {
    isReady = (await (looked ??= whyNoVoices(modelDir))) === null;
    return isReady ? { state: 'ready' } : { state: 'not_installed', message: HOW_TO_GET_VOICES };
  }

  function openDesk() {
    const given: VoiceStart = { place: findModel(modelDir)!, drawers };
    return createTaskProcess<VoiceTask, Float32Array>(VOICE_PROGRAM, { given, idleMs: IDLE_MS });
  }

  return {
    provider: 'built-in',
    version: `${MODEL_VERSION}.2`,
    pace: { least: 0.5, most: 2, step: 0.01 },
    wantsSpokenForm: true,
    takesIpa: true,
    needsKey: false,
    price: null,
    longestText: LONGEST_TEXT,
    // One extra, so the processes stay busy while a finished line is stored.
    concurrency: drawers + 1,
    state,

    async speak({ voice, text, pace, ipa }, signal) {
      signal.throwIfAborted();
      if (!isReady && (await state()).state !== 'ready') throw new AppError('voices_not_installed');
      const speaker = Object.hasOwn(SPEAKERS, voice) ? SPEAKERS[voice] : undefined;
      if (speaker === undefined) throw new AppError('voice_unknown');
      desk ??= openDesk();
      const speaking = orMissing(desk.run({ text, ipa, speaker, pace }), 'voices_not_installed');
      return { sampleRate: WAVE_SAMPLE_RATE, samples: await untilAborted(speaking, signal) };
    },

    async rest() {
      if (desk?.waiting() === 0) await desk.close();
    },

    async close() {
      await desk?.close();
    },
  };
}
