import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameAt, readLock } from './lock.ts';
import { CONTENTS } from './notices-contents.data.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const NOTICES_FILE = join(ROOT, 'THIRD-PARTY-NOTICES.md');

export interface Shipped {
  name: string;
  version: string;
  license: string;
  optional: boolean;
}

/** Licences of packages that only declare "see LICENSE". */
const SPELLED_OUT: Record<string, string> = { 'dejavu-fonts-ttf': 'Bitstream-Vera' };

/** Packages installed by `npm ci --omit=dev`, read from the lock file to be the same on every machine. */
export function listShipped(): Shipped[] {
  return Object.entries(readLock().packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, entry]) => ({
      name: nameAt(path),
      version: entry.version,
      license: SPELLED_OUT[nameAt(path)] ?? entry.license ?? licenseOnDisk(path),
      optional: entry.optional ?? false,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function licenseOnDisk(path: string): string {
  const manifest = join(ROOT, path, 'package.json');
  if (!existsSync(manifest)) return 'unknown';
  const { license } = JSON.parse(readFileSync(manifest, 'utf8')) as { license?: string };
  return (
    license ?? (readdirSync(join(ROOT, path)).includes('LICENSE') ? 'see its LICENSE' : 'unknown')
  );
}

/** Fonts under the Open Font License, with the copyright line of their licence file. */
function fontRows(shipped: readonly Shipped[]): string[] {
  const files = ['LICENSE_FONT', 'LICENSE'];
  return shipped
    .filter(({ license }) => license.includes('OFL'))
    .map(({ name }) => {
      const folder = join(ROOT, 'node_modules', name);
      const file = files.map((one) => join(folder, one)).find((one) => existsSync(one));
      const [copyright] = /Copyright[^\n]*?(?=,?\s*(?:\n|$| with Reserved| \S+\.ttf:))/i.exec(
        file ? readFileSync(file, 'utf8') : '',
      ) ?? [`no copyright line in ${name}`];
      return `| ${name} | ${copyright} |`;
    });
}

export function writeNotices(shipped: readonly Shipped[]): string {
  const rows = shipped.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const contents = CONTENTS.map(
    ({ package: name, what, license, credit }) => `| ${name} | ${what} | ${license} | ${credit} |`,
  );
  return [
    '# Third-party notices',
    '',
    'Made by `node cli/notices.ts`; a test keeps it up to date.',
    '',
    '## What is inside',
    '',
    'Some packages include material that their declared licence doesn’t cover. Here’s what we found.',
    '',
    '| package | what | licence | credit |',
    '| --- | --- | --- | --- |',
    ...contents,
    '',
    '## Texts we learned from',
    '',
    'We learned from these texts where sentences end in captions without punctuation (`server/languages/*.learned-ends.json`).',
    'The files contain numbers and each language’s five thousand most common words, but no sentences from the texts.',
    '',
    '| texts | licence | credit |',
    '| --- | --- | --- |',
    '| Podcast transcripts (English), github.com/thechangelog/transcripts | CC-BY-SA-4.0 | Changelog Media LLC |',
    '| MDN in French, German, Portuguese, Russian and Spanish, github.com/mdn | CC-BY-SA-2.5 | Mozilla contributors |',
    '',
    '## Fonts',
    '',
    'All under the SIL Open Font License 1.1, unless listed above.',
    '',
    '| package | copyright |',
    '| --- | --- |',
    ...fontRows(shipped),
    '',
    '## Packages',
    '',
    'These packages are installed to run this program, with the licence each one declares. A release has the full texts in its',
    '`licenses` folder. Otherwise, they’re in each package’s folder under `node_modules`, if the package came with one.',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

// `import.meta.main` is false for programs started by cli/launch.mjs.
if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(NOTICES_FILE, writeNotices(listShipped()));
