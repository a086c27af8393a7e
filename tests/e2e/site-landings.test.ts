import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually, isInView } from '#tests/support/browser.ts';
import { PHONE, useSite } from '#tests/support/site-scene.ts';

const scene = useSite();
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
const mainText = async (page: Page) => flat(await page.locator('main').innerText());

async function hrefsOf(page: Page, name: string): Promise<(string | null)[]> {
  const links = await page.locator('main').getByRole('link', { name, exact: true }).all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}

describe('R1: the home page', () => {
  test('R1 has every section in the specified order', () =>
    scene.visit('/', {}, async (page) => {
      const ids = await page
        .locator('main section')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-labelledby')));
      const expected = [
        'hero-title',
        'demo-title',
        'comparison-title',
        'exports-title',
        'podcast-title',
        'features-title',
        'reviews-title',
        'bonuses-title',
        'pricing-title',
        'questions-title',
        'closing-title',
      ];
      assert.deepEqual(
        ids.filter((id) => expected.includes(id ?? '')),
        expected,
      );
      assert(await page.locator('#demo :is(img, video)').first().isVisible());
      assert.equal(await page.locator('.episode').count(), 2);
    }));

  test('R1 the demo video shows the app before it plays, and plays with captions', () =>
    scene.visit('/', {}, async (page) => {
      const play = page.getByRole('button', { name: 'Play the video' });
      await play.scrollIntoViewIfNeeded();
      await page.waitForFunction(
        `[...document.querySelectorAll('#demo img')].some((one) => one.complete && one.naturalWidth > 0)`,
      );
      // A plain colour would compress to almost nothing.
      await eventually('the film is an empty box', async () => {
        const box = (await page.locator('#demo video').boundingBox())!;
        const clip = { x: box.x + 20, y: Math.max(0, box.y) + 120, width: 500, height: 160 };
        return (await page.screenshot({ clip })).length > 8000;
      });
      await play.click();
      await play.waitFor({ state: 'hidden' });
      await eventually('it does not play', async () =>
        Boolean(
          await page.evaluate(`(() => {
            const { currentTime, videoWidth, textTracks } = document.querySelector('#demo video');
            return currentTime > 0.2 && videoWidth === 1280 && textTracks[0].cues?.length > 5;
          })()`),
        ),
      );
    }));

  test('R1 the demo video is there as MP4 for browsers that don’t play WebM', () =>
    scene.visit('/', {}, async (page) => {
      const films = await page
        .locator('#demo video > source')
        .evaluateAll((all) =>
          all.map((one) => [one.getAttribute('src')!, one.getAttribute('type')!]),
        );
      assert.deepEqual(films, [
        ['/demo/film.webm', 'video/webm'],
        ['/demo/film.mp4', 'video/mp4'],
      ]);
      for (const [src, type] of films) {
        const film = await page.request.get(scene.site.url + src!);
        assert.equal(film.headers()['content-type'], type);
        const start = await film.body();
        if (type === 'video/mp4') assert.equal(start.subarray(4, 8).toString(), 'ftyp');
        else assert.equal(start.subarray(0, 4).toString('hex'), '1a45dfa3');
      }
    }));

  test('R1 both podcast samples are a minute long and can be played', () =>
    scene.visit('/', {}, async (page) => {
      const samples = await page.locator('.episode').all();
      assert.equal(samples.length, 2);
      for (const sample of samples) {
        await sample.getByRole('button', { name: 'Play' }).click();
        await eventually('it is not heard', () =>
          sample.locator('audio').evaluate((audio) => {
            const { currentTime, duration } = audio as unknown as Record<string, number>;
            return currentTime! > 0 && duration! >= 50 && duration! <= 70;
          }),
        );
        await sample.getByRole('button', { name: 'Pause' }).click();
      }
    }));

  test('R1 a podcast sample shows its length, and waveform and caption follow playback', () =>
    scene.visit('/', PHONE, async (page) => {
      const episode = page.locator('.episode').first();
      const bar = episode.locator('.episode-bar');
      assert.equal(flat(await bar.locator('.time').first().innerText()), '0:00 / 0:55');
      assert.equal(await episode.locator('.wave > .past').count(), 0);
      assert.equal(await episode.locator('.caption').count(), 0);
      await episode.locator('.episode-now', { hasText: /^“Where is the sun at four/ }).waitFor();
      await episode.locator('.episode-seek').fill('12');
      assert.equal(await episode.locator('.wave > .past').count(), 21);
      assert.match(await episode.locator('.episode-now').innerText(), /^Why, was something dying/);
      assert.equal(
        await episode.locator('.episode-seek').getAttribute('aria-valuetext'),
        '0:12 of 0:55',
      );
      const caption = episode.locator('.episode-now');
      const reserved = (await caption.boundingBox())!.height;
      for (let seconds = 1; seconds < 55; seconds += 1) {
        await episode.locator('.episode-seek').fill(String(seconds));
        assert.equal(
          (await caption.boundingBox())!.height,
          reserved,
          `the page moves at ${seconds} s`,
        );
      }
      await episode.locator('.episode-seek').fill('12');
      await bar.getByRole('button', { name: 'Play' }).click();
      await bar.getByRole('button', { name: 'Pause' }).waitFor();
      await eventually('nothing moves', async () => {
        const text = await bar.locator('[data-at]').innerText();
        return text !== '0:12' && (await episode.locator('.wave > .past').count()) > 21;
      });
      await bar.getByRole('button', { name: 'Pause' }).click();
      await bar.getByRole('button', { name: 'Play' }).waitFor();
      await episode.getByText('Read the script').click();
      const second = episode.locator('.episode-lines > li').nth(1);
      await second.locator('time').click();
      await bar.getByRole('button', { name: 'Pause' }).waitFor();
      await second.locator('.caption').waitFor();
      await bar.getByRole('button', { name: 'Pause' }).click();
    }));

  test('R1 TRY FOR FREE opens the app; prices lead to sign-up', () =>
    scene.visit('/', {}, async (page) => {
      const free = await hrefsOf(page, 'TRY FOR FREE');
      assert(free.length >= 2 && free.every((href) => href === '/app'));
      const prices = await page.locator('#pricing .plan-card a').all();
      assert.equal(prices.length, 3);
      for (const link of prices) assert.equal(await link.getAttribute('href'), '/signup');
    }));

  test('K6 K8 F12 F13: every promised feature is mentioned', () =>
    scene.visit('/', {}, async (page) => {
      const text = await mainText(page);
      for (const promise of [
        /unlimited conversions/i,
        /newer AI models/i,
        /plagiarism-free/i,
        /SEO-structured/i,
        /\$1,000\+ .*content and voice-over costs/,
        /no credit card for the trial/i,
        /full commercial rights/i,
        /one licence for a whole team/i,
        /10\+ voices/,
        /\.docx.*\.pdf.*\.html.*\.md/,
      ]) {
        assert.match(text, promise);
      }
    }));

  test('reviews name roles, are marked as examples, and quote nobody', () =>
    scene.visit('/', {}, async (page) => {
      assert.match(await mainText(page), /don’t have reviews to show yet.*examples we wrote/i);
      const reviews = await page.locator('.review').allInnerTexts();
      assert(reviews.length >= 3);
      for (const review of reviews) {
        assert.match(review, /Example$/);
        assert.doesNotMatch(review, /[“”"]|\bI\b/);
      }
      assert.equal(await page.locator('blockquote').count(), 0);
    }));

  test('every number comes with the command that reproduces it', () =>
    scene.visit('/', {}, async (page) => {
      const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
        scripts: Record<string, string>;
      };
      const commands = await page.locator('.figures li code').allInnerTexts();
      assert.equal(commands.length, await page.locator('.figures li').count());
      for (const command of commands) {
        const [, script = '', word = ''] = /^npm (?:run )?([a-z]+) -- ([\w/]+)/.exec(command) ?? [];
        assert(script in scripts, command);
        if (script === 'bench') assert(existsSync(`bench/${word}.ts`), command);
        else
          assert(
            globSync('**/*.test.ts', { exclude: ['node_modules'] }).some((file) =>
              file.includes(word),
            ),
            command,
          );
      }
    }));

  test('R2 the menu’s pricing URL leads to the prices', () =>
    scene.visit('/pricing', {}, async (page) => {
      assert.equal(new URL(page.url()).pathname + new URL(page.url()).hash, '/#pricing');
      await eventually('the prices are not in view', () => isInView(page, '#pricing h2'));
    }));
});

describe('P5: the questions', () => {
  test('P5 only one is open at a time, and clicking the open one closes it', () =>
    scene.visit('/', {}, async (page) => {
      const items = page.locator('.accordion-item');
      const open = async () =>
        items.evaluateAll((all) =>
          all.map((one, index) => (one.hasAttribute('open') ? index : -1)),
        );
      const openOnes = async () => (await open()).filter((index) => index >= 0);
      assert.deepEqual(await openOnes(), []);
      await items.nth(0).locator('summary').click();
      assert.deepEqual(await openOnes(), [0]);
      await items.nth(2).locator('summary').click();
      assert.deepEqual(await openOnes(), [2]);
      await items.nth(2).locator('summary').press('Enter');
      assert.deepEqual(await openOnes(), []);
    }));
});

describe('R3: the creators’ page', () => {
  test('R3 K1 17 questions, reviews, and both prices', () =>
    scene.visit('/ltd', {}, async (page) => {
      assert.equal(await page.locator('.accordion-item').count(), 17);
      assert((await page.locator('.review').count()) >= 3);
      const text = await mainText(page);
      assert.match(text, /One-time \$47/);
      assert.equal(await page.locator('.receipt s').innerText(), '$297');
      for (const words of [
        '84% off',
        '$19 a month',
        '$97 a year',
        '50% off',
        '30-day money-back',
      ]) {
        assert(text.includes(words), words);
      }
      for (const price of ['$600', '$2232', '$900']) {
        assert.match(text, new RegExp(`\\${price} a year`));
      }
      const buttons = await page
        .locator('button[data-checkout]')
        .evaluateAll((all) =>
          all.map((one) => [
            one.querySelector('.button-texts > span')?.textContent,
            one.dataset['checkout'],
          ]),
        );
      const isTrial = ([words]: (string | undefined)[]) => words === 'START 7-DAY FREE TRIAL';
      assert(buttons.filter(isTrial).length >= 3);
      assert(buttons.every((one) => isTrial(one) === (one[1] === 'price_monthly')));
      const others = new Map(
        buttons.filter((one) => !isTrial(one)).map(([words, id]) => [id, words]),
      );
      assert.equal(others.get('price_yearly'), 'START YEARLY, 7 DAYS FREE');
      assert.equal(others.get('price_lifetime'), 'GET LIFETIME ACCESS');
      const free = await hrefsOf(page, 'TRY FOR FREE');
      assert(free.length >= 2 && free.every((href) => href === '/app'));
    }));

  test('S4 C4 the trial button is busy and disabled while the checkout is prepared, sends the coupon, then redirects', () =>
    scene.visit('/ltd?coupon=SPRING', {}, async (page) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/subscription_checkout/*', async (route) => {
        await held;
        await route.fulfill({ json: { checkout_url: `${scene.site.url}/legal` } });
      });
      const asked = page.waitForRequest('**/subscription_checkout/price_monthly');
      const button = page.locator('button[data-checkout=price_monthly]').first();
      assert.equal(await button.innerText(), 'START 7-DAY FREE TRIAL');
      await button.click();
      const request = await asked;
      assert.equal(request.method(), 'POST');
      assert.deepEqual(request.postDataJSON(), { coupon: 'SPRING' });
      assert(await button.isDisabled());
      assert(await button.getByText('PROCESSING...').isVisible());
      release();
      await page.waitForURL('**/legal');
    }));

  test('R3 C4 with an expired coupon, the page says so and allows buying without it', () =>
    scene.visit('/ltd?coupon=OVER', { expects: /status of 400/ }, async (page) => {
      const bodies: (string | null)[] = [];
      await page.route('**/subscription_checkout/*', (route) => {
        bodies.push(route.request().postData());
        return bodies.length === 1
          ? route.fallback()
          : route.fulfill({ json: { checkout_url: `${scene.site.url}/legal` } });
      });
      await page.locator('button[data-checkout=price_lifetime]').first().click();
      const toast = page.locator('.toast-text');
      await toast.waitFor();
      assert.equal(await toast.getAttribute('lang'), 'fr');
      await page.locator('.checkout-why', { hasText: 'coupon' }).waitFor();
      await page.getByRole('button', { name: 'Continue at the regular price' }).click();
      await page.waitForURL('**/legal');
      assert.deepEqual(bodies, ['{"coupon":"OVER"}', null]);
    }));

  test('E18 if a script fails to load, there is a message and a retry instead of dead buttons', async () => {
    const page = await scene.newTab({ expects: /net::ERR_FAILED/ });
    let isCut = true;
    await page.route(/\/assets\/(checkout|site)[\w.-]*\.js/, (route) =>
      isCut ? route.abort() : route.continue(),
    );
    // If not even the first script loads, only CSS can show the notice.
    await page.goto(`${scene.site.url}/ltd`);
    const unready = page.getByText('Part of this page didn’t load, so the buttons');
    // Asked of the style, as a slow machine may take longer than the notice waits.
    const waits = await page.evaluate<number[]>(
      `document.querySelector('.unready').getAnimations().map((one) => one.effect.getComputedTiming().delay)`,
    );
    assert.deepEqual(waits, [4000]);
    await page.evaluate('document.getAnimations().forEach((one) => one.finish())');
    assert(await unready.isVisible());
    assert(await page.locator('button[data-checkout]').first().isDisabled());
    await page.unroute(/\/assets\/(checkout|site)[\w.-]*\.js/);
    await page.route(/\/assets\/checkout[\w.-]*\.js/, (route) =>
      isCut ? route.abort() : route.continue(),
    );
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await page.getByRole('alert').getByText('Part of this page didn’t load, so some').waitFor();
    assert(await page.locator('button[data-checkout]').first().isDisabled());
    isCut = false;
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.locator('button[data-checkout]:enabled').first().waitFor();
    assert.equal(await page.locator('.page-part').count(), 0);
    await page.context().close();
  });

  test('E3 K3 a failed checkout shows the French error for six seconds and can be retried', () =>
    scene.visit('/ltd', { expects: /status of 503/ }, async (page) => {
      await page.clock.install();
      await page.route('**/subscription_checkout/*', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', message: 'no', msg: 'no' } }),
      );
      const button = page.locator('button[data-checkout=price_monthly]').first();
      await button.click();
      const toast = page.getByRole('alert').locator('.toast');
      await toast.waitFor();
      assert.equal(
        await toast.locator('.toast-text').innerText(),
        'Une erreur est survenue lors de la préparation de votre paiement. Veuillez réessayer.',
      );
      assert.equal(await button.isDisabled(), false);
      await page.mouse.move(5, 5);
      await page.clock.runFor(5500);
      assert.equal(await toast.count(), 1);
      await page.clock.runFor(1000);
      await eventually('the message stays', async () => (await toast.count()) === 0);
    }));
});

describe('R4: the agencies’ page', () => {
  test('R4 K5 six questions, prices, formats, features, and 10,000 free words', () =>
    scene.visit('/agency', {}, async (page) => {
      assert.equal(await page.locator('.accordion-item').count(), 6);
      const tries = await hrefsOf(page, 'TRY IT NOW');
      assert(tries.length >= 3 && tries.every((href) => href === '/signup'));
      assert.match(await mainText(page), /10,000 free words/);
      assert.equal(await page.locator('.format').count(), 7);
      assert((await page.locator('.feature').count()) >= 6);
      assert.equal(await page.locator('.plan-card').count(), 3);
    }));

  test('S4 C4 its trial button starts the monthly checkout without a body', () =>
    scene.visit('/agency?coupon=SPRING', {}, async (page) => {
      await page.route('**/subscription_checkout/*', (route) =>
        route.fulfill({ json: { checkout_url: `${scene.site.url}/legal` } }),
      );
      const asked = page.waitForRequest('**/subscription_checkout/price_monthly');
      await page.locator('button[data-checkout]').last().click();
      assert.equal((await asked).postData(), null);
      await page.waitForURL('**/legal');
    }));
});

test('no errors on these pages', () => {
  assert.deepEqual(scene.complaints, []);
});
