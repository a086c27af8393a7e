import { figure } from '#contract/count.ts';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FORMATS } from '#contract/catalog/formats.ts';
import { PRODUCT } from '#contract/product.ts';
import { SampleSchema } from '#contract/videos.ts';
import { coverageOf } from '#server/modules/generations/check-document.ts';
import { countWords } from '#server/text/segment.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { assertFocused, eventually } from '#tests/support/browser.ts';
import { useSite } from '#tests/support/site-scene.ts';
import { FIRST_FORMAT, SAMPLE_FACTS } from '#web/site/sample-moments.ts';
import { sampleTexts } from '../../content/draw/sample-texts.ts';
import { sampleLines, PODCAST_HEARD, PODCAST_SAMPLES } from '../../content/site/podcast-samples.ts';
import { SAMPLE_HIGHLIGHTS, SAMPLE_TEXTS } from '../../content/site/sample-text.ts';
import rawSample from '../../content/samples/small-garden.json' with { type: 'json' };

const scene = useSite();

describe('the product demo on the home page', () => {
  const sample = SampleSchema.parse(rawSample);
  const options = { length: 'long', shape: 'bullets' };
  const every = arrange({ ...sample, format: 'summary', options })!.sections.flatMap(
    ({ blocks: ofSection }) => ofSection,
  );
  const titles = every.filter(({ kind }) => kind === 'heading');
  const written = every.filter(({ kind }) => kind !== 'heading');
  const blocks = transcriptBlocks(sample.cues, sample.chapters);

  test('shows only what the product writes about its own talk, word for word', async () => {
    const { texts, highlights, script } = await sampleTexts();
    assert.deepEqual(SAMPLE_TEXTS, texts);
    assert.deepEqual(SAMPLE_HIGHLIGHTS, highlights);
    for (const one of PODCAST_SAMPLES) {
      assert.deepEqual(PODCAST_HEARD[one.id].lines, sampleLines(script, one));
    }
  });

  test('R1 each tab shows its format in place, and each line the moment of the film', () =>
    scene.visit('/', {}, async (page) => {
      for (const { format, lines, words, pieces } of SAMPLE_TEXTS) {
        const { label } = FORMATS.find(({ value }) => value === format)!;
        await page.locator('.scene .tab', { hasText: label }).click();
        const sheet = page.locator('.scene-sheet').locator('visible=true');
        assert.equal(await sheet.getAttribute('data-as'), format);
        const timed = lines.filter(({ startMs }) => startMs !== null);
        assert.equal(await sheet.locator('.scene-line').count(), timed.length);
        const isWhole = pieces === timed.length;
        await sheet
          .getByText(`${isWhole ? 'All' : 'Excerpt from'} ${figure(words)} words`)
          .waitFor();
        // All lines of the first sheet, but only the first line of the others.
        for (const [index, { startMs, text }] of timed.entries()) {
          if (format !== FIRST_FORMAT.value && index > 0) continue;
          const line = sheet.locator('.scene-line').nth(index);
          assert((await line.innerText()).endsWith(text.trim().split('\n').at(-1)!));
          await line.click();
          const said = page.locator('.film-caption .said').locator('visible=true');
          const cue = sample.cues.find(({ endMs }) => endMs > startMs!);
          assert.deepEqual(await said.allInnerTexts(), [cue?.text]);
          await eventually('the playhead is not where the line was said', async () => {
            const ruler = await page.locator('.scene .rail-ruler').boundingBox();
            const head = await page.locator('.scene .rail-head').boundingBox();
            assert(ruler && head);
            const share = (head.x + head.width / 2 - ruler.x) / ruler.width;
            return Math.abs(share - startMs! / sample.durationMs) < 0.01;
          });
        }
      }
    }));

  test('counts lines, words and passages like the product', () => {
    const cited = new Set(written.flatMap((extract) => extract.blockIds));
    assert.deepEqual(SAMPLE_FACTS, {
      lines: written.length,
      words: every.reduce((sum, { md }) => sum + countWords(md, 'english'), 0),
      cited: [...cited].toSorted((one, other) => one - other),
      passages: blocks.length,
    });
    assert.equal(titles.length, sample.chapters.length, 'every chapter has its section');
    assert(coverageOf(blocks, cited).every(({ share }) => share > 0));
  });

  test('can be operated with the arrow keys, for formats and lines', () =>
    scene.visit('/', {}, async (page) => {
      await page.locator('#as-summary').focus();
      await page.keyboard.press('ArrowRight');
      assert(await page.locator('.scene-sheet[data-as=tweet]').isVisible());
      assert.equal(await page.locator('.scene-sheet[data-as=summary]').isVisible(), false);
      await page.keyboard.press('Tab');
      await assertFocused(page.locator('#tweet-asked'));
      await page.keyboard.press('ArrowDown');
      assert(await page.locator('#tweet-wrong').isChecked());
      assert(await page.locator('.film-caption [data-moment="wrong"]').isVisible());
    }));
});

