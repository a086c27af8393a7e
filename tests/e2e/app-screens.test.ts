import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { encodeEvent } from '#contract/events.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp, type OpenOptions } from '#tests/support/app-scene.ts';
import { assertFocused, eventually, isFocused, shot } from '#tests/support/browser.ts';

const scene = useApp();
const made: Record<string, string> = {};

async function make(sample: string, language: string): Promise<string> {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  const body = JSON.stringify({ format: 'summary', language, sample });
  const answer = await fetch(`${scene.site.url}/generations`, { method: 'POST', headers, body });
  const { generations } = (await answer.json()) as { generations: { id: string }[] };
  const id = generations[0]!.id;
  await eventually('it is not written', async () => {
    const found = await fetch(`${scene.site.url}/generations/${id}`, { headers });
    return ((await found.json()) as { status: string }).status === 'done';
  });
  return id;
}

/** Mocks a failed run, as the server has no reason to fail here. */
async function showFailed(page: Page, id: string): Promise<void> {
  const message =
    'This run was interrupted too many times. What’s written so far is saved, and the run used none of your words. Retry to start again.';
  const error = { code: 'run_interrupted', message } as const;
  await page.route(new RegExp(`/generations/${id}$`), async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    const failed = { status: 'failed', document: null, checks: null, error, lastSeq: 2 };
    await route.fulfill({ json: { ...answer, ...failed } });
  });
  const events = [
    { type: 'stage', stage: 'reading', progress: 0 },
    { type: 'failed', ...error },
  ] as const;
  const body = events.map((event, index) =>
    encodeEvent(index + 1, { generationId: id, seq: index + 1, event }),
  );
  await page.route(new RegExp(`/generations/${id}/events$`), (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: body.join('') }),
  );
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 40 && !(await isFocused(target)); step++) {
    await page.keyboard.press('Tab');
  }
  await assertFocused(target);
}

const isReady = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();

const VIEWS: Record<string, OpenOptions> = {
  desktop: {},
  dark: { theme: 'dark' },
  phone: { width: 360, height: 780, touch: true },
  'phone-dark': { width: 360, height: 780, touch: true, theme: 'dark' },
};

describe('every screen in light and dark', () => {
  const screens: Record<string, (page: Page) => Promise<unknown>> = {
    'library-empty /app/generations': (page) => page.getByText('Nothing here yet').waitFor(),
    'article /app/blog': (page) => page.locator('.sample').first().waitFor(),
    'styles /app/styles': isReady,
    'settings /app/settings': isReady,
    'upgrade /app/upgrade': isReady,
    'not-found /app/nowhere': isReady,
    'make /app/summary': (page) => page.locator('.sample').first().waitFor(),
    'missing /app/summary/gen_x': (page) => page.getByText('We couldn’t find this draft').waitFor(),
  };
  for (const [view, options] of Object.entries(VIEWS)) {
    test(`is accessible and fits the window: ${view}`, async () => {
      const page = await scene.newTab(options);
      for (const [name, ready] of Object.entries(screens)) {
        const [file, path] = name.split(' ');
        await page.goto(`${scene.site.url}${path}`);
        await ready(page);
        await assertAccessible(page);
        await assertNoSideways(page);
        await shot(page, `app/${view}/${file}`, false);
      }
      await page.context().close();
    });
  }

  test('also a finished, an Arabic and a failed summary, and the Library', async () => {
    made['garden'] = await make('small-garden', 'english');
    made['bread'] = await make('bread-ar', 'arabic');
    for (const [view, options] of Object.entries(VIEWS)) {
      const page = await scene.newTab(options);
      for (const [name, id] of Object.entries(made)) {
        await page.goto(`${scene.site.url}/app/summary/${id}`);
        await page.locator('.doc-text').first().waitFor();
        await page.locator('.doc button.rail-tick').nth(2).click();
        await page.locator('.said[data-marked]').first().waitFor();
        await shot(page, `app/${view}/summary-${name}`, false);
        const line = page.getByRole('button', { name: 'Close the timeline' });
        if (await line.isVisible()) {
          // It covers the bottom of the screen, where content can be scrolled clear of it, so it is checked on its own.
          await assertAccessible(page, '.now-line');
          await line.click();
        }
        // As high as the draft, so that no bar happens to cover part of a moment that would scroll past it.
        const window = page.viewportSize()!;
        await page.setViewportSize({ ...window, height: 20_000 });
        await page.evaluate('scrollTo(0, 0)');
        await assertAccessible(page);
        await page.setViewportSize(window);
        await assertNoSideways(page);
        await shot(page, `app/${view}/summary-${name}-whole`);
      }
      await page.goto(`${scene.site.url}/app/generations`);
      await page.locator('.library-row').nth(1).waitFor();
      await assertAccessible(page);
      await assertNoSideways(page);
      await shot(page, `app/${view}/library`, false);
      await showFailed(page, made['garden']);
      await page.goto(`${scene.site.url}/app/summary/${made['garden']}`);
      await page.getByText('This run failed').waitFor();
      await page.getByText('interrupted too many times').waitFor();
      await assertAccessible(page);
      await assertNoSideways(page);
      await shot(page, `app/${view}/failed`, false);
      await page.context().close();
    }
  });

  test('loading', async () => {
    const page = await scene.newTab();
    await page.route(
      ({ pathname }) => /^\/(generations|samples)/.test(pathname),
      () => {},
    );
    for (const path of ['generations', 'summary', `summary/${made['garden']}`]) {
      await page.goto(`${scene.site.url}/app/${path}`);
      await page.locator('.skeleton').first().waitFor();
      await assertAccessible(page);
      await shot(page, `app/loading-${path.split('_')[0]!.replaceAll('/', '-')}`, false);
    }
    await page.context().close();
  });
});

