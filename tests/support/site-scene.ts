import { after, before } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage, type PageOptions } from './browser.ts';
import { startSite, type Site } from './site.ts';

export const PHONE = { width: 360, height: 780, touch: true } as const;

interface VisitOptions extends PageOptions {
  script?: boolean;
  /** Console errors this visit expects. All others fail the test. */
  expects?: RegExp;
}

/** The public site in a real browser, over a real server, for all tests of a file. */
export interface SiteScene {
  readonly site: Site;
  readonly browser: Browser;
  /** Errors and warnings that pages logged to the console. */
  readonly complaints: string[];
  newTab(options?: VisitOptions): Promise<Page>;
  /** Opens a page as a visitor, runs `check` and closes the page even if it failed. */
  visit(path: string, options: VisitOptions, check: (page: Page) => Promise<void>): Promise<void>;
}

export function useSite(env: Record<string, string> = {}): SiteScene {
  let site: Site;
  let browser: Browser;
  const complaints: string[] = [];
  const ends: (() => Promise<void>)[] = [];

  before(async () => {
    [browser, site] = await Promise.all([
      launchBrowser(),
      startSite({ after: (work) => void ends.push(work) }, env),
    ]);
  });

  after(async () => {
    await browser?.close();
    for (const end of ends.toReversed()) await end();
  });

  const scene: SiteScene = {
    get site() {
      return site;
    },
    get browser() {
      return browser;
    },
    complaints,
    async newTab({ script = true, expects, ...options } = {}) {
      const page = await newPage(browser, options, { javaScriptEnabled: script });
      const complain = (words: string) => {
        if (!expects?.test(words)) complaints.push(`${page.url()}: ${words}`);
      };
      page.on('pageerror', (error) => complain(error.message));
      const opened = new Set<string>();
      page.on('request', (request) => {
        if (request.isNavigationRequest()) opened.add(request.url());
      });
      page.on('console', (message) => {
        // A 404 is fine only for the page that was requested, never for one of its resources.
        const isOwnAnswer =
          message.text().includes('status of 404') && opened.has(message.location().url);
        if (['error', 'warning'].includes(message.type()) && !isOwnAnswer) {
          complain(message.text());
        }
      });
      return page;
    },
    async visit(path, options, check) {
      const page = await scene.newTab(options);
      try {
        await page.goto(site.url + path);
        await check(page);
      } finally {
        await page.context().close();
      }
    },
  };
  return scene;
}
