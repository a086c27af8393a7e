import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const LOCK_FILE = fileURLToPath(new URL('../package-lock.json', import.meta.url));

export interface LockEntry {
  /** Set if the package is installed under an alias. */
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

/** By path relative to the project; the project itself is ''. */
export type LockPackages = Record<string, LockEntry>;

export function readLock(): { packages: LockPackages } {
  return JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as { packages: LockPackages };
}

const FOLDER = 'node_modules/';

/** The import name. */
export function nameAt(path: string): string {
  return path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
}

/** The node_modules folder next to a package, for dependencies that can't be shared. */
export function besideAt(path: string): string {
  return path === '' ? FOLDER : path.slice(0, path.lastIndexOf(FOLDER) + FOLDER.length);
}

/** Resolves a package like Node; `null` if it's not in the lock file. */
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

/** Platforms we install on and check against the registry. */
export const CHECKED: readonly Platform[] = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
];
/** Platforms promised in README.md: on the additional ones a package only has to declare support. */
export const PROMISED: readonly Platform[] = [
  ...CHECKED,
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];

/** Whether npm installs it there; Linux means glibc. */
export function runsOn({ os, cpu, libc }: LockEntry, platform: Platform): boolean {
  const allows = (field: string | string[] | undefined, value: string) =>
    field === undefined || [field].flat().includes(value);
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, 'glibc');
}

/** Platform-specific packages that are installed on this platform. */
export function nativeOn(packages: LockPackages, platform: Platform): [string, LockEntry][] {
  return Object.entries(packages).filter(
    ([, entry]) => (entry.os ?? entry.cpu) !== undefined && runsOn(entry, platform),
  );
}

/** Packages with per-platform builds that lack one for a promised platform. */
export function findGaps(packages: LockPackages): string[] {
  const gaps: string[] = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    const parts = Object.keys(optionalDependencies)
      .map((name) => findEntry(packages, path, name))
      .filter((part) => part?.os !== undefined && part.cpu !== undefined);
    if (!parts.some((part) => [part!.os].flat().includes('linux'))) continue;
    for (const platform of PROMISED) {
      // Macs use their own Node.
      if (path === '' && platform.os === 'darwin') continue;
      if (!parts.some((part) => runsOn(part!, platform))) {
        gaps.push(`${nameAt(path) || 'node'} has no build for ${platform.os} ${platform.cpu}`);
      }
    }
  }
  return gaps;
}
