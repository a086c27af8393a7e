import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';
import { eventually } from './browser.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Checks the whole page including best practices. While an overlay is open, it checks only the overlay, as the page
 * behind is inert.
 */
export async function assertAccessible(
  page: Page,
  part?: string,
  exceptRules: string[] = [],
): Promise<void> {
  // Wait for transitions to end: contrast can't be measured halfway. Scroll-driven animations never end, so they are ignored.
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
    // Nothing reads the selectors, and computing a short one per element is slow.
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

/** Injects axe once per document. The npm package would parse its 2.5 MB of script again before every check. */
async function bringAxe(page: Page): Promise<void> {
  const bring = async (frame: Frame) => {
    if (!(await frame.evaluate(`typeof axe === 'object'`))) await frame.evaluate(`${AXE};0`);
  };
  const main = page.mainFrame();
  await bring(main);
  // Frames of other origins can't be injected and aren't ours to check.
  const others = page.frames().filter((frame) => frame !== main);
  await Promise.all(others.map((frame) => bring(frame).catch(() => {})));
}
