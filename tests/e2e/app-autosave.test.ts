import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from '#tests/support/accessible.ts';
import { useApp } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { blocks, caretIn, isSaved, status, text, textsOf } from '#tests/support/texts.ts';

const scene = useApp({}, async () => {
  await buyPlan(scene.site.server);
});

const { make, get, serverHas } = textsOf(() => scene);

/** A place to write in. All of them must be equally safe. */
interface Room {
  format: string;
  isOpen(page: Page): Promise<void>;
  /** Types at the end of a paragraph or line, counted from 0. */
  type(page: Page, id: string, at: number, words: string): Promise<void>;
  shows(page: Page, words: string): Promise<void>;
}

const line = (page: Page, at: number) =>
  page.getByRole('textbox', { name: new RegExp(`^Line ${at + 1},`) });

const ROOMS: Record<string, Room> = {
  editor: {
    format: 'blog',
    isOpen: (page) => text(page).waitFor(),
    async type(page, id, at, words) {
      await caretIn(page, blocks(await get(id))[at]!.id);
      // Inserted in one go: if typed slowly, the start would be saved before the end is there.
      await page.keyboard.insertText(words);
    },
    shows: (page, words) => text(page).getByText(words).waitFor(),
  },
  studio: {
    format: 'podcast',
    isOpen: (page) => line(page, 0).waitFor(),
    async type(page, _, at, words) {
      await line(page, at).focus();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.insertText(words);
    },
    shows: (page, words) =>
      eventually(`“${words}” is not on the page`, async () => {
        const lines = page.getByRole('textbox', { name: /^Line \d+,/ });
        const texts = await Promise.all((await lines.all()).map((one) => one.inputValue()));
        return texts.some((one) => one.includes(words));
      }),
  },
};

/** Patched inside the page, because Playwright's routes sometimes miss requests sent during unload. */
const CUT = `(() => {
  const through = window.fetch;
  window.fetch = (input, init) => init?.method === 'PATCH' && localStorage.getItem('cut')
    ? Promise.reject(new TypeError('Failed to fetch'))
    : through(input, init);
})()`;

