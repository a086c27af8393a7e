import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openAppScene, type AppScene } from '#tests/support/app-scene.ts';
import { shot } from '#tests/support/browser.ts';

let scene: AppScene;
const ends: (() => Promise<void>)[] = [];

before(async () => {
  scene = await openAppScene({ after: (work) => void ends.push(work) });
});

after(async () => {
  for (const end of ends.toReversed()) await end();
});

const write = (page: Page) => page.getByRole('button', { name: 'Write the summary' });

describe('starting a summary', () => {
  test('an answer lost on the way does not start the summary twice', async () => {
    const page = await scene.open('/app/summary');
    await page.locator('.sample').first().click();
    await write(page).waitFor();
    const keys: (string | undefined)[] = [];
    let isLost = true;
    await page.route(/\/generations$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      if (!isLost) return route.continue();
      isLost = false;
      await route.fetch();
      await route.abort();
    });
    const count = async () => {
      const headers = { token: scene.site.token };
      const answer = await fetch(`${scene.site.url}/generations?limit=100`, { headers });
      return ((await answer.json()) as { generations: unknown[] }).generations.length;
    };
    const already = await count();
    await write(page).click();
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor();
    await shot(page, 'app/make-failed', false);
    await write(page).click();
    await page.getByRole('button', { name: 'Export' }).waitFor({ timeout: 60_000 });
    assert.equal(keys.length, 2);
    assert(keys[0]);
    assert.equal(keys[0], keys[1]);
    assert.equal(await count(), already + 1);
    await page.context().close();
  });

  test('what the server refuses is shown in its words, at the field it names', async () => {
    const page = await scene.open('/app/summary');
    await page.locator('.sample').first().click();
    await write(page).waitFor();
    const words = 'Something in the request is not right.';
    await page.route(/\/generations$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: {
              code: 'invalid_input',
              msg: words,
              message: words,
              fields: [{ field: 'language', problem: 'must be one the engine can write' }],
            },
          })
        : route.continue(),
    );
    await write(page).click();
    await page.getByRole('alert').getByText(words).waitFor();
    await page.locator('.field', { hasText: 'Write in' }).getByText('must be one').waitFor();
    await page.context().close();
  });
});
