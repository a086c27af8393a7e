import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { useApp } from '#tests/support/app-scene.ts';
import { eventually } from '#tests/support/browser.ts';

const scene = useApp();

test('a newcomer creates, checks and exports a draft in at most five clicks, and finds a sentence’s moment in one', () =>
  scene.on('/app', {}, async (page) => {
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    await click(page.locator('.sample').first());
    await click(page.getByRole('button', { name: /^Create (?!more)/ }));
    await page.getByRole('textbox', { name: 'Draft' }).waitFor();
    // The checks are beside the draft.
    const checks = page.locator('.checks');
    await checks.getByText(/checks? passed/).waitFor();
    const coming = page.waitForEvent('download');
    await click(page.getByRole('button', { name: 'Export' }));
    await click(page.getByRole('menuitem', { name: /^Word/ }));
    assert.match((await coming).suggestedFilename(), /\.docx$/);
    assert(clicks <= 5, `${clicks} clicks`);
    const caption = page.locator('.watch-film .film-caption');
    const before = await caption.innerText();
    const places = page.getByRole('button', { name: /show it in the source/ });
    await places.last().click();
    await eventually(
      'the source does not show the moment',
      async () => (await caption.innerText()) !== before,
    );
  }));