const draftsOf = (page: Page, id: string) =>
  page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('draft:${id}')).length`);

for (const [name, room] of Object.entries(ROOMS)) {
  const open = async (id: string) => {
    const page = await scene.open(`/app/${room.format}/${id}`);
    await room.isOpen(page);
    return page;
  };

  describe(`nothing typed in the ${name} is lost`, () => {
    test('text typed offline survives a reload and is saved when the network returns', async () => {
      const id = await make(room.format);
      const page = await open(id);
      await page.addInitScript(CUT);
      await page.evaluate(`localStorage.setItem('cut', '1'); ${CUT}`);
      await room.type(page, id, 0, ' Typed in a tunnel.');
      await status(page).getByText('Saved on this device').waitFor();
      await shot(page, `app/${name}-offline`, false);
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await page.reload();
      assert.deepEqual(asked, ['beforeunload'], 'the page went without a warning');
      await room.shows(page, 'Typed in a tunnel.');
      assert(!JSON.stringify(blocks(await get(id))).includes('tunnel'));
      await page.evaluate(`localStorage.removeItem('cut'); dispatchEvent(new Event('online'))`);
      await serverHas(id, 'Typed in a tunnel.');
      await isSaved(page);
      assert.equal(await draftsOf(page, id), 0);
      await page.context().close();
    });

    test('if browser storage is blocked, the page says so and still saves', async () => {
      const id = await make(room.format);
      const page = await open(id);
      await page.evaluate(`${CUT};
        const full = () => { throw new DOMException('full', 'QuotaExceededError'); };
        localStorage.setItem('cut', '1');
        Storage.prototype.setItem = full;`);
      await room.type(page, id, 0, ' Nowhere else.');
      await status(page).getByText('Not saved. Keep this page open').waitFor();
      await page.evaluate(`localStorage.removeItem('cut'); dispatchEvent(new Event('online'))`);
      await serverHas(id, 'Nowhere else.');
      await isSaved(page);
      await page.context().close();
    });

    test('a save whose response got lost isn’t mistaken for someone else’s change, even after a reload', async () => {
      const id = await make(room.format);
      const page = await open(id);
      let toLose = 1;
      await page.route(new RegExp(`/generations/${id}$`), async (route) => {
        if (route.request().method() !== 'PATCH' || toLose === 0) return route.continue();
        toLose -= 1;
        await route.fetch();
        await route.abort();
      });
      await room.type(page, id, 0, ' Sent once.');
      await serverHas(id, 'Sent once.');
      await page.keyboard.type(' And more.');
      await isSaved(page);
      await serverHas(id, 'Sent once. And more.');
      assert.equal(toLose, 0);
      toLose = 1;
      await page.keyboard.type(' Then a reload.');
      await serverHas(id, 'Then a reload.');
      await page.keyboard.type(' At last.');
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await room.shows(page, 'Then a reload. At last.');
      await serverHas(id, 'Sent once. And more. Then a reload. At last.');
      await isSaved(page);
      assert.equal(await page.getByRole('alertdialog').count(), 0);
      await page.context().close();
    });

    test('going to another screen saves what was typed just before', async () => {
      const id = await make(room.format);
      const page = await open(id);
      await room.type(page, id, 0, ' Just before leaving.');
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      await serverHas(id, 'Just before leaving.');
      await page.context().close();
    });

    test('a second tab follows, and if both are edited, both texts are shown to choose from', async () => {
      const id = await make(room.format);
      const page = await open(id);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await room.isOpen(other);
      await room.type(page, id, 0, ' From the first tab.');
      await room.shows(other, 'From the first tab.');
      // The other tab must not load the next edit before typing its own.
      await other.route(new RegExp(`/generations/${id}$`), (route) =>
        route.request().method() === 'GET' ? route.abort() : route.continue(),
      );
      await page.keyboard.type(' Again.');
      await serverHas(id, 'Again.');
      await room.type(other, id, 0, ' From the second tab.');
      const question = other.getByRole('alertdialog', {
        name: 'This draft was changed somewhere else',
      });
      await question.waitFor();
      await question.getByText('From the second tab.').waitFor();
      await question.getByText('Again.').waitFor();
      await assertAccessible(other, '.modal');
      await shot(other, `app/${name}-conflict`, false);
      await question.getByRole('button', { name: 'Keep mine' }).click();
      await serverHas(id, 'From the second tab.');
      await isSaved(other);
      assert(!JSON.stringify(blocks(await get(id))).includes('Again.'));
      await page.context().close();
    });
  });
}

test('edits to different lines of a script by two people are merged without asking', async () => {
  const room = ROOMS['studio']!;
  const id = await make('podcast');
  const page = await scene.open(`/app/podcast/${id}`);
  await room.isOpen(page);
  await page.route(new RegExp(`/generations/${id}$`), (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  const other = await scene.open(`/app/podcast/${id}`);
  await room.isOpen(other);
  await room.type(other, id, 0, ' Theirs.');
  await serverHas(id, 'Theirs.');
  await room.type(page, id, 1, ' Mine.');
  await serverHas(id, 'Mine.');
  await serverHas(id, 'Theirs.');
  await room.shows(page, 'Theirs.');
  assert.equal(await page.getByRole('alertdialog').count(), 0);
  await page.context().close();
  await other.context().close();
});

test('offline edits survive switching between studio and text', async () => {
  const [studio, editor] = [ROOMS['studio']!, ROOMS['editor']!];
  const id = await make('podcast');
  const page = await scene.open(`/app/podcast/${id}`);
  await studio.isOpen(page);
  await page.evaluate(`localStorage.setItem('cut', '1'); ${CUT}`);
  await studio.type(page, id, 0, ' Typed in the studio.');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await editor.shows(page, 'Typed in the studio.');
  await page.getByRole('button', { name: 'Studio', exact: true }).click();
  await studio.shows(page, 'Typed in the studio.');
  await page.evaluate(`localStorage.removeItem('cut'); dispatchEvent(new Event('online'))`);
  await serverHas(id, 'Typed in the studio.');
  await isSaved(page);
  await page.context().close();
});
