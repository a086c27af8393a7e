import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { binaryPlatform } from '../binary-platform.ts';

/** Licence files that must be passed on. */
export const LEGAL_FILE = /^(?:licen[cs]e|copying|copyright|notice|authors|ofl|third.?party)/i;
/** Types, TypeScript sources, source maps and documentation. */
const FOR_DEVELOPERS = /\.(?:map|[cm]?tsx?|flow|md|markdown|tsbuildinfo|html)$/i;
/** Only at the top level: deeper, `doc` and `test` may be modules. */
const FOLDERS_FOR_DEVELOPERS =
  /^(?:tests?|__tests__|docs?|examples?|benchmarks?|\.github|\.vscode)[\\/]/;
/** Files of large packages we never load: builds for other module systems, data for unused options. */
const NEVER_LOADED: Readonly<Record<string, RegExp>> = {
  docx: /\.cjs$|\.(?:iife|umd)\./,
  eld: /[\\/]ngrams[\\/](?:small|medium|large)\.js$/,
  mediabunny: /^dist[\\/]bundles[\\/]/,
  pglite: /\.(?:cjs|tar\.gz)$/,
  stripe: /^cjs[\\/]/,
};
const BINARY = /\.(?:node|so|dylib|dll|exe)\b|[\\/]bin[\\/][^.]+$/;

/** Files of a package needed at runtime, relative to its folder. */
export function listPackageFiles(folder: string): string[] {
  const neverLoaded = NEVER_LOADED[basename(folder)];
  return globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ['node_modules'] })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => {
      if (LEGAL_FILE.test(basename(path))) return true;
      if (FOR_DEVELOPERS.test(path) || FOLDERS_FOR_DEVELOPERS.test(path)) return false;
      if (neverLoaded?.test(path)) return false;
      return !BINARY.test(path) || !isForeign(join(folder, path));
    });
}

/** Whether a binary is for another operating system or CPU. */
export function isForeign(file: string): boolean {
  const made = binaryPlatform(file);
  return made !== null && made !== `${process.platform} ${process.arch}`;
}
