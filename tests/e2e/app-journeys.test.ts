import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import type { Page } from 'playwright-core';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';
import { pdfText, squeezed } from '#tests/support/pdf-text.ts';

const scene = useApp();

const text = (page: Page) => page.getByRole('textbox', { name: 'Draft' });
const asText = (page: Page) => page.getByRole('button', { name: 'Text', exact: true });
const made = new Map<FormatValue, string>();

/** Downloads the export with this name. */
async function download(page: Page, name: RegExp): Promise<{ name: string; body: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), body: await readFile(await file.path()) };
}

const ROUTES: Partial<Record<FormatValue, string>> = {
  blog: 'R18',
  tweet: 'R19',
  newsletter: 'R20',
  linkedin: 'R21',
  summary: 'R23',
  podcast: 'R24',
};

describe('from a video to a file', () => {
  for (const { value, name } of FORMATS) {
    if (value === 'custom') continue;
    test(`${ROUTES[value]} F12 a new account creates and exports: ${name}, in three clicks, without key or network`, () =>
      scene.on(`/app/${value}`, {}, async (page) => {
        await page.locator('.sample').first().click();
        await page.getByRole('button', { name: /^Create (?!more)/ }).click();
        // A podcast opens in the studio; its text is one more click away.
        if (value === 'podcast') await asText(page).click();
        await text(page).waitFor();
        made.set(value, page.url());
        const words = (await text(page).innerText()).trim();
        assert(words.split(/\s+/).length > 40, words);

        const docx = await download(page, /^Word/);
        assert.match(docx.name, /^How to plan a small garden.*\.docx$/);
        const { value: read } = await mammoth.extractRawText({ buffer: docx.body });
        const longest = words
          .split('\n')
          .toSorted((a, b) => b.length - a.length)[0]!
          .trim();
        assert(read.includes(longest.slice(0, 60)), `${longest}\nis not in\n${read.slice(0, 400)}`);
        const pdf = await download(page, /^PDF/);
        const printed = squeezed(await pdfText(pdf.body));
        assert(printed.includes(squeezed(longest.slice(0, 60))), printed.slice(0, 400));
        const json = await download(page, /^JSON/);
        assert.equal(
          (JSON.parse(json.body.toString()) as { format?: string }).format ?? value,
          value,
        );
        if (value === 'blog') {
          await page.getByRole('button', { name: 'Export' }).click();
          await shot(page, 'app/export-menu', false);
          const times = page.getByRole('menuitemcheckbox', { name: 'Timestamps' });
          // Off, too, it looks like a switch.
          assert(await times.locator('.choice-box').isVisible());
          await times.click();
          await page.keyboard.press('Escape');
          const md = await download(page, /^Markdown/);
          assert.match(md.body.toString(), /^## .+ \(\d+:\d\d\)$/m);
        }
        if (value === 'tweet') {
          const csv = await download(page, /^Spreadsheet/);
          assert(csv.body.toString().split('\n').length > 3);
        }

        await page.getByRole('button', { name: 'Preview' }).click();
        const preview = page.getByRole('region', { name: 'Preview' });
        await preview.waitFor();
        await assertAccessible(page, '.modal', ['scrollable-region-focusable']);
        await shot(page, `app/preview-${value}`, false);
      }));
  }

  test('R22 F8 a custom format is created, tried on the sample video, and reports when it can’t be', () =>
    scene.on('/app/custom', {}, async (page) => {
      await page.getByRole('link', { name: 'Create a format' }).click();
      await page.getByRole('button', { name: 'Create a format' }).click();
      await page.getByLabel('Name').fill('Lesson plan');
      await page.getByLabel('Prompt').fill('A lesson plan for {{class}}.');
      await page.getByLabel('Example').fill('year 7');
      await page
        .getByRole('region', { name: 'Preview' })
        .getByText('A lesson plan for year 7.')
        .waitFor();
      await assertAccessible(page);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { name: 'Lesson plan' }).waitFor();
      await page.getByRole('link', { name: 'Try it' }).click();
      await page.waitForURL(/app\/custom/);
      await page.getByRole('textbox', { name: 'Class' }).fill('year 9');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      // Without a model, the built-in engine either writes something or says why it can't.
      await eventually('nothing happened', async () => {
        const isWritten = /custom\/gen_/.test(page.url());
        return isWritten || (await page.getByRole('alert').count()) > 0;
      });
    }));
});

