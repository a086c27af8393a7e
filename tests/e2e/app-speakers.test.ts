import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { assertFocused, eventually, shot } from '#tests/support/browser.ts';

const scene = useApp();

const TURNS = [
  [
    '1',
    'The remote control has to be cheap. Twelve euros at most, and no more buttons than a person needs.',
  ],
  [
    '2',
    'Will that pay for a battery? We sold four hundred thousand of the old one, and it lasted a year.',
  ],
  ['1', 'It does if the case is plastic. Rubber costs twice as much, and nobody has asked for it.'],
  ['3', 'I would keep the rubber. It is what people touch, and they told us that they like it.'],
  ['2', 'Then we test both of them in March, with fifty people from the panel.'],
];
const MEETING = TURNS.map(([number, text]) => `Speaker ${number}: ${text}`).join('\n');
const ARABIC = ['أحمد', 'ليلى', 'أحمد', 'ليلى', 'أحمد', 'ليلى']
  .map((name) => `${name}: يجب أن يكون جهاز التحكم رخيصا، والبطارية تكفي لمدة عام كامل.`)
  .join('\n');

async function ask(method: string, path: string, body?: object) {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return (await (await fetch(scene.site.url + path, init)).json()) as Record<string, never>;
}

async function summaryOf(text: string, language: string): Promise<string> {
  const { id: videoId } = await ask('POST', '/videos', { text, title: 'Meeting' });
  const made = await ask('POST', '/generations', { format: 'summary', videoId, language });
  const [{ id }] = made['generations'] as unknown as [{ id: string }];
  await eventually('the summary ends', async () => {
    const { status } = await ask('GET', `/generations/${id}`);
    return (status as unknown as string) === 'done';
  });
  return `/app/summary/${id}`;
}

const names = (page: Page) => page.locator('.said-by').allTextContents();
const shows = (page: Page, expected: readonly string[]) =>
  eventually(
    `the transcript shows ${expected.join(', ')}`,
    async () => (await names(page)).join() === expected.join(),
  );

test('speakers are renamed, merged, corrected and reset, using only the keyboard', async () => {
  const path = await summaryOf(MEETING, 'english');
  await scene.on(path, {}, async (page) => {
    const first = ['Speaker 1', 'Speaker 2', 'Speaker 1', 'Speaker 3', 'Speaker 2'];
    await shows(page, first);
    await shot(page, 'app/speakers', false);
    await page.locator('.said-by').first().focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'Speaker' });
    await assertFocused(field);
    await field.fill('Anna Berg');
    await page.getByRole('button', { name: 'Rename in all 2 passages' }).waitFor();
    await shot(page, 'app/speakers-rename', false);
    await assertAccessible(page, '.popover');
    await page.keyboard.press('Enter');
    await shows(page, ['Anna Berg', 'Speaker 2', 'Anna Berg', 'Speaker 3', 'Speaker 2']);

    await page.locator('.said-by').nth(3).click();
    await page.getByRole('group', { name: 'Other speakers' }).getByText('Anna Berg').click();
    await page.getByRole('button', { name: 'Merge with Anna Berg' }).click();
    await shows(page, ['Anna Berg', 'Speaker 2', 'Anna Berg', 'Anna Berg', 'Speaker 2']);

    await page.locator('.said-by').nth(4).click();
    await field.fill('Tom');
    await page.getByRole('button', { name: 'Change only this passage' }).click();
    const last = ['Anna Berg', 'Speaker 2', 'Anna Berg', 'Anna Berg', 'Tom'];
    await shows(page, last);
    await page.reload();
    await shows(page, last);
    const undo = page.getByRole('button', { name: 'Undo speaker change' });
    for (let n = 0; n < 3; n += 1) {
      const before = (await names(page)).join();
      await undo.click();
      await eventually('a change is taken back', async () => (await names(page)).join() !== before);
    }
    await shows(page, first);
    assert.equal(await undo.count(), 0);
    await page.getByRole('searchbox', { name: 'Search the transcript' }).fill('speaker 3');
    await shows(page, ['Speaker 3']);
  });
  await scene.on(path, { theme: 'dark' }, async (page) => {
    await page.locator('.said-by').first().click();
    await shot(page, 'app/speakers-dark', false);
  });
  await scene.on(path, { width: 360, height: 740, touch: true }, async (page) => {
    await page.locator('.said-by').first().scrollIntoViewIfNeeded();
    await page.locator('.said-by').first().tap();
    await page.getByRole('textbox', { name: 'Speaker' }).fill('Anna');
    await assertAccessible(page, '.popover');
    await assertNoSideways(page);
    await shot(page, 'app/speakers-phone', false);
    await page.getByRole('button', { name: 'Rename in all 2 passages' }).tap();
    await shows(page, ['Anna', 'Speaker 2', 'Anna', 'Speaker 3', 'Speaker 2']);
    await page.getByRole('button', { name: 'Undo speaker change' }).tap();
    await shows(page, ['Speaker 1', 'Speaker 2', 'Speaker 1', 'Speaker 3', 'Speaker 2']);
  });
});

test('in right-to-left languages, speaker names are on the right', async () => {
  const path = await summaryOf(ARABIC, 'arabic');
  await scene.on(path, {}, async (page) => {
    await shows(page, ['أحمد', 'ليلى', 'أحمد', 'ليلى', 'أحمد', 'ليلى']);
    const [name, text] = await Promise.all([
      page.locator('.said-by').first().boundingBox(),
      page.locator('.said p').first().boundingBox(),
    ]);
    assert.ok(name && text && Math.abs(name.x + name.width - (text.x + text.width)) < 3);
    await shot(page, 'app/speakers-rtl', false);
  });
});

test('adding a single passage to the draft keeps the speaker’s name', async () => {
  const path = await summaryOf(MEETING, 'english');
  await scene.on(path, {}, async (page) => {
    const draft = page.getByRole('textbox', { name: 'Draft' });
    await draft.waitFor();
    const blocks = draft.locator('.doc-block');
    const before = await blocks.count();
    await page.locator('.panel-views').getByText('Ask', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Your question' }).fill('What does rubber cost?');
    await page.keyboard.press('Enter');
    const add = page.getByRole('button', { name: /^Add to draft: / }).first();
    await add.waitFor();
    await assertAccessible(page);
    await shot(page, 'app/ask-passages', false);
    await add.click();
    await eventually('one passage is added', async () => (await blocks.count()) === before + 1);
    await page.getByText('Added to the draft.').waitFor();
    const messages = await page.locator('.toasts').boundingBox();
    const field = await page.locator('.ask-field').boundingBox();
    assert(messages!.y + messages!.height <= field!.y, 'the message lies on the field');
    const said = await draft.locator('blockquote, .doc-quote').last().innerText();
    assert.match(said, /Speaker \d/);
    await shot(page, 'app/ask-passage-added', false);
    await page.keyboard.press('Control+z');
    await eventually('it is taken out again', async () => (await blocks.count()) === before);
  });
});

test('actions that need a model aren’t offered until it is known whether there is one', async () => {
  const path = await summaryOf(MEETING, 'english');
  const page = await scene.newTab();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/models', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(scene.site.url + path);
  await page.getByRole('textbox', { name: 'Draft' }).waitFor();
  await page.locator('.checks').getByText('passed').waitFor();
  for (const name of ['See price', 'Fix', 'Refine'])
    assert.equal(await page.getByRole('button', { name, exact: true }).count(), 0, name);
  release();
  await page.getByText('Refining needs an AI model.').waitFor();
  await page.context().close();
});
