import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { GenerationSchema, type Generation } from '#contract/generations.ts';
import { type AudioState, AudioStateSchema, VoiceListSchema } from '#contract/podcasts.ts';
import { usualCover } from '#server/audio/cover.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import { useApp } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';
import { makeScript } from '#tests/support/podcast-script.ts';

const scene = useApp({}, async () => {
  const body = JSON.stringify({ format: 'podcast', sample: true, options: { minutes: 1 } });
  const { generations } = (await call('/generations', { method: 'POST', body })) as {
    generations: { id: string }[];
  };
  ({ id } = generations[0]!);
  await eventually('it is not written', async () => (await get()).status === 'done');
  const { providers } = VoiceListSchema.parse(await call('/voices?language=english'));
  hasVoices = providers.find((provider) => provider.id === 'built-in')!.state === 'ready';
});
let id = '';
let hasVoices = false;
async function call(path: string, init: RequestInit = {}) {
  const headers = {
    token: scene.site.token,
    ...(init.body !== undefined && { 'content-type': 'application/json' }),
    ...(init.headers as Record<string, string> | undefined),
  };
  return (await fetch(scene.site.url + path, { ...init, headers })).json();
}
const get = async (): Promise<Generation> =>
  GenerationSchema.parse(await call(`/generations/${id}`));
const state = async (): Promise<AudioState> =>
  AudioStateSchema.parse(await call(`/generations/${id}/audio/state`));

/** Polls for minutes, since speaking is slow on a busy machine. */
async function atLast(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  assert.fail(what);
}

test('R24 a script is listed by speaker, and each line can be edited, moved, added and deleted', async () => {
  await scene.on(`/app/podcast/${id}`, {}, async (page) => {
    const lines = page.locator('.line');
    await lines.first().waitFor();
    const before = await lines.count();
    const first = page.getByRole('textbox', { name: /^Line 1,/ });
    await first.fill('Hello, and welcome. This line was written in the studio.');
    await eventually('the edit is not saved', async () =>
      JSON.stringify((await get()).document).includes('written in the studio'),
    );
    await first.press('Enter');
    await page.getByRole('textbox', { name: /^Line 2,/ }).fill('A line in between.');
    await page.getByRole('textbox', { name: /^Line 2,/ }).press('Alt+ArrowUp');
    assert.equal(
      await page.getByRole('textbox', { name: /^Line 1,/ }).inputValue(),
      'A line in between.',
    );
    const opening = () => page.getByRole('textbox', { name: /^Line 1,/ }).inputValue();
    await page.keyboard.press('Control+z');
    await eventually('the move stays', async () => (await opening()).startsWith('Hello, and'));
    await page.keyboard.press('Control+Shift+z');
    await eventually('the move is gone', async () => (await opening()) === 'A line in between.');
    await page.getByRole('button', { name: 'Delete line 1', exact: true }).click();
    await eventually('lines are not as they were', async () => (await lines.count()) === before);
    // Delete another one: each can be restored, the last one first.
    const second = await page.getByRole('textbox', { name: /^Line 2,/ }).inputValue();
    await page.getByRole('button', { name: 'Delete line 2', exact: true }).click();
    await eventually('it is not deleted', async () => (await lines.count()) === before - 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually('the second is lost', async () => (await lines.count()) === before);
    assert.equal(await page.getByRole('textbox', { name: /^Line 2,/ }).inputValue(), second);
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually('the line is lost', async () => (await lines.count()) === before + 1);
    await page.getByRole('button', { name: 'Delete line 1', exact: true }).click();
    await eventually('lines are not as they were', async () => (await lines.count()) === before);
    const silence = page.getByRole('spinbutton', { name: 'Pause before line 2, in seconds' });
    await silence.fill('0.8');
    await silence.press('ArrowUp');
    assert.equal(await silence.inputValue(), '0.9');
    await eventually('the pause is not saved', async () =>
      JSON.stringify((await get()).document).includes('"pauseMs":900'),
    );
    // The undo offer is between the lines and covers none of their buttons.
    const isOver = await page.evaluate(`(() => {
      const offer = document.querySelector('.studio-removed').getBoundingClientRect();
      const boxes = [...document.querySelectorAll('.line')].map((line) => line.getBoundingClientRect());
      return boxes.some(({ top, bottom }) => offer.top < bottom - 1 && top < offer.bottom - 1);
    })()`);
    assert.equal(isOver, false);
    await assertAccessible(page);
    await shot(page, 'podcast-studio');
  });
});

/**
 * Sticky bars would partly cover controls, which then count as too small a target. So this makes the window tall
 * enough to show everything.
 */
async function unroll(page: Page): Promise<Page> {
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 6000 });
  return page;
}

