import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTENTS } from '../notices-contents.data.ts';
import { listShipped } from '../notices.ts';
import { LEGAL_FILE } from './package-files.ts';
import { VOICE_PACKAGE } from './packages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN_TEXTS = join(ROOT, 'deploy/licenses');

/** Declared licence → file with its text. */
const TEXT_OF: Readonly<Record<string, string>> = {
  'LGPL-2.0-or-later': 'LGPL-2.0',
  'LGPL-2.1-only': 'LGPL-2.1',
  'LGPL-2.1-or-later': 'LGPL-2.1',
  'MIT and others': 'MIT',
};

/**
 * Writes the licence texts of everything in a release: its packages, what its pages are built from, and third-party content. Many
 * packages don't include them.
 */
export function writeLicenseTexts(folder: string, packages: readonly string[]): void {
  const names = new Set([...listShipped().map(({ name }) => name), ...packages]);
  for (const name of names) {
    const from = join(ROOT, 'node_modules', name);
    // Built for another platform, or not shipped.
    if (!existsSync(from) || name === VOICE_PACKAGE) continue;
    const to = join(folder, name);
    mkdirSync(to, { recursive: true });
    const own = readdirSync(from).filter((file) => LEGAL_FILE.test(file));
    for (const file of own) copyFileSync(join(from, file), join(to, file));
    if (own.length === 0) {
      const license = declaredLicense(from);
      const words = `${name}, which came without the text of its licence (${license}).`;
      writeText(to, license, words);
    }
    for (const content of CONTENTS) {
      if (content.package === name) {
        writeText(to, content.license, `${content.what}. ${content.credit}`);
      }
    }
  }
}

function declaredLicense(folder: string): string {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { license?: string }).license ?? 'unknown';
}

/** Only licences we have a text for; other packages include their own. */
function writeText(folder: string, license: string, about: string): void {
  const name = `${TEXT_OF[license] ?? license}.txt`;
  const text = join(OWN_TEXTS, name);
  if (existsSync(text)) {
    writeFileSync(join(folder, name), `${about}\n\n${readFileSync(text, 'utf8')}`);
  }
}
