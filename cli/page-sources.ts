import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What the pages are made of. A change in any of it makes them stale. */
const FOLDERS: Readonly<Record<string, RegExp>> = {
  web: /^[^.]/,
  contract: /\.ts$/,
  document: /\.ts$/,
  content: /\.(?:json|md|ts)$/,
};
const FILES = ['vite.config.ts', 'cli/build.ts', 'cli/compress.ts', 'package-lock.json'];
const TEST = /\.test\.tsx?$/;

/** Of the pages in a folder: what they were made of, and what that looked like from outside. */
const STAMP = 'stamp';
const GLANCE = 'glance';

export interface PageSources {
  hash: string;
  /** Sizes and times. Where they are as they were nobody has to read six megabytes, which is a tenth of a second of every start. */
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
    // Whoever serves the pages may be somebody else.
    chmodSync(join(folder, name), 0o644);
  }
}

/** Of a copy that is no other: the next start need not read it. */
export function keepGlance(folder: string, { glance }: PageSources): void {
  try {
    writeFileSync(join(folder, GLANCE), glance);
  } catch {
    // The pages are somebody else's, and the next start reads again what they are made of.
  }
}

export function stampOf(folder: string): string | null {
  return readIfThere(join(folder, STAMP));
}

/** Whether nothing has been touched since these pages were made. `false` says only that somebody has to read it. */
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
