import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ERRORS } from '#contract/errors.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, isFocused, shot } from '#tests/support/browser.ts';
import { type StandInPlatform, startStandInPlatform } from '#tests/support/stand-in-platform.ts';

const HOUR_MS = 3_600_000;
const BEES = 'UCbees000000000000000000';
const SHEDS = 'UCsheds00000000000000000';
const old = {
  id: 'beesold0001',
  title: 'How bees find their way home',
  publishedAt: new Date(Date.now() - 24 * HOUR_MS),
};
/** Published later than everything the test does before. */
const fresh = {
  id: 'beesnew0001',
  title: 'What bees do in winter',
  publishedAt: new Date(Date.now() + HOUR_MS),
};

let standIn: StandInPlatform;
const scene = useApp(async (lifetime) => {
  standIn = await startStandInPlatform();
  lifetime.after(() => standIn.close());
  for (const channel of [BEES, SHEDS]) {
    standIn.setList(channel, [{ id: old.id, title: old.title, length: '6:40' }]);
  }
  standIn.setFeed(BEES, [old]);
  standIn.setFeed(SHEDS, null);
  return standIn.env;
});

const paste = async (page: Page, channel: string) => {
  await page.locator('#source').fill(`https://www.youtube.com/channel/${channel}`);
  await page.getByRole('button', { name: 'Show videos' }).click();
  await page.getByRole('checkbox', { name: old.title }).waitFor();
};
const offer = (page: Page) => page.getByRole('button', { name: 'Watch this channel' });
const press = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
};

