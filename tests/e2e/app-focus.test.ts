import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { useApp } from '#tests/support/app-scene.ts';
import { eventually, heard } from '#tests/support/browser.ts';

const scene = useApp();

async function send(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(scene.site.url + path, {
    method,
    headers: { token: scene.site.token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  assert.ok(answer.ok, `${method} ${path}: ${answer.status}`);
  return answer.status === 204 ? null : answer.json();
}

async function makeDrafts(): Promise<string[]> {
  const made = (await send('POST', '/generations', {
    format: 'summary',
    language: 'english',
    sample: 'small-garden',
    alsoMake: ['tweet', 'linkedin'],
  })) as { generations: { id: string }[] };
  const ids = made.generations.map(({ id }) => id);
  for (const id of ids) {
    await eventually('it is not written', async () => {
      const { status } = (await send('GET', `/generations/${id}`)) as { status: string };
      return status === 'done';
    });
  }
  return ids;
}

async function ask(wish: object): Promise<string> {
  const { id } = (await send('POST', '/questions', wish)) as { id: string };
  await eventually('it is not answered', async () => {
    const { status } = (await send('GET', `/questions/${id}`)) as { status: string };
    return status === 'done';
  });
  return id;
}

/** Accessible name of the focused element. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(`(() => {
    const one = document.activeElement;
    return one === document.body ? 'nothing' : one.getAttribute('aria-label') ?? one.textContent.trim();
  })()`);
}

async function answerBy(page: Page, opener: string, answer: string): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).focus();
  await answerOpen(page, answer);
}

/** Opens a dialog with the focused button and answers it. */
async function answerOpen(page: Page, answer: string): Promise<void> {
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: answer, exact: true }).focus();
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
}

async function assertOn(page: Page, name: string): Promise<void> {
  let on = '';
  for (let turn = 0; turn < 200 && on !== name; turn++) {
    on = await focused(page);
    await heard(page);
  }
  assert.equal(on, name);
}

describe('after a dialog, keyboard focus stays where the user was', () => {
  test('cancelling returns to the button; revoking a token moves to the next one, and after the last to the heading', () =>
    scene.on('/favicon.svg', {}, async (page) => {
      for (const name of ['one', 'two', 'three']) {
        await send('POST', '/access_tokens', { name, scope: 'read', expiresInDays: 90 });
      }
      await page.goto(`${scene.site.url}/app/settings`);
      await answerBy(page, 'Revoke two', 'Cancel');
      await assertOn(page, 'Revoke two');
      await answerBy(page, 'Revoke two', 'Revoke');
      // Tokens are listed newest first.
      await assertOn(page, 'Revoke one');
      await answerBy(page, 'Revoke one', 'Revoke');
      await assertOn(page, 'Revoke three');
      await answerBy(page, 'Revoke three', 'Revoke');
      await assertOn(page, 'Access tokens');
    }));

  test('after deleting a feed, focus stays in its section of Settings', () =>
    scene.on('/app/settings', {}, async (page) => {
      await page.getByRole('button', { name: 'Create a feed' }).click();
      await answerBy(page, 'New link', 'New link');
      await assertOn(page, 'New link');
      await answerBy(page, 'Delete feed', 'Delete feed');
      await assertOn(page, 'Podcast feed');
    }));

  test('after creating a shelf by keyboard, focus is on the heading of its page', () =>
    scene.on('/app/shelves', {}, async (page) => {
      await page
        .getByRole('button', { name: /^(New shelf|Create a shelf)$/ })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('Bees');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Bees' }).waitFor();
      await assertOn(page, 'Bees');
    }));

  test('after deleting a style, focus is on the one that took its place', () =>
    scene.on('/favicon.svg', {}, async (page) => {
      for (const name of ['Alpha', 'Beta']) await send('POST', '/styles', { name });
      await page.goto(`${scene.site.url}/app/styles`);
      await answerBy(page, 'Delete Alpha', 'Delete');
      await assertOn(page, 'Delete Beta');
      await answerBy(page, 'Delete Beta', 'Delete');
      await assertOn(page, 'Styles and formats');
    }));

  test('after deleting drafts from the bin or the Library, focus moves to a neighbour', () =>
    scene.on('/favicon.svg', {}, async (page) => {
      for (const id of await makeDrafts()) await send('DELETE', `/generations/${id}`);
      await page.goto(`${scene.site.url}/app/bin`);
      const rows = page.getByRole('button', { name: /^Delete “.* permanently$/ });
      await rows.nth(2).waitFor();
      const list = page.locator('.bin-row');
      const [, second, third] = await list.allInnerTexts();
      await list
        .nth(1)
        .getByRole('button', { name: /permanently$/ })
        .focus();
      await answerOpen(page, 'Delete permanently');
      await page.locator('.bin-row:nth-child(3)').waitFor({ state: 'detached' });
      await eventually('the next row has no focus', () =>
        list
          .filter({ has: page.locator(':focus') })
          .count()
          .then((count) => count === 1),
      );
      assert.notEqual(second, third);
      assert.equal(await list.filter({ has: page.locator(':focus') }).innerText(), third);
      await answerBy(page, 'Empty bin', 'Delete permanently');
      await assertOn(page, 'Bin');

      await makeDrafts();
      await page.goto(`${scene.site.url}/app/generations`);
      await page.locator('.library-list input[type=checkbox]').first().focus();
      await page.keyboard.press('Space');
      await answerBy(page, 'Delete', 'Delete');
      // The row itself offers Undo.
      await assertOn(page, 'Undo');
    }));

  test('after restoring a draft by keyboard, focus moves to the next one, and finally to the heading', () =>
    scene.on('/favicon.svg', {}, async (page) => {
      for (const id of await makeDrafts()) await send('DELETE', `/generations/${id}`);
      await page.goto(`${scene.site.url}/app/bin`);
      const restore = page.getByRole('button', { name: 'Restore' });
      await restore.nth(2).waitFor();
      await restore.first().focus();
      for (let left = await restore.count(); left > 0; left -= 1) {
        await page.keyboard.press('Enter');
        await eventually('it is not restored', async () => (await restore.count()) < left);
        if (left > 1) {
          await assertOn(page, 'Restore');
        }
      }
      await assertOn(page, 'Bin');
    }));

  test('after creating a draft by keyboard, focus is on its page when it is finished', () =>
    scene.on('/app/summary', {}, async (page) => {
      await page.locator('.sample').first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Create (?!more)/ }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'Draft' }).waitFor();
      await eventually('the focus is lost', async () => (await focused(page)) !== 'nothing');
    }));

  test('no focused element is hidden behind the bar at the bottom', () =>
    scene.on('/app/summary', { height: 800, width: 1280 }, async (page) => {
      await page.locator('.sample').first().click();
      const create = page.getByRole('button', { name: /^Create (?!more)/ });
      await create.waitFor();
      let reached = 0;
      for (; reached < 60; reached += 1) {
        await page.keyboard.press('Tab');
        if (await create.evaluate((button) => button === button.ownerDocument.activeElement)) break;
        const hidden = await page.evaluate(`(() => {
          const one = document.activeElement, bar = document.querySelector('.make-go');
          // While nothing has the focus, the body does.
          if (bar === null || one === document.body || bar.contains(one)) return null;
          const { top, bottom } = one.getBoundingClientRect(), foot = bar.getBoundingClientRect();
          return bottom > foot.top && top < foot.bottom ? one.outerHTML.slice(0, 200) : null;
        })()`);
        assert.equal(hidden, null);
      }
      assert.ok(reached > 5 && reached < 60, String(reached));
    }));

  test('after deleting a draft or undoing it, focus is on a row of the Library', () =>
    scene.on('/favicon.svg', {}, async (page) => {
      for (const id of await makeDrafts()) await send('PATCH', `/generations/${id}`, { title: id });
      await page.goto(`${scene.site.url}/app/generations`);
      const menus = page.getByRole('button', { name: /^More options for/ });
      await menus.nth(2).waitFor();
      const names = await menus.evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label')),
      );
      const removeFrom = async (name: string) => {
        await page.getByRole('button', { name, exact: true }).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('menuitem', { name: 'Delete' }).focus();
        await page.keyboard.press('Enter');
        await assertOn(page, 'Undo');
      };
      await removeFrom(names[1]);
      await page.keyboard.press('Enter');
      await assertOn(page, names[1]);
      await removeFrom(names[1]);
      await page.locator('.library-row.leaving').waitFor({ state: 'detached' });
      await assertOn(page, names[2]);
    }));

  test('after deleting a question or undoing it, focus stays in its conversation', () =>
    scene.on('/favicon.svg', {}, async (page) => {
      const [draft] = await makeDrafts();
      const { videoId } = (await send('GET', `/generations/${draft}`)) as { videoId: string };
      const scope = { kind: 'video', videoId };
      const first = await ask({ text: 'What grows in a small garden?', scope });
      await ask({ text: 'Where do tomatoes grow?', scope, followsId: first });
      await page.goto(`${scene.site.url}/app/ask/${first}`);
      const menu = page.getByRole('button', { name: /^More options for “What grows/ });
      const remove = async () => {
        await menu.focus();
        await page.keyboard.press('Enter');
        await page.getByRole('menuitem', { name: 'Delete' }).focus();
        await page.keyboard.press('Enter');
        await assertOn(page, 'Undo');
      };
      await remove();
      await page.keyboard.press('Enter');
      await assertOn(page, 'More options for “What grows in a small garden?”');
      await remove();
      await page.locator('.qa-leaving').waitFor({ state: 'detached' });
      await assertOn(page, 'More options for “Where do tomatoes grow?”');
    }));
});
