import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { assertFocused, eventually, isInView, shot } from '#tests/support/browser.ts';

const BEES = `1
00:00:00,000 --> 00:00:20,000
Bees form a ball around the queen and shiver to make heat.

2
00:00:40,000 --> 00:01:00,000
A colony eats about fifteen kilograms of honey before spring.`;
const KEEPER = `1
00:00:00,000 --> 00:00:20,000
The keeper lifts the hive in February to feel its weight.

2
00:00:40,000 --> 00:01:00,000
A colony eats about twenty-five kilograms of honey before spring.`;

let shelfId = '';

const scene = useApp({}, async () => {
  const videoIds: string[] = [];
  for (const [title, text] of [
    ['How bees winter', BEES],
    ['A keeper’s year', KEEPER],
  ]) {
    const { id } = await call('POST', '/videos', { text, title, language: 'english' });
    videoIds.push(String(id));
  }
  shelfId = String((await call('POST', '/shelves', { name: 'Winter bees', videoIds }))['id']);
});

async function call(method: string, path: string, body?: object) {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(scene.site.url + path, init);
  return (await response.json().catch(() => null)) as Record<string, unknown>;
}

async function make(wish: object): Promise<string> {
  const made = await call('POST', '/generations', { shelfId, model: 'built-in', ...wish });
  const [{ id }] = made['generations'] as [{ id: string }];
  await eventually('it is not done', async () => {
    return (await call('GET', `/generations/${id}`))['status'] === 'done';
  });
  return id;
}

test('a draft from several sources shows what they say differently, each side with its source', async () => {
  const id = await make({ format: 'blog' });
  for (const [name, options] of [
    ['', {}],
    ['-phone', { width: 360, height: 740, touch: true, theme: 'dark' as const }],
  ] as const) {
    await scene.on(`/app/blog/${id}`, options, async (page) => {
      const draft = page.getByRole('textbox', { name: 'Draft' });
      await draft.waitFor();
      const heading = draft.getByText('Where they differ');
      // The editor draws its blocks again while it starts.
      await heading.evaluate((element) => element.scrollIntoView());
      await draft.getByText('fifteen kilograms / twenty-five kilograms').waitFor();
      await draft
        .getByText(/before spring\. — How bees winter/)
        .first()
        .waitFor();
      await draft
        .getByText(/before spring\. — A keeper’s year/)
        .first()
        .waitFor();
      await assertNoSideways(page);
      if (name === '') await assertAccessible(page);
      await shot(page, `app/differences${name}`, false);
    });
  }
});

test('a shelf lists the drafts made from it, the newest first', async () => {
  const { title } = await call('GET', `/generations/${await make({ format: 'linkedin' })}`);
  for (const [name, options] of [
    ['', {}],
    ['-phone', { width: 360, height: 740, touch: true, theme: 'dark' as const }],
  ] as const) {
    await scene.on(`/app/shelves/${shelfId}`, options, async (page) => {
      const drafts = page.getByRole('region', { name: 'Drafts from this shelf' });
      const rows = drafts.getByRole('listitem');
      await rows.first().waitFor();
      assert.match(await rows.first().innerText(), /LinkedIn/);
      assert.match(await rows.last().innerText(), /Article/);
      assert.equal(await rows.count(), 2);
      await assertNoSideways(page);
      await assertAccessible(page);
      await shot(page, `app/shelf-drafts${name}`);
      await rows
        .first()
        .getByRole('link', { name: String(title) })
        .click();
      await page.waitForURL('**/app/linkedin/*');
    });
  }
});

test('the checks name a difference that a draft is silent about, and both moments can be played', async () => {
  const id = await make({ format: 'tweet', options: { shape: 'single' } });
  await scene.on(`/app/tweet/${id}`, {}, async (page) => {
    const row = page.locator('.check', { hasText: 'Your sources differ on something' });
    await row.getByText('Show what they say').click();
    assert.equal(await row.locator('q').count(), 2);
    await assertAccessible(page);
    await shot(page, 'app/differences-left-out', false);
    await row.getByRole('button', { name: /A keeper’s year, 0:40/ }).click();
    await page.locator('.rail-head').getByText('0:40').first().waitFor();
  });
});

test('on a phone, the number of checks to look at is above the draft and leads to them', async () => {
  const id = await make({ format: 'blog' });
  const phone = { width: 360, height: 740, touch: true, theme: 'dark' as const };
  await scene.on(`/app/blog/${id}`, phone, async (page) => {
    await page.getByRole('textbox', { name: 'Draft' }).waitFor();
    const open = page.locator('.checks .check:is([data-state="open"], [data-state="advice"])');
    await open.first().waitFor();
    const jump = page.getByRole('button', { name: `Checks: ${await open.count()} to look at` });
    await jump.waitFor();
    assert.ok(await isInView(page, '.checks-jump'));
    await assertNoSideways(page);
    await shot(page, 'app/checks-jump', false);
    assert.ok(!(await isInView(page, '.checks-title')));
    await jump.tap();
    await eventually('the checks are not in view', () => isInView(page, '.checks-title'));
    const checks = page.getByRole('region', { name: 'Checks', exact: true });
    await assertFocused(checks);
    await shot(page, 'app/checks-jumped', false);
    await page.locator('.panel-views').getByText('Ask', { exact: true }).tap();
    await checks.waitFor({ state: 'detached' });
    await jump.tap();
    await assertFocused(checks);
  });
  await scene.on(`/app/blog/${id}`, {}, async (page) => {
    await page.getByRole('heading', { name: 'Checks' }).waitFor();
    assert.equal(await page.locator('.checks-jump').isVisible(), false);
  });
});

test('a shelf that is asked where its sources disagree shows them side by side, and each moment can be played', async () => {
  for (const [name, options] of [
    ['', {}],
    ['-phone', { width: 360, height: 740, touch: true, theme: 'dark' as const }],
  ] as const) {
    await scene.on(`/app/ask?shelf=${shelfId}`, options, async (page) => {
      await page.getByRole('textbox', { name: 'Your question' }).fill('Where do they disagree?');
      await page.keyboard.press('Enter');
      await page
        .getByRole('heading', { name: 'fifteen kilograms / twenty-five kilograms' })
        .waitFor();
      const sides = page.locator('.qa-sides').last().locator('.qa-passage');
      assert.deepEqual(await sides.locator('cite').allInnerTexts(), [
        'How bees winter',
        'A keeper’s year',
      ]);
      // At once, as the page may still be scrolling.
      const [one, other] = await sides.evaluateAll((all) =>
        all.map((side) => side.getBoundingClientRect().y),
      );
      assert.equal(
        Math.abs(one! - other!) < 2,
        name === '',
        'side by side, or under each other on a phone',
      );
      await assertNoSideways(page);
      await assertAccessible(page);
      await shot(page, `app/ask-differences${name}`, false);
      await page
        .getByRole('button', { name: /0:40 (?:of|in) “A keeper’s year”/ })
        .last()
        .click();
      const moment = page.getByRole('complementary', { name: 'The moment' });
      await moment.locator('mark').waitFor();
      const pressed = page.locator('.ask-page [aria-pressed="true"]');
      await eventually('the moment covers what was tapped', async () => {
        const [at, over] = [await pressed.boundingBox(), await moment.boundingBox()];
        return name === '' || at!.y + at!.height <= over!.y;
      });
    });
  }
});

test('no console errors', () => assert.deepEqual(scene.complaints, []));