/** Makes the script short enough for a test to speak it. */
async function writeShort(): Promise<void> {
  const body = JSON.stringify({
    document: makeScript(
      ['Welcome to the garden.', 'Good to be here.', 'Shall we start?'],
      'english',
      2,
    ),
  });
  const { version } = await get();
  await call(`/generations/${id}`, {
    method: 'PATCH',
    headers: { 'if-match': `"${version}"` },
    body,
  });
}

test('F4 the audio is generated with progress, played, followed in the script, and updated for one line', async (t) => {
  if (!hasVoices) return t.diagnostic('not run: the built-in voices are not installed here');
  await writeShort();
  await scene.on(`/app/podcast/${id}`, {}, async (page) => {
    // If the script can't be saved, it isn't spoken, and isn't lost with the page either.
    await page.route(`**/generations/${id}`, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    const typed = 'Welcome to the old garden.';
    await page.getByRole('textbox', { name: /^Line 1,/ }).fill(typed);
    await page.getByRole('button', { name: /Generate audio|Update audio/ }).click();
    await page.getByText(/couldn’t save your changes, so nothing was recorded/).waitFor();
    assert.equal((await state()).status, 'none');
    await page.unroute(`**/generations/${id}`);
    await page.reload();
    await eventually('what was typed is not saved', async () =>
      JSON.stringify((await get()).document).includes(typed),
    );
    assert.equal(await page.getByRole('textbox', { name: /^Line 1,/ }).inputValue(), typed);
    // The browser logs an error for each aborted request.
    scene.complaints.length = 0;
    // The server's own voices are free, and the page says so beforehand.
    await page.getByText('Free. These voices run on this server.').waitFor();
    await page.getByRole('button', { name: /Generate audio|Update audio/ }).click();
    await page.getByRole('progressbar').first().waitFor();
    await shot(page, 'podcast-making');
    await atLast('the audio is not made', async () => (await state()).status === 'done');
    const made = await state();
    assert.ok(Math.abs(made.file!.loudnessLufs! + 16) <= 1);
    // Every response has a new URL for the same audio, which must not interrupt playback.
    const sounds = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'media') sounds.add(request.url());
    });
    // The page is updated over its stream and doesn't poll.
    const place = (await page.getByRole('button', { name: 'Play (K)' }).boundingBox())!;
    await page.getByRole('button', { name: 'Play (K)' }).click();
    await eventually(
      'the line in play is not marked',
      async () => (await page.locator('.line[data-now]').count()) === 1,
    );
    const pause = (await page.getByRole('button', { name: 'Pause (K)' }).boundingBox())!;
    assert.deepEqual([pause.x, pause.y], [place.x, place.y], 'it moved from under the hand');
    const shown = (await page.evaluate(
      `({ title, artist, album, artwork } = navigator.mediaSession.metadata, {
        title, artist, album, cover: artwork[0].src, state: navigator.mediaSession.playbackState })`,
    )) as Record<string, string>;
    const { title } = (await get()).document!;
    assert.deepEqual(
      [shown['title'], shown['state'], shown['artist'], shown['album']],
      [title, 'playing', 'Ada, Ben', ''],
    );
    // Lock screens request it without our auth header.
    const picture = await fetch(shown['cover']!);
    assert.deepEqual(
      [picture.status, picture.headers.get('content-type')],
      [200, 'image/png'],
      'no cover for the lock screen',
    );
    await page.getByRole('button', { name: 'Play from line 3', exact: true }).click();
    await eventually(
      'the line in play is not marked',
      async () => (await page.locator('.line[data-now]').count()) === 1,
    );
    await page.getByRole('button', { name: 'Pause (K)' }).click();
    const { width, height } = (await page.locator('.wave').boundingBox())!;
    await page.locator('.wave').click({ position: { x: width / 2, y: height / 2 } });
    const half = Math.floor(made.file!.durationMs / 2000);
    await eventually('a press on the wave does not seek', async () => {
      const [minutes, seconds] = (await page.locator('.player-time .strong').innerText()).split(
        ':',
      );
      return Math.abs(Number(minutes) * 60 + Number(seconds) - half) <= 1;
    });
    // Player shortcuts also work while its rail has focus.
    await page.locator('.player input[type="range"]').focus();
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Pause (K)' }).waitFor();
    await page.keyboard.press('k');
    await page.getByRole('button', { name: 'Play (K)' }).waitFor();
    assert.equal((await state()).published, false);
    await page.getByText('Include in my podcast feed', { exact: true }).click();
    await eventually('it is not in the feed', async () => (await state()).published);
    await page.getByText(/This is an episode of|You don’t have a feed yet/).waitFor();
    assert.ok(sounds.size <= 1, 'the sound was begun anew by an answer of the server');
    await assertAccessible(await unroll(page));
    await shot(page, 'podcast-player');
    for (const ending of ['mp3', 'vtt', 'srt', 'wav']) {
      await page.getByRole('button', { name: 'Files', exact: true }).click();
      const saved = page.waitForEvent('download');
      await page
        .getByRole('menuitem')
        .filter({ hasText: `.${ending}` })
        .click();
      assert.match((await saved).suggestedFilename(), new RegExp(`\\.${ending}$`));
    }
    await page.getByRole('button', { name: 'Export' }).click();
    for (const ending of ['.docx', '.mp3', '.wav', '.srt', '.vtt']) {
      await page.getByRole('menuitem').filter({ hasText: ending }).waitFor();
    }
    await page.keyboard.press('Escape');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Files', exact: true }).click();
    await shot(page, 'podcast-files', false);
    await page.getByRole('menuitem').filter({ hasText: 'Show notes' }).click();
    await page.getByText('Show notes copied.').waitFor();
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), made.file!.notes);
    await page.getByText(/dBTP\) · free/).waitFor();
    // On a phone, notices above the lines are tallest.
    await page.setViewportSize({ width: 360, height: 740 });
    const second = page.getByRole('textbox', { name: /^Line 2,/ });
    await page.getByRole('button', { name: 'More options for line 2' }).waitFor();
    await second.focus();
    const top = `Math.round(document.activeElement.getBoundingClientRect().top)`;
    const caret = await page.evaluate(top);
    await second.fill('Only this line is new.');
    await page.getByText(/1 line has changed\. We’ll record 1 line, about \d+ s/).waitFor();
    assert.equal(await page.evaluate(top), caret, 'the line moved under the caret');
    await page.setViewportSize({ width: 1440, height: 900 });
    assert.deepEqual(await page.locator('.line[data-changed]').count(), 1);
    await page.getByRole('button', { name: 'Update audio' }).click();
    // Until the edit is saved, the old audio still counts as current.
    await eventually('the line is not stored', async () =>
      JSON.stringify((await get()).document).includes('Only this line is new.'),
    );
    await atLast('it is not brought up to date', async () => {
      const now = await state();
      return now.status === 'done' && now.isCurrent;
    });
    assert.equal((await state()).file!.linesSpoken, 1);
    // Switch to the text and back: nothing covers the switch.
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.locator('.writing-bar .tools').waitFor();
    await page.getByText('0:00 in the recording').waitFor();
    await page.getByRole('button', { name: 'Studio', exact: true }).click();
    await page.getByRole('textbox', { name: /^Line 2,/ }).waitFor();
    // When the script is changed in another tab or by a refine, this page shows that its audio is outdated.
    const { version, document } = await get();
    await call(`/generations/${id}`, {
      method: 'PATCH',
      headers: { 'if-match': `"${version}"` },
      body: JSON.stringify({ document }).replace('Only this line', 'Elsewhere this line'),
    });
    await page.getByText(/1 line has changed/).waitFor();
    await page.goto(`${scene.site.url}/app/generations`);
    await page.getByText(/^Recorded, \d+:\d\d$/).waitFor();
    await page.getByText('In the feed', { exact: true }).waitFor();
    await shot(page, 'library-recorded');
  });
});

