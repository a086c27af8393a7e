import assert from 'node:assert/strict';
import * as runner from 'node:test';
import { GenerationSchema, type Generation } from '#contract/generations.ts';
import { type AudioState, AudioStateSchema, VoiceListSchema } from '#contract/podcasts.ts';
import { assertAccessible, openAppScene, type AppScene } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';

let scene: AppScene;
let id = '';
let hasVoices = false;
const ends: (() => Promise<void>)[] = [];
const { test } = runner;

async function call(path: string, init: RequestInit = {}) {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  return (await fetch(scene.site.url + path, { ...init, headers })).json();
}
const get = async (): Promise<Generation> =>
  GenerationSchema.parse(await call(`/generations/${id}`));
const state = async (): Promise<AudioState> =>
  AudioStateSchema.parse(await call(`/generations/${id}/audio/state`));

/** Speaking takes as long as it takes; on a busy machine that is minutes. */
async function atLast(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  assert.fail(what);
}

runner.before(async () => {
  scene = await openAppScene({ after: (work) => void ends.push(work) });
  const body = JSON.stringify({ format: 'podcast', sample: true, options: { minutes: 1 } });
  const { generations } = (await call('/generations', { method: 'POST', body })) as {
    generations: { id: string }[];
  };
  ({ id } = generations[0]!);
  await eventually('it is not written', async () => (await get()).status === 'done');
  const { providers } = VoiceListSchema.parse(await call('/voices?language=english'));
  hasVoices = providers.find((provider) => provider.id === 'built-in')!.state === 'ready';
});

runner.after(async () => {
  for (const end of ends.toReversed()) await end();
});

test('R24 a script is shown as lines by speaker, each of which can be edited, moved, added and deleted', async () => {
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
    await page.getByRole('button', { name: 'Delete line 1', exact: true }).click();
    await eventually('lines are not as they were', async () => (await lines.count()) === before);
    await page.getByRole('spinbutton', { name: /Silence before line 2/ }).fill('900');
    await eventually('the pause is not saved', async () =>
      JSON.stringify((await get()).document).includes('"pauseMs":900'),
    );
    await assertAccessible(page);
    await shot(page, 'podcast-studio');
  });
});

test(
  'F4 the audio is made with progress, played, followed and brought up to date by one line',
  { skip: !process.env['BROWSER_ALL'] && 'needs a quiet machine' },
  async (t) => {
    if (!hasVoices) return t.diagnostic('not run: the built-in voices are not installed here');
    await scene.on(`/app/podcast/${id}`, {}, async (page) => {
      await page.getByRole('button', { name: /Make the audio|Update the audio/ }).click();
      await atLast('the audio is not made', async () => (await state()).status === 'done');
      const made = await state();
      assert.ok(Math.abs(made.file!.loudnessLufs! + 16) <= 1);
      await page.getByRole('button', { name: 'Play (K)' }).waitFor();
      await page.getByRole('button', { name: 'Play from line 3', exact: true }).click();
      await eventually(
        'the line in play is not marked',
        async () => (await page.locator('.line[data-now]').count()) === 1,
      );
      await page.getByRole('button', { name: 'Pause (K)' }).click();
      // The player stays in view; a line that is half under it is no fault of its own.
      await page.evaluate('scrollTo(0, 0)');
      await assertAccessible(page);
      await shot(page, 'podcast-player');
      await page.getByRole('textbox', { name: /^Line 2,/ }).fill('Only this line is new.');
      await page.getByRole('button', { name: 'Update the audio' }).click();
      await atLast('it is not brought up to date', async () => {
        const now = await state();
        return now.status === 'done' && now.isCurrent;
      });
      assert.equal((await state()).file!.linesSpoken, 1);
    });
  },
);

test(
  'the studio fits a phone and a dark room',
  { skip: !process.env['BROWSER_ALL'] && 'needs a quiet machine' },
  async () => {
    for (const [name, options] of [
      ['phone', { width: 360 }],
      ['dark', { theme: 'dark' }],
    ] as const) {
      await scene.on(`/app/podcast/${id}`, options, async (page) => {
        await page.locator('.line').first().waitFor();
        const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        assert.ok(Number(wide) <= 0, `wider than the screen by ${String(wide)}`);
        await assertAccessible(page);
        await shot(page, `podcast-${name}`);
      });
    }
    assert.deepEqual(scene.complaints, []);
  },
);
