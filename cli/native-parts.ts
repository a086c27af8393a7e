import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { binaryPlatform } from './binary-platform.ts';
import { nativeOn, type Platform, readLock } from './lock.ts';

export interface NativePart {
  /** From the project's folder. */
  path: string;
  version: string;
  /** How many of its files are programs or libraries for that platform; 0: it cannot work. */
  binaries: number;
}

/** What an install for that platform in this folder has of the native packages that the lock file names for it. */
export function listParts(folder: string, platform: Platform): NativePart[] {
  return nativeOn(readLock().packages, platform).map(([path, { version }]) => ({
    path,
    version,
    binaries: binariesIn(join(folder, path), platform),
  }));
}

function binariesIn(folder: string, { os, cpu }: Platform): number {
  if (!existsSync(folder)) return 0;
  return globSync('**/*', { cwd: folder, exclude: ['node_modules'] })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && binaryPlatform(file) === `${os} ${cpu}`).length;
}