test('the studio works on a phone and in dark mode', async () => {
  for (const [name, options] of [
    ['phone', { width: 360 }],
    ['dark', { width: 1280, theme: 'dark' }],
  ] as const) {
    await scene.on(`/app/podcast/${id}`, options, async (page) => {
      await page.locator('.line').first().waitFor();
      const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      assert.ok(Number(wide) <= 0, `wider than the screen by ${String(wide)}`);
      // All tools of a line fit in one row.
      const rows = await page.evaluate(`[...document.querySelectorAll('.line-tools')].filter(
        (tools) => tools.scrollWidth > tools.clientWidth ||
          new Set([...tools.querySelectorAll('button, select, input')].map((tool) => {
            const { top, bottom } = tool.getBoundingClientRect();
            return Math.round((top + bottom) / 10);
          })).size > 1
      ).length`);
      assert.equal(rows, 0, 'lines have a second row of tools');
      if (hasVoices) {
        const chapter = (await page.locator('.player-chapter').boundingBox())!;
        assert.ok(chapter.width >= 280, `a chapter has ${chapter.width} px`);
      }
      // A font width outside the loaded range would fall back to another font.
      const stretch = String(
        await page.evaluate(
          `getComputedStyle(document.querySelector('.studio .doc-title')).fontStretch`,
        ),
      );
      assert.ok(Number.parseFloat(stretch) >= 100 && Number.parseFloat(stretch) <= 112, stretch);
      await shot(page, `podcast-${name}`, false);
      await assertAccessible(await unroll(page));
    });
  }
  assert.deepEqual(scene.complaints, []);
});

