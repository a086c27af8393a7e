import { whyNotLoaded } from '#server/core/loads.ts';
import { findModel, isWhole } from './model-files.ts';

/** What the built-in voices are missing; `null` if they can speak. */
export async function whyNoVoices(modelDir: string | undefined): Promise<string | null> {
  const place = findModel(modelDir);
  if (place === null) return 'the voice model isn’t installed';
  if (!(await isWhole(place))) return 'the voice model is incomplete';
  return whyNotLoaded('onnxruntime-node', import.meta.filename);
}
