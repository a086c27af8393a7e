import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';

const scene = useApp();

const write = (page: Page) => page.getByRole('button', { name: 'Create summary' });

describe('starting a summary', () => {
  test('a lost response doesn’t start the summary twice', async () => {
    const page = await scene.open('/app/summary');
    await page.locator('.sample').first().click();
    await write(page).waitFor();
    const keys: (string | undefined)[] = [];
    let isLost = true;
    await page.route(/\/generations$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      if (!isLost) return route.continue();
      isLost = false;
      await route.fetch();
      await route.abort();
    });
    const count = async () => {
      const headers = { token: scene.site.token };
      const answer = await fetch(`${scene.site.url}/generations?limit=100`, { headers });
      return ((await answer.json()) as { generations: unknown[] }).generations.length;
    };
    const already = await count();
    await write(page).click();
    await page.getByRole('alert').getByText('We can’t reach the server.').waitFor();
    await shot(page, 'app/make-failed', false);
    await write(page).click();
    await page.getByRole('button', { name: 'Export' }).waitFor();
    assert.equal(keys.length, 2);
    assert(keys[0]);
    assert.equal(keys[0], keys[1]);
    assert.equal(await count(), already + 1);
    await page.context().close();
  });

  test('looking for a video can be cancelled, its late result is ignored, and a single word isn’t accepted as text', async () => {
    const page = await scene.open('/app/summary');
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/videos$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await held;
      // A text always works, whatever the platform does.
      const text = 'Bees need flowers all year, and water, and a place to sleep in.';
      await route.continue({ postData: JSON.stringify({ text }) });
    });
    // The field also takes files, pages and texts, so its name says "Source".
    const field = page.getByRole('textbox', { name: /^Source/ });
    await field.fill('https://youtu.be/dQw4w9WgXcQ');
    await page.getByRole('button', { name: 'Find video' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    const answered = page.waitForResponse(/\/videos$/);
    letGo();
    await (await answered).finished();
    await page.getByRole('button', { name: 'Find video' }).waitFor();
    assert.equal(await page.locator('.make-film').count(), 0);
    assert.equal(await field.inputValue(), 'https://youtu.be/dQw4w9WgXcQ');
    await field.fill('hello');
    await page.getByText('too short to work with').waitFor();
    assert(await page.getByRole('button', { name: 'Use this text' }).isDisabled());
    await page.context().close();
  });

  test('an error from the server is shown at the field it is about', async () => {
    const page = await scene.open('/app/summary');
    await page.locator('.sample').first().click();
    await write(page).waitFor();
    const words = 'Something in the request isn’t right.';
    await page.route(/\/generations$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: {
              code: 'invalid_input',
              msg: words,
              message: words,
              fields: [{ field: 'language', problem: 'must be one the engine can write' }],
            },
          })
        : route.continue(),
    );
    await write(page).click();
    await page.getByRole('alert').getByText('Language must be one the engine can write.').waitFor();
    await page.locator('.field', { hasText: 'Write in' }).getByText('must be one').waitFor();
    // The browser's own select is there until the list has loaded.
    const box = page.locator('input[role=combobox]');
    await box.scrollIntoViewIfNeeded();
    await box.click();
    await page.keyboard.type('danish');
    await page.keyboard.press('Enter');
    await eventually('it stays after the form changed', async () => {
      return (await page.getByText('must be one').count()) === 0;
    });
    await page.context().close();
  });
});

test('the language of a draft is found by its own name and its code, and clicking the field again types over it', async () => {
  const page = await scene.open('/app/blog');
  await page.locator('.sample').first().click();
  const box = page.locator('input[role=combobox]');
  await box.scrollIntoViewIfNeeded();
  for (const [typed, name] of [
    ['deutsch', 'German'],
    ['espanol', 'Spanish'],
    ['farsi', 'Persian'],
    ['日本', 'Japanese'],
    ['es', 'Spanish'],
    ['german', 'German'],
  ] as const) {
    await box.click();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await eventually(`${typed} isn’t found`, async () => (await box.inputValue()).endsWith(name));
  }
  await page.context().close();
});

test('the list of languages loads before a source is chosen, and nobody types into what it replaces', async () => {
  const page = await scene.open('/app/generations');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/combobox-/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/combobox-/);
  await page.goto(`${scene.site.url}/app/blog`);
  await asked;
  await page.locator('.sample').first().click();
  const field = page.getByRole('combobox', { name: 'Write in' });
  await field.waitFor();
  assert(await field.isDisabled());
  release();
  await field.click();
  await page.keyboard.type('portuguese (b');
  await page.keyboard.press('Enter');
  await eventually('it is not chosen', async () =>
    (await field.inputValue()).endsWith('Portuguese (Brazil)'),
  );
  await page.context().close();
});

