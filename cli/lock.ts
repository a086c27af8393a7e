import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const LOCK_FILE = fileURLToPath(new URL('../package-lock.json', import.meta.url));

export interface LockEntry {
  /** Of a package that is installed under another name. */
  name?: string;
  version: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  optionalDependencies?: Record<string, string>;
}

/** By path from the project's folder; the project itself is ''. */
export type LockPackages = Record<string, LockEntry>;

export function readLock(): { packages: LockPackages } {
  return JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as { packages: LockPackages };
}

const FOLDER = 'node_modules/';

/** The name it is imported by. */
export function nameAt(path: string): string {
  return path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
}

/** The folder beside a package, where what it needs is put if it cannot be shared. */
export function besideAt(path: string): string {
  return path === '' ? FOLDER : path.slice(0, path.lastIndexOf(FOLDER) + FOLDER.length);
}

/** Where a package finds another, as Node looks for it; `null` where the lock file has none. */
export function findEntry(packages: LockPackages, from: string, name: string): LockEntry | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const found = packages[folder === '' ? FOLDER + name : `${folder}/${FOLDER}${name}`];
    if (found) return found;
    if (folder === '') return null;
  }
}

export interface Platform {
  os: string;
  cpu: string;
}

/** Installed and compared with the registry by us. */
export const CHECKED: readonly Platform[] = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
];
/** What README.md promises: on the others a package only has to say that it is there for them. */
export const PROMISED: readonly Platform[] = [
  ...CHECKED,
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];

/** Whether npm installs it there; on Linux with glibc. */
export function runsOn({ os, cpu, libc }: LockEntry, platform: Platform): boolean {
  const allows = (field: string | string[] | undefined, value: string) =>
    field === undefined || [field].flat().includes(value);
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, 'glibc');
}

/** Packages that are made for single systems or processors and install on this one. */
export function nativeOn(packages: LockPackages, platform: Platform): [string, LockEntry][] {
  return Object.entries(packages).filter(
    ([, entry]) => (entry.os ?? entry.cpu) !== undefined && runsOn(entry, platform),
  );
}

/** Packages that bring a part for each platform, but none for one that is promised. */
export function findGaps(packages: LockPackages): string[] {
  const gaps: string[] = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    const parts = Object.keys(optionalDependencies)
      .map((name) => findEntry(packages, path, name))
      .filter((part) => part?.os !== undefined && part.cpu !== undefined);
    if (!parts.some((part) => [part!.os].flat().includes('linux'))) continue;
    for (const platform of PROMISED) {
      // The Node of a Mac is its own.
      if (path === '' && platform.os === 'darwin') continue;
      if (!parts.some((part) => runsOn(part!, platform))) {
        gaps.push(`${nameAt(path) || 'node'} has no part for ${platform.os} ${platform.cpu}`);
      }
    }
  }
  return gaps;
}