describe('styles', () => {
  test('R27 a style is created, learned from a text, duplicated, exported, imported and deleted', () =>
    scene.on('/app/styles', {}, async (page) => {
      await page.getByRole('button', { name: 'Create a style' }).click();
      await page.getByLabel('Name').fill('Back step');
      await page.getByLabel('Tone').fill('Dry and kind');
      await page.getByRole('link', { name: 'Settings' }).click();
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Stay' }).click();
      assert.equal(await page.getByLabel('Tone').inputValue(), 'Dry and kind');
      await page.getByRole('button', { name: 'Add a sample' }).click();
      await page
        .getByRole('textbox', { name: 'Sample 1' })
        .fill(
          'You sit down. You watch the light. Then you dig, and not before. Why hurry?'.repeat(6),
        );
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('learned from 1 sample').waitFor();
      await assertAccessible(page);
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      const file = await (await coming).path();
      await page.getByRole('button', { name: 'Duplicate Back step' }).click();
      await page.getByRole('heading', { name: 'Back step (copy)', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Delete Back step (copy)' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await page
        .getByRole('heading', { name: 'Back step (copy)', exact: true })
        .waitFor({ state: 'detached' });
      await page.getByLabel('Styles and formats file').setInputFiles(file);
      await eventually('it was not brought in', async () => {
        return (await page.getByRole('heading', { name: 'Back step', exact: true }).count()) === 2;
      });
      await page.goto(`${scene.site.url}/app/blog`);
      await page.locator('.sample').first().click();
      await page.getByLabel('Style').selectOption({ index: 1 });

      // The default style from Settings is preselected, and can be changed for one draft.
      await page.goto(`${scene.site.url}/app/settings#defaults`);
      const usual = page.locator('#defaults').getByLabel('Style');
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await usual.selectOption({ label: 'Back step' });
      await saved;
      await page.goto(`${scene.site.url}/app/linkedin`);
      await page.locator('.sample').first().click();
      const style = page.getByLabel('Style');
      await eventually(
        'the usual style is not chosen',
        async () => (await style.inputValue()) !== '',
      );
      await style.selectOption({ label: 'Plain' });
      await eventually('it is not set aside', async () => (await style.inputValue()) === '');
    }));
});

describe('the Library', () => {
  test('R25 can be searched by words in drafts, filtered and grouped by video, and keeps this in the URL', () =>
    scene.on('/app/generations', {}, async (page) => {
      const rows = page.locator('.library-row');
      await rows.first().waitFor();
      const all = await rows.count();
      await page.getByRole('searchbox', { name: 'Search' }).fill('courgette');
      await eventually('the search does not narrow', async () => {
        const left = await rows.count();
        return left > 0 && left <= all && /q=courgette/.test(page.url());
      });
      await rows
        .first()
        .locator('.snippet mark', { hasText: /^courgette/i })
        .first()
        .waitFor();
      await shot(page, 'app/library-snippets', false);
      await page.getByRole('searchbox', { name: 'Search' }).fill('zeppelin');
      await page.getByText('No results').waitFor();
      // Words that were said but aren't in a draft can be found by asking.
      const way = page.getByRole('link', { name: 'Ask your sources' });
      await way.click();
      await page.getByText('Choose a source to ask: “zeppelin”').waitFor();
      await page.getByRole('link', { name: /small garden/ }).click();
      const field = page.getByRole('textbox', { name: 'Your question' });
      assert.equal(await field.inputValue(), 'zeppelin', 'it is typed twice');
      await page.goBack();
      await page.goBack();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.getByLabel('Format', { exact: true }).selectOption('tweet');
      await eventually('the format does not narrow', async () => (await rows.count()) === 1);
      await page.reload();
      await eventually('the address forgot it', async () => (await rows.count()) === 1);
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.getByLabel('Sort by', { exact: true }).selectOption('longest');
      await eventually('the longest is not the first', async () =>
        (await rows.first().innerText()).includes('Podcast'),
      );
      assert.match(page.url(), /sort=longest/);
      await page.getByText('By source').click();
      await page.getByRole('link', { name: 'Create more' }).waitFor();
      await assertAccessible(page);
    }));

  test('several drafts are exported as a zip, marked as favourites, deleted and restored', () =>
    scene.on('/app/generations', {}, async (page) => {
      const rows = page.locator('.library-row:not(.leaving)');
      await rows.nth(2).waitFor();
      const all = await rows.count();
      for (const at of [0, 1, 2]) await rows.nth(at).getByRole('checkbox').check();
      const bar = page.getByRole('region', { name: 'Selected' });
      await bar.getByText('3 selected').waitFor();
      const coming = page.waitForEvent('download');
      await bar.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'Markdown' }).click();
      const zip = unzipSync(await readFile(await (await coming).path()));
      assert.equal(Object.keys(zip).filter((name) => name.endsWith('.md')).length, 3);
      await bar.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('3 will move to the bin.').waitFor();
      await page.getByRole('button', { name: 'Undo all' }).click();
      await eventually('they did not come back', async () => (await rows.count()) === all);
    }));

  test('the palette finds a draft by a word in it', () =>
    scene.on('/app/settings', {}, async (page) => {
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Commands' }).waitFor();
      await page.keyboard.type('courgette');
      await page
        .getByRole('menuitem', { name: /How to plan a small garden/ })
        .first()
        .click();
      await page.waitForURL(/gen_/);
    }));
});

