import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type LaunchOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { needBrowser } from './find-browser.ts';

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

/** Not how fast anything has to be: only so that what never comes fails its test. A busy machine takes its time. */
const NEVER_AFTER_MS = 90_000;

export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { executablePath, env } = await needBrowser();
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
  context.setDefaultTimeout(NEVER_AFTER_MS);
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

/** A page hears of a selection it did not make itself, and of its own scrolling, with the next frame. */
export async function heard(page: Page): Promise<void> {
  await page.evaluate(
    `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))`,
  );
}

/** For what follows a frame, a clock or a whole run later. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const endsAt = Date.now() + NEVER_AFTER_MS;
  do {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < endsAt);
  assert.fail(what);
}
