import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { counted } from '#contract/count.ts';
import type { Generation } from '#contract/generations.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';

const scene = useApp();

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  return fetch(scene.site.url + path, { ...init, headers });
}

async function make(sample: string, language: string): Promise<string> {
  const body = JSON.stringify({ format: 'summary', language, sample });
  const answer = await call('/generations', { method: 'POST', body });
  const { generations } = (await answer.json()) as { generations: { id: string }[] };
  return generations[0]!.id;
}

const rows = (page: Page) => page.locator('.library-row:not(.leaving)');

describe('the Library', () => {
  test('R25 lists drafts in pages, newest first, and adds new ones while it is open', async () => {
    for (let number = 0; number < 31; number++) await make('water-es', 'spanish');
    await scene.on('/app/generations', {}, async (page) => {
      await rows(page).nth(29).waitFor();
      assert.equal(await rows(page).count(), 30);
      await page.locator('.app-side').getByText('31', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Show more' }).click();
      await eventually('the rest does not come', async () => (await rows(page).count()) === 31);
      await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' });
      await make('hummus-he', 'hebrew');
      await rows(page).first().getByText('Hebrew').waitFor();
      await rows(page).first().getByText('Done').waitFor();
      assert.equal(await rows(page).count(), 32);
      await shot(page, 'app/library-full');
    });
  });

  test('deleting asks for confirmation, can be undone, and then really deletes', () =>
    scene.on('/app/generations', {}, async (page) => {
      await rows(page).first().getByText('Hebrew').waitFor();
      const bin = {
        click: async () => {
          await rows(page).first().getByRole('checkbox').check();
          await page
            .getByRole('region', { name: 'Selected' })
            .getByRole('button', { name: 'Delete' })
            .click();
        },
      };
      await bin.click();
      const question = page.getByRole('alertdialog', { name: 'Delete this draft?' });
      await assertAccessible(page, '.modal');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await question.waitFor({ state: 'detached' });

      await bin.click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('will move to the bin.').waitFor();
      await shot(page, 'app/library-deleting', false);
      await page.getByRole('button', { name: 'Undo' }).click();
      await rows(page).first().getByText('Hebrew').waitFor();

      const [newest] = (
        (await (await call('/generations')).json()) as {
          generations: { id: string }[];
        }
      ).generations;
      assert(newest);
      await bin.click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await page.getByText('will move to the bin.').waitFor();
      assert.equal((await call(`/generations/${newest.id}`)).status, 200);
      await page.getByText('will move to the bin.').waitFor({ state: 'detached' });
      assert.equal((await call(`/generations/${newest.id}`)).status, 404);
      assert.equal(await rows(page).getByText('Hebrew').count(), 0);
    }));

  test('R25 a draft is renamed, duplicated, deleted and restored from its row, using only the keyboard', async () => {
    const id = await make('tea-hi', 'hindi');
    await scene.on('/app/generations', {}, async (page) => {
      const first = rows(page).first();
      await first.getByText('Hindi').waitFor();
      await first.getByText('Done').waitFor();
      const more = first.getByRole('button', { name: 'More options for' });
      const act = async (name: string) => {
        await more.focus();
        await page.keyboard.press('Enter');
        const entry = page.getByRole('menuitem', { name });
        await entry.waitFor();
        await entry.focus();
        await page.keyboard.press('Enter');
      };
      await act('Rename');
      const dialog = page.getByRole('dialog', { name: 'Rename' });
      await assertAccessible(page, '.modal');
      await dialog.getByRole('textbox', { name: 'Title' }).fill('Chai');
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await first.getByRole('link', { name: 'Chai', exact: true }).waitFor();
      const { title } = (await (await call(`/generations/${id}`)).json()) as { title: string };
      assert.equal(title, 'Chai');
      await act('Duplicate');
      await first.getByRole('link', { name: 'Chai (copy)', exact: true }).waitFor();
      await act('Delete');
      await page.getByText('“Chai (copy)” will move to the bin.').waitFor();
      const undo = page.getByRole('button', { name: 'Undo' });
      await eventually('the focus is lost', () =>
        undo.evaluate((button) => button === button.ownerDocument.activeElement),
      );
      await page.keyboard.press('Enter');
      await first.getByRole('link', { name: 'Chai (copy)', exact: true }).waitFor();
    });
  });

  test('a deleted draft is gone even if the page is closed before the undo time is over', async () => {
    const id = await make('tea-hi', 'hindi');
    await scene.on('/app/generations', {}, async (page) => {
      await rows(page).first().getByText('Hindi').waitFor();
      await rows(page).first().getByRole('button', { name: 'More options for' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('will move to the bin.').waitFor();
      await page.goto('about:blank');
      await eventually('it is still there', async () => {
        return (await call(`/generations/${id}`)).status === 404;
      });
    });
  });

  test('a deleted draft is already in the bin when the user goes there right away', async () => {
    const id = await make('tea-hi', 'hindi');
    await scene.on('/app/generations', {}, async (page) => {
      await rows(page).first().getByText('Hindi').waitFor();
      await rows(page).first().getByRole('button', { name: 'More options for' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('will move to the bin.').waitFor();
      await page.getByRole('link', { name: 'Bin' }).click();
      await page.locator('.bin-row').first().getByText('Hindi').waitFor();
      assert.equal((await call(`/generations/${id}`)).status, 404);
      await call('/bin', { method: 'DELETE' });
    });
  });

  test('deleted drafts wait in the bin, can be restored, and are gone when deleted there', async () => {
    const id = await make('tea-hi', 'hindi');
    await call(`/generations/${id}`, { method: 'DELETE' });
    const isThere = async () => (await call(`/generations/${id}`)).status === 200;
    await scene.on('/app/generations', {}, async (page) => {
      await page.getByRole('link', { name: 'Bin' }).click();
      await page.getByRole('heading', { level: 1, name: 'Bin' }).waitFor();
      const first = page.locator('.bin-row').first();
      await first.getByText('30 days left').waitFor();
      await assertAccessible(page);
      await shot(page, 'app/bin');
      await first.getByRole('button', { name: 'Restore' }).click();
      await page.getByText('Restored.').waitFor();
      await eventually('it did not come back', isThere);
      await call(`/generations/${id}`, { method: 'DELETE' });
      await page.reload();
      await page.getByRole('button', { name: 'Empty bin' }).click();
      const question = page.getByRole('alertdialog', { name: 'Empty the bin?' });
      await question.getByRole('button', { name: 'Delete permanently' }).click();
      await page.getByRole('heading', { name: 'The bin is empty' }).waitFor();
      await shot(page, 'app/bin-empty');
    });
    const { total } = (await (await call('/bin')).json()) as { total: number };
    assert.equal(total, 0);
  });

  test('the bin works on a phone and in dark mode', async () => {
    const id = await make('water-es', 'spanish');
    await call(`/generations/${id}`, { method: 'DELETE' });
    await scene.on('/app/bin', { width: 360, height: 740, theme: 'dark' }, async (page) => {
      await page.getByText('30 days left').waitFor();
      await assertNoSideways(page);
      await assertAccessible(page);
      await shot(page, 'app/bin-phone-dark');
    });
  });
});

describe('a finished summary', () => {
  let path: string;
  before(async () => {
    path = `/app/summary/${await make('small-garden', 'english')}`;
  });

  test('is copied and downloaded as Markdown', () =>
    scene.on(path, {}, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'As Markdown' }).click();
      await page.getByText('Copied as Markdown.').waitFor();
      const copied = String(await page.evaluate('navigator.clipboard.readText()'));
      assert.match(copied, /^# How to plan a small garden\n\nBefore you buy a single plant, /);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: /^Markdown/ }).click();
      const file = await download;
      assert.equal(file.suggestedFilename(), 'How to plan a small garden - summary.md');
      assert.equal(await readFile(await file.path(), 'utf8'), copied);
    }));

  test('links each line to the transcript, and the transcript to the line', () =>
    scene.on(path, {}, async (page) => {
      // Before the editor has loaded, the reading view with its own ticks is shown.
      await page.getByRole('textbox', { name: 'Draft' }).waitFor();
      const tick = page.locator('.doc .rail-tick:visible').nth(6);
      const time = await tick.innerText();
      await tick.click();
      const now = page.locator('.doc .now > p');
      const line = (await now.innerText()).slice(0, 40);
      const marked = page.locator('.said[data-marked]');
      await marked.first().waitFor();
      const said = (await marked.allInnerTexts()).join(' ');
      assert(said.includes(line), `${said}\ndoes not hold\n${line}`);
      const [minutes = 0, seconds = 0] = time.split(':').map(Number);
      await eventually(`the rail is not at ${time}`, async () => {
        const spoken = (await page.getByRole('slider').getAttribute('aria-valuetext')) ?? '';
        const at = /^(?:(\d+) minutes? ?)?(?:(\d+) seconds?)? of /.exec(spoken);
        return Number(at?.[1] ?? 0) === minutes && Number(at?.[2] ?? 0) === seconds;
      });

      await page.locator('.said[data-cited] .said-time').last().click();
      await eventually('the text did not follow', async () => {
        return !(await now.innerText()).startsWith(line);
      });
      const box = await now.boundingBox();
      assert(box && box.y > 0 && box.y < 900, 'the line is out of sight');
    }));

  test('has the same word count in the editor and the Library, which fits on a phone', async () => {
    const id = path.split('/').at(-1)!;
    const { document, version } = (await (await call(`/generations/${id}`)).json()) as Generation;
    document!.sections[0]!.blocks[0]!.md =
      'Twenty-five well-known [words](https://example.org/one/two-three) don’t count twice.';
    const headers = { 'if-match': String(version) };
    const saved = await fetch(`${scene.site.url}/generations/${id}`, {
      method: 'PATCH',
      headers: { ...headers, token: scene.site.token, 'content-type': 'application/json' },
      body: JSON.stringify({ document }),
    });
    assert.equal(saved.status, 200);
    const { words } = (await saved.json()) as Generation;
    const told = counted(words, 'word', 'words');
    await scene.on(path, { width: 360 }, async (page) => {
      await page.getByRole('textbox', { name: 'Draft' }).waitFor();
      await page.locator('.watch-words', { hasText: told }).waitFor({ state: 'attached' });
      await shot(page, 'app/editor-360', false);
    });
    await scene.on('/app/generations', { width: 360 }, async (page) => {
      await page.locator('.library-row', { hasText: told }).first().waitFor();
      const group = await page.locator('.segmented').boundingBox();
      assert(group && group.height < 60, 'the choice of groups takes two lines');
      const column = await page.locator('.library-words').first().boundingBox();
      assert(column && column.width > 240, 'a title has a narrow column');
      const star = page.locator('.library-row').getByRole('button', { name: /favourites$/ });
      const starred = await star.first().boundingBox();
      assert(starred && starred.x > column.x, 'the star is on the rail');
      await assertNoSideways(page);
      await shot(page, 'app/library-360', false);
    });
  });

  test('gets another suggested title by keyboard, and one undo restores the old one', async () => {
    for (const [name, options] of [
      ['desktop', {}],
      ['phone', { width: 360 }],
      ['dark', { theme: 'dark' }],
    ] as const) {
      await scene.on(path, options, async (page) => {
        const title = page.getByRole('textbox', { name: 'Title' });
        const old = await title.inputValue();
        await page.getByRole('button', { name: 'Title ideas' }).focus();
        await page.keyboard.press('Enter');
        const ideas = page.getByRole('menuitem');
        await ideas.first().waitFor();
        const offered = await ideas.allInnerTexts();
        assert.equal(offered.length, 3);
        for (const idea of offered) assert.ok(idea.length <= 60 && idea !== old, idea);
        await assertAccessible(page, '.popover');
        await shot(page, `app/title-ideas-${name}`, false);
        await page.keyboard.press('Enter');
        await eventually('the title stays', async () => (await title.inputValue()) === offered[0]);
        await page.keyboard.press('ControlOrMeta+z');
        await eventually('it is not undone', async () => (await title.inputValue()) === old);
      });
    }
  });

  test('has a searchable transcript', () =>
    scene.on(path, {}, async (page) => {
      const field = page.getByRole('searchbox', { name: 'Search the transcript' });
      await field.fill('COMPASS');
      await page.locator('.said mark', { hasText: 'compass' }).waitFor();
      const left = await page.locator('.said').count();
      assert(left > 0 && left < 10, `${left} places`);
      await field.fill('helicopter');
      await page.getByText('No results in this transcript.').waitFor();
      await field.press('Escape');
      await eventually('the search stays', async () => (await page.locator('.said').count()) > 10);
    }));
});
