import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import type { PublicSummary } from '#contract/free-tools.ts';
import { TIMED_LINE, VIDEO_TITLE_HEADER } from '#contract/summary-lines.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertFocused, eventually } from '#tests/support/browser.ts';
import { useSite } from '#tests/support/site-scene.ts';
import { idOf, startStandInPlatform } from '#tests/support/stand-in-platform.ts';

/**
 * Stand-in for the platform's image host: ids starting with "low" lack the largest picture and get the placeholder,
 * "none" isn't a video.
 */
const images = createServer((request, response) => {
  const [, id = '', file = ''] = /^\/vi\/([\w-]+)\/(\w+)\.jpg$/.exec(request.url ?? '') ?? [];
  const isThere = !id.startsWith('none') && !(id.startsWith('low') && file === 'maxresdefault');
  const [width, height] = isThere
    ? file === 'maxresdefault'
      ? [1280, 720]
      : [640, 480]
    : [120, 90];
  response.writeHead(isThere ? 200 : 404, { 'content-type': 'image/svg+xml' });
  response.end(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`);
});
const platform = await startStandInPlatform();
images.listen(0, '127.0.0.1');
await once(images, 'listening');
const imageBase = `http://127.0.0.1:${(images.address() as AddressInfo).port}`;
after(async () => {
  images.close();
  images.closeAllConnections();
  await platform.close();
});
const scene = useSite({ ...platform.env, YOUTUBE_IMAGE_BASE_URL: imageBase });

const SUMMARY = '/youtube_summary';
const url = (page: Page) => page.getByLabel('Video link');
const submit = (page: Page) => page.getByRole('button', { name: 'Generate Summary' });

describe('R5: the free summarizer', () => {
  test('R5 V1 K2 asks for a link and one of 41 languages, English first', () =>
    scene.visit(SUMMARY, {}, async (page) => {
      assert.equal(await url(page).getAttribute('type'), 'url');
      assert.notEqual(await url(page).getAttribute('required'), null);
      const hint = (await url(page).getAttribute('placeholder')) ?? '';
      assert(hint.includes('youtube.com/watch?v=') && hint.includes('youtu.be/'));
      const language = page.getByLabel('Summary language');
      assert.equal(await language.inputValue(), 'english');
      const options = await language
        .locator('option')
        .evaluateAll((all) => all.map((one) => [one.getAttribute('value'), one.textContent]));
      assert.deepEqual(
        options,
        LANGUAGES.map(({ value, label }) => [value, label]),
      );
      assert.equal(options.length, 41);
      assert.equal(await page.locator('.accordion-item').count(), 6);
      const said = await page.locator('.accordion').textContent();
      assert.match(said ?? '', /Public videos that have subtitles or captions/);
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      for (const wrong of ['', 'not a link']) {
        await url(page).fill(wrong);
        await submit(page).click();
        assert(await url(page).evaluate((field) => field.matches(':invalid')));
        await assertFocused(url(page));
      }
      assert.deepEqual(
        calls.filter((call) => call.includes('/public/')),
        [],
      );
      for (const section of ['What you’ll get', 'When a summary helps']) {
        assert(await page.getByRole('heading', { name: section }).isVisible());
      }
    }));

  test('V1 accepts a link without https://, as shown in the address bar, and lets the server judge other sites', () =>
    scene.visit(SUMMARY, {}, async (page) => {
      const id = idOf('private');
      for (const [typed, sent] of [
        [`youtube.com/watch?v=${id}`, `https://youtube.com/watch?v=${id}`],
        [` www.youtube.com/watch?v=${id}&t=4s `, `https://www.youtube.com/watch?v=${id}&t=4s`],
        [`youtu.be/${id}`, `https://youtu.be/${id}`],
        [`Watch this: https://youtu.be/${id}`, `https://www.youtube.com/watch?v=${id}`],
        ['vimeo.com/12345', 'https://vimeo.com/12345'],
      ]) {
        await url(page).clear();
        await url(page).pressSequentially(typed!);
        const call = page.waitForRequest('**/public/generate/summary');
        await url(page).press('Enter');
        assert.equal((await call).postDataJSON().url, sent);
        await page.locator('.tool-error').waitFor();
      }
    }));

  test('S5 C5 one free summary, shown in paragraphs and remembered; after that the sign-up card and no request', () =>
    scene.visit(SUMMARY, {}, async (page) => {
      const calls: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/public/generate/summary')) calls.push(request.postDataJSON());
      });
      // Cause an error first, which later results must hide.
      await url(page).fill(`https://youtu.be/${idOf('private')}`);
      await submit(page).click();
      await page.locator('.tool-error').waitFor();
      calls.length = 0;
      const link = `https://www.youtube.com/watch?v=${idOf('ordinary')}`;
      await url(page).fill(link);
      const answer = page.waitForResponse('**/public/generate/summary');
      await submit(page).click();
      const response = await answer;
      const { text: sent } = (await response.json()) as PublicSummary;
      const title = decodeURIComponent(response.headers()[VIDEO_TITLE_HEADER.toLowerCase()] ?? '');
      const result = page.getByRole('region', { name: 'Video Summary' });
      await result.waitFor();
      assert.deepEqual(calls, [{ url: link, language: 'english' }]);
      const lines = await result.locator('.summary-text > p').allInnerTexts();
      assert(lines.length >= 4);
      assert.deepEqual(
        lines,
        sent.split('\n').map((line) => line.replace(TIMED_LINE, '')),
      );
      const moment = result.locator('.rail-tick').nth(1);
      const [minutes, seconds] = (await moment.innerText()).split(':').map(Number);
      assert.equal(
        await moment.getAttribute('href'),
        `https://www.youtube.com/watch?v=${idOf('ordinary')}&t=${minutes! * 60 + seconds!}s`,
      );
      assert.equal(await moment.getAttribute('target'), '_blank');
      const video = result.locator('.summary-video');
      assert.equal(
        await video.locator('img').getAttribute('src'),
        `${imageBase}/vi/${idOf('ordinary')}/mqdefault.jpg`,
      );
      assert(title.length > 3);
      assert.equal((await video.innerText()).trim(), title);
      await assertAccessible(page);
      assert.match(await result.innerText(), /Highlights in the speaker’s words/);
      assert.equal(await page.evaluate(`localStorage.getItem('hasUsedSummaryTool')`), 'true');
      assert.equal(await page.locator('.tool-card').isVisible(), false);

      for (const reload of [false, true]) {
        if (reload) {
          await page.reload();
          await url(page).fill(link);
        }
        await submit(page).click();
        const card = page.locator('.tool-card');
        await card.waitFor();
        assert.equal(await card.locator('li').count(), 3);
        const text = await card.innerText();
        for (const benefit of [
          /unlimited summaries/i,
          /advanced AI models/i,
          /other content formats/i,
        ])
          assert.match(text, benefit);
        const start = card.getByRole('link', { name: 'Start Summarizing for Free' });
        assert.equal(await start.getAttribute('href'), '/signup');
        assert.equal(await page.locator('.tool-error').isVisible(), false);
      }
      assert.equal(calls.length, 1);
    }));

  test('E6 the server’s message is shown, and the free summary isn’t used up', () =>
    scene.visit(SUMMARY, {}, async (page) => {
      await url(page).fill(`https://youtu.be/${idOf('private')}`);
      const answer = page.waitForResponse('**/public/generate/summary');
      await submit(page).click();
      const { result, message } = (await (await answer).json()) as Record<string, string>;
      assert.equal(result, 'video_private');
      await page.getByRole('alert').getByText(message!).waitFor();
      assert.equal(await page.evaluate(`localStorage.getItem('hasUsedSummaryTool')`), null);
    }));

  test('E5 S5 a crash or lost connection shows one plain sentence, and the button is busy until then', () =>
    scene.visit(SUMMARY, { expects: /net::ERR_FAILED|status of 500/ }, async (page) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      let isCut = true;
      await page.route('**/public/generate/summary', async (route) => {
        await held;
        if (isCut) await route.abort();
        else
          await route.fulfill({
            status: 500,
            json: { code: 'internal', message: 'no', msg: 'no' },
          });
      });
      await url(page).fill('https://youtu.be/aaaaaaaaaaa');
      await submit(page).click();
      const busy = page.locator('#summary-form button');
      await page.getByText('Summarizing...').waitFor();
      assert(await busy.isDisabled());
      await page.getByText('Getting the captions').waitFor();
      release();
      const error = page
        .getByRole('alert')
        .getByText('An error occurred while summarizing the video.', { exact: true });
      await error.waitFor();
      assert.equal(await busy.isDisabled(), false);
      isCut = false;
      const crashed = page.waitForResponse('**/public/generate/summary');
      await submit(page).click();
      assert.equal((await crashed).status(), 500);
      await error.waitFor();
      assert.equal(await page.evaluate(`localStorage.getItem('hasUsedSummaryTool')`), null);
    }));
});

