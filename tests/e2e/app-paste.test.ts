import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { useApp } from '#tests/support/app-scene.ts';
import { eventually, heard, shot } from '#tests/support/browser.ts';
import { PASTED_TRAPS } from '#tests/support/pasted-page.ts';
import { blocks, caretIn, drop, paste, text, textsOf } from '#tests/support/texts.ts';

const scene = useApp();
const { make, get, openText } = textsOf(() => scene);

interface Watched {
  page: Page;
  id: string;
  /** What a page has tried to run, style or load since the last call. */
  tried(): Promise<string[]>;
}

async function openWatched(): Promise<Watched> {
  const id = await make();
  const page = await openText(id);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('trap')) loaded.push(request.url());
  });
  await page.evaluate(`
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      violations.push(effectiveDirective + ' ' + sample));`);
  return {
    page,
    id,
    async tried() {
      // CSP violations are reported in a separate task.
      await heard(page);
      const seen = (await page.evaluate(
        `[...violations.splice(0), ...(window.ran ? ['ran'] : [])]`,
      )) as string[];
      return [...seen, ...loaded.splice(0), ...scene.complaints.splice(0)];
    },
  };
}

test('the detector notices a handler, a style and a picture in HTML that the page parses', async () => {
  const { page, tried } = await openWatched();
  // Some browser versions check handlers when parsing, others when calling them.
  await page.evaluate(`
    const parsed = document.createElement('div');
    parsed.innerHTML = '<img src="/trap" onerror="1" style="color: red">';
    parsed.firstChild.dispatchEvent(new Event('error'));`);
  const seen: string[] = [];
  await eventually('nothing was seen', async () => {
    seen.push(...(await tried()));
    return [/script-src-attr/, /style-src-attr/, /\/trap$/].every((sign) =>
      seen.some((one) => sign.test(one)),
    );
  });
  await page.context().close();
  scene.complaints.length = 0;
});

for (const [way, bring] of Object.entries({ pasted: paste, dropped: drop })) {
  test(`content ${way} never runs, loads or styles anything, and doesn’t even try`, async () => {
    const { page, id, tried } = await openWatched();
    const [first] = blocks(await get(id));
    await caretIn(page, first!.id);
    for (const [name, html] of Object.entries(PASTED_TRAPS)) {
      const count = (await text(page).innerText()).split('words').length;
      await bring(page, { 'text/html': html });
      await eventually(
        `${name}: its words did not come`,
        async () => (await text(page).innerText()).split('words').length === count + 1,
      );
      assert.deepEqual(await tried(), [], name);
    }
    // The result is copied, cut and pasted again the same way.
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+x');
    await eventually(
      'it was not cut',
      async () => !(await text(page).innerText()).includes('words'),
    );
    await page.keyboard.press('Control+v');
    await text(page).getByText('words').first().waitFor();
    assert.deepEqual(await tried(), []);
    await page.context().close();
  });
}

test('a nested list is pasted as such, indented with Tab, numbered as in the export, and saved', async () => {
  const { page, id, tried } = await openWatched();
  const [first] = blocks(await get(id));
  await caretIn(page, first!.id);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await heard(page);
  const html =
    '<ol><li>beds<ul><li>raised<ol><li>of wood</li></ol></li><li>flat</li></ul></li><li>paths</li><li>gravel</li></ol>';
  await paste(page, { 'text/html': html });
  await eventually(
    'the caret is not after what was pasted',
    async () =>
      (await page.evaluate(
        `getSelection().anchorNode?.parentElement?.closest('.doc-block')?.textContent`,
      )) === 'gravel',
  );
  await page.keyboard.press('Tab');
  await heard(page);
  const rows = (await page.evaluate(
    `[...document.querySelectorAll('.doc-writing .doc-block')].slice(-6).map((block) => {
      const words = block.querySelector('.doc-point, .doc-step');
      return [words.textContent, words.dataset.depth ?? '0', words.dataset.number ?? '-'].join(' ');
    })`,
  )) as string[];
  assert.deepEqual(rows, [
    'beds 0 1',
    'raised 1 -',
    'of wood 2 1',
    'flat 1 -',
    'paths 0 2',
    'gravel 1 1',
  ]);
  await shot(page, 'editor-nested-list', false);
  await eventually('it is not saved', async () => {
    const saved = blocks(await get(id)).slice(-6);
    return saved.map(({ level = 0 }) => level).join('') === '012101';
  });
  assert.deepEqual(await tried(), []);
  await page.context().close();
});

test('formatted text keeps its formatting when pasted, but not its styles', async () => {
  const { page, tried } = await openWatched();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /formatting/i }).click();
  await page.getByText('Copied with formatting.').waitFor();
  const copied = String(
    await page.evaluate(
      `navigator.clipboard.read().then(([item]) => item.getType('text/html')).then((blob) => blob.text())`,
    ),
  );
  assert.match(copied, /<h1\b/);
  assert.doesNotMatch(copied, /<style|<title/);
  assert.deepEqual(await tried(), []);
  await page.context().close();
});
