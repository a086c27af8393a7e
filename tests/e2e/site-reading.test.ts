import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PRODUCT } from '#contract/product.ts';
import { PHONE, useSite } from '#tests/support/site-scene.ts';

const AFFILIATE = 'https://partners.example/join';
const scene = useSite({ AFFILIATE_URL: AFFILIATE, SUPPORT_EMAIL: 'help@quill.example' });

interface ArticleInfo {
  slug: string;
  title: string;
  description: string;
}

async function articles(): Promise<ArticleInfo[]> {
  return (await (await fetch(`${scene.site.url}/articles.json`)).json()) as ArticleInfo[];
}

describe('R7: the blog', () => {
  test('R7 C12 a card for every article: title, description, a picture named after it, and a link', () =>
    scene.visit('/blog', {}, async (page) => {
      const list = await articles();
      assert(list.length >= 8);
      const cards = await page.locator('.post').all();
      assert.equal(cards.length, list.length);
      for (const [index, { slug, title, description }] of list.entries()) {
        const card = cards[index]!;
        assert.equal(await card.getByRole('link').getAttribute('href'), `/blog/${slug}`);
        assert.equal(await card.getByRole('heading').innerText(), title);
        assert((await card.innerText()).includes(description));
        const picture = await card.locator('img').getAttribute('src');
        assert.equal(picture, `/pictures/${slug}.png`);
        assert.equal((await page.request.get(scene.site.url + picture)).status(), 200);
      }
    }));

  test('has an RSS feed with full articles', async () => {
    const answer = await fetch(`${scene.site.url}/rss.xml`);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/xml/);
    const text = await answer.text();
    const list = await articles();
    assert.equal(text.match(/<item>/g)?.length, list.length);
    for (const { slug } of list)
      assert(text.includes(`<link>${scene.site.url}/blog/${slug}</link>`));
    assert.doesNotMatch(text, /\.invalid/);
  });
});

