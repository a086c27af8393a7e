import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needBrowser } from '../../tests/support/find-browser.ts';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Those the product itself sets its files in. */
const PACKAGES = [
  '@expo-google-fonts/nanum-gothic',
  '@expo-google-fonts/noto-naskh-arabic',
  '@expo-google-fonts/noto-sans-bengali',
  '@expo-google-fonts/noto-sans-devanagari',
  '@expo-google-fonts/noto-sans-hebrew',
  '@expo-google-fonts/noto-sans-tamil',
  '@expo-google-fonts/noto-sans-thai',
  '@expo-google-fonts/zen-kaku-gothic-new',
  '@embedpdf/fonts-sc',
];

/**
 * The environment of a browser that can show every script, as a reader's own can. A bare machine has no fonts for most
 * of them, and none for flags: those come from a folder, where one is given.
 */
export async function withFonts(folder: string | null): Promise<Record<string, string>> {
  const own = (await needBrowser()).env['FONTCONFIG_FILE'] ?? '/etc/fonts/fonts.conf';
  const folders = PACKAGES.map((name) => join(MODULES, name));
  if (folder) folders.push(folder);
  const file = join(mkdtempSync(join(tmpdir(), 'content-fonts-')), 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${
      existsSync(own) ? `<include>${own}</include>` : ''
    }${folders.map((one) => `<dir>${one}</dir>`).join('')}</fontconfig>`,
  );
  return { FONTCONFIG_FILE: file };
}