async function send(method: string, path: string, body: object): Promise<{ id: string }> {
  const answer = await fetch(scene.site.url + path, {
    method,
    headers: { token: scene.site.token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, `${method} ${path}: ${answer.status}`);
  return answer.json() as Promise<{ id: string }>;
}

describe('watched channels', () => {
  test('a channel is watched, its new video becomes a draft, and it can be paused, changed and removed', () =>
    scene.on('/app/watches', {}, async (page) => {
      await page.getByRole('heading', { name: 'No channels yet' }).waitFor();
      await assertAccessible(page);
      await shot(page, 'app/watches-none', false);
      await page.goto(`${scene.site.url}/app/summary`);
      await paste(page, BEES);
      await page.locator('.chip', { hasText: 'Thread' }).click();
      const section = page.getByRole('region', { name: 'New videos on this channel' });
      await section.getByText('Summary, Thread').waitFor();
      await section.getByText('We don’t publish anything').waitFor();
      await assertAccessible(page);
      await shot(page, 'app/watches-offer');
      await offer(page).click();
      await section.getByText('You’re watching this channel.').waitFor();
      await page.waitForFunction('document.activeElement.matches("section a")');
      await assertAccessible(page);
      await shot(page, 'app/watches-offered');
      await page.keyboard.press('Enter');

      await page.waitForURL(/\/app\/watches$/);
      const row = page.locator('.batch-row');
      await row.getByText('No new videos yet.').waitFor();
      await row.getByRole('link', { name: 'Bees & gardens' }).waitFor();
      await press(page, /^Pause/);
      await row.getByText('Paused. We’ll skip').waitFor();
      await shot(page, 'app/watches-paused', false);

      // Resuming checks the channel right away.
      standIn.setFeed(BEES, [fresh, old]);
      await press(page, /^Resume/);
      await row.getByText('1 of 1 done').waitFor();
      await assertAccessible(page);
      await shot(page, 'app/watches', false);
      await row.getByRole('link', { name: /^Bees & gardens, / }).click();
      await page.waitForURL(/\/app\/batches\/bat_/);
      await page.getByRole('link', { name: /^Summary of / }).waitFor();
      await page.getByRole('link', { name: /^Thread of / }).waitFor();
      assert.equal(await page.locator('.batch-row').count(), 1, 'what was there before stays out');
      await shot(page, 'app/watches-month', false);
      await page.getByRole('link', { name: 'Watched channel', exact: true }).click();

      await press(page, /^Edit/);
      const dialog = page.getByRole('dialog');
      assert.equal(await dialog.getByRole('checkbox', { name: 'Thread' }).isChecked(), true);
      await dialog.locator('label', { hasText: 'Thread' }).click();
      await dialog.locator('label', { hasText: 'Include Shorts' }).click();
      const cap = dialog.getByLabel(/^Monthly spending limit/);
      await cap.fill('a lot');
      await dialog.getByText('Enter an amount in dollars.').waitFor();
      await assertAccessible(page);
      await cap.fill('2.50');
      await shot(page, 'app/watches-edit', false);
      await page.keyboard.press('Enter');
      await row.getByText('Up to $2.50 a month').waitFor();
      await row.getByText('With Shorts').waitFor();
      await row.getByText('Summary', { exact: true }).waitFor();

      await page.goto(`${scene.site.url}/app/generations`);
      const links = page.getByRole('region', { name: 'Batches' });
      await links.getByRole('link', { name: 'Watched channels' }).waitFor();
      await shot(page, 'app/watches-library', false);
      await links.getByRole('link', { name: 'Watched channels' }).click();

      await press(page, /^Stop watching/);
      const question = page.getByRole('alertdialog');
      await question.getByText('Existing drafts stay').waitFor();
      await shot(page, 'app/watches-stop', false);
      await question.getByRole('button', { name: 'Stop watching' }).click();
      await page.getByRole('heading', { name: 'No channels yet' }).waitFor();
      await eventually('the focus is lost', () =>
        isFocused(page.getByRole('heading', { name: 'Watched channels' })),
      );
      await page.goto(`${scene.site.url}/app/generations`);
      await page.locator('.library-list > li').nth(1).waitFor();
    }));

  test('a channel is added on the page of watched channels, and missing input is reported there', () =>
    scene.on('/app/watches', { width: 360, height: 780 }, async (page) => {
      const style = await send('POST', '/styles', { name: 'Plain and warm' });
      await send('PATCH', '/settings', { defaults: { styleId: style.id } });
      await page.reload();
      await press(page, /^Add a channel$/);
      const dialog = page.getByRole('dialog', { name: 'Add a channel' });
      await dialog.getByText('Written in your style “Plain and warm”.').waitFor();
      const link = dialog.getByLabel('Channel link');
      await eventually('the link has no focus', () => isFocused(link));
      await link.fill('https://youtu.be/beesold0001');
      await dialog.locator('label', { hasText: 'Article' }).click();
      await page.keyboard.press('Enter');
      await dialog.getByText('That’s not a link to a YouTube channel.').waitFor();
      await dialog.getByText('Choose at least one format.').waitFor();
      await assertAccessible(page);
      await assertNoSideways(page);
      await shot(page, 'app/watches-add-phone', false);
      await link.fill(`https://www.youtube.com/channel/${BEES}`);
      await dialog.locator('label', { hasText: 'Newsletter' }).click();
      await dialog.locator('label', { hasText: 'Summary' }).click();
      const sent = page.waitForRequest(
        (one) => one.method() === 'POST' && one.url().endsWith('/watches'),
      );
      await dialog.getByRole('button', { name: 'Watch this channel' }).click();
      await dialog.waitFor({ state: 'detached' });
      const row = page.locator('.batch-row');
      await row.getByText('Summary, Newsletter').waitFor();
      await row.getByText('The language of each video').waitFor();
      assert.equal(((await sent).postDataJSON() as { styleId?: string }).styleId, style.id);

      // Adding the same channel again is refused with a message, and the dialog stays open.
      await press(page, /^Add a channel$/);
      await link.fill(`https://www.youtube.com/channel/${BEES}`);
      await page.keyboard.press('Enter');
      await dialog.getByText(ERRORS.already_watched.words).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await eventually('the focus is lost', () =>
        isFocused(page.getByRole('button', { name: 'Add a channel' })),
      );
      await press(page, /^Stop watching/);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stop watching' }).click();
      await page.getByRole('heading', { name: 'No channels yet' }).waitFor();
      assert.equal(await page.locator('#source').count(), 0, 'nobody was sent elsewhere');
    }));

  test('the page fits on a phone in dark mode, and an unreadable channel says why', () =>
    scene.on('/app/summary', { width: 360, height: 780, theme: 'dark' }, async (page) => {
      await paste(page, SHEDS);
      await offer(page).waitFor();
      await assertNoSideways(page);
      await shot(page, 'app/watches-offer-phone');
      await offer(page).click();
      await page.getByRole('link', { name: 'Open Watched channels' }).click();
      await page.getByText('YouTube isn’t showing us this channel.').waitFor();
      await assertNoSideways(page);
      await assertAccessible(page);
      await shot(page, 'app/watches-phone');
      await press(page, /^Edit/);
      await page.getByRole('dialog').waitFor();
      await assertNoSideways(page);
      await shot(page, 'app/watches-edit-phone', false);
      await page.keyboard.press('Escape');
      await press(page, /^Stop watching/);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stop watching' }).click();
      await page.getByRole('heading', { name: 'No channels yet' }).waitFor();
      await assertNoSideways(page);
    }));

  test('a user without permission to watch is told why, and a failed list can be reloaded', () =>
    scene.on('/app/summary', {}, async (page) => {
      await page.route(/\/watches$/, (route) => {
        if (route.request().resourceType() === 'document') return route.continue();
        const isAsked = route.request().method() === 'POST';
        const code = isAsked ? 'plan_needed' : 'internal';
        const { status, words } = ERRORS[code];
        return route.fulfill({ status, json: { code, message: words, error: words } });
      });
      await paste(page, BEES);
      await offer(page).click();
      await page.getByRole('alert').getByText(ERRORS.plan_needed.words).waitFor();
      await page.locator('.many-watch').getByRole('link', { name: 'See plans' }).waitFor();
      await shot(page, 'app/watches-refused');
      await page.goto(`${scene.site.url}/app/watches`);
      await page.getByRole('alert').waitFor();
      await shot(page, 'app/watches-failed', false);
      await page.unroute(/\/watches$/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'No channels yet' }).waitFor();
    }));
});
