import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { assertAccessible } from '#tests/support/accessible.ts';
import { shot } from '#tests/support/browser.ts';
import { PHONE, useSite } from '#tests/support/site-scene.ts';

/** Rules for every page of the site; the pages come from its own sitemap. */
const scene = useSite();

/** Home is covered by site-quality.test.ts; sign-in, contact and payment by accounts.test.ts and money.test.ts. */
const LOOKED_AT = {
  creators: '/ltd',
  agencies: '/agency',
  summary: '/youtube_summary',
  thumbnail: '/youtube_thumbnail_downloader',
  blog: '/blog',
  article: '/blog/checking-what-a-model-wrote',
  'article-missing': '/blog/none',
  affiliate: '/affiliate',
  legal: '/legal',
  'not-found': '/no/such/page',
} as const;

async function listedPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${scene.site.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
}

/** Pages that users see but search engines don't list. */
const UNLISTED = [
  '/checkout',
  '/purchase_confirmation',
  '/test_billing',
  '/login_with_token',
  '/no/such/page',
  '/blog/no-such-article',
];

async function allPages(): Promise<string[]> {
  return [...(await listedPages()), ...UNLISTED.map((path) => scene.site.url + path)];
}

/** Only the standard's rules; how React writes tags doesn't matter. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function problemsOf(address: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${address} ${line}:${column} ${ruleId} ${message}`,
    ),
  );
}

interface Data {
  '@context': string;
  '@type': string;
  image: string;
  offers: { name: string; price: string; priceCurrency: string; url: string }[];
}

async function dataOf(path: string): Promise<Data[]> {
  const html = await (await fetch(scene.site.url + path)).text();
  return [...html.matchAll(/application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, data]) => JSON.parse(data!) as Data,
  );
}

describe('every page', () => {
  test('is valid HTML with a title, description and preview picture', async () => {
    const pages = await listedPages();
    assert(pages.length >= 17, `${pages.length} pages`);
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const pictures = new Set<string>();
    const problems: string[] = [];
    for (const address of pages) {
      const html = await (await fetch(address)).text();
      problems.push(...(await problemsOf(address, html)));
      assert.doesNotMatch(html, /\.invalid/, 'a placeholder was left');
      const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
      titles.add(find(/<title>([^<]+)/));
      const description = find(/<meta name="description" content="([^"]+)"/);
      descriptions.add(description);
      assert(description.length >= 50 && description.length <= 165, `${address}: ${description}`);
      assert.equal(find(/<link rel="canonical" href="([^"]+)"/), address);
      const picture = find(/<meta property="og:image" content="([^"]+)"/);
      pictures.add(picture);
      const answer = await fetch(picture);
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/png']);
      for (const [, data] of html.matchAll(/application\/ld\+json">(.*?)<\/script>/g)) {
        assert.equal(
          (JSON.parse(data!) as Record<string, string>)['@context'],
          'https://schema.org',
        );
      }
    }
    assert.deepEqual(problems, []);
    assert.equal(titles.size, pages.length);
    assert.equal(descriptions.size, pages.length);
    assert.equal(pictures.size, pages.length, 'each has a picture of its own');
  });

  test('is valid HTML, even redirect and error pages', async () => {
    for (const path of UNLISTED) {
      const answer = await fetch(scene.site.url + path, { headers: { accept: 'text/html' } });
      assert.equal(answer.status, path.includes('no') ? 404 : 200, path);
      const html = await answer.text();
      assert.deepEqual(await problemsOf(path, html), []);
      // The URL contains a secret, so the referrer policy must precede all requests.
      if (path === '/login_with_token') {
        assert(html.indexOf('content="no-referrer"') < html.search(/<link|<script/));
      }
    }
  });

  test('R11 links only to existing pages, and opens external ones in a new tab', async () => {
    const seen = new Map<string, { status: number; html: string }>();
    for (const address of await allPages()) {
      const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
      const body = html.slice(html.indexOf('<body'));
      for (const [tag, href] of body.matchAll(/<a\s[^>]*?href="([^"]+)"[^>]*>/g)) {
        if (/^(mailto:|#)/.test(href!)) {
          if (href!.startsWith('#'))
            assert(body.includes(`id="${href!.slice(1)}"`), `${address} ${href}`);
          continue;
        }
        const target = new URL(href!, address);
        if (target.origin !== scene.site.url) {
          assert.match(tag, /target="_blank"/, `${address} ${href}`);
          assert.match(tag, /rel="[^"]*noopener/, `${address} ${href}`);
          continue;
        }
        const place = target.pathname;
        if (!seen.has(place)) {
          const answer = await fetch(scene.site.url + place, { headers: { accept: 'text/html' } });
          seen.set(place, { status: answer.status, html: await answer.text() });
        }
        const found = seen.get(place)!;
        assert.equal(found.status, 200, `${address} leads to ${place}`);
        const id = target.hash.slice(1);
        assert(id === '' || found.html.includes(`id="${id}"`), `${address} leads to ${href}`);
        if (place === '/legal' && address !== `${scene.site.url}/legal`) {
          assert.match(tag, /target="_blank"/, `R11: ${address} leads away to the terms`);
        }
      }
    }
    assert(seen.size > 15);
  });

  test('loads only pictures, films and files that exist', async () => {
    const seen = new Set<string>();
    for (const address of await allPages()) {
      const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
      const named = [
        ...html.matchAll(/\s(?:src|poster)="([^"]+)"|<link\s[^>]*?href="([^"]+)"/g),
        ...[...html.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set]) =>
          set!.split(',').map((one) => ['', one.trim().split(' ')[0]!]),
        ),
      ];
      for (const [, src, href] of named) {
        const target = new URL((src ?? href)!, address);
        if (target.origin === scene.site.url) seen.add(target.pathname);
      }
    }
    assert(seen.size > 30, `${seen.size} files`);
    for (const path of seen) {
      const answer = await fetch(scene.site.url + path, { method: 'HEAD' });
      assert.equal(answer.status, 200, path);
    }
  });

  test('has structured data that matches its content', async () => {
    const types = async (path: string) => (await dataOf(path)).map((data) => data['@type']);
    assert.deepEqual(await types('/'), [
      'Organization',
      'SoftwareApplication',
      'Product',
      'FAQPage',
    ]);
    assert.deepEqual(await types('/ltd'), ['Product', 'FAQPage']);
    assert.deepEqual(await types('/blog/podcast-loudness'), ['Article', 'BreadcrumbList']);
    assert.deepEqual(await types('/youtube_summary'), ['WebApplication', 'FAQPage']);
  });

  test('K1 each landing page has its three prices in structured data, with its own picture and URL', async () => {
    const own = { '/': 'home', '/ltd': 'ltd', '/agency': 'agency' };
    for (const [path, picture] of Object.entries(own)) {
      const product = (await dataOf(path)).find((data) => data['@type'] === 'Product')!;
      assert.equal(product.image, `${scene.site.url}/og/${picture}.png`);
      const offers = product.offers.map(({ name, price, priceCurrency }) =>
        [name, price, priceCurrency].join(' '),
      );
      assert.deepEqual(offers, ['Monthly 19 USD', 'Yearly 97 USD', 'Lifetime 47 USD']);
      for (const { url } of product.offers) assert.equal(new URL(url).pathname, path);
    }
  });
});

describe('accessibility', { concurrency: 2 }, () => {
  for (const [name, path] of Object.entries(LOOKED_AT)) {
    test(`${name}: on a desktop in light mode, on a phone in dark mode, and without script`, async () => {
      await scene.visit(path, { width: 1440 }, async (page) => {
        await page.evaluate('document.fonts.ready');
        await assertAccessible(page);
        await shot(page, `site/${name}`);
      });
      await scene.visit(path, { ...PHONE, theme: 'dark' }, async (page) => {
        await page.evaluate('document.fonts.ready');
        assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360);
        await assertAccessible(page);
        await shot(page, `site/${name}-phone-dark`);
      });
      await scene.visit(path, { ...PHONE, script: false }, async (page) => {
        assert(await page.locator('main h1').first().isVisible());
        assert(await page.getByRole('contentinfo').isVisible());
        for (const form of await page.locator('main form').all()) {
          assert.match(await form.innerText(), /JavaScript/, 'a form that needs script says so');
        }
        await page.locator('.menu-button').click();
        assert(await page.locator('.menu-link').first().isVisible());
      });
    });
  }
});

test('no page violates its CSP or logs errors', () => {
  assert.deepEqual(scene.complaints, []);
});
