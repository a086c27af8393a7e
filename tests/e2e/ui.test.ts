import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build, preview, type InlineConfig, type PreviewServer } from 'vite';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import {
  assertFocused,
  eventually,
  heard,
  isFocused,
  launchBrowser,
  newPage,
  shot,
  type PageOptions,
} from '#tests/support/browser.ts';

const ROOT = new URL('../../', import.meta.url);
const path = (relative: string) => fileURLToPath(new URL(relative, ROOT));
// The policy the product is served with, so that a part which needs inline code or style fails here first.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-sheet'; font-src 'self'; " +
  "img-src 'self'; connect-src 'self'; frame-src 'self'";

let outDir: string;
let server: PreviewServer;
let browser: Browser;
let address: string;
const complaints: string[] = [];

before(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'gallery-'));
  const config: InlineConfig = {
    configFile: path('vite.config.ts'),
    logLevel: 'error',
    html: { cspNonce: 'sheet' },
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: path('web/testing/index.html') },
    },
    preview: { host: '127.0.0.1', port: 0, headers: { 'content-security-policy': POLICY } },
  };
  [browser] = await Promise.all([launchBrowser(), build(config)]);
  server = await preview(config);
  const bound = server.httpServer.address();
  assert(bound && typeof bound === 'object');
  address = `http://127.0.0.1:${bound.port}/testing/index.html`;
});

after(async () => {
  await browser?.close();
  await server?.close();
  if (outDir) await rm(outDir, { recursive: true, force: true });
});

