import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const NOTICES_FILE = join(ROOT, 'THIRD-PARTY-NOTICES.md');

interface LockEntry {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

export interface Shipped {
  name: string;
  version: string;
  license: string;
}

/** What a package calls "see LICENSE". */
const SPELLED_OUT: Record<string, string> = { 'dejavu-fonts-ttf': 'Bitstream-Vera' };

/** What is installed with `npm ci --omit=dev`, from the lock file, so that the answer is the same on every machine. */
export function listShipped(): Shipped[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, entry]) => ({
      name: nameOf(path),
      version: entry.version,
      license: SPELLED_OUT[nameOf(path)] ?? entry.license ?? licenseOnDisk(path),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function licenseOnDisk(path: string): string {
  const manifest = join(ROOT, path, 'package.json');
  if (!existsSync(manifest)) return 'unknown';
  const { license } = JSON.parse(readFileSync(manifest, 'utf8')) as { license?: string };
  return (
    license ?? (readdirSync(join(ROOT, path)).includes('LICENSE') ? 'see its LICENSE' : 'unknown')
  );
}

export function writeNotices(shipped: readonly Shipped[]): string {
  const rows = shipped.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  return [
    '# Third-party notices',
    '',
    'The packages that are installed to run this program, with their licences. Their full texts are in each package’s',
    'own folder under `node_modules`. Made by `node cli/notices.ts`; a test keeps it true.',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(NOTICES_FILE, writeNotices(listShipped()));
