import { createHash } from 'node:crypto';
import { mkdir, open, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { PARTS } from '#contract/parts.ts';
import type { NumbersFile } from './model-parts.ts';

/**
 * The model is Piper's en_US-libritts_r-medium (trained on LibriTTS-R, CC BY 4.0). It's part of a larger file in an optional
 * package, of which we only read these bytes; see docs/decisions. The operator's folder takes precedence.
 */
const PACKAGE_FILE = 'piper-libritts/sherpa-onnx-wasm-main.data';
const MODEL = {
  name: 'en_US-libritts_r-medium.onnx',
  start: 17_992_543,
  end: 96_573_590,
  sha256: 'acd9425049d887a4d04681010c3b2ed143898b824e5bc1f2ef6ddaee4b11ad0e',
};
const TOKENS = {
  name: 'tokens.txt',
  start: MODEL.end,
  end: MODEL.end + 954,
  sha256: '620e1aecf1a68fea3ba5850d137b0138fa2037c9b372dad13b95a2a215d0849a',
};

/** Part of every clip's hash. */
export const MODEL_VERSION = MODEL.sha256.slice(0, 12);

export const HOW_TO_GET_VOICES = `The built-in voices aren’t installed on this server. Running it yourself? ${PARTS.voices.howTo}`;

export type ModelPlace = { kind: 'folder'; dir: string } | { kind: 'package'; file: string };

interface ModelFiles {
  model: Uint8Array;
  tokens: string;
  /** Where to find the model's bytes while it's in use. */
  file: NumbersFile & { folder: string };
}

/** Locates the model without reading it; `null` if it isn't installed. */
export function findModel(modelDir: string | undefined): ModelPlace | null {
  if (modelDir !== undefined) return { kind: 'folder', dir: resolve(modelDir) };
  try {
    const require = createRequire(import.meta.url);
    // The package has no exports, so locate its manifest.
    const folder = dirname(require.resolve('piper-libritts/package.json'));
    return { kind: 'package', file: join(dirname(folder), PACKAGE_FILE) };
  } catch {
    return null;
  }
}

/** Whether all files are complete, checked by size because reading them takes a second. */
export async function isWhole(place: ModelPlace): Promise<boolean> {
  const files =
    place.kind === 'folder'
      ? [MODEL, TOKENS].map(({ name, start, end }) => ({
          file: join(place.dir, name),
          least: end - start,
        }))
      : [{ file: place.file, least: TOKENS.end }];
  const sizes = await Promise.all(files.map(({ file }) => stat(file).catch(() => null)));
  return files.every(({ least }, at) => (sizes[at]?.size ?? 0) >= least);
}

/** Reads and verifies both files; throws if a hash is wrong. */
export async function readModel(place: ModelPlace): Promise<ModelFiles> {
  const [model, tokens] = await Promise.all([readPart(place, MODEL), readPart(place, TOKENS)]);
  return { model, tokens: tokens.toString('utf8'), file: fileOf(place) };
}

/** Copies the model into a folder for SPEECH_MODEL_DIR. */
export async function extractModel(place: ModelPlace, dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const part of [MODEL, TOKENS]) {
    await writeFile(join(dir, part.name), await readPart(place, part));
  }
}

function fileOf(place: ModelPlace): ModelFiles['file'] {
  return place.kind === 'folder'
    ? { folder: place.dir, name: MODEL.name, start: 0 }
    : { folder: dirname(place.file), name: basename(place.file), start: MODEL.start };
}

async function readPart(place: ModelPlace, part: typeof MODEL): Promise<Buffer> {
  const bytes =
    place.kind === 'folder'
      ? await readFile(join(place.dir, part.name))
      : await readSlice(place.file, part.start, part.end);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== part.sha256) {
    throw new Error(`the speech model's ${part.name} isn’t the file we expected (sha256 ${found})`);
  }
  return bytes;
}

async function readSlice(file: string, start: number, end: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const bytes = Buffer.allocUnsafeSlow(end - start);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
