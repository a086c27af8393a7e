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
// The product's CSP, so that parts which need inline code or styles fail here first.
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
  const page = await newPage(browser, { animated: true, ...options });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Opens a page, runs `check` and closes the page even if it failed. */
async function onPage(options: PageOptions, check: (page: Page) => Promise<void>): Promise<void> {
  const page = await open(options);
  try {
    await check(page);
  } finally {
    await page.context().close();
  }
}

describe('the design system at rest', { concurrency: 2 }, () => {
  const views: Record<string, PageOptions> = {
    'a desktop': { width: 1280 },
    'a phone': { width: 360, height: 780, touch: true },
    'a dark screen': { width: 1280, theme: 'dark' },
    'a page set right to left': { width: 1280, rtl: true },
  };

  for (const [name, options] of Object.entries(views)) {
    test(`is accessible, on ${name}`, () =>
      onPage(options, async (page) => {
        await assertAccessible(page);
        await shot(page, `ui/${name.replaceAll(/\W+/g, '-')}`);
      }));
  }

  for (const rtl of [false, true]) {
    test(`never makes a 360 px phone scroll sideways, ${rtl ? 'right' : 'left'} to ${rtl ? 'left' : 'right'}`, () =>
      onPage({ width: 360, height: 780, rtl }, async (page) => {
        assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360);
      }));
  }

  for (const [kind, least] of [
    ['pointer', 24],
    ['touch', 44],
  ] as const) {
    test(`gives every control at least ${least} px for a ${kind}`, () =>
      onPage({ width: 390, touch: kind === 'touch' }, async (page) => {
        // On touch screens, only controls that are required to proceed need 44 px; dense ticks and text links need 24.
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

  test('follows the system theme until the reader chooses another', () =>
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

  test('doesn’t animate for users who prefer reduced motion', () =>
    onPage({ animated: false }, async (page) => {
      const moving = await page.evaluate(
        `document.getAnimations().filter((animation) => animation.playState === 'running').length`,
      );
      assert.equal(moving, 0);
    }));

  test('shows the keyboard focus', () =>
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

describe('selecting', { concurrency: 2 }, () => {
  test('a language is found by typing and selected with the arrow keys', () =>
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

  test('every language is selected by typing its name and pressing Enter or leaving the field', () =>
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

  test('each language shows its flag as an image, not as letters or boxes', () =>
    onPage({}, async (page) => {
      for (const { label } of LANGUAGES) {
        const flag = JSON.stringify(label.split(' ')[0]);
        const share = await page.evaluate(`document.fonts.load('9px Flags', ${flag}).then(
          (_, pen = new OffscreenCanvas(1, 1).getContext('2d')) => ((pen.font = '9px Flags'),
            pen.measureText(${flag}).width / pen.measureText([...${flag}].join(' ')).width))`);
        assert.ok(Number(share) > 0 && Number(share) < 0.7, label);
      }
    }));

  test('a click opens the list of languages, and Enter selects the only match', () =>
    onPage({}, async (page) => {
      const box = page.getByRole('combobox', { name: 'Language' });
      // Lists close when the page scrolls, and scroll events arrive with the next frame.
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

  test('an unknown language is reported, and Escape restores the old one', () =>
    onPage({}, async (page) => {
      const box = page.getByRole('combobox', { name: 'Language' });
      await box.click();
      await page.keyboard.type('klingon');
      await page.getByText('No matches.').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      assert.match(await box.inputValue(), /English/);
    }));

  test('a long list stays open while the arrow keys scroll it', () =>
    onPage({ height: 640 }, async (page) => {
      await page.getByRole('combobox', { name: 'Language' }).focus();
      for (let step = 0; step < 14; step++) await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(200);
      assert.equal(await page.locator('.popover').getByRole('option').count(), 41);
    }));

  test('a password can be shown and hidden again', () =>
    onPage({}, async (page) => {
      const field = page.getByLabel('Password', { exact: true });
      assert.equal(await field.getAttribute('type'), 'password');
      await page.getByRole('button', { name: 'Show password' }).click();
      assert.equal(await field.getAttribute('type'), 'text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      assert.equal(await field.getAttribute('type'), 'password');
    }));

  test('the playhead moves by keyboard and announces its time', () =>
    onPage({}, async (page) => {
      const seek = page.getByRole('slider', { name: 'Source: position' });
      await seek.focus();
      await page.keyboard.press('Home');
      assert.match((await seek.getAttribute('aria-valuetext')) ?? '', /^0 seconds of 33 minutes/);
      await page.getByRole('button', { name: '23:22' }).first().click();
      assert.match((await seek.getAttribute('aria-valuetext')) ?? '', /^23 minutes 22 seconds/);
      await page.getByText('three beds, honestly, three is plenty').waitFor();
      // With a transition, a playhead would never reach its target during playback.
      const moving = await page.evaluate(
        `getComputedStyle(document.querySelector('.rail-ruler > .rail-head')).transitionDuration`,
      );
      assert.equal(moving, '0s');
    }));
});

describe('opening and closing', { concurrency: 2 }, () => {
  test('a dialog traps focus, closes on Escape and returns focus', () =>
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

  test('deleting asks first, focuses Cancel, and shows progress before it closes', () =>
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

  test('a menu is navigated with the arrow keys and closes on Escape', () =>
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

  test('accordion items open one at a time, and clicking the open one closes it', () =>
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

  test('Ctrl K finds a command by synonyms and runs it', () =>
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

describe('toasts', () => {
  const message = (page: Page) => page.locator('.toast', { hasText: 'Saved.' });
  const show = (page: Page) => page.getByRole('button', { name: 'Show a message' }).click();

  test('P6 K3 show success by default and disappear after three seconds', () =>
    onPage({}, async (page) => {
      // Freeze the clock, so that a slow machine doesn't shorten the three seconds.
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

  test('P6 stay while hovered or focused, and can be closed', () =>
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

  test('P6 are announced: politely on success, immediately on failure', () =>
    onPage({}, async (page) => {
      await show(page);
      await page.getByRole('button', { name: 'Show a failure' }).click();
      const region = (text: string) =>
        page.locator('[aria-live]', { hasText: text }).getAttribute('aria-live');
      assert.equal(await region('Saved.'), 'polite');
      assert.equal(await region('has no captions'), 'assertive');
    }));
});

test('the whole gallery runs under the strict CSP without errors', () => {
  assert.deepEqual(complaints, []);
});
