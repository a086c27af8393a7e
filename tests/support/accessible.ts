import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';
import { eventually } from './browser.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The whole page with good practice, or, while something is open, only that: what lies behind is set aside. */
export async function assertAccessible(
  page: Page,
  part?: string,
  exceptRules: string[] = [],
): Promise<void> {
  // Measured at rest: a colour on its way in has no contrast yet. What follows the scrolling never ends and does not move.
  await eventually('the page does not come to rest', async () =>
    Boolean(
      await page.evaluate(
        `document.getAnimations().every(({ playState, effect, timeline }) => timeline !== document.timeline ||
          playState !== 'running' || effect.getTiming().iterations === Infinity)`,
      ),
    ),
  );
  await bringAxe(page);
  const options = {
    runOnly: { type: 'tag', values: part ? STANDARD : [...STANDARD, 'best-practice'] },
    resultTypes: ['violations'],
    // Nobody reads them, and finding a short one for each element takes time.
    selectors: false,
    rules: Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }])),
  };
  const found = await page.evaluate(
    `axe.run(${part ? JSON.stringify({ include: [part] }) : 'document'}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 200)).join(' | ')))`,
  );
  assert.deepEqual(found, [], page.url());
}

const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Once for each document: the package would have a page read two and a half megabytes of script before every look at it. */
async function bringAxe(page: Page): Promise<void> {
  const bring = async (frame: Frame) => {
    if (!(await frame.evaluate(`typeof axe === 'object'`))) await frame.evaluate(`${AXE};0`);
  };
  const main = page.mainFrame();
  await bring(main);
  // One that is not of our origin has its own to answer for it.
  const others = page.frames().filter((frame) => frame !== main);
  await Promise.all(others.map((frame) => bring(frame).catch(() => {})));
}
