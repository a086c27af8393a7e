import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { PRODUCT } from '#contract/product.ts';
import { assertFocused, eventually, isInView } from '#tests/support/browser.ts';
import { PHONE, useSite } from '#tests/support/site-scene.ts';

const scene = useSite();

async function linksIn(page: Page, name: string): Promise<Record<string, string>> {
  const links = await page.getByRole('navigation', { name, exact: true }).getByRole('link').all();
  const pairs = links.map(async (link) => [
    (await link.innerText()).trim(),
    (await link.getAttribute('href')) ?? '',
  ]);
  return Object.fromEntries(await Promise.all(pairs)) as Record<string, string>;
}

async function assertGoesTo(page: Page, name: string, href: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  assert.equal(await link.getAttribute('href'), href, name);
}

describe('P1: the navigation bar', { concurrency: 2 }, () => {
  test('links to home, prices, contact and sign-up', () =>
    scene.visit('/', {}, async (page) => {
      assert.deepEqual(await linksIn(page, 'Main'), {
        Home: '/',
        Pricing: '/#pricing',
        Contact: '/contact',
        Affiliate: '/affiliate',
      });
      await assertGoesTo(page, PRODUCT.name, '/');
      await assertGoesTo(page, 'Login', '/login');
      await assertGoesTo(page, 'Signup', '/signup');
      await page.getByRole('link', { name: 'Pricing', exact: true }).click();
      await page.waitForURL('**/#pricing');
      await eventually('the prices are not in view', () => isInView(page, '#pricing h2'));
    }));

  test('marks the current page', () =>
    scene.visit('/', {}, async (page) => {
      const current = page.locator('.site-bar-nav [aria-current="page"]');
      assert.deepEqual(await current.allInnerTexts(), ['Home']);
    }));

  test('R2 marks Pricing as current while the prices are in view, on phones too', () =>
    scene.visit('/pricing', {}, async (page) => {
      const isMarked = async (name: string) => {
        const marked = page.locator('.site-bar [aria-current="page"]');
        return (await marked.allTextContents()).join() === `${name},${name}`;
      };
      await eventually('the bar and the menu don’t mark Pricing', () => isMarked('Pricing'));
      await page.evaluate('scrollTo(0, 0)');
      await eventually('they don’t mark Home again', () => isMarked('Home'));
    }));

  test('shows signed-in users a link to the app, without layout shifts', async () => {
    const boxes: unknown[] = [];
    for (const isSignedIn of [false, true]) {
      const page = await scene.newTab();
      if (isSignedIn) {
        await page.context().addInitScript(`localStorage.setItem('token', 'any')`);
      }
      await page.goto(scene.site.url);
      const bar = page.getByRole('banner');
      const open = bar.getByRole('link', { name: 'Open app' });
      assert.equal(await open.isVisible(), isSignedIn);
      assert.equal(await bar.getByRole('link', { name: 'Login' }).isVisible(), !isSignedIn);
      assert.equal(await bar.getByRole('link', { name: 'Signup' }).isVisible(), !isSignedIn);
      if (isSignedIn) assert.equal(await open.getAttribute('href'), '/app');
      boxes.push(await bar.getByRole('link', { name: 'Affiliate' }).boundingBox());
      await page.context().close();
    }
    assert.deepEqual(boxes[0], boxes[1]);
  });

  test('updates when another tab signs out', () =>
    scene.visit('/', {}, async (page) => {
      await page.evaluate(`localStorage.setItem('token', 'any')`);
      await page.reload();
      const other = await page.context().newPage();
      await other.goto(scene.site.url);
      await other.evaluate(`localStorage.removeItem('token')`);
      const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
      await eventually('the first tab still says "Open app"', () => login.isVisible());
    }));
});

