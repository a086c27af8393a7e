import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
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
  const axe = new AxeBuilder({ page })
    // Our pages have no frames; without this every look opens and closes a second page to gather theirs.
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: part ? STANDARD : [...STANDARD, 'best-practice'] },
      resultTypes: ['violations'],
      rules: Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }])),
    });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`,
  );
  assert.deepEqual(found, [], page.url());
}
