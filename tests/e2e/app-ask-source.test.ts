import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, isFocused, shot } from '#tests/support/browser.ts';
import {
  type StandInAnswer,
  startStandInModels,
  type StandInRequest,
} from '#tests/support/stand-in-models/stand-in-models.ts';
import { startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { materialIn } from '#tests/support/stand-in-writer.ts';

const SUN = 'Where is the sun at four o’clock?';
const PALACE = 'Who designed the palace of Versailles?';
const SLOW = 'What should I draw on the sheet of paper?';
const BROKEN = 'How long does each visit take?';
const PHONE = { width: 360, height: 740, touch: true };

let isHeld = true;
let isBroken = true;

/** Repeats its input; waits or fails where a test wants it to. */
async function answer({ messages }: StandInRequest): Promise<StandInAnswer> {
  const prompt = messages[0]!.content;
  if (prompt.includes(PALACE)) return { text: '@a NOT SAID' };
  if (prompt.includes(BROKEN) && isBroken) return { text: '', fault: 'no_credit' };
  while (prompt.includes(SLOW) && isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
  const lines = materialIn(prompt)
    .slice(0, 2)
    .map(({ ids, text }) => {
      const bare = text.replace(/^\[[^\]]*\] /, '');
      return `@a [#${ids[0]}] ${bare.split(/(?<=[.?!]) /)[0]}`;
    });
  return { text: lines.join('\n') };
}

let garden = '';
let bread = '';

const scene = useApp(
  async ({ after }) => {
    const [platform, models] = await Promise.all([
      startStandInPlatform(),
      startStandInModels({ answer }),
    ]);
    after(() => platform.close());
    after(() => models.close());
    return { ...platform.env, ...models.env(), LOCAL_AI_URL: models.localUrl };
  },
  async () => {
    const url = 'https://www.youtube.com/watch?v=small-garde';
    garden = String((await call('POST', '/videos', { url }))['id']);
    bread = String((await call('POST', '/videos', { sample: 'bread-ar' }))['id']);
  },
);

async function call(method: string, path: string, body?: object) {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(scene.site.url + path, init);
  return (await response.json().catch(() => null)) as Record<string, unknown>;
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Ask this source' });
const openerOf = (page: Page) => page.getByRole('button', { name: 'Ask this source' });
const lastAnswer = (panel: Locator) => panel.locator('.qa').last();

async function ask(panel: Locator, text: string): Promise<void> {
  const field = panel.getByRole('textbox', { name: 'Your question' });
  await field.fill(text);
  await field.press('Enter');
}

test('a source is asked beside the create form, by keyboard, and the answers are kept', () =>
  scene.on(`/app/blog?video=${garden}`, {}, async (page) => {
    const opener = openerOf(page);
    await opener.press('Enter');
    const panel = panelOf(page);
    // A question can be typed right away.
    await eventually('the field has no focus', () =>
      isFocused(panel.getByRole('textbox', { name: 'Your question' })),
    );
    await panel.locator('.ask-suggestion').first().waitFor();
    await assertAccessible(page);
    await shot(page, 'app/ask-source-empty', false);

    await ask(panel, SUN);
    await lastAnswer(panel).locator('.qa-sentence').first().waitFor();
    await lastAnswer(panel).locator('.qa-tick').first().press('Enter');
    const moment = panel.getByRole('region', { name: 'The moment' });
    await moment.frameLocator('iframe[title^="Video:"]').locator('#at').waitFor();
    await moment.locator('mark').waitFor();
    await lastAnswer(panel).getByText('words searched').waitFor();
    await assertAccessible(page);
    await shot(page, 'app/ask-source', false);
    await moment.getByRole('button', { name: 'Close the moment' }).press('Enter');
    await moment.waitFor({ state: 'detached' });

    await ask(panel, PALACE);
    await panel.getByRole('heading', { name: 'Not found in this source' }).waitFor();
    await assertAccessible(page);
    await shot(page, 'app/ask-source-not-said', false);

    await panel.getByRole('button', { name: 'Close the questions' }).focus();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await eventually('the focus is lost', () => isFocused(opener));
    // Nothing else was touched: the form still has its source.
    await page.getByRole('region', { name: 'Your source' }).getByText('small garden').waitFor();

    await page.goto(`${scene.site.url}/app/ask`);
    await page.locator('.ask-asked-row', { hasText: SUN }).getByText('and 1 follow-up').waitFor();
  }));

test('beside a source, an answer in progress can be stopped, and a failed one says why', () =>
  scene.on(`/app/summary?video=${garden}`, { theme: 'dark' }, async (page) => {
    await openerOf(page).click();
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'New question' }).click();
    await ask(panel, SLOW);
    await panel.getByText('Writing the answer…').waitFor();
    await shot(page, 'app/ask-source-streaming-dark', false);
    await panel.getByRole('button', { name: 'Stop' }).click();
    await panel.getByText('You stopped this').waitFor();
    isHeld = false;
    await ask(panel, BROKEN);
    await panel.getByText('We couldn’t answer this question').waitFor();
    await assertAccessible(page);
    await shot(page, 'app/ask-source-failed-dark', false);
    isBroken = false;
    await lastAnswer(panel).getByRole('button', { name: 'Retry' }).click();
    await lastAnswer(panel).locator('.qa-sentence').first().waitFor();
  }));

test('a right-to-left source can be asked over its form on a phone', () =>
  scene.on(`/app/blog?video=${bread}`, PHONE, async (page) => {
    await openerOf(page).tap();
    const panel = panelOf(page);
    await panel.locator('.ask-suggestion').first().tap();
    const rail = lastAnswer(panel).locator('.railed').first();
    await rail.waitFor();
    assert.equal(await rail.getAttribute('dir'), 'rtl');
    await shot(page, 'app/ask-source-phone-rtl-answer', false);
    await lastAnswer(panel).locator('.qa-tick').first().tap();
    await panel.getByRole('region', { name: 'The moment' }).locator('mark').waitFor();
    await assertNoSideways(page);
    await shot(page, 'app/ask-source-phone-rtl', false);
    const field = panel.getByRole('textbox', { name: 'Your question' });
    const box = (await field.boundingBox())!;
    assert(box.y + box.height <= PHONE.height, 'the field is off the screen');
    await panel.getByRole('button', { name: 'Close the questions' }).tap();
    await panel.waitFor({ state: 'detached' });
    await assertAccessible(page);
  }));

test('a sample can be asked before anything is created from it', () =>
  scene.on('/app/blog?sample=true', {}, async (page) => {
    await openerOf(page).click();
    const panel = panelOf(page);
    await panel.locator('.ask-suggestion').first().click();
    await lastAnswer(panel).locator('.qa-sentence').first().waitFor();
    // Another source has its own questions.
    await page.getByRole('button', { name: 'Change' }).click();
    await panel.waitFor({ state: 'detached' });
  }));

test('no console errors', () => assert.deepEqual(scene.complaints, []));