test('R26 voices, pronunciations and the private feed are set up on one page, and the feed can be deleted', async () => {
  await scene.on('/app/settings#feed', {}, async (page) => {
    await page.getByRole('button', { name: 'Create a feed' }).click();
    const address = page.locator('.feed-url');
    await address.waitFor();
    const path = new URL((await address.textContent())!).pathname;
    assert.equal((await fetch(scene.site.url + path)).status, 200);

    await page.getByLabel('Show name').fill('Small gardens');
    await page.getByLabel('Category').selectOption('Leisure');
    await page.getByRole('button', { name: 'Save show' }).click();
    await page.getByLabel('Upload a cover').setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: Buffer.from(usualCover()),
    });
    await page.getByAltText('Podcast cover').waitFor();
    await eventually('the feed is not the show', async () =>
      /<title>Small gardens<\/title>[\s\S]*category text="Leisure"[\s\S]*cover-/.test(
        await (await fetch(scene.site.url + path)).text(),
      ),
    );

    await page.getByLabel('Word or name').fill('Nguyen');
    await page.getByLabel('Pronounced as').fill('win');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Remove Nguyen' }).waitFor();
    assert.deepEqual(await call('/pronunciations'), { entries: [{ word: 'Nguyen', say: 'win' }] });

    if (hasVoices) {
      const first = page.getByLabel('First host', { exact: true });
      await first.locator('option', { hasText: /^Default \(Cello/ }).waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Hear the first host’s voice' }).waitFor();
      await first.selectOption('built-in/violin');
      await eventually('the voice is not saved', async () => {
        const { defaults } = VoiceListSchema.parse(await call('/voices?language=english'));
        return defaults[0] === 'built-in/violin';
      });
    }
    await assertAccessible(await unroll(page));
    await page.locator('#feed').scrollIntoViewIfNeeded();
    await shot(page, 'podcast-settings');

    await page.getByRole('button', { name: 'Delete feed' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete feed' }).click();
    await page.getByRole('button', { name: 'Create a feed' }).waitFor();
    assert.equal((await fetch(scene.site.url + path)).status, 404);
  });
});
