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
  // Containers often limit /dev/shm to 64 MB, which a full-page screenshot exceeds.
  '--disable-dev-shm-usage',
  // Renders the same glyph edges on every machine, so that screenshots can be compared.
  '--font-render-hinting=none',
];

/** Not a performance limit: it only makes a wait that never ends fail. Busy machines are slow. */
const NEVER_AFTER_MS = 90_000;

export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { executablePath, env } = await needBrowser();
  return chromium.launch({
    ...options,
    executablePath,
    env: { ...env, ...options.env },
    // The sandbox needs user namespaces, which containers and root lack. Only our own pages are opened.
    chromiumSandbox: false,
    args: [...ARGS, ...(options.args ?? [])],
  });
}

export interface PageOptions {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  rtl?: boolean;
  /** Animations run. Off by default, because they take more CPU time than everything else on a page. */
  animated?: boolean;
  touch?: boolean;
}

/** A page in its own browser context; close it with `page.context().close()`. */
export async function newPage(
  browser: Browser,
  options: PageOptions = {},
  more: BrowserContextOptions = {},
): Promise<Page> {
  const { width = 1280, height = 900, theme = 'light', rtl = false } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: options.animated ? 'no-preference' : 'reduce',
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
 * With SCREENSHOTS set, saves a screenshot under artifacts/screenshots (ignored by git). They are only for looking
 * at, and taking one of a full page is slower than all checks on that page.
 */
export async function shot(page: Page, name: string, fullPage = true): Promise<void> {
  if (!process.env['SCREENSHOTS']) return;
  // Encoding a full page as PNG takes longer than rendering it, so this is JPEG.
  const path = join(SCREENSHOTS, `${name}.jpg`);
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, fullPage, type: 'jpeg', quality: 90 });
}

/** Whether the element is inside the viewport, not just rendered. */
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

/** Waits two frames, because selection and scroll events reach the page only with the next frame. */
export async function heard(page: Page): Promise<void> {
  await page.evaluate(
    `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))`,
  );
}

/** Polls until `holds` is true, for results that arrive after a frame, a timer or a whole run. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const endsAt = Date.now() + NEVER_AFTER_MS;
  do {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < endsAt);
  assert.fail(what);
}
