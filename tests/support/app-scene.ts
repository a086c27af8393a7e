import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage, type PageOptions } from './browser.ts';
import type { Lifetime } from './make-app.ts';
import { startSite, type Site } from './site.ts';

export interface OpenOptions extends PageOptions {
  isSignedIn?: boolean;
}

/** The signed-in app in a real browser, over a real server. */
export interface AppScene {
  readonly site: Site;
  readonly browser: Browser;
  /** Errors that pages logged to the console, for tests to inspect or to assert as empty. */
  readonly complaints: string[];
  newTab(options?: OpenOptions): Promise<Page>;
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** Opens a page, runs `check` and closes the page even if it failed. */
  on(path: string, options: OpenOptions, check: (page: Page) => Promise<void>): Promise<void>;
}

type Environment = Record<string, string>;

/**
 * One app for all tests of a file. `env` may be a function that starts other services first; `prepare` runs once the
 * app is up. (node:test doesn't wait for this hook before it runs a second `before` hook of the file.)
 */
export function useApp(
  env: Environment | ((lifetime: Lifetime) => Promise<Environment>) = {},
  prepare: () => Promise<unknown> = async () => {},
): AppScene {
  let site: Site;
  let browser: Browser;
  const complaints: string[] = [];
  const ends: (() => Promise<void>)[] = [];
  const lifetime: Lifetime = { after: (work) => void ends.push(work) };

  before(async () => {
    const given = typeof env === 'function' ? await env(lifetime) : env;
    const launching = launchBrowser();
    // Also if the site doesn't start, or the file would never end.
    lifetime.after(async () => (await launching).close());
    [browser, site] = await Promise.all([launching, startSite(lifetime, given)]);
    await prepare();
  });

  after(async () => {
    for (const end of ends.toReversed()) await end();
  });

  const scene: AppScene = {
    get site() {
      return site;
    },
    get browser() {
      return browser;
    },
    complaints,
    async newTab({ isSignedIn = true, ...options } = {}) {
      const page = await newPage(browser, { width: 1440, ...options });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          complaints.push(message.text());
        }
      });
      if (isSignedIn) {
        // Only once: a page that signs out must stay signed out after a reload.
        await page.goto(`${site.url}/favicon.svg`);
        await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(site.token)})`);
      }
      return page;
    },
    async open(path, options) {
      const page = await scene.newTab(options);
      await page.goto(site.url + path);
      return page;
    },
    async on(path, options, check) {
      const page = await scene.open(path, options);
      try {
        await check(page);
      } finally {
        await page.context().close();
      }
    },
  };
  return scene;
}

export interface Brake {
  /**
   * Pauses the server and lets it run in short steps, checking the condition after each, so that the browser sees
   * every stage.
   */
  stepUntil(isSo: () => Promise<boolean>): Promise<void>;
  /** Pauses the server right away. Requests queue up until it continues. */
  hold(): void;
  /** Gives the server only a small share of the time, as on an overloaded machine. */
  crawl(): void;
  letGo(): void;
}

const STEP_MS = 4;
const REST_MS = 40;
const STILL = new Int32Array(new SharedArrayBuffer(4));

/** Slows down or pauses a server process with SIGSTOP and SIGCONT. */
export function slowDown({ pid }: { pid: number }): Brake {
  let pace: 'held' | 'crawling' | 'free' = 'held';
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(pid, name);
    } catch {
      pace = 'free'; // the process has exited
    }
  };
  function step(): void {
    signal('SIGCONT');
    // Blocks on purpose: yielding would let other work in this process extend the server's time slice.
    Atomics.wait(STILL, 0, 0, STEP_MS);
    if (pace !== 'free') signal('SIGSTOP');
  }
  signal('SIGSTOP');
  return {
    async stepUntil(isSo) {
      pace = 'held';
      const givesUpAt = Date.now() + 180_000;
      while (!(await isSo())) {
        if (Date.now() > givesUpAt) throw new Error('it does not get there');
        step();
      }
    },
    hold() {
      pace = 'held';
      signal('SIGSTOP');
    },
    crawl() {
      pace = 'crawling';
      void (async () => {
        while (pace === 'crawling') {
          step();
          await pause(REST_MS);
        }
      })();
    },
    letGo() {
      pace = 'free';
      signal('SIGCONT');
    },
  };
}

export async function assertNoSideways(page: Page): Promise<void> {
  const [inner, scroll] = (await page.evaluate(
    '[document.documentElement.clientWidth, document.documentElement.scrollWidth]',
  )) as [number, number];
  assert.equal(scroll, inner, 'the page scrolls sideways');
}
