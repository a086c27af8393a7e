import { createRequire } from 'node:module';
import { whyNotLoaded } from '#server/core/loads.ts';
import { type EarName, isEarWhole } from './model-files.ts';

export interface Ears {
  installed: readonly EarName[];
  /** What is missing; `null` if nothing. */
  why: string | null;
}

const NAMES: Record<EarName, string> = {
  moonshine: 'Moonshine, for English,',
  whisper: 'Whisper, for other languages,',
};

export async function findEars(
  modelDir: string | undefined,
  ears: readonly EarName[] = ['moonshine', 'whisper'],
): Promise<Ears> {
  const whole = await Promise.all(
    ears.map(async (ear) => canWrite(ear) && (await isEarWhole(ear, modelDir))),
  );
  const installed = ears.filter((_, at) => whole[at]);
  if (installed.length === 0) {
    return { installed, why: 'the speech models aren’t installed, or are incomplete' };
  }
  const broken = await whyNotLoaded('onnxruntime-node', import.meta.filename);
  if (broken !== null) return { installed: [], why: broken };
  const [missing] = ears.filter((_, at) => !whole[at]);
  return { installed, why: missing ? `${NAMES[missing]} isn’t installed` : null };
}

/** Moonshine's output needs a tokenizer from another package. */
function canWrite(ear: EarName): boolean {
  if (ear !== 'moonshine') return true;
  try {
    createRequire(import.meta.url).resolve('llama-tokenizer-js');
    return true;
  } catch {
    return false;
  }
}
