import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { FORMATS } from '#contract/catalog/formats.ts';
import { useApp } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';

const scene = useApp();

const storedToken = (page: Page) => page.evaluate(`localStorage.getItem('token')`);
const isAt = (page: Page, path: string) => new URL(page.url()).pathname === path;
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });

/** Delays matching requests until the returned function is called. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The other tests share this session, so the server must not receive the logout. */
async function keepSession(page: Page): Promise<() => boolean> {
  let isTold = false;
  await page.route(/\/logout$/, (route) => {
    isTold = route.request().method() === 'POST';
    return route.fulfill({ status: 204 });
  });
  return () => isTold;
}

describe('the session', () => {
  test('S1 R29 shows Loading... with a stored token until the has_ltd call has ended, then the app', async () => {
    const page = await scene.newTab();
    const release = await holdBack(page, /\/has_ltd$/);
    const asked = ['/user_info', '/get_subscription', '/has_ltd'].map((path) =>
      page.waitForRequest((request) => request.url().endsWith(path)),
    );
    await page.goto(`${scene.site.url}/app/settings`);
    const requests = await Promise.all(asked);
    for (const request of requests) assert.equal(request.headers()['token'], scene.site.token);
    await loading(page).waitFor();
    assert.equal(await page.getByRole('heading', { level: 1 }).count(), 0);
    release();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.getByText('owner@localhost').first().waitFor();
    assert.equal(await loading(page).count(), 0);
    await page.context().close();
  });

  for (const failing of ['user_info', 'get_subscription', 'has_ltd']) {
    test(`E4 a failing ${failing} is logged but doesn’t block the app`, async () => {
      const page = await scene.newTab();
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await page.route(new RegExp(`/${failing}$`), (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', msg: 'x', message: 'x' } }),
      );
      await page.goto(`${scene.site.url}/app/styles`);
      await page.getByRole('heading', { name: 'Styles and formats' }).waitFor();
      await eventually('nothing was logged', async () =>
        logged.some((text) => text.includes('Something about the account is missing')),
      );
      assert.equal(await storedToken(page), scene.site.token);
      await page.context().close();
    });
  }

  test('S2 every request to the server carries the token', async () => {
    const page = await scene.newTab();
    const bare: string[] = [];
    page.on('request', (request) => {
      const isCall = ['fetch', 'xhr', 'eventsource'].includes(request.resourceType());
      if (isCall && request.headers()['token'] !== scene.site.token) bare.push(request.url());
    });
    await page.goto(`${scene.site.url}/app/summary`);
    await page.locator('.sample').first().waitFor();
    assert.deepEqual(bare, []);
    await page.context().close();
  });

  test('S3 E1 any 401 removes the token and redirects to /login', async () => {
    for (const call of ['samples', 'events', 'user_info']) {
      const page = await scene.newTab();
      await page.route(new RegExp(`/${call}$`), (route) =>
        route.fulfill({ status: 401, json: { code: 'not_signed_in', msg: 'x', message: 'x' } }),
      );
      await page.goto(`${scene.site.url}/app/summary`);
      await page.waitForURL('**/login');
      assert.equal(await storedToken(page), null, call);
      await page.getByText('Your session ended, so you were signed out.').waitFor();
      await page.context().close();
    }
  });

  test('signing out in one tab signs out the others', async () => {
    const page = await scene.open('/app/settings');
    const other = await page.context().newPage();
    await other.goto(`${scene.site.url}/app/styles`);
    await other.getByRole('heading', { name: 'Styles and formats' }).waitFor();
    await keepSession(page);
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    await other.waitForURL('**/login');
    assert.equal(await storedToken(other), null);
    await page.context().close();
  });

  test('signing out from the sidebar or by command also ends the session on the server', async () => {
    for (const way of ['side', 'command']) {
      const page = await scene.open('/app/styles');
      const isTold = await keepSession(page);
      if (way === 'side') await page.getByRole('button', { name: 'Sign out' }).click();
      else {
        await page.getByRole('button', { name: /^Search…/ }).click();
        await page.getByRole('dialog').getByText('Sign out').click();
      }
      await page.waitForURL('**/login');
      assert(isTold(), way);
      await page.context().close();
    }
  });

  test('after deleting the account, the login page confirms it', async () => {
    const page = await scene.open('/app/settings');
    await page.route(/\/account$/, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 204 }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await question
      .getByRole('textbox', { name: 'Type owner@localhost to confirm' })
      .fill('owner@localhost');
    await question.getByRole('button', { name: 'Delete permanently' }).click();
    await page.waitForURL('**/login');
    await page.getByText('We’ve deleted your account.').waitFor();
    await page.reload();
    await page.getByLabel('Email').first().waitFor();
    assert(!(await page.getByText('Your account and everything').isVisible()));
    await page.context().close();
  });
});

describe('access', () => {
  test('R17 without a token every app URL redirects to /login', async () => {
    for (const path of ['/app', '/app/blog', '/app/summary/gen_x', '/app/generations', '/app/x']) {
      await scene.on(path, { isSignedIn: false }, async (page) => {
        await page.waitForURL('**/login');
      });
    }
  });

  test('R17 /app redirects to /app/blog', () =>
    scene.on('/app', {}, async (page) => {
      await page.waitForURL('**/app/blog');
      await page.getByRole('heading', { name: 'Create an article' }).waitFor();
    }));

  test('R17 after signing in, users return to the page they wanted, once and only within the app', async () => {
    const page = await scene.newTab({ isSignedIn: false });
    const signIn = async () => {
      await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(scene.site.token)})`);
      await page.goto(`${scene.site.url}/app`);
    };
    await page.goto(`${scene.site.url}/app/tweet?video=vid_x`);
    await page.waitForURL('**/login');
    await signIn();
    await page.waitForURL('**/app/tweet?video=vid_x');
    await page.goto(`${scene.site.url}/app`);
    await page.waitForURL('**/app/blog');

    // The sign-in link comes by email and opens in a new tab.
    // Signs out outside the app, whose own redirect to the login page would interfere with the next step.
    await page.goto(`${scene.site.url}/favicon.svg`);
    await page.evaluate(`localStorage.removeItem('token')`);
    await page.goto(`${scene.site.url}/app/settings#spending`);
    await page.waitForURL('**/login');
    const other = await page.context().newPage();
    await other.route(/\/login_with_token\/mailed$/, (route) =>
      route.fulfill({ json: { access_token: scene.site.token } }),
    );
    await other.goto(`${scene.site.url}/login_with_token?token=mailed`);
    await other.waitForURL('**/app/settings#spending');
    await page.waitForURL('**/app/settings#spending');
    await other.close();

    for (const path of ['//evil.example/app/x', 'https://evil.example/app', '/login', 'x']) {
      await page.evaluate(
        `localStorage.setItem('next', JSON.stringify({ path: ${JSON.stringify(path)}, at: Date.now() }))`,
      );
      await page.goto(`${scene.site.url}/app`);
      await page.waitForURL('**/app/blog');
    }
    await page.context().close();
  });

  test('R16 a sign-in link shows Connecting..., stores the session and opens the app', async () => {
    const page = await scene.newTab({ isSignedIn: false });
    await page.route(/\/login_with_token\/once$/, async (route) => {
      await page.getByText('Connecting...').waitFor();
      await route.fulfill({ json: { access_token: scene.site.token } });
    });
    await page.goto(`${scene.site.url}/login_with_token?token=once`);
    await page.waitForURL('**/app/blog');
    assert.equal(await storedToken(page), scene.site.token);
    await page.getByRole('heading', { name: 'Create an article' }).waitFor();
    await page.context().close();
  });

  test('R16 the link that the server prints on its first start works, once', async () => {
    const [, link] =
      /(\S+\/login_with_token\?token=\S+)/.exec(scene.site.server.output.stdout) ?? [];
    assert(link, scene.site.server.output.stdout);
    const path = link.slice(link.indexOf('/login_with_token'));
    await scene.on(path, { isSignedIn: false }, async (page) => {
      await page.waitForURL('**/app/blog');
      assert.notEqual(await storedToken(page), null);
    });
    await scene.on(path, { isSignedIn: false }, async (page) => {
      await page.waitForURL('**/login');
      assert.equal(await storedToken(page), null);
    });
  });

  test('E11 R16 a failing link is logged and redirects to /login, and so does one without a token', async () => {
    const page = await scene.newTab({ isSignedIn: false });
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.goto(`${scene.site.url}/login_with_token?token=wrong`);
    await page.waitForURL('**/login');
    assert(logged.some((text) => text.includes('Signing in by link failed')));
    await page.getByText('That link has expired or was already used.').waitFor();
    await page.goto(`${scene.site.url}/login_with_token`);
    await page.waitForURL('**/login');
    await page.context().close();
  });

  test('R16 signed-in users go straight to the app without using up the link', () =>
    scene.on('/login_with_token?token=unused', {}, async (page) => {
      await page.waitForURL('**/app/blog');
      assert.equal(await storedToken(page), scene.site.token);
    }));
});

