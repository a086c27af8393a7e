import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Sources of the pages. Any change makes the pages stale. */
const FOLDERS: Readonly<Record<string, RegExp>> = {
  web: /^[^.]/,
  contract: /\.ts$/,
  document: /\.ts$/,
  content: /\.(?:json|md|ts)$/,
};
const FILES = ['vite.config.ts', 'cli/build.ts', 'cli/compress.ts', 'package-lock.json'];
const TEST = /\.test\.tsx?$/;

/** Files in the build folder: the hash of the sources, and their sizes and times. */
const STAMP = 'stamp';
const GLANCE = 'glance';

export interface PageSources {
  hash: string;
  /** Sizes and times. If they're unchanged, six megabytes needn't be read, which saves a tenth of a second per start. */
  glance: string;
}

export function readPageSources(root: string): PageSources {
  const files = listFiles(root);
  const hash = createHash('sha256');
  const glance = glanceAt(root, files);
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  return { hash: hash.digest('hex'), glance };
}

export function stampPages(folder: string, { hash, glance }: PageSources): void {
  for (const [name, text] of [
    [STAMP, hash],
    [GLANCE, glance],
  ] as const) {
    writeFileSync(join(folder, name), text);
    // The pages may be served by another user.
    chmodSync(join(folder, name), 0o644);
  }
}

/** Updates the glance after the hash has matched, so the next start needn't read the sources. */
export function keepGlance(folder: string, { glance }: PageSources): void {
  try {
    writeFileSync(join(folder, GLANCE), glance);
  } catch {
    // The pages belong to another user, so the next start hashes the sources again.
  }
}

export function stampOf(folder: string): string | null {
  return readIfThere(join(folder, STAMP));
}

/** Whether the sources are unchanged since the build. `false` only means that their hash must be checked. */
export function areUntouched(folder: string, root: string): boolean {
  const known = stampOf(folder) === null ? null : readIfThere(join(folder, GLANCE));
  return known !== null && known === glanceAt(root, listFiles(root));
}

function glanceAt(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeNs } = statSync(file, { bigint: true });
    hash.update(`${relative(root, file)} ${size} ${mtimeNs}\n`);
  }
  return hash.digest('hex');
}

function listFiles(root: string): string[] {
  const isThere = (name: string) => existsSync(join(root, name));
  const folders = Object.entries(FOLDERS).filter(([name]) => isThere(name));
  const inFolders = folders.flatMap(([folder, isMeant]) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isMeant.test(entry.name) && !TEST.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...inFolders, ...FILES.filter(isThere).map((name) => join(root, name))].toSorted();
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