async function open(options: PageOptions = {}): Promise<Page> {
  const page = await newPage(browser, options);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Opens a page, runs the check and closes the page whatever happens. */
async function onPage(options: PageOptions, check: (page: Page) => Promise<void>): Promise<void> {
  const page = await open(options);
  try {
    await check(page);
  } finally {
    await page.context().close();
  }
}

describe('the parts at rest', { concurrency: 2 }, () => {
  const views: Record<string, PageOptions> = {
    'a desktop': { width: 1280 },
    'a phone': { width: 360, height: 780, touch: true },
    'a dark screen': { width: 1280, theme: 'dark' },
    'a page set right to left': { width: 1280, rtl: true },
  };

  for (const [name, options] of Object.entries(views)) {
    test(`shut nobody out who reads with help, on ${name}`, () =>
      onPage(options, async (page) => {
        await assertAccessible(page);
        await shot(page, `ui/${name.replaceAll(/\W+/g, '-')}`);
      }));
  }

  for (const rtl of [false, true]) {
    test(`never make a 360 px phone scroll sideways, ${rtl ? 'right' : 'left'} to ${rtl ? 'left' : 'right'}`, () =>
      onPage({ width: 360, height: 780, rtl }, async (page) => {
        assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360);
      }));
  }

  for (const [kind, least] of [
    ['pointer', 24],
    ['touch', 44],
  ] as const) {
    test(`give every control at least ${least} px for a ${kind}`, () =>
      onPage({ width: 390, touch: kind === 'touch' }, async (page) => {
        // On a coarse pointer only the controls one must hit to go on are held to 44; dense ticks and text links to 24.
        const selector =
          kind === 'touch'
            ? '.button, .input, .tab, .input-end, .nav-item, .segment, summary'
            : 'a[href]:not(p a, li > a.link, .card-title > a, .skip), button, .input, summary, [role=tab], .choice, .segment';
        const small =
          await page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})]
          .map((element) => [element.outerHTML.slice(0, 90), element.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0 && (box.height < ${least} - 0.5 || box.width < 23.5))
          .map(([html, box]) => Math.round(box.width) + '×' + Math.round(box.height) + ' ' + html)`);
        assert.deepEqual(small, []);
      }));
  }

  test('follow the system theme until the reader chooses another', () =>
    onPage({ theme: 'dark' }, async (page) => {
      const ground = () =>
        page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
      const dark = await ground();
      assert.equal(dark, 'rgb(19, 20, 18)');
      await page.getByText('Light', { exact: true }).click();
      await eventually(
        'the page stayed dark',
        async () => (await ground()) === 'rgb(244, 245, 243)',
      );
    }));

  test('hold still for readers whom motion makes ill', () =>
    onPage({ reducedMotion: true }, async (page) => {
      const moving = await page.evaluate(
        `document.getAnimations().filter((animation) => animation.playState === 'running').length`,
      );
      assert.equal(moving, 0);
    }));

  test('show where the keyboard is', () =>
    onPage({}, async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(`(() => {
        const style = getComputedStyle(document.activeElement);
        return [style.outlineStyle, style.outlineWidth, style.outlineColor, style.boxShadow].join(' ');
      })()`);
      assert.equal(ring, 'solid 2px rgb(18, 19, 17) rgb(255, 217, 26) 0px 0px 0px 2px');
    }));
});

describe('choosing', { concurrency: 2 }, () => {
  test('a language is found by typing and taken with the arrow keys', () =>
    onPage({}, async (page) => {
      const box = page.getByRole('combobox', { name: 'Language' });
      await box.click();
      await page.keyboard.type('ja');
      const options = page.locator('.popover').getByRole('option');
      await eventually('the list did not narrow', async () => {
        const names = await options.allTextContents();
        return names.length > 0 && names.length < 5 && names.every((name) => /ja/i.test(name));
      });
      await eventually('it is not reached', async () => {
        await page.keyboard.press('ArrowDown');
        return page.locator('.popover [data-focused]', { hasText: 'Japanese' }).isVisible();
      });
      await assertAccessible(page, '.popover');
      await page.keyboard.press('Enter');
      await eventually('it is not taken', async () => /Japan/.test(await box.inputValue()));
      await eventually('the list stayed open', async () => (await options.count()) === 0);
    }));

  test('every language is taken by typing its name, with Enter or by going on', () =>
    onPage({}, async (page) => {
      const box = page.getByRole('combobox', { name: 'Language' });
      for (const [number, { label }] of LANGUAGES.toReversed().entries()) {
        await box.focus();
        await page.keyboard.type(label.replace(/^[^\p{L}]+/u, ''));
        await page.keyboard.press(number % 2 === 0 ? 'Enter' : 'Tab');
        await eventually(`${label} was not taken`, async () => (await box.inputValue()) === label);
        await box.blur();
      }
    }));

  test('each language has its flag drawn, not its two letters, or boxes, side by side', () =>
    onPage({}, async (page) => {
      for (const { label } of LANGUAGES) {
        const flag = JSON.stringify(label.split(' ')[0]);
        const share = await page.evaluate(`document.fonts.load('9px Flags', ${flag}).then(
          (_, pen = new OffscreenCanvas(1, 1).getContext('2d')) => ((pen.font = '9px Flags'),
            pen.measureText(${flag}).width / pen.measureText([...${flag}].join(' ')).width))`);
        assert.ok(Number(share) > 0 && Number(share) < 0.7, label);
      }
    }));

  test('a click opens the list of languages, and Enter takes the only one left of it', () =>
    onPage({}, async (page) => {
      const box = page.getByRole('combobox', { name: 'Language' });
      // A list closes when the page is scrolled, and a page hears of its scrolling with the next frame.
      await page.evaluate('document.fonts.ready.then(() => {})');
      await box.scrollIntoViewIfNeeded();
      await heard(page);
      await box.click();
      const options = page.locator('.popover').getByRole('option');
      await eventually('the list did not open', async () => (await options.count()) === 41);
      await page.keyboard.type('latv');
      await eventually('the list did not narrow', async () => (await options.count()) === 1);
      await page.keyboard.press('Enter');
      await eventually('it was not taken', async () => /Latvian/.test(await box.inputValue()));
    }));

  test('a language that does not exist is said to be missing, and Escape keeps the old one', () =>
    onPage({}, async (page) => {
      const box = page.getByRole('combobox', { name: 'Language' });
      await box.click();
      await page.keyboard.type('klingon');
      await page.getByText('No matches.').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      assert.match(await box.inputValue(), /English/);
    }));

  test('a long list stays open while the arrow keys walk past its edge', () =>
    onPage({ height: 640 }, async (page) => {
      await page.getByRole('combobox', { name: 'Language' }).focus();
      for (let step = 0; step < 14; step++) await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(200);
      assert.equal(await page.locator('.popover').getByRole('option').count(), 41);
    }));

  test('a password can be looked at and hidden again', () =>
    onPage({}, async (page) => {
      const field = page.getByLabel('Password', { exact: true });
      assert.equal(await field.getAttribute('type'), 'password');
      await page.getByRole('button', { name: 'Show password' }).click();
      assert.equal(await field.getAttribute('type'), 'text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      assert.equal(await field.getAttribute('type'), 'password');
    }));

  test('the playhead moves from the keyboard and says the time it is at', () =>
    onPage({}, async (page) => {
      const seek = page.getByRole('slider', { name: 'Source: position' });
      await seek.focus();
      await page.keyboard.press('Home');
      assert.match((await seek.getAttribute('aria-valuetext')) ?? '', /^0 seconds of 33 minutes/);
      await page.getByRole('button', { name: '23:22' }).first().click();
      assert.match((await seek.getAttribute('aria-valuetext')) ?? '', /^23 minutes 22 seconds/);
      await page.getByText('three beds, honestly, three is plenty').waitFor();
      // A head on its way to where it was asked to be a moment ago never arrives while something plays.
      const moving = await page.evaluate(
        `getComputedStyle(document.querySelector('.rail-ruler > .rail-head')).transitionDuration`,
      );
      assert.equal(moving, '0s');
    }));
});

describe('opening and closing', { concurrency: 2 }, () => {
  test('a dialog keeps the focus inside, closes on Escape and gives the focus back', () =>
    onPage({}, async (page) => {
      const trigger = page.getByRole('button', { name: 'Rename…' });
      await trigger.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Rename this article' });
      await dialog.waitFor();
      await assertFocused(dialog.getByLabel('Title'));
      await assertAccessible(page, '.modal');
      for (let step = 0; step < 6; step++) {
        await page.keyboard.press('Tab');
        assert(
          await dialog.evaluate((element) => element.contains(element.ownerDocument.activeElement)),
          'the focus left the dialog',
        );
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await eventually('the focus was lost', () => isFocused(trigger));
    }));

  test('deleting asks first, starts on Cancel and works before it closes', () =>
    onPage({}, async (page) => {
      await page.getByRole('button', { name: 'Delete 14…' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete 14 articles?' });
      await eventually('Cancel is not the safe start', () =>
        isFocused(question.getByRole('button', { name: 'Cancel' })),
      );
      await question.getByRole('button', { name: 'Delete' }).click();
      await question.getByText('Deleting…').waitFor();
      await question.waitFor({ state: 'detached' });
      await page.getByText('14 articles deleted.').waitFor();
    }));

  test('a menu is walked with the arrow keys and left with Escape', () =>
    onPage({}, async (page) => {
      const trigger = page.locator('button[aria-haspopup]', { hasText: 'Export' });
      await trigger.focus();
      await page.keyboard.press('ArrowDown');
      await eventually('the menu did not take the focus', () =>
        isFocused(page.getByRole('menuitem', { name: /Markdown/ })),
      );
      await assertAccessible(page, '.popover');
      await page.keyboard.press('ArrowDown');
      await assertFocused(page.getByRole('menuitem', { name: 'Web page' }));
      await page.keyboard.press('End');
      await assertFocused(page.getByRole('menuitem', { name: 'Delete' }));
      await page.keyboard.press('Escape');
      await eventually('the focus was lost', () => isFocused(trigger));
    }));

  test('questions open one at a time, and the open one closes again', () =>
    onPage({}, async (page) => {
      const items = page.locator('.accordion-item');
      const openItems = () => page.locator('.accordion-item[open]').count();
      await items.nth(0).locator('summary').click();
      await items.nth(1).locator('summary').focus();
      await page.keyboard.press('Enter');
      assert.equal(await openItems(), 1);
      assert.notEqual(await items.nth(1).getAttribute('open'), null);
      await items.nth(1).locator('summary').click();
      assert.equal(await openItems(), 0);
    }));

  test('Ctrl K finds a command by other words for it and runs it', () =>
    onPage({}, async (page) => {
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Commands' });
      await palette.waitFor();
      await page.keyboard.type('toast');
      await eventually('the list did not narrow', async () => {
        return (await page.getByRole('menuitem').count()) === 1;
      });
      await assertAccessible(page, '.modal');
      await page.keyboard.press('Enter');
      await palette.waitFor({ state: 'detached' });
      await page.getByText('Something was said.').waitFor();
      await page.keyboard.press('Control+k');
      await palette.waitFor();
      await page.keyboard.press('Control+k');
      await palette.waitFor({ state: 'detached' });
    }));
});

describe('messages', () => {
  const message = (page: Page) => page.locator('.toast', { hasText: 'Saved.' });
  const show = (page: Page) => page.getByRole('button', { name: 'Show a message' }).click();

  test('P6 K3 say that all is well unless told otherwise, and leave by themselves after three seconds', () =>
    onPage({}, async (page) => {
      // Stopped, so that a slow machine takes nothing off the three seconds.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await show(page);
      await message(page).waitFor();
      assert.equal(await message(page).getAttribute('data-type'), 'success');
      await page.mouse.move(0, 0);
      await page.clock.runFor(2900);
      assert.equal(await message(page).count(), 1);
      await page.clock.runFor(200);
      await message(page).waitFor({ state: 'detached' });
    }));

  test('P6 wait while the pointer or the focus is on them, and close by hand', () =>
    onPage({}, async (page) => {
      await page.clock.install();
      await show(page);
      await message(page).hover();
      await page.clock.runFor(3400);
      assert.equal(await message(page).count(), 1);
      await assertAccessible(page, '.toasts');
      const close = message(page).getByRole('button', { name: 'Dismiss' });
      await close.focus();
      await page.mouse.move(0, 0);
      await page.clock.runFor(3400);
      await page.keyboard.press('Enter');
      assert.equal(await message(page).count(), 0);
      await eventually('the focus was lost', () =>
        isFocused(page.getByRole('button', { name: 'Show a message' })),
      );
    }));

  test('P6 are spoken: politely when all is well, at once when something failed', () =>
    onPage({}, async (page) => {
      await show(page);
      await page.getByRole('button', { name: 'Show a failure' }).click();
      const region = (text: string) =>
        page.locator('[aria-live]', { hasText: text }).getAttribute('aria-live');
      assert.equal(await region('Saved.'), 'polite');
      assert.equal(await region('has no captions'), 'assertive');
    }));
});

test('the whole sheet runs under the strict policy without a complaint', () => {
  assert.deepEqual(complaints, []);
});
