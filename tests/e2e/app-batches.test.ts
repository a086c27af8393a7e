import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { assertFocused, shot } from '#tests/support/browser.ts';
import { type StandInPlatform, startStandInPlatform } from '#tests/support/stand-in-platform.ts';

let standIn: StandInPlatform;
const scene = useApp(async (lifetime) => {
  standIn = await startStandInPlatform();
  lifetime.after(() => standIn.close());
  standIn.setMood('agerestrict', 'age');
  standIn.setList('PLgarden', [
    { id: 'garden00001', title: 'How to plan a small garden', length: '8:20' },
    { id: 'garden00002', title: 'Watering in August, when the rain stays away', length: '12:05' },
    { id: 'agerestrict', title: 'What not to do with a chainsaw', length: '4:44' },
    { id: 'garden00003', title: 'A shed from old doors', length: '1:02:10', mark: 'cc' },
    { id: 'private0001', title: 'x', mark: 'private' },
  ]);
  return standIn.env;
});

const LIST = 'https://www.youtube.com/playlist?list=PLgarden';
const open = async (page: Page) => {
  await page.locator('#source').fill(LIST);
  await page.getByRole('button', { name: 'Show videos' }).click();
  await page.getByRole('heading', { name: 'List PLgarden' }).waitFor();
};

describe('batches of videos', () => {
  test('a playlist opens as a list, the selected videos become drafts, and a failure affects only its own row', () =>
    scene.on('/app/summary', {}, async (page) => {
      await open(page);
      const boxes = page.locator('.many-row input');
      assert.equal(await boxes.count(), 5);
      assert.equal(await boxes.nth(4).isChecked(), false, 'a private one is not ticked');
      await page.getByText('4 of 5 selected').waitFor();
      await page.getByText('Has captions').waitFor();
      await page.getByRole('checkbox', { name: /Watering in August/ }).uncheck();
      await page.getByText('3 of 5 selected').waitFor();
      const start = page.getByRole('button', { name: 'Create from 3 videos' });
      await start.waitFor();
      await page.getByRole('group', { name: 'Estimate' }).or(page.locator('dl.estimate')).waitFor();
      await assertAccessible(page);
      await shot(page, 'app/batch-list', false);
      await start.click();
      await page.waitForURL(/\/app\/batches\/bat_/);
      const failed = page.locator('.batch-row').filter({ hasText: 'chainsaw' });
      await failed.getByText('age-restricted').waitFor();
      await failed.getByRole('link', { name: 'Add a transcript' }).waitFor();
      await page.getByText('1 video didn’t work').waitFor();
      assert.equal(await page.locator('.batch-row .badge', { hasText: 'Done' }).count(), 2);
      const bar = page.getByRole('progressbar', { name: 'Videos done' });
      assert.equal(
        Number(await bar.getAttribute('value')).toFixed(2),
        '0.67',
        'as its figure says',
      );
      await assertAccessible(page);
      await shot(page, 'app/batch-done');

      standIn.setMood('agerestrict', null);
      await failed.getByRole('link', { name: 'Add a transcript' }).waitFor();
      await page.getByRole('link', { name: 'Summary of How to plan' }).first().click();
      await page.waitForURL(/\/app\/summary\/gen_/);
      await page.goBack();
      await page.goto(`${scene.site.url}/app/generations`);
      const link = page.getByRole('region', { name: 'Batches' }).getByRole('link');
      await link.waitFor();
      await shot(page, 'app/batch-library', false);
      await link.click();
      await page.waitForURL(/\/app\/batches\/bat_/);
    }));

  test('list and batch fit on a phone in dark mode', () =>
    scene.on('/app/summary', { width: 360, height: 780, theme: 'dark' }, async (page) => {
      await open(page);
      await assertNoSideways(page);
      await shot(page, 'app/batch-list-phone');
      await page.getByRole('button', { name: /^Create from/ }).click();
      await page.waitForURL(/\/app\/batches\/bat_/);
      await page.locator('.batch-row').first().waitFor();
      await assertNoSideways(page);
      await assertAccessible(page);
      await shot(page, 'app/batch-phone');
    }));

  test('a video link from a playlist opens that video, with its playlist one click away', () =>
    scene.on('/app/summary', { width: 360, height: 780 }, async (page) => {
      await page.locator('#source').fill('https://youtu.be/garden00001?list=PLgarden&index=2');
      await page.getByRole('button', { name: 'Find video' }).click();
      const whole = page.getByRole('button', { name: 'Use the whole playlist' });
      await whole.waitFor();
      await assertNoSideways(page);
      await assertAccessible(page);
      await shot(page, 'app/batch-beside-phone', false);
      await whole.click();
      await page.getByRole('heading', { name: 'List PLgarden' }).waitFor();
      await page.getByRole('button', { name: 'Change source' }).click();
      // YouTube mixes are generated per viewer, so there is no playlist to open.
      await page.locator('#source').fill('https://youtu.be/garden00001?list=RDgarden00001');
      await page.getByRole('button', { name: 'Find video' }).click();
      await page.locator('.make-film').waitFor();
      assert.equal(await whole.count(), 0);
    }));

  test('an unreadable playlist says why, and another source can be chosen', () =>
    scene.on('/app/summary', {}, async (page) => {
      await page.locator('#source').fill('https://www.youtube.com/playlist?list=PLgone');
      await page.getByRole('button', { name: 'Show videos' }).click();
      const alert = page.getByRole('alert');
      await alert.getByText('won’t show us that playlist').waitFor();
      await shot(page, 'app/batch-list-failed', false);
      const show = async () => {
        await page.locator('#source').fill('https://www.youtube.com/playlist?list=PLgone');
        await page.getByRole('button', { name: 'Show videos' }).click();
      };
      await alert.getByRole('button', { name: 'Paste transcript' }).click();
      await assertFocused(page.locator('#source'));
      await show();
      const dialog = page.waitForEvent('filechooser');
      await alert.getByRole('button', { name: 'Choose file' }).click();
      await dialog;
      await show();
      await page.getByRole('button', { name: 'Change source' }).click();
      await page.locator('#source').waitFor();
    }));

  test('a batch that no longer exists says so', () =>
    scene.on('/app/batches/bat_gone', {}, async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Batch not found' }).waitFor();
      await page.getByRole('link', { name: 'Open Library' }).waitFor();
    }));
});
