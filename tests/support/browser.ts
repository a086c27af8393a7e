import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { access, chmod, constants, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type LaunchOptions,
  type Locator,
  type Page,
} from 'playwright-core';

type Environment = Record<string, string>;

export interface FoundBrowser {
  from: 'BROWSER_PATH' | 'npm' | 'playwright' | 'system';
  executablePath: string;
  env: Environment;
}

const SCREENSHOTS = fileURLToPath(new URL('../../artifacts/screenshots/', import.meta.url));

const ARGS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // A container's /dev/shm is often 64 MB, which a full-page screenshot outgrows.
  '--disable-dev-shm-usage',
  // The same glyph edges on every machine, so that screenshots can be compared.
  '--font-render-hinting=none',
];

const SYSTEM_PATHS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ],
};

function environment(): Environment {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}

/** Accounts without a usable home (service users, some containers) get a private folder under tmp. */
async function cacheRoot(): Promise<string> {
  const wanted = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'test-chromium');
  try {
    await mkdir(wanted, { recursive: true });
    await access(wanted, constants.W_OK);
    return wanted;
  } catch {
    const spare = join(tmpdir(), `test-chromium-${userInfo().uid}`);
    await mkdir(spare, { recursive: true, mode: 0o700 });
    return spare;
  }
}

async function unbrotli(source: string, target: string): Promise<void> {
  await pipeline(createReadStream(source), createBrotliDecompress(), createWriteStream(target));
}

async function untar(source: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`;
  await mkdir(folder, { recursive: true });
  await unbrotli(source, archive);
  const tar = spawnSync('tar', ['-xf', archive, '-C', folder, '--no-same-owner']);
  if (tar.status !== 0) {
    throw new Error(`Could not unpack ${source}: ${tar.error?.message ?? tar.stderr.toString()}`);
  }
  await rm(archive);
}

/** Unpacks beside the final folder and renames: a reader sees all of it or nothing, and of two racers one wins. */
async function unpack(packageFolder: string, target: string): Promise<void> {
  const draft = await mkdtemp(`${target}.`);
  try {
    await untar(join(packageFolder, 'bin/al2023.tar.br'), join(draft, 'al2023'));
    await untar(join(packageFolder, 'bin/fonts.tar.br'), join(draft, 'fonts'));
    await writeFile(
      join(draft, 'fonts/fonts.conf'),
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' +
        `<dir>${target}/fonts</dir><cachedir>${target}/fonts-cache</cachedir></fontconfig>`,
    );
    await unbrotli(join(packageFolder, 'bin/chromium.br'), join(draft, 'chromium'));
    await chmod(join(draft, 'chromium'), 0o755);
    await chmod(draft, 0o755);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(join(target, 'chromium'))) throw error;
  }
}

async function npmBrowser(): Promise<FoundBrowser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  let packageFolder: string;
  try {
    packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  } catch {
    return null;
  }
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const { version } = manifest as { version: string };
  const folder = join(await cacheRoot(), version);
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) await unpack(packageFolder, folder);

  const env = environment();
  if (spawnSync(executablePath, ['--version'], { env }).status !== 0) {
    // A bare machine lacks nss, nspr and expat; the package brings them.
    const ours = join(folder, 'al2023/lib');
    env['LD_LIBRARY_PATH'] = [ours, env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) {
    env['FONTCONFIG_FILE'] = join(folder, 'fonts/fonts.conf');
  }
  return { from: 'npm', executablePath, env };
}

export async function findBrowser(): Promise<FoundBrowser> {
  const env = environment();
  const explicit = process.env['BROWSER_PATH'];
  if (explicit) {
    if (!existsSync(explicit)) throw new Error(`BROWSER_PATH names no file: ${explicit}`);
    return { from: 'BROWSER_PATH', executablePath: explicit, env };
  }
  const npm = await npmBrowser();
  if (npm) return npm;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { from: 'playwright', executablePath: own, env };
  const system = SYSTEM_PATHS[process.platform]?.find((path) => existsSync(path));
  if (system) return { from: 'system', executablePath: system, env };
  throw new Error(
    'No Chromium found. Tried BROWSER_PATH, @sparticuz/chromium (Linux x64), Playwright’s own and ' +
      'the usual system paths. Set BROWSER_PATH, or run: npx playwright-core install chromium',
  );
}

export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({
    ...options,
    executablePath,
    env: { ...env, ...options.env },
    // The sandbox needs user namespaces, which containers and root do not have; only our own pages are opened.
    chromiumSandbox: false,
    args: [...ARGS, ...(options.args ?? [])],
  });
}

export interface PageOptions {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  rtl?: boolean;
  reducedMotion?: boolean;
  touch?: boolean;
}

/** A page in a context of its own; close it with `page.context().close()`. */
export async function newPage(
  browser: Browser,
  options: PageOptions = {},
  more: BrowserContextOptions = {},
): Promise<Page> {
  const { width = 1280, height = 900, theme = 'light', rtl = false } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: options.touch ?? false,
    locale: 'en-GB',
    timezoneId: 'UTC',
    ...more,
  });
  if (rtl) {
    await context.addInitScript(
      `document.addEventListener('readystatechange', () => { document.documentElement.dir = 'rtl'; })`,
    );
  }
  return context.newPage();
}

/**
 * With SCREENSHOTS set, stores a picture under artifacts/screenshots, which git ignores. They are for looking at and check
 * nothing, and a picture of a whole page takes longer than all that is checked on it.
 */
export async function shot(page: Page, name: string, fullPage = true): Promise<void> {
  if (!process.env['SCREENSHOTS']) return;
  // A PNG of a whole page takes longer to pack than the page to draw.
  const path = join(SCREENSHOTS, `${name}.jpg`);
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, fullPage, type: 'jpeg', quality: 90 });
}

/** Not only drawn somewhere on the page. */
export async function isInView(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  const { height } = page.viewportSize()!;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

export async function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === element.ownerDocument.activeElement);
}

export async function assertFocused(locator: Locator): Promise<void> {
  assert(await isFocused(locator), `the focus is not on ${locator.toString()}`);
}

/** Not how fast anything has to be: only so that what never comes fails its test. A busy machine takes its time. */
const NEVER_AFTER_MS = 30_000;

/** For what follows a frame, a clock or a whole run later. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const endsAt = Date.now() + NEVER_AFTER_MS;
  do {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < endsAt);
  assert.fail(what);
}