const THUMBNAIL = '/youtube_thumbnail_downloader';
const show = async (page: Page, link: string) => {
  await page.getByLabel('Video link').fill(link);
  await page.getByRole('button', { name: 'Show thumbnail' }).click();
};

describe('R6: the thumbnail tool', () => {
  test('R6 V5 V6 S11 shows the largest picture straight from the image host, and downloads it through our server', () =>
    scene.visit(THUMBNAIL, {}, async (page) => {
      const field = page.getByLabel('Video link');
      assert.equal(await field.getAttribute('inputmode'), 'url');
      assert.notEqual(await field.getAttribute('required'), null);
      const calls: string[] = [];
      page.on('request', (request) => {
        if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
      });
      for (const link of [
        'www.youtube.com/watch?v=abcdefghij1',
        'youtu.be/abcdefghij2',
        'https://youtube.com/embed/abcdefghij3',
      ]) {
        await show(page, link);
        const id = link.slice(-11);
        const image = page.locator('.thumbnail img');
        await page
          .locator(`.thumbnail img[src="${imageBase}/vi/${id}/maxresdefault.jpg"]`)
          .waitFor();
        assert.equal(await image.count(), 1);
        await page.getByText('Maximum resolution, 1280 × 720.').waitFor();
      }
      assert.deepEqual(calls, []);
      assert.equal(await page.locator('.thumbnail-sizes a').count(), 5);
      const href = await page
        .getByRole('link', { name: 'Download', exact: true })
        .getAttribute('href');
      const file = await page.request.get(scene.site.url + href);
      assert.equal(file.status(), 200);
      assert.match(
        file.headers()['content-disposition'] ?? '',
        /^attachment; filename="abcdefghij3/,
      );
    }));

  test('S11 if there is no largest size, says so and shows the next', () =>
    scene.visit(THUMBNAIL, { expects: /status of 404/ }, async (page) => {
      await show(page, 'youtu.be/lowabcdefg1');
      await page.getByText(/no maximum-resolution thumbnail.*640 × 480/).waitFor();
      assert.match((await page.locator('.thumbnail img').getAttribute('src')) ?? '', /sddefault/);
      assert.equal(await page.locator('.thumbnail-sizes a').count(), 4);
    }));

  test('S11 V6 a nonexistent video has no picture, no download, and sends no request', () =>
    scene.visit(THUMBNAIL, { expects: /status of 404/ }, async (page) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/public/')) calls.push(request.url());
      });
      await show(page, 'youtu.be/noneabcdefg');
      await page.getByText(/We couldn’t find that video/).waitFor();
      assert.equal(await page.locator('.thumbnail img').count(), 0);
      assert.equal(await page.getByRole('link', { name: 'Download', exact: true }).count(), 0);
      assert.deepEqual(calls, []);
    }));

  test('S11 an unreachable platform has another message than a missing video', () =>
    scene.visit(THUMBNAIL, { expects: /net::ERR_FAILED/ }, async (page) => {
      await page.route(`${imageBase}/**`, (route) => route.abort());
      await show(page, 'youtu.be/abcdefghij1');
      await page.getByText(/We couldn’t reach YouTube/).waitFor();
      await page
        .locator(`.thumbnail img[src="${imageBase}/vi/abcdefghij1/maxresdefault.jpg"]`)
        .waitFor();
    }));

  test('S11 a valid link sets the address of the picture at once, however slow the platform is', () =>
    scene.visit(THUMBNAIL, {}, async (page) => {
      await page.route(`${imageBase}/**`, () => new Promise(() => {}));
      await show(page, 'youtu.be/abcdefghij1');
      await page
        .locator(`.thumbnail img[src="${imageBase}/vi/abcdefghij1/maxresdefault.jpg"]`)
        .waitFor({ state: 'attached' });
    }));

  test('E13 V5 a link to a short is reported as invalid, with the watch link to click', () =>
    scene.visit(THUMBNAIL, {}, async (page) => {
      await show(page, 'https://www.youtube.com/shorts/abcdefghij1');
      await page.getByRole('alert').getByText('Invalid YouTube URL', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'watch?v=abcdefghij1' }).click();
      await page.locator('.thumbnail img').waitFor();
      assert.equal(await page.locator('#thumbnail-error').isVisible(), false);
      assert.equal(await page.locator('#thumbnail-hint').isVisible(), false);
      await show(page, 'https://vimeo.com/12345');
      await page.getByRole('alert').getByText('Invalid YouTube URL', { exact: true }).waitFor();
      assert.equal(await page.locator('#thumbnail-hint').isVisible(), false);
    }));

  test('E13 S11 an invalid link says so and removes the picture; a valid one removes the error', () =>
    scene.visit(THUMBNAIL, {}, async (page) => {
      await show(page, 'youtu.be/abcdefghij1');
      await page.locator('.thumbnail img').waitFor();
      await show(page, 'https://vimeo.com/12345');
      await page.getByRole('alert').getByText('Invalid YouTube URL', { exact: true }).waitFor();
      assert.equal(await page.locator('.thumbnail img').count(), 0);
      await show(page, 'youtu.be/abcdefghij1');
      await page.locator('.thumbnail img').waitFor();
      await eventually(
        'the error stays',
        async () => !(await page.locator('#thumbnail-error').isVisible()),
      );
    }));
});

test('no page violates its CSP or logs errors', () => {
  assert.deepEqual(scene.complaints, []);
});
