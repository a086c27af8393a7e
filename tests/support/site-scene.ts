import { after, before } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage, type PageOptions } from './browser.ts';
import { startSite, type Site } from './site.ts';

export const PHONE = { width: 360, height: 780, touch: true } as const;

interface VisitOptions extends PageOptions {
  script?: boolean;
  /** What this visitor's browser will complain of, because the test has it so. Everything else counts. */
  expects?: RegExp;
}

/** The public site in a real browser, over a real server, for all tests of a file. */
export interface SiteScene {
  readonly site: Site;
  readonly browser: Browser;
  /** What the pages' consoles said of errors: a page that complains to a developer fails a visitor too. */
  readonly complaints: string[];
  newTab(options?: VisitOptions): Promise<Page>;
  /** Opens a page for a visitor, runs the check and closes the page whatever happens. */
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
        // Only a page that was asked for may be missing, never a part of one.
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