describe('R8: an article', () => {
  test('R8 C13 breadcrumbs, title, "3 min read", a written-out date, and the text', () =>
    scene.visit('/blog/podcast-loudness', {}, async (page) => {
      const answer = await fetch(`${scene.site.url}/articles/podcast-loudness.json`);
      const article = (await answer.json()) as ArticleInfo & { date: number; content: string };
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      const steps = await trail.locator('li').evaluateAll((all) =>
        all.map((one) => {
          const before = one.ownerDocument.defaultView!.getComputedStyle(one, '::before').content;
          return (before === 'none' ? '' : before.replaceAll('"', '')) + one.innerText.trim();
        }),
      );
      assert.deepEqual(steps, ['Home', '>Blog', '>podcast-loudness']);
      assert.equal(await trail.getByRole('link', { name: 'Blog' }).getAttribute('href'), '/blog');
      assert.equal(await page.locator('h1').innerText(), article.title);
      await page.getByText('3 min read', { exact: true }).waitFor();
      const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
      await page.getByText(date.format(article.date * 1000), { exact: true }).waitFor();
      const words = (html: string) => html.replaceAll(/<[^>]+>|&#?\w+;|[\s\u00a0'"“”’&<>]/g, '');
      const shown = await page.locator('.article-text').evaluate((text) => text.innerHTML);
      assert.equal(words(shown), words(article.content));
      for (const link of await page.locator('.article-ticks a').all()) {
        const id = (await link.getAttribute('href'))!.slice(1);
        assert.equal(await page.locator(`[id="${id}"]`).count(), 1, id);
      }
    }));

  test('E14 R8 a slug without an article responds with 404 and displays Loading', async () => {
    for (const slug of ['no-such-article', 'also%20nothing']) {
      await scene.visit(`/blog/${slug}`, {}, async (page) => {
        assert.equal(await page.locator('.article-loading').innerText(), 'Loading');
        assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex');
        assert.doesNotMatch(await page.locator('main').innerText(), /error|not found|sorry/i);
      });
      const headers = { accept: 'text/html' };
      const answer = await fetch(`${scene.site.url}/blog/${slug}`, { headers });
      assert.deepEqual([answer.status, answer.headers.get('x-robots-tag')], [404, 'noindex']);
    }
    const none = await fetch(`${scene.site.url}/articles/no-such-article.json`);
    assert.equal(none.ok, false);
  });

  test('prints only the text: no navigation, no footer, nothing cut off', () =>
    scene.visit('/blog/podcast-loudness', {}, async (page) => {
      await page.emulateMedia({ media: 'print' });
      assert.equal(await page.getByRole('banner').isVisible(), false);
      assert.equal(await page.getByRole('contentinfo').isVisible(), false);
      for (const part of ['.trail', '.article-rail', '.article-picture', '.article-next']) {
        assert.equal(await page.locator(part).isVisible(), false, part);
      }
      assert(await page.locator('.article-text').isVisible());
      assert((await page.pdf()).length > 10_000);
    }));
});

describe('R9: the affiliate page', () => {
  test('R9 K4 states the commission neutrally, has three benefits, and opens the operator’s page in a new tab', () =>
    scene.visit('/affiliate', {}, async (page) => {
      await page
        .getByText('Earn a 30% recurring lifetime commission by promoting our platform today!', {
          exact: true,
        })
        .waitFor();
      const titles = await page.locator('.benefit h3').allInnerTexts();
      assert.deepEqual(titles, ['Massive Market', 'Growing Demand', 'Early Opportunity']);
      const text = await page.locator('main').innerText();
      assert.match(text, /The video platform has over 2 billion users/);
      assert.match(text, /AI content creation/);
      await page.getByRole('heading', { name: 'Build monthly recurring revenue' }).waitFor();
      for (const name of [/^Become an affiliate now/, /^Join the affiliate program/]) {
        const link = page.getByRole('link', { name });
        assert.equal(await link.getAttribute('href'), AFFILIATE);
        assert.equal(await link.getAttribute('target'), '_blank');
        assert.match((await link.getAttribute('rel')) ?? '', /noopener/);
      }
    }));
});

describe('R11: the legal page', () => {
  test('R11 has notices, terms and privacy with the required content', () =>
    scene.visit('/legal', {}, async (page) => {
      const parts = await page.locator('.legal-part > h2').allInnerTexts();
      assert.deepEqual(parts.slice(0, 3), ['Legal notices', 'Terms of use', 'Privacy policy']);
      const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
      for (const words of [
        'Last updated: 25 March 2023',
        'We collect your email address and an encrypted password',
        'You may not use bots or any other automation',
        'disrupts their normal operation',
        'Subscriptions are non-refundable unless our support decides otherwise',
        '30-day money-back guarantee',
        'access token from your account',
        'help@quill.example',
      ]) {
        assert(text.includes(words), words);
      }
    }));

  test('P3 the footer shows the operator’s address', () =>
    scene.visit('/legal', {}, async (page) => {
      const line = page.getByRole('contentinfo').getByRole('link', { name: 'help@quill.example' });
      assert.equal(await line.getAttribute('href'), 'mailto:help@quill.example');
    }));
});

describe('the theme', () => {
  test('can be changed on the site, is kept, and is shared with the app', () =>
    scene.visit('/', { theme: 'light' }, async (page) => {
      const ground = () =>
        page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
      const light = await ground();
      await page.getByLabel('Theme').selectOption('dark');
      const dark = await ground();
      assert.notEqual(dark, light);
      assert.equal(await page.evaluate(`localStorage.getItem('theme')`), 'dark');
      await page.goto(`${scene.site.url}/blog`);
      assert.equal(await ground(), dark);
      assert.equal(await page.getByLabel('Theme').inputValue(), 'dark');
      await page.getByLabel('Theme').selectOption('system');
      assert.equal(await ground(), light);
    }));

  test('isn’t offered without script, where it wouldn’t work', () =>
    scene.visit('/', { ...PHONE, script: false }, async (page) => {
      assert.equal(await page.locator('.theme-choice').isVisible(), false);
    }));
});

test('robots.txt says what not to crawl and where the sitemap is', async () => {
  const robots = await (await fetch(`${scene.site.url}/robots.txt`)).text();
  assert.match(robots, /^User-agent: \*$/m);
  assert.match(robots, /^Disallow: \/app$/m);
  assert(robots.includes(`Sitemap: ${scene.site.url}/sitemap.xml`));
  const icon = await fetch(`${scene.site.url}/favicon.ico`);
  assert.deepEqual([icon.status, icon.headers.get('content-type')], [200, 'image/x-icon']);
});

test('the product name is the same everywhere', () =>
  scene.visit('/legal', {}, async (page) => {
    assert((await page.title()).includes(PRODUCT.name));
    assert.deepEqual(scene.complaints, []);
  }));