describe('the screens', () => {
  const headings: Record<string, string> = {
    '/app/generations': 'Library',
    '/app/settings': 'Settings',
    '/app/styles': 'Styles and formats',
    '/app/upgrade': 'Unlock Premium Content System',
  };
  for (const { value } of FORMATS) {
    headings[`/app/${value}`] = 'Create ';
    headings[`/app/${value}/gen_x`] = 'We couldn’t find this draft';
  }

  test('R18–R28 every URL has its screen, heading and tab title, and none loads the editor', async () => {
    const page = await scene.newTab();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    for (const [path, heading] of Object.entries(headings)) {
      await page.goto(scene.site.url + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      assert.match(await page.title(), / · /, path);
      const current = page.locator('.app-side [aria-current=page]');
      assert.equal(await current.count(), path === '/app/upgrade' ? 0 : 1, path);
    }
    // It is as large as everything else, and only finished drafts need it.
    assert.deepEqual(
      scripts.filter((path) => /\/editor-.*\.js$/.test(path)),
      [],
    );
    await page.context().close();
  });

  test('the menu highlights the right section for shelves, the Library and its bin', async () => {
    const page = await scene.newTab();
    for (const [path, name] of [
      ['/app/shelves', 'Shelves'],
      ['/app/generations', 'Library'],
      ['/app/bin', 'Library'],
    ] as const) {
      await page.goto(scene.site.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const current = page.locator('.app-side [aria-current=page]');
      assert.match((await current.allInnerTexts()).join(), new RegExp(`^${name}(\\s|$)`), path);
    }
    await page.goto(`${scene.site.url}/app/shelves`);
    await page.getByRole('heading', { level: 1, name: 'Shelves' }).waitFor();
    assert.match(await page.title(), /^Shelves/);
    await page.context().close();
  });

  test('an unknown URL inside the app says so and keeps the navigation', () =>
    scene.on('/app/nowhere', {}, async (page) => {
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Open Library' }).click();
      await page.getByRole('heading', { name: 'Library' }).waitFor();
      assert(isAt(page, '/app/generations'));
    }));

  test('guessed URLs redirect to the right screen and keep their query', async () => {
    const page = await scene.newTab();
    for (const [typed, meant, heading] of [
      ['/app/library?q=bees', '/app/generations?q=bees', 'Library'],
      ['/app/new', '/app/blog', 'Create '],
      ['/app/settings/keys', '/app/settings#keys', 'Settings'],
      ['/app/billing', '/app/settings#plan', 'Settings'],
    ] as const) {
      await page.goto(scene.site.url + typed);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      const { pathname, search, hash } = new URL(page.url());
      assert.equal(pathname + search + hash, meant);
    }
    await page.goto(`${scene.site.url}/app/settings/nowhere`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.context().close();
  });

  test('R29 a screen whose chunk is still loading shows Loading...', async () => {
    const page = await scene.newTab();
    const release = await holdBack(page, /library-screen.*\.js$/);
    await page.goto(`${scene.site.url}/app/settings`);
    await page.getByRole('link', { name: /^Library/ }).click();
    await loading(page).waitFor();
    const box = await loading(page).boundingBox();
    assert.deepEqual([box?.width, box?.height], [1440, 900]);
    const ground = await page.evaluate(
      `getComputedStyle(document.querySelector('.screen.loading')).backgroundColor`,
    );
    assert.equal(ground, 'rgb(244, 245, 243)', 'a dark flash in the light theme');
    release();
    await page.getByRole('heading', { name: 'Library' }).waitFor();
    await page.context().close();
  });

  test('R29 in the dark theme, both loading screens are dark', async () => {
    const page = await scene.newTab({ theme: 'dark' });
    const ground = () =>
      page
        .locator('.screen.loading')
        .evaluate(
          (screen) => screen.ownerDocument.defaultView!.getComputedStyle(screen).backgroundColor,
        );
    const isDark = async () =>
      [...(await ground()).matchAll(/\d+/g)].every(([level]) => Number(level) < 48);
    const release = await holdBack(page, /\/has_ltd$/);
    await page.goto(`${scene.site.url}/app/settings`);
    await loading(page).waitFor();
    assert(await isDark(), await ground());
    await shot(page, 'app/loading-dark', false);
    release();
    const letGo = await holdBack(page, /library-screen.*\.js$/);
    await page.getByRole('link', { name: /^Library/ }).click();
    await loading(page).waitFor();
    assert(await isDark(), await ground());
    letGo();
    await page.getByRole('heading', { name: 'Library' }).waitFor();
    await page.context().close();
  });

  test('E18 a screen whose chunk fails to load offers a reload, which works', async () => {
    const page = await scene.newTab();
    await page.route(/library-screen.*\.js$/, (route) => route.abort());
    await page.goto(`${scene.site.url}/app/settings`);
    await page.getByRole('link', { name: /^Library/ }).click();
    await page.getByRole('heading', { name: 'Part of this page didn’t load' }).waitFor();
    await page.unroute(/library-screen.*\.js$/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: 'Library' }).waitFor();
    await page.context().close();
  });
});
