import { availableParallelism } from 'node:os';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { AppError } from '#server/core/app-error.ts';
import { createFairGate } from '#server/core/fair-gate.ts';
import type { Log } from '#server/core/log.ts';
import { orMissing } from '#server/core/not-loaded.ts';
import { createTaskProcess } from '#server/core/task-process.ts';
import type { TaskRunner } from '#server/core/task-runner.ts';
import { untilAborted } from '#server/core/until-aborted.ts';
import type { BuiltInRecognizer, CutPart, Recognized } from '../port.ts';
import { shortTag } from '../service-call.ts';
import type { EarAnswer, EarStart, EarTask } from './ear-worker.ts';
import { type Ears, findEars } from './installed.ts';
import { type EarName, NO_MODELS, ownFiles, whisperIn } from './model-files.ts';
import { isInOtherLetters } from './other-letters.ts';
import { tokenOfTag } from './whisper-tokens.ts';

const EAR_PROGRAM = new URL('./ear-worker.ts', import.meta.url);

/** Idle time after which models free their memory. */
const IDLE_MS = 60_000;
/** More threads hardly help, because each step of a model is short. */
const MOST_THREADS = 4;
const MEGABYTE = 1024 * 1024;

/** Processing time relative to the recording's length, until this machine has been measured. */
const USUAL_SHARES: Record<EarName, number> = { moonshine: 0.25, whisper: 0.7 };
const USUAL_OF_SMALL = 2;
/** Shorter parts aren't used for measuring, because loading the models may dominate. */
const TELLING_MS = 30_000;

/**
 * Hindi came out entirely wrong when we measured it. The authors of Whisper trained it on little more than a hundred hours of each
 * of these, or less (arXiv 2212.04356, appendix E).
 */
const POOR_LANGUAGES: readonly LanguageValue[] = [
  'hindi',
  'bengali',
  'bulgarian',
  'croatian',
  'latvian',
  'lithuanian',
  'persian',
  'serbian',
  'slovak',
  'slovenian',
  'urdu',
];

interface Options {
  modelDir: string | undefined;
  log?: Log | undefined;
  /** Restricts which installed models are used. */
  ears?: readonly EarName[];
}

/** Local speech recognition in child processes; no network or key. */
export function createBuiltInRecognizer({
  modelDir,
  log,
  ears: wanted,
}: Options): BuiltInRecognizer {
  const threads = Math.min(MOST_THREADS, availableParallelism());
  const desks = new Map<EarName, TaskRunner<EarTask, EarAnswer>>();
  // One part at a time: two would each take twice as long and double the memory.
  const gate = createFairGate(1);

  const shares = { ...USUAL_SHARES };
  let looked: Promise<Ears> | null = null;
  /** Cached: neither packages nor the CPU change while running. */
  const ears = () => (looked ??= look());

  async function look(): Promise<Ears> {
    if (modelDir !== undefined && modelDir !== NO_MODELS) {
      const files = ownFiles(modelDir);
      if (files.length > 0) log?.info({ folder: modelDir, files }, 'using your own speech models');
      else log?.warn({ folder: modelDir }, 'no speech models in RECOGNITION_MODEL_DIR');
    }
    if ((await whisperIn(modelDir)) === 'small') shares.whisper = USUAL_OF_SMALL;
    return findEars(modelDir, wanted);
  }

  function deskOf(ear: EarName): TaskRunner<EarTask, EarAnswer> {
    const known = desks.get(ear);
    if (known) return known;
    const given: EarStart = { ear, modelDir, threads };
    const desk = createTaskProcess<EarTask, EarAnswer>(EAR_PROGRAM, { given, idleMs: IDLE_MS });
    desks.set(ear, desk);
    return desk;
  }

  async function ask(ear: EarName, task: EarTask, signal: AbortSignal) {
    const desk = deskOf(ear);
    const working = orMissing(desk.run(task), 'recognizer_not_installed');
    const answer = await untilAborted(working, signal).catch(async (error: unknown) => {
      // The task is unwanted and can't be cancelled, so end the process. The gate ensures it's the only one.
      if (signal.aborted) {
        working.catch(() => {});
        await desk.close();
      }
      throw error;
    });
    if (answer.kind === 'unknown_sound') throw new AppError('file_sound_unknown');
    return answer;
  }

  /** English goes to the faster model, other languages to Whisper. */
  async function earFor(languageTag: string): Promise<EarName> {
    const { installed } = await ears();
    if (languageTag === 'en' && installed.includes('moonshine')) return 'moonshine';
    if (installed.includes('whisper') && tokenOfTag(languageTag) !== null) return 'whisper';
    throw new AppError('recognizer_language_unknown');
  }

  async function hear(
    part: CutPart,
    known: string | null,
    signal: AbortSignal,
  ): Promise<Recognized> {
    const { installed } = await ears();
    if (installed.length === 0) throw new AppError('recognizer_not_installed');
    const task = {
      bytes: part.bytes,
      skipMs: Math.max(0, part.fromMs - part.offsetMs),
      isLast: part.untilMs === Infinity,
      languageTag: known ?? '',
    };
    const moveMs = part.fromMs - part.offsetMs;
    let languageTag = known;
    if (languageTag === null && installed.includes('whisper')) {
      const answer = await ask('whisper', { ...task, want: 'language' }, signal);
      if (answer.kind === 'language') ({ languageTag } = answer);
      if (languageTag === null) return { cues: [], languageTag, untilMs: answer.untilMs + moveMs };
    }
    languageTag ??= 'en';
    const ear = await earFor(languageTag);
    // Free Whisper's memory for Moonshine.
    if (ear === 'moonshine' && known === null) await desks.get('whisper')?.close();
    const began = performance.now();
    const answer = await ask(ear, { ...task, languageTag, want: 'words' }, signal);
    const took = performance.now() - began;
    if (answer.kind !== 'words') throw new Error(`${ear} answered ${answer.kind}`);
    if (isInOtherLetters(answer.cues.map(({ text }) => text).join(' '), languageTag)) {
      throw new AppError('recognizer_language_unknown');
    }
    if (answer.untilMs >= TELLING_MS) shares[ear] = (shares[ear] + took / answer.untilMs) / 2;
    const cues = answer.cues.map((cue) => ({
      ...cue,
      startMs: cue.startMs + moveMs,
      endMs: cue.endMs + moveMs,
    }));
    return { cues, languageTag, untilMs: answer.untilMs + moveMs };
  }

  return {
    provider: 'built-in',
    model: 'moonshine-base, whisper-base',
    limits: { bytes: 64 * MEGABYTE, ms: 60_000 },
    price: () => 0,

    async hears() {
      const { installed } = await ears();
      if (installed.length === 0) return null;
      return {
        languages: installed.includes('whisper') ? 'many' : 'english',
        share: {
          english: shares[installed.includes('moonshine') ? 'moonshine' : 'whisper'],
          other: installed.includes('whisper') ? shares.whisper : null,
        },
        poorLanguages: installed.includes('whisper') ? POOR_LANGUAGES : [],
      };
    },

    async recognize(part, { languageTag, heardTag, ownerId, signal }) {
      const leave = await gate.enter(ownerId, part.durationMs, signal);
      try {
        return await hear(part, shortTag(languageTag) ?? heardTag, signal);
      } finally {
        leave();
      }
    },

    async close() {
      await Promise.all([...desks.values()].map((desk) => desk.close()));
    },
  };
}