describe('settings', () => {
  test('R26 name, password, theme, defaults, cap and tokens are all changed on one page', () =>
    scene.on('/app/settings', {}, async (page) => {
      await page.locator('#account').getByLabel('Name').fill('Rosa');
      await page.locator('#account').getByRole('button', { name: 'Save' }).click();
      await page.getByText('Name saved.').waitFor();
      await page.locator('#defaults').getByLabel('Language').selectOption('french');
      await page.getByLabel(/spending limit/).fill('20');
      await page.getByRole('button', { name: 'Save limit' }).click();
      await page.getByText('Limit saved.').waitFor();
      await page.getByLabel('Token name').fill('my script');
      await page.getByRole('button', { name: 'Create token' }).click();
      await page.getByText('Copy it now.').waitFor();
      // The sticky list of sections would cover scrolled content.
      await page.evaluate('scrollTo(0, 0)');
      await assertAccessible(page);
      await shot(page, 'app/settings-full');
      await page.reload();
      await eventually('the name was not kept', async () => {
        return (await page.locator('#account').getByLabel('Name').inputValue()) === 'Rosa';
      });
      assert.equal(await page.locator('#defaults').getByLabel('Language').inputValue(), 'french');
      assert.equal(await page.getByText('Copy it now.').count(), 0);
      await page.getByRole('button', { name: 'Revoke my script' }).click();
      const question = page.getByRole('alertdialog', { name: 'Revoke my script?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await question.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Revoke my script' }).click();
      await question.getByRole('button', { name: 'Revoke' }).click();
      await question.waitFor({ state: 'detached' });
      await page.getByText('my script').waitFor({ state: 'detached' });
    }));

  test('F9 the ledger has further pages, marks estimated, included and failed entries, and can be reloaded', () =>
    scene.on('/favicon.svg', { width: 360, theme: 'dark' }, async (page) => {
      const row = {
        calls: 1,
        at: new Date().toISOString(),
        provider: 'openai',
        model: 'gpt-test',
        key: 'own',
        format: 'blog',
        stage: 'writing',
        generationId: null,
        paidFor: null,
        tokensIn: 900,
        tokensOut: 100,
        tokensCached: 0,
        costCents: 2,
        state: 'done',
        estimated: false,
        error: null,
      };
      const sums = { calls: 2, tokensIn: 1, tokensOut: 1, tokensCached: 0, estimated: true };
      const byProvider = [
        { ...sums, provider: 'openai', key: 'own', costCents: 250 },
        { ...sums, provider: 'openai', key: 'house', costCents: 50 },
      ];
      let isBroken = true;
      await page.route(/\/usage\?/, async (route) => {
        if (isBroken) return route.abort();
        const report = (await (await route.fetch()).json()) as { totals: object };
        const isNext = route.request().url().includes('cursor=');
        const rows = isNext
          ? [{ ...row, id: 'b', format: 'podcast', state: 'failed' }]
          : [{ ...row, id: 'a', key: 'house', estimated: true }];
        const totals = { ...report.totals, costCents: 300, estimated: true };
        const nextCursor = isNext ? null : 'a';
        await route.fulfill({ json: { ...report, totals, byProvider, rows, nextCursor } });
      });
      await page.goto(`${scene.site.url}/app/settings#spending`);
      const part = page.locator('#spending');
      const again = part.getByRole('button', { name: 'Try again' });
      await again.waitFor();
      isBroken = false;
      await again.click();
      await part.getByText('about $2.50').waitFor();
      await part.getByText('≈ marks an estimate.').waitFor();
      const rows = part.locator('tbody tr');
      assert.match(await rows.first().innerText(), /included/);
      // On phones all columns, cost included, are visible without scrolling sideways.
      assert.match(await rows.first().innerText(), /gpt-test.*1,000 tokens/s);
      const [shown, whole] = (await page.evaluate(`(() => {
        const table = document.querySelector('#spending .table-scroll');
        return [table.clientWidth, table.scrollWidth];
      })()`)) as [number, number];
      assert.ok(whole <= shown, `${whole} of ${shown}`);
      isBroken = true;
      await part.getByRole('button', { name: 'Show more' }).click();
      await part.getByRole('alert').waitFor();
      assert.equal(await rows.count(), 1, 'what was there stays');
      isBroken = false;
      await part.getByRole('button', { name: 'Show more' }).click();
      await rows.nth(1).waitFor();
      assert.equal(await part.getByRole('alert').count(), 0);
      assert.match(await rows.nth(1).innerText(), /Podcast.*failed/s);
      assert.equal(await part.getByRole('button', { name: 'Show more' }).count(), 0);
      await assertAccessible(page);
      await assertNoSideways(page);
      await shot(page, 'app/settings-ledger');
    }));

  test('R26 a key refused by its provider is marked as such and never shown', () =>
    scene.on('/app/settings#keys', {}, async (page) => {
      const key = 'sk-wrong-wrong-wrong-1234';
      await page.route(/\/settings\/keys\/openai$/, (route) => {
        const message = 'The provider rejected your key.';
        return route.fulfill({ status: 422, json: { code: 'key_invalid', msg: message, message } });
      });
      await page.getByRole('button', { name: 'Add the OpenAI key' }).click();
      await page.getByLabel('OpenAI key', { exact: true }).fill(key);
      await page.getByRole('button', { name: 'Test and save' }).click();
      await page.getByText('The provider rejected your key.').waitFor();
      assert(!(await page.content()).includes(`>${key}<`));
    }));
});

test('drafts of every format fit on a phone, also in dark mode, and are accessible', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const page = await scene.newTab({ width: 360, height: 780, touch: true, theme });
    for (const [format, address] of made) {
      await page.goto(address);
      // A podcast opens in the studio, which has its own tests.
      if (format === 'podcast') await asText(page).click();
      await text(page).waitFor();
      await assertNoSideways(page);
      // As high as the draft, so that no bar happens to cover part of a moment that would scroll past it.
      await page.setViewportSize({ width: 360, height: 20_000 });
      await assertAccessible(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await shot(page, `app/phone-${theme}-${format}`, false);
    }
    await page.context().close();
  }
});

test('no errors under the server’s CSP', () => {
  const unexpected = scene.complaints.filter((line) => !/Failed to load resource/.test(line));
  assert.deepEqual(unexpected, []);
});