describe('right-to-left', () => {
  test('an Arabic summary is laid out right-to-left, with the rail on the other side', () =>
    scene.on(`/app/summary/${made['bread']}`, {}, async (page) => {
      await page.locator('.doc-text').first().waitFor();
      // Polled, because the editor may be replacing the reading view just now.
      await eventually('the rail is not on the other side', async () => {
        const tick = await page.locator('.doc button.rail-tick').first().boundingBox();
        const text = await page.locator('.doc p').first().boundingBox();
        return Boolean(tick && text && tick.x > text.x + text.width);
      });
      assert.equal(await page.locator('.doc').getAttribute('lang'), 'ar');
      // The app around it doesn't change direction.
      const side = await page.locator('.app-side').boundingBox();
      assert.equal(side?.x, 0);
    }));
});

describe('using only the keyboard', () => {
  test('a summary is created, and the source of a line is found', () =>
    scene.on('/app/settings', {}, async (page) => {
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
      await page.keyboard.press('Tab');
      await assertFocused(page.getByRole('link', { name: 'Skip to content' }));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await eventually('the focus is not in the content', async () =>
        Boolean(
          await page.evaluate('document.querySelector("main").contains(document.activeElement)'),
        ),
      );

      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Commands' }).waitFor();
      await page.keyboard.type('new summ');
      await page.getByRole('menuitem', { name: 'New summary' }).waitFor();
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: 'Create a summary' });
      await heading.waitFor();
      await eventually('the focus did not follow', () => isFocused(heading));
      const german = page.getByRole('button', { name: /Richtig lüften im Winter/ });
      await german.waitFor();
      await tabTo(page, german);
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('radio', { name: 'Medium' }));
      await page.keyboard.press('ArrowLeft');
      await tabTo(page, page.getByRole('button', { name: 'Create summary' }));
      await page.keyboard.press('Enter');

      await page.getByRole('button', { name: 'Export' }).waitFor();
      await page.getByRole('heading', { level: 1, name: 'Richtig lüften im Winter' }).waitFor();
      // The editor replaces the reading view after the run, and the transcript loads beside it.
      await page.getByRole('textbox', { name: 'Draft' }).waitFor();
      await page.locator('.said').first().waitFor();
      const tick = page.locator('.doc button.rail-tick').first();
      await tabTo(page, tick);
      await page.keyboard.press('Enter');
      await page.locator('.doc .now').waitFor();
      await page.locator('.said[data-marked]').waitFor();
    }));

  test('Enter in the palette runs the first entry, however long the search takes', () =>
    scene.on('/app/settings', {}, async (page) => {
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
      await page.route(/\/generations\?.*\bq=/, () => {});
      await page.keyboard.press('Control+k');
      const options = page.getByRole('dialog', { name: 'Commands' }).getByRole('menuitem');
      // Before typing, the newest draft comes first.
      await eventually('no draft stands first', async () =>
        /Richtig lüften/.test(await options.first().innerText()),
      );
      await page.keyboard.type('thread');
      await eventually('a draft that was not looked for is left', async () => {
        const left = await options.allInnerTexts();
        return left.length === 1 && left[0]!.startsWith('New thread');
      });
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Create a thread' }).waitFor();
    }));

  test('the palette changes the theme, which persists and applies before the first paint', () =>
    scene.on('/app/blog', {}, async (page) => {
      await page.getByRole('heading', { name: 'Create an article' }).waitFor();
      const ground = () =>
        page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
      assert.equal(await ground(), 'rgb(244, 245, 243)');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Commands' }).waitFor();
      // The list scrolls with the arrow keys while the input keeps the focus.
      await assertAccessible(page, '.modal', ['scrollable-region-focusable']);
      await shot(page, 'app/palette', false);
      await page.keyboard.type('dark');
      await page.keyboard.press('Enter');
      await eventually('it stays light', async () => (await ground()) === 'rgb(19, 20, 18)');
      await page.reload();
      await page.getByRole('heading', { name: 'Create an article' }).waitFor();
      assert.equal(await ground(), 'rgb(19, 20, 18)');
    }));
});

test('all page titles use the same font', async () => {
  const page = await scene.newTab();
  const letters = new Map<string, string>();
  for (const path of ['generations', 'blog', 'podcast', 'ask', 'styles', 'watches', 'settings']) {
    await page.goto(`${scene.site.url}/app/${path}`);
    const title = page.locator('main h1').first();
    await title.waitFor();
    const set = await title.evaluate((element) => {
      const { fontFamily, fontSize, fontWeight, letterSpacing } =
        element.ownerDocument.defaultView!.getComputedStyle(element);
      return [fontFamily, fontSize, fontWeight, letterSpacing].join(' ');
    });
    letters.set(path, set);
  }
  await page.context().close();
  assert.equal(new Set(letters.values()).size, 1, JSON.stringify([...letters]));
});

test('on a phone the menu is behind a button, and closes after navigating', () =>
  scene.on('/app/blog', { width: 360, height: 780, touch: true }, async (page) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Settings' }).waitFor();
    await assertAccessible(page, '.drawer');
    await shot(page, 'app/phone/menu', false);
    await menu.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await menu.waitFor({ state: 'detached' });
  }));

test('no errors under the server’s CSP', () => {
  // The account request can time out on a very busy machine, which isn't a CSP problem.
  const unexpected = scene.complaints.filter(
    (text) => !/status of 404|Failed to load resource|account is missing: TimeoutError/.test(text),
  );
  assert.deepEqual(unexpected, []);
});
