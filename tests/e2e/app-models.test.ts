import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import mammoth from 'mammoth';
import type { Locator, Page } from 'playwright-core';
import { GenerationSchema, type Generation } from '#contract/generations.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';
import {
  type StandInAnswer,
  startStandInModels,
  type StandInRequest,
} from '#tests/support/stand-in-models/stand-in-models.ts';
import { idOf, startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { untilSeen } from '#tests/support/until-seen.ts';

/** One failure of each kind that users can tell apart. */
const MOODS_THAT_FAIL = ['removed', 'private', 'age', 'live', 'no-captions', 'limited'] as const;

let article = '';

/** The provider is overloaded on the first call, and answers again only after the test has seen the notice. */
let asked = 0;
const noticed = Promise.withResolvers<void>();

/** The first refine gets no answer until the test has checked the state meanwhile. */
const wished = Promise.withResolvers<void>();
const stopped = Promise.withResolvers<void>();

/** The provider's filter takes back what the model writes, after it was metered. */
let isFiltered = false;

async function answerOnceFree(request: StandInRequest): Promise<StandInAnswer> {
  if (isFiltered) return { text: answer(request), fault: 'refused_answer' };
  asked += 1;
  if (asked === 1) return { text: '', fault: 'overloaded' };
  if (asked === 2) await noticed.promise;
  if (request.messages[0]!.content.includes('more slowly')) {
    wished.resolve();
    await stopped.promise;
  }
  return { text: answer(request) };
}

/** A model that follows instructions: shortens, fills in what is missing, or else changes every line a little. */
function answer(request: StandInRequest): string {
  const prompt = request.messages[0]!.content;
  const written = answerLikeAModel(request);
  const wish = /<<<REQUEST \w+>>>\n(.*)\n/.exec(prompt)?.[1] ?? '';
  if (wish.startsWith('Shorten it')) return '@tweet [#1] Watch the shade first.';
  if (!wish.includes('only the field “meta description”')) return written;
  return written
    .replaceAll(/ Indeed\.$/gm, '')
    .replace(/^@description.*$/m, '@description Written by one click.');
}

const scene = useApp(async ({ after }) => {
  const [platform, models] = await Promise.all([
    startStandInPlatform(),
    startStandInModels({ answer: answerOnceFree }),
  ]);
  after(() => platform.close());
  after(() => models.close());
  return { ...platform.env, ...models.env() };
});

const text = (page: Page) => page.getByRole('textbox', { name: 'Draft' });
const blocks = (generation: Generation) =>
  generation.document?.sections.flatMap((section) => section.blocks) ?? [];
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!;

async function get(id: string): Promise<Generation> {
  const headers = { token: scene.site.token };
  const found = await fetch(`${scene.site.url}/generations/${id}`, { headers });
  return GenerationSchema.parse(await found.json());
}

async function writeFrom(page: Page, format: string, videoId: string): Promise<void> {
  await page.goto(`${scene.site.url}/app/${format}`);
  await page.locator('#source').fill(`https://www.youtube.com/watch?v=${videoId}`);
  await page.getByRole('button', { name: 'Find video' }).click();
  await page.getByRole('region', { name: 'Your source' }).waitFor();
}

describe('with an API key', () => {
  test('R26 F9 a wrong key shows the provider’s error, a valid one works and is never displayed', () =>
    scene.on('/app/settings#keys', {}, async (page) => {
      await page.getByRole('button', { name: 'Add the OpenAI key' }).click();
      const field = page.getByLabel('OpenAI key', { exact: true });
      await field.fill('sk-wrong-wrong-wrong-wrong');
      await page.getByRole('button', { name: 'Test and save' }).click();
      await page.locator('#keys [role=alert], #keys .field-error').first().waitFor();
      await field.fill('sk-right-right-right-7777');
      await page.getByRole('button', { name: 'Test and save' }).click();
      await page.locator('#keys').getByText('Works').waitFor();
      await page.locator('#keys').getByText('…7777').waitFor();
      await eventually('the key is still on the page', async () => {
        return !(await page.content()).includes('sk-right');
      });
      await assertAccessible(page);
    }));

  test('F1 F9 the price is shown up front, a busy provider is visibly retried, the text streams in, and the cost is on the ledger', () =>
    scene.on('/app/blog', {}, async (page) => {
      await writeFrom(page, 'blog', 'dQw4w9WgXcQ');
      const estimate = page.getByLabel('Estimate');
      await estimate.getByText('at most').waitFor();
      await estimate.getByText('with your key').waitFor();
      await assertAccessible(page);
      await shot(page, 'app/make-estimate', false);
      await page.getByRole('button', { name: 'Create article' }).click();
      // The notice names the attempt, and says that there is nothing to do.
      const notice = page.getByRole('status').filter({ hasText: 'We’ll try again' });
      await notice.waitFor();
      assert.match(await notice.innerText(), /overloaded right now. You don’t need to do anything/);
      await assertAccessible(page);
      await shot(page, 'app/watch-retrying', false);
      noticed.resolve();
      await text(page).waitFor();
      assert.equal(await notice.count(), 0);
      article = idIn(page);
      await page
        .getByRole('complementary')
        .getByText(/tokens/)
        .waitFor();
      await page.getByRole('link', { name: 'Ledger' }).click();
      await page.locator('#spending .ledger-aside').getByText('gpt-').first().waitFor();
      await assertAccessible(page);
      await page.locator(`#spending a[href$="${article}"]`).first().click();
      await page.waitForURL(`**/app/blog/${article}`);
    }));
});

test('F9 a failed run says that it used none of your words, and what your provider bills for it', () =>
  scene.on('/app', {}, async (page) => {
    isFiltered = true;
    const headers = { token: scene.site.token, 'content-type': 'application/json' };
    const wanted = { format: 'tweet', sample: true, model: 'openai/gpt-4.1-mini' };
    const init = { method: 'POST', headers, body: JSON.stringify(wanted) };
    const started = await fetch(`${scene.site.url}/generations`, init);
    assert.equal(started.status, 202);
    const { generations } = (await started.json()) as { generations: { id: string }[] };
    const [{ id } = { id: '' }] = generations;
    const failed = await untilSeen(async () => {
      const generation = await get(id);
      return generation.status === 'failed' ? generation : null;
    });
    isFiltered = false;
    assert.ok(failed.usage && failed.usage.costCents > 0);
    await page.goto(`${scene.site.url}/app/tweet/${id}`);
    const notice = page.getByRole('status').filter({ hasText: 'This run failed' });
    await notice.waitFor();
    assert.match(
      await notice.innerText(),
      /A failed run uses none of your words\. Your provider (?:bills you|may bill you about) \S+ for what it already sent\./,
    );
    await assertAccessible(page);
    await shot(page, 'app/watch-failed-bill', false);
  }));

describe('evidence', () => {
  test('the video next to the draft plays a paragraph’s moment, and the draft follows playback', () =>
    scene.on(`/app/blog/${article}`, {}, async (page) => {
      await text(page).waitFor();
      await page.getByRole('button', { name: 'Play video here' }).click();
      const frame = page.frameLocator('iframe[title^="Video:"]');
      await frame.locator('#at').waitFor();
      const ticks = page.locator('.doc .rail-tick:visible');
      const secondsOf = async (tick: Locator) => {
        const [minutes, seconds] = (await tick.innerText()).trim().split(':').map(Number);
        return minutes! * 60 + seconds!;
      };
      const from = await secondsOf(ticks.nth(3));
      const to = await secondsOf(ticks.last());
      await ticks.nth(3).click();
      await frame.getByText(new RegExp(`^${from}(\\.|$)`)).waitFor();
      await page.locator('.doc .now').waitFor();
      const before = await page.locator('.doc .now').first().innerText();
      await page.frames()[1]!.evaluate(`advance(${to - from + 1})`);
      await eventually('the text does not follow', async () => {
        const now = page.locator('.doc .now');
        return (await now.count()) > 0 && (await now.first().innerText()) !== before;
      });
      await shot(page, 'app/watch-playing', false);
    }));

  test('a video that can’t be embedded says so, and rail and transcript still work', () =>
    scene.on('/app/summary', {}, async (page) => {
      await writeFrom(page, 'summary', idOf('no-embed'));
      await page.getByRole('button', { name: 'Create summary' }).click();
      await text(page).waitFor();
      await page.getByRole('button', { name: 'Play video here' }).click();
      const refusal = page.getByRole('alert').getByText('doesn’t allow this video to play');
      await refusal.waitFor();
      await assertAccessible(page);
      await page.getByRole('button', { name: 'Close player' }).click();
      await page.locator('.doc .rail-tick:visible').nth(1).click();
      await page.locator('.said[data-marked]').first().waitFor();
    }));
});

describe('refining', () => {
  test('a refine changes the whole text, then one paragraph, and each is a version that can be restored', () =>
    scene.on(`/app/blog/${article}`, {}, async (page) => {
      await text(page).waitFor();
      const before = blocks(await get(article)).filter(({ kind }) => kind === 'paragraph');
      const standing = page.locator('.watch-page').getByText(before[0]!.md).first();
      await page.keyboard.press('Control+j');
      await page.keyboard.type('more slowly');
      await page.keyboard.press('Enter');
      await wished.promise;
      await page.locator('.watch-page[data-reading]').waitFor();
      await standing.waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await text(page).waitFor();
      stopped.resolve();
      await standing.waitFor();
      assert.deepEqual(
        blocks(await get(article)).filter(({ kind }) => kind === 'paragraph'),
        before,
      );

      await page.keyboard.press('Control+j');
      await page.keyboard.type('a little firmer');
      await page.keyboard.press('Enter');
      await eventually('the whole is not changed', async () => {
        const now = await get(article);
        const changed = blocks(now).filter(({ md }) => md.endsWith('Indeed.'));
        return now.status === 'done' && changed.length >= before.length;
      });
      await text(page).getByText('Indeed.').first().waitFor();
      const size = { width: 360, height: 740, touch: true };
      const phone = await scene.open(`/app/blog/${article}`, size);
      await text(phone).waitFor();
      await assertNoSideways(phone);
      // On phones, the bars above the text leave enough of the screen for it.
      const [bar, tools] = [phone.locator('.watch .bar'), phone.locator('.writing-bar')];
      // Wait until fonts have loaded and the save state is shown.
      await bar.getByText('Saved').waitFor();
      await eventually('more than 130 px stand over the text', async () => {
        const { y, height } = (await tools.boundingBox())!;
        return y + height <= 130;
      });
      for (const name of ['Preview', 'Export', /^Create more/]) {
        await bar.getByRole('button', { name }).click({ trial: true });
      }
      await bar.getByRole('button', { name: /favourite/i }).click({ trial: true });
      await tools.getByRole('button', { name: 'Versions' }).click({ trial: true });
      await assertAccessible(phone);
      await phone.context().close();

      const { id } = before[1]!;
      const others = blocks(await get(article)).filter((block) => block.id !== id);
      // A selection sets the refine's scope, which stays while typing until the caret moves.
      const only = page.getByRole('radio', { name: 'This paragraph' });
      await page.locator(`[id="${id}"]`).click();
      await only.waitFor();
      assert(!(await only.isChecked()));
      await page.locator(`[id="${id}"]`).click({ clickCount: 3 });
      await eventually('the switch does not follow the selection', () => only.isChecked());
      await page.getByRole('textbox', { name: 'Ask for a change' }).fill('once more');
      assert(await only.isChecked());
      const takes = page.getByRole('form', { name: 'Refine' }).locator('.wish-cost');
      await takes.getByText(/^Uses about \d+ of your [\d,]+ free words$/).waitFor();
      await takes.getByText(/^Costs about \$0\.\d+ at most/).waitFor();
      await assertAccessible(page);
      await shot(page, 'app/refine-cost', false);
      await page.getByRole('button', { name: 'Refine' }).click();
      await eventually('the paragraph is not changed', async () => {
        const now = await get(article);
        const own = blocks(now).find((block) => block.id === id);
        return now.status === 'done' && (own?.md ?? '').endsWith('Indeed. Indeed.');
      });
      const after = blocks(await get(article)).filter((block) => block.id !== id);
      assert.deepEqual(
        after.map(({ md }) => md),
        others.map(({ md }) => md),
      );
      await text(page).getByText('Indeed. Indeed.').waitFor();
      // The scope stays on this paragraph until the caret moves to another one.
      await eventually('the switch is lost with the change', () => only.isChecked());
      await page.locator(`[id="${id}"]`).click();
      assert(await only.isChecked());
      await page.locator(`[id="${before[2]!.id}"]`).click();
      await eventually('the switch stays though the caret is elsewhere', async () => {
        return !(await only.isChecked());
      });
      await page.getByRole('button', { name: 'Versions' }).click();
      const versions = page.getByRole('dialog', { name: 'Versions' });
      await eventually('the versions are not all there', async () => {
        return (await versions.getByRole('button', { name: /Refined/ }).count()) === 2;
      });
    }));

  test('one click shortens a post that is too long, another all of them for a stated price, and a third adds a missing description', () =>
    scene.on('/app/tweet', {}, async (page) => {
      await writeFrom(page, 'tweet', 'dQw4w9WgXcQ');
      await page.getByRole('button', { name: /^Create (?!more)/ }).click();
      await text(page).waitFor();
      const id = idIn(page);
      const lengthen = async (post: { id: string }) => {
        await page.locator(`[id="${post.id}"]`).click();
        await page.keyboard.press('End');
        await page.keyboard.insertText(' far too long for it'.repeat(16));
      };
      const short = text(page).getByText('Watch the shade first.');
      const [, second, third, fourth] = blocks(await get(id));
      await lengthen(second!);
      await page.getByRole('button', { name: 'Shorten' }).click();
      await short.waitFor();
      await page.getByRole('button', { name: 'Shorten' }).waitFor({ state: 'detached' });

      await lengthen(third!);
      await lengthen(fourth!);
      const row = page.getByRole('listitem').filter({ hasText: 'can be fixed in one go' });
      await row.getByText(/^Uses about \d+ of your [\d,]+ free words$/).waitFor();
      await row.getByText(/^Costs about \$0\.\d+ at most/).waitFor();
      await assertAccessible(page);
      await shot(page, 'app/mend-all', false);
      await row.getByRole('button', { name: 'Fix all 2' }).click();
      await eventually('not all are mended', async () => (await short.count()) === 3);
      await row.waitFor({ state: 'detached' });

      await page.goto(`${scene.site.url}/app/blog/${article}`);
      const description = page.getByRole('textbox', { name: 'Description' });
      await description.fill('');
      const texts = blocks(await get(article)).map(({ md }) => md);
      const missing = page
        .getByRole('listitem')
        .filter({ hasText: 'Meta description. It’s missing' });
      await missing.getByRole('button', { name: 'Fix' }).click();
      await eventually('the description is not written', async () => {
        return (await description.inputValue()) === 'Written by one click.';
      });
      assert.deepEqual(
        blocks(await get(article)).map(({ md }) => md),
        texts,
      );
    }));
});

test('R22 F8 F12 a custom format is created from a prompt and exported as a file', () =>
  scene.on('/app/styles', {}, async (page) => {
    await page.getByText('Custom formats').click();
    await page.getByRole('button', { name: 'Create a format' }).click();
    await page.getByLabel('Name').fill('Lesson plan');
    await page.getByLabel('Prompt').fill('A lesson plan for {{class}}.');
    await page.getByLabel('Example').fill('year 7');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Try it' }).click();
    await page.waitForURL(/app\/custom/);
    await page.getByRole('textbox', { name: 'Class' }).fill('year 9');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await text(page).waitFor();
    const words = (await text(page).innerText()).split('\n').find((line) => line.length > 40)!;
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /^Word/ }).click();
    const buffer = await readFile(await (await coming).path());
    const { value } = await mammoth.extractRawText({ buffer });
    assert(value.includes(words.slice(0, 60)), value.slice(0, 400));
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.waitFor();
    assert.match(await preview.innerText(), /^# .+\n\n/);
    await assertAccessible(page, '.modal', ['scrollable-region-focusable']);
  }));

// Must run last: after a refusal the platform isn't contacted for a while, so no video can be found.
test('every failure to load a video has its own message and two alternatives', () =>
  scene.on('/app/summary', {}, async (page) => {
    const seen = new Set<string>();
    for (const mood of MOODS_THAT_FAIL) {
      await page.locator('#source').fill(`https://youtu.be/${idOf(mood)}`);
      await page.getByRole('button', { name: 'Find video' }).click();
      const alert = page.locator('.source-failure');
      await eventually(`${mood} says nothing of its own`, async () => {
        const [words] = await alert.locator('.source-failure-words').allInnerTexts();
        if (!words || seen.has(words)) return false;
        seen.add(words);
        return true;
      });
      await alert.getByRole('button', { name: 'Paste transcript' }).waitFor();
      await alert.getByRole('button', { name: 'Try a sample' }).waitFor();
    }
    await assertAccessible(page);
  }));

test('no errors under the server’s CSP', () => {
  const unexpected = scene.complaints.filter((line) => !/Failed to load resource/.test(line));
  assert.deepEqual(unexpected, []);
});