describe('R1: the home page', () => {
  test('names all seven formats', () =>
    scene.visit('/', {}, async (page) => {
      assert.deepEqual(
        await page.locator('.scene .tab').allInnerTexts(),
        FORMATS.map(({ label }) => label),
      );
    }));

  test('K1: lists the three prices, each with a sign-up link', () =>
    scene.visit('/', {}, async (page) => {
      const cards = page.locator('#pricing .plan-card');
      const texts = (await cards.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
      assert.equal(texts.length, 3);
      assert.match(texts[0] ?? '', /\$19 a month/);
      assert.match(texts[1] ?? '', /50% off \$97 a year/);
      assert.match(texts[2] ?? '', /84% off \$47 once, was \$297/);
      const targets = await cards.getByRole('link').all();
      const hrefs = await Promise.all(targets.map((link) => link.getAttribute('href')));
      assert.deepEqual(hrefs, ['/signup', '/signup', '/signup']);
      const section = await page.locator('#pricing').innerText();
      assert.match(section, /7-DAY FREE TRIAL/);
      assert.match(section, /30-day money-back guarantee/);
    }));

  test('K7, K9: lists other costs, and who the product is for', () =>
    scene.visit('/', {}, async (page) => {
      const section = await page.locator('#pricing').innerText();
      assert.match(section, /only extra cost is your own AI usage, about \$5–20 a month/);
      const people =
        'content creators, marketers, agencies, freelancers, businesses, podcasters, students and researchers';
      assert(section.includes(people));
    }));
});

describe('search engines and sharing', () => {
  test('every page gives search engines a title, a description and a canonical URL', async () => {
    for (const path of ['/', '/login']) {
      await scene.visit(path, {}, async (page) => {
        const content = (selector: string) => page.locator(selector).getAttribute('content');
        assert((await page.title()).includes(PRODUCT.name));
        const description = await content('meta[name=description]');
        assert((description?.length ?? 0) > 50);
        const address = await page.locator('link[rel=canonical]').getAttribute('href');
        assert.equal(new URL(address ?? '').pathname, path);
        assert.equal(new URL(address ?? '').origin, new URL(scene.site.url).origin);
        assert.equal(await content('meta[property="og:url"]'), address);
        assert.equal(await content('meta[property="og:title"]'), await page.title());
        assert.equal(await content('meta[property="og:description"]'), description);
        assert.equal(await page.locator('meta[name="theme-color"]').count(), 2);
        assert.equal(await page.locator('html').getAttribute('lang'), 'en');
        assert.equal(await page.locator('h1').count(), 1);
      });
    }
  });

  test('the home page says what a failed run costs', () =>
    scene.visit('/', {}, async (page) => {
      const sentence =
        'A failed run uses none of your words. Your provider may still bill what it had already sent.';
      const answers = await page.locator('details, dd').allTextContents();
      assert.ok(answers.some((answer) => answer.includes(sentence)));
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      assert.ok(data.some((text) => text.includes(sentence)));
    }));

  test('the home page has the same prices in its structured data', () =>
    scene.visit('/', {}, async (page) => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const entries = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
      assert.deepEqual(
        entries.map((entry) => entry['@type']),
        ['Organization', 'SoftwareApplication', 'Product', 'FAQPage'],
      );
      const offers = entries[1]?.['offers'] as { price: string; priceCurrency: string }[];
      assert.deepEqual(
        offers.map((offer) => `${offer.price} ${offer.priceCurrency}`),
        ['19 USD', '97 USD', '47 USD'],
      );
      const address = await page.locator('link[rel=canonical]').getAttribute('href');
      assert.equal(entries[0]?.['url'], address);
    }));
});

describe('E18: a URL that doesn’t exist', () => {
  test('responds with a helpful 404 page that isn’t indexed', async () => {
    const page = await scene.newTab();
    const answer = await page.goto(`${scene.site.url}/no/such/page`);
    assert.equal(answer?.status(), 404);
    assert.match(await page.locator('h1').innerText(), /We couldn’t find\s+that page/);
    assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex');
    assert.equal(await page.locator('link[rel=canonical]').count(), 0);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${scene.site.url}/`);
    await page.context().close();
  });
});

describe('signing in', () => {
  test('signed-in users go straight to the app', async () => {
    const page = await scene.newTab();
    await page
      .context()
      .addInitScript(`localStorage.setItem('token', ${JSON.stringify(scene.site.token)})`);
    await page.goto(`${scene.site.url}/login`);
    await page.waitForURL(/\/app/);
    await page.context().close();
  });
});