describe('a source', () => {
  test('from the samples shows its picture and all chapters on its ruler', async () => {
    const page = await scene.open('/app/blog');
    await page.locator('.sample', { hasText: 'How to plan a small garden' }).click();
    const card = page.getByRole('region', { name: 'Your source' });
    await card.getByText('Your one day').waitFor();
    await eventually('its picture is not there', async () =>
      Boolean(await page.evaluate(`document.querySelector('.make-drawn').naturalWidth > 0`)),
    );
    assert.equal(await card.locator('.make-chapters > li').count(), 8);
    assert.equal(await card.locator('.rail-ticks > li').count(), 8);
    await page.context().close();
  });

  const failure = {
    code: 'video_no_captions',
    message:
      'This video has no captions. This used none of your words. Paste its transcript, or upload the subtitles or audio.',
    attempts: [
      { via: 'captions', outcome: 'video_no_captions', ms: 120 },
      { via: 'yt-dlp', outcome: 'not installed', ms: 3 },
    ],
  };

  test('that can’t be loaded says why and what was tried, and offers alternatives without the platform', async () => {
    const page = await scene.open('/app/blog');
    await page.route(/\/videos$/, (route) =>
      route.fulfill({ status: 422, json: { ...failure, msg: failure.message } }),
    );
    await page.locator('#source').fill('https://vimeo.com/123456');
    const told = page.getByRole('status').filter({ hasText: 'isn’t on YouTube' });
    await told.getByRole('button', { name: 'Choose file' }).waitFor();
    await told.getByRole('button', { name: 'Paste transcript' }).click();
    assert.equal(await page.locator('#source').inputValue(), '');
    await page.locator('#source').fill('https://youtu.be/dQw4w9WgXcQ https://youtu.be/jNQXAC9IVRw');
    await page.getByRole('button', { name: 'Show videos' }).waitFor();
    // Formatted as phones share it.
    await page.locator('#source').fill('A talk on gardens\nhttps://youtu.be/dQw4w9WgXcQ?si=x');
    await page.getByRole('button', { name: 'Find video' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('This video has no captions').waitFor();
    await alert.getByText('What we tried').click();
    await alert.getByText('not installed').waitFor();
    assert.equal(await alert.getByRole('button', { name: 'Try again' }).count(), 0);
    await assertAccessible(page);
    await shot(page, 'app/make-source-failed', false);
    await alert.getByRole('button', { name: 'Paste transcript' }).click();
    await alert.getByLabel('Transcript').waitFor();
    await alert.getByRole('button', { name: 'Try a sample' }).click();
    await page.getByRole('region', { name: 'Your source' }).waitFor();
    await page.getByRole('button', { name: 'Create article' }).waitFor();
    await page.context().close();
  });

  test('delayed by the platform’s rate limit says when it is retried, and then loads automatically', async () => {
    const page = await scene.open('/app/blog', { width: 360 });
    const found = { id: 'vid_waited', kind: 'youtube', title: 'A talk that was waited for' };
    const transcript = { id: null, state: 'waiting', kind: null, words: 0, timed: true };
    const rest = {
      declaredTag: null,
      detectedTag: null,
      languageMissing: null,
      progress: null,
      gaps: null,
      remainingSeconds: null,
    };
    const known = { channel: '', durationMs: 0, language: 'english', languageTag: 'en' };
    const empty = { chapters: [], url: null, platformId: null, thumbnail: null };
    const video = { ...found, ...known, ...empty, recordingBytes: null };
    let isReady = false;
    const retryAt = new Date(Date.now() + 1500).toISOString();
    await page.route(/\/videos\/vid_waited$/, (route) =>
      route.fulfill({
        json: {
          ...video,
          transcript: {
            ...transcript,
            ...rest,
            ...(isReady && { id: 'trn_1', state: 'ready', kind: 'manual', words: 9 }),
            error: null,
            retryAt: isReady ? null : retryAt,
            attempts: [],
          },
        },
      }),
    );
    const message = 'YouTube asked us to slow down. We’ll try again automatically.';
    const refused = { code: 'platform_rate_limited', msg: message, message, videoId: found.id };
    await page.route(/\/videos$/, (route) => route.fulfill({ status: 429, json: refused }));
    const link = `https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=${'PL'.repeat(40)}`;
    await page.locator('#source').fill(link);
    await assertNoSideways(page);
    await page.getByRole('button', { name: 'Find video' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('We’ll try again at').waitFor();
    assert.equal(await alert.locator('time').getAttribute('datetime'), retryAt);
    isReady = true;
    const chosen = page.getByRole('region', { name: 'Your source' });
    await chosen.getByText(found.title).waitFor();
    await page.context().close();
  });

  test('pasted as text is recognised and used', async () => {
    const page = await scene.open('/app/summary');
    const said =
      'The kettle goes on first. Then the leaves are weighed, three grams for a cup. Water just off the boil keeps the taste soft. ';
    await page.locator('#source').fill(said.repeat(12));
    await page.getByRole('button', { name: 'Use this text' }).click();
    const chosen = page.getByRole('region', { name: 'Your source' });
    await chosen.getByText('Pasted text').waitFor();
    assert.equal(
      await chosen.locator('.make-duration').count(),
      0,
      'a text without times has a length',
    );
    await write(page).click();
    await page.getByRole('button', { name: 'Export' }).waitFor();
    await page.goto(`${scene.site.url}/app/blog`);
    const used = page.getByRole('region', { name: 'Recent' }).getByRole('button').first();
    assert.equal((await used.innerText()).startsWith('The kettle'), true);
    assert.equal(await used.locator('time').count(), 0, 'nor has it one once it was used');
    let isHeard = false;
    await page.route(/\/videos\/vid_[^/]+$/, async (route) => {
      const answer = await route.fetch();
      const video = (await answer.json()) as { transcript: object };
      const transcript = { ...video.transcript, ...(!isHeard && { state: 'working' }) };
      await route.fulfill({ response: answer, json: { ...video, transcript } });
    });
    await used.click();
    const create = page.getByRole('button', { name: 'Create article' });
    await page.getByText('You can create this as soon as the transcript is ready.').waitFor();
    assert.equal(await create.isDisabled(), true, 'it would have been refused');
    isHeard = true;
    const estimate = page.getByLabel('Estimate');
    await estimate.getByText('nothing').waitFor();
    assert.equal(await create.isDisabled(), false);
    let isHeld = true;
    const held: (() => void)[] = [];
    await page.route(/\/generations\/estimate$/, async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.getByRole('checkbox', { name: 'Thread' }).check({ force: true });
    await estimate.getByText('updating…').first().waitFor();
    assert.equal(await estimate.getByText('nothing').count(), 0, 'the old price stands');
    await eventually('nothing was asked', async () => held.length > 0);
    isHeld = false;
    for (const release of held) release();
    await estimate.getByText('nothing').waitFor();
    await page.context().close();
  });

  test('dropped as a subtitle file is uploaded and used', async () => {
    const page = await scene.open('/app/blog');
    const cues = Array.from({ length: 12 }, (_, at) => {
      const time = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')},000`;
      return `${at + 1}\n${time(at * 4)} --> ${time(at * 4 + 4)}\nThe tea of step ${at + 1} is poured slowly.\n`;
    });
    await page.getByLabel('Subtitle, text, audio or video file').setInputFiles({
      name: 'tea.srt',
      mimeType: 'application/x-subrip',
      buffer: Buffer.from(cues.join('\n')),
    });
    await page.getByRole('region', { name: 'Your source' }).waitFor();
    await page.context().close();
  });

  test('that is a recording says how it is transcribed and how long that takes, and asks for the rights, before uploading', async () => {
    const page = await scene.open('/app/blog', { width: 360 });
    let isSent = false;
    await page.route(/\/videos\/upload$/, (route) => {
      isSent = true;
      return route.abort();
    });
    await page.getByLabel('Subtitle, text, audio or video file').setInputFiles({
      name: 'talk.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('x'),
    });
    const send = page.getByRole('button', { name: 'Upload and transcribe' });
    await page.getByText('An hour of English takes about 15 minutes').waitFor();
    await page.getByLabel('Spoken language').selectOption('french');
    await page.getByText('An hour of audio takes about 42 minutes').waitFor();
    await page.getByLabel('Spoken language').selectOption('hindi');
    const warning = page.getByText('Transcripts in Hindi may have a lot of mistakes');
    await warning.waitFor();
    const field = (await page.getByLabel('Spoken language').boundingBox())!;
    const below = (await warning.boundingBox())!.y - (field.y + field.height);
    assert(below >= 0 && below < 24, `the warning is ${below} px below its field`);
    await shot(page, 'app/make-poor-language', false);
    assert.equal(await send.isDisabled(), true);
    await page.getByText('I have the rights to use this recording').click();
    assert.equal(await send.isDisabled(), false);
    await assertNoSideways(page);
    assert.equal(isSent, false);
    await page.context().close();

    const without = await scene.open('/app/blog');
    await without.route(/\/videos\/recognition$/, (route) =>
      route.fulfill({
        json: {
          method: 'none',
          provider: null,
          languages: 'many',
          hourTakesSeconds: { english: null, other: null },
          poorLanguages: [],
        },
      }),
    );
    await without.getByLabel('Subtitle, text, audio or video file').setInputFiles({
      name: 'talk.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('x'),
    });
    await without.getByText('can’t transcribe on its own').waitFor();
    assert.equal(await without.getByRole('button', { name: 'Upload and transcribe' }).count(), 0);
    await without.context().close();
  });
});
