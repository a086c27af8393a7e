import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { binaryPlatform } from '../binary-platform.ts';

/** What licences ask to be passed on; never left out. */
export const LEGAL_FILE = /^(?:licen[cs]e|copying|copyright|notice|authors|ofl|third.?party)/i;
/** Types, sources that Node cannot load from a package, source maps and texts for developers. */
const FOR_DEVELOPERS = /\.(?:map|[cm]?tsx?|flow|md|markdown|tsbuildinfo|html)$/i;
/** Only at the top of a package: deeper down, `doc` and `test` are names of modules too. */
const FOLDERS_FOR_DEVELOPERS =
  /^(?:tests?|__tests__|docs?|examples?|benchmarks?|\.github|\.vscode)[\\/]/;
/** What we never load of the larger packages: builds for other module systems, data for options that we don't use. */
const NEVER_LOADED: Readonly<Record<string, RegExp>> = {
  docx: /\.cjs$|\.(?:iife|umd)\./,
  eld: /[\\/]ngrams[\\/](?:small|medium|large)\.js$/,
  mediabunny: /^dist[\\/]bundles[\\/]/,
  pglite: /\.(?:cjs|tar\.gz)$/,
  stripe: /^cjs[\\/]/,
};
const BINARY = /\.(?:node|so|dylib|dll|exe)\b|[\\/]bin[\\/][^.]+$/;

/** The files of a package that are needed to run it here, as paths from its folder. */
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

/** A program or library that this operating system or processor cannot run. */
export function isForeign(file: string): boolean {
  const made = binaryPlatform(file);
  return made !== null && made !== `${process.platform} ${process.arch}`;
}