describe('P1: the menu on phones', { concurrency: 2 }, () => {
  test('opens and closes with one button whose icon changes, without script', () =>
    scene.visit('/', { ...PHONE, script: false }, async (page) => {
      const [menu, close] = await page.locator('.menu-button .icon').all();
      const pricing = page.locator('.menu-link', { hasText: 'Pricing' });
      assert(menu && close);
      for (const isOpen of [false, true, false]) {
        assert.equal(await menu.isVisible(), !isOpen);
        assert.equal(await close.isVisible(), isOpen);
        assert.equal(await pricing.isVisible(), isOpen);
        await page.locator('.menu-button').click();
      }
    }));

  test('has every link of the bar, and prices as a page of their own', () =>
    scene.visit('/', PHONE, async (page) => {
      assert.equal(await page.getByRole('navigation', { name: 'Main' }).isVisible(), false);
      await page.locator('.menu-button').click();
      assert.deepEqual(await linksIn(page, 'Menu'), {
        Home: '/',
        Pricing: '/pricing',
        Contact: '/contact',
        Affiliate: '/affiliate',
        Login: '/login',
        Signup: '/signup',
      });
    }));

  test('is announced to screen readers, closes on Escape and returns focus', () =>
    scene.visit('/', PHONE, async (page) => {
      const button = page.locator('.menu-button');
      assert.equal(await button.getAttribute('aria-expanded'), 'false');
      await button.focus();
      await page.keyboard.press('Enter');
      await eventually(
        'the button does not say that the menu is open',
        async () => (await button.getAttribute('aria-expanded')) === 'true',
      );
      await page.keyboard.press('Tab');
      await assertFocused(page.locator('.menu-link').first());
      await page.keyboard.press('Escape');
      await assertFocused(button);
      assert.equal(await page.locator('.menu-link').first().isVisible(), false);
      await eventually(
        'the button does not say that the menu is closed',
        async () => (await button.getAttribute('aria-expanded')) === 'false',
      );
    }));

  test('closes when tabbing past its end or touching the page behind', () =>
    scene.visit('/', PHONE, async (page) => {
      const first = page.locator('.menu-link').first();
      await page.locator('.menu-button').click();
      await page.locator('.menu .for-visitor .button').last().focus();
      await page.keyboard.press('Tab');
      await eventually(
        'the menu stays open behind the focus',
        async () => !(await first.isVisible()),
      );
      await page.locator('.menu-button').click();
      await page.mouse.click(180, 700);
      assert.equal(await first.isVisible(), false);
    }));
});

describe('P3: the footer', () => {
  test('links to our other software, the free tools and the reviews', () =>
    scene.visit('/', {}, async (page) => {
      const softwares = Object.values(await linksIn(page, 'Our Softwares'));
      assert(softwares.length > 0);
      for (const href of softwares) assert.match(href, /^https:\/\/product-\d\.example$/);
      assert.deepEqual(Object.values(await linksIn(page, 'Tools')), [
        '/youtube_summary',
        '/youtube_thumbnail_downloader',
      ]);
      assert.deepEqual(Object.values(await linksIn(page, 'About')), [
        '/ltd',
        '/agency',
        '/blog',
        '/affiliate',
        '/contact',
        '/legal',
      ]);
    }));

  test('shows the support address and the owner', () =>
    scene.visit('/login', {}, async (page) => {
      const footer = page.getByRole('contentinfo');
      const address = footer.getByRole('link', { name: /@/ });
      assert.equal(await address.getAttribute('href'), `mailto:${await address.innerText()}`);
      await footer.getByText(`© 2024 ${PRODUCT.name}`).waitFor();
    }));
});

describe('P2: the countdown', () => {
  async function kept(page: Page): Promise<string | null> {
    return page.getByRole('banner').getAttribute('data-countdown');
  }

  test('runs every second until 15 January 2025, without being displayed', async () => {
    const page = await scene.newTab();
    await page.clock.install({ time: new Date('2025-01-14T00:00:00Z') });
    await page.clock.pauseAt(new Date('2025-01-14T22:58:56Z'));
    await page.goto(scene.site.url);
    assert.equal(await kept(page), '1 1 1 3');
    await page.clock.runFor(2000);
    assert.equal(await kept(page), '1 1 1 1');
    const words = await page.getByRole('banner').innerText();
    assert.doesNotMatch(words, /\d/);
    await page.context().close();
  });

  test('is empty after that date', () =>
    scene.visit('/', {}, async (page) => assert.equal(await kept(page), null)));
});
