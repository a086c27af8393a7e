import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { binaryPlatform } from './binary-platform.ts';
import { nativeOn, type Platform, readLock } from './lock.ts';

export interface NativePart {
  /** Relative to the project. */
  path: string;
  version: string;
  /** Number of binaries for that platform; 0 means it can't work. */
  binaries: number;
}

/** Lists the native packages the lock file has for a platform, as installed in this folder. */
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
