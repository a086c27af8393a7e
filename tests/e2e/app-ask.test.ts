import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Generation } from '#contract/generations.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, isFocused, shot } from '#tests/support/browser.ts';
import {
  type StandInAnswer,
  startStandInModels,
  type StandInRequest,
} from '#tests/support/stand-in-models/stand-in-models.ts';
import { startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { materialIn } from '#tests/support/stand-in-writer.ts';

const NORTH = 'Where is the sun at four o’clock?';
const PALACE = 'Who designed the palace of Versailles?';
const SLOW = 'What should I draw on the sheet of paper?';
const BROKEN = 'How long does each visit take?';

let isHeld = true;
let isBroken = true;

/** A model that repeats its input, and waits or fails where a test wants it to. */
async function answer({ messages }: StandInRequest): Promise<StandInAnswer> {
  const prompt = messages[0]!.content;
  if (prompt.includes('Put the question into')) return { text: '@q ar أين الشمس؟' };
  if (prompt.includes(PALACE)) return { text: '@a NOT SAID' };
  if (prompt.includes(BROKEN) && isBroken) return { text: '', fault: 'no_credit' };
  while (prompt.includes(SLOW) && isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
  const said = materialIn(prompt).slice(0, 2);
  const lines = said.map(({ ids, text }) => {
    const bare = text.replace(/^\[[^\]]*\] /, '');
    return `@a [#${ids[0]}] ${bare.split(/(?<=[.?!]) /)[0]}`;
  });
  return { text: lines.join('\n') };
}

let garden = '';

const scene = useApp(
  async ({ after }) => {
    const [platform, models] = await Promise.all([
      startStandInPlatform(),
      startStandInModels({ answer }),
    ]);
    after(() => platform.close());
    after(() => models.close());
    return { ...platform.env, ...models.env(), LOCAL_AI_URL: models.localUrl };
  },
  async () => {
    const url = 'https://www.youtube.com/watch?v=small-garde';
    garden = String((await call('POST', '/videos', { url }))['id']);
    await call('POST', '/videos', { sample: 'bread-ar' });
  },
);

async function call(method: string, path: string, body?: object) {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(scene.site.url + path, init);
  return (await response.json().catch(() => null)) as Record<string, unknown>;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const answers = (page: Page) => page.locator('.qa');
const lastAnswer = (page: Page) => answers(page).last();

async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
}

async function withoutModel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('combobox', { name: 'Answered by' }).selectOption('built-in');
}

describe('asking questions', () => {
  test('without a model, returns the passages with their moments, using only the keyboard', () =>
    scene.on('/app/ask', {}, async (page) => {
      await page.getByRole('heading', { name: 'Ask your sources' }).waitFor();
      await page.getByRole('link', { name: 'How to plan a small garden' }).first().waitFor();
      await assertAccessible(page);
      await shot(page, 'app/ask-start');
      await page.getByRole('link', { name: 'How to plan a small garden' }).first().press('Enter');
      await page.getByRole('heading', { level: 1, name: 'How to plan a small garden' }).waitFor();
      await page.locator('.ask-suggestion').first().waitFor();
      await assertAccessible(page);
      await shot(page, 'app/ask-new', false);
      await withoutModel(page);
      await page.getByRole('combobox', { name: 'Answered by' }).blur();
      await page.keyboard.press('/');
      await eventually('the field has no focus', () => isFocused(field(page)));
      const suggested = await page.locator('.ask-suggestion > span').first().innerText();
      await page.keyboard.type(suggested);
      await page.locator('.ask-price').getByText('Free').waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'What was said about it' }).waitFor();
      await page.getByRole('link', { name: 'Add a key' }).waitFor();
      const passages = lastAnswer(page).locator('.qa-passage');
      assert((await passages.count()) > 0);
      await lastAnswer(page).locator('.qa-tick').first().press('Enter');
      const moment = page.getByRole('complementary', { name: 'The moment' });
      await moment.frameLocator('iframe[title^="Video:"]').locator('#at').waitFor();
      const quote = (await moment.locator('mark').innerText()).slice(0, 30);
      assert((await passages.first().innerText()).includes(quote), quote);
      await assertAccessible(page);
      await shot(page, 'app/ask-passages', false);
    }));

  test('a model answers in sentences, a follow-up stays in the conversation, and unsaid things get a “not said” answer', () =>
    scene.on(`/app/ask?video=${garden}`, {}, async (page) => {
      await page.locator('.ask-suggestion').first().waitFor();
      await ask(page, NORTH);
      await lastAnswer(page).locator('.qa-sentence').first().waitFor();
      await page.getByText('words searched').waitFor();
      await ask(page, PALACE);
      await page.getByRole('heading', { name: 'Not found in this source' }).waitFor();
      assert.equal(await answers(page).count(), 2);
      // A question on a new subject finds nothing about the one before.
      await lastAnswer(page).getByText('We didn’t find anything close either.').waitFor();
      await assertAccessible(page);
      await shot(page, 'app/ask-not-said', false);

      await page.reload();
      await eventually('the thread is gone', async () => (await answers(page).count()) === 2);
      const download = page.waitForEvent('download');
      await answers(page).first().getByRole('button', { name: 'More options for' }).click();
      await page.getByRole('menuitem', { name: 'Markdown' }).click();
      assert.match((await download).suggestedFilename(), /\.md$/);

      await lastAnswer(page).getByRole('button', { name: 'More options for' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('This question is being deleted.').waitFor();
      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await page.getByRole('heading', { name: 'Not found in this source' }).waitFor();
    }));

  test('an answer in progress can be stopped, and a failed one says why and can be retried', () =>
    scene.on(`/app/ask?video=${garden}`, {}, async (page) => {
      await page.locator('.ask-suggestion').first().waitFor();
      await ask(page, SLOW);
      await page.getByText('Writing the answer…').waitFor();
      await shot(page, 'app/ask-streaming', false);
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByText('You stopped this').waitFor();
      isHeld = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await lastAnswer(page).locator('.qa-sentence').first().waitFor();

      await ask(page, BROKEN);
      await page.getByText('We couldn’t answer this question').waitFor();
      await assertAccessible(page);
      await shot(page, 'app/ask-failed', false);
      isBroken = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await lastAnswer(page).locator('.qa-sentence').first().waitFor();
    }));

  test('a shelf answers from several sources, and each moment names its source', () =>
    scene.on('/app/ask', {}, async (page) => {
      const search = page.getByRole('searchbox', { name: 'Search your sources and shelves' });
      for (const typed of [NORTH, 'whether moles eat the bulbs']) {
        await search.fill(typed);
        await page.getByText('Your question will be filled in for you.').waitFor();
        await page.getByRole('link', { name: /small garden/ }).click();
        assert.equal(await field(page).inputValue(), typed, 'it was typed for nothing');
        await page.getByRole('link', { name: 'Ask something else' }).click();
      }
      await search.fill('zzz of a long title');
      await page.getByText('No results.').waitFor();
      await page.getByText('To ask a question, choose a source first.').waitFor();
      assert.equal(await page.getByText('Your question will be filled in for you.').count(), 0);
      await search.fill('');
      await shot(page, 'app/ask-choose');
      await page.getByRole('button', { name: 'Choose several' }).click();
      await page.getByRole('checkbox', { name: /small garden/ }).check();
      await page.getByRole('checkbox', { name: /رغيف/ }).check();
      await shot(page, 'app/ask-several');
      await page.getByRole('button', { name: 'Ask these 2' }).click();
      await page.waitForURL(/shelf=/);
      await page.getByRole('heading', { level: 1, name: / and 1 more$/ }).waitFor();
      await page.getByText('2 sources').first().waitFor();
      await ask(page, NORTH);
      const chip = lastAnswer(page).locator('.qa-chip-title').first();
      await chip.waitFor();
      assert.match(await chip.innerText(), /garden|رغيف/);
      await shot(page, 'app/ask-shelf', false);
    }));

  test('questions work right-to-left on a phone, where moments open over the page', async () => {
    const { sources } = (await call('GET', '/videos')) as unknown as {
      sources: { videoId: string; languageTag: string }[];
    };
    const bread = sources.find(({ languageTag }) => languageTag.startsWith('ar'))!.videoId;
    const phone = { width: 360, height: 740, touch: true };
    await scene.on(`/app/ask?video=${bread}`, phone, async (page) => {
      await field(page).waitFor();
      await withoutModel(page);
      await ask(page, 'كم دقيقة نترك الدقيق والماء قبل الخميرة؟');
      const rail = lastAnswer(page).locator('.railed').first();
      await rail.waitFor();
      assert.equal(await rail.getAttribute('dir'), 'rtl');
      await lastAnswer(page).locator('.qa-tick').first().tap();
      const moment = page.getByRole('complementary', { name: 'The moment' });
      await moment.locator('mark').waitFor();
      await assertNoSideways(page);
      await assertAccessible(page);
      await shot(page, 'app/ask-phone-rtl', false);
      await moment.getByRole('button', { name: 'Close the moment' }).tap();
      await moment.waitFor({ state: 'hidden' });
      // Opening moments leaves nothing behind that Back would stop at.
      await lastAnswer(page).locator('.qa-tick').first().tap();
      await moment.locator('mark').waitFor();
      await page.goBack();
      await page.waitForURL(`**/app/ask?video=${bread}`);
    });
  });

  test('next to a draft, its source can be asked, and clicking a moment moves text and player', async () => {
    const body = { format: 'summary', language: 'english', videoId: garden, model: 'built-in' };
    const made = await call('POST', '/generations', body);
    const [{ id }] = made['generations'] as [{ id: string }];
    await scene.on(`/app/summary/${id}`, {}, async (page) => {
      await page.getByRole('textbox', { name: 'Draft' }).waitFor();
      await page.locator('.panel-views').getByText('Ask', { exact: true }).click();
      // The latest conversation about this source continues here.
      await page.locator('.ask-beside .qa-tick').first().waitFor();
      const tick = page.locator('.ask-beside .qa-tick').first();
      const time = await tick.innerText();
      await tick.click();
      await page.locator('.rail-head').getByText(time, { exact: true }).waitFor();
      await assertAccessible(page);
      await shot(page, 'app/ask-beside', false);
    });
  });

  for (const [name, options, question] of [
    ['', {}, 'Where in the garden is the sun at four o’clock?'],
    [' on a phone', { width: 360, height: 740 }, 'At four o’clock, where is the sun?'],
  ] as const) {
    test(`an answer is inserted into the draft at the caret with its moment, undone and copied, by keyboard${name}`, async () => {
      const body = { format: 'blog', language: 'english', videoId: garden, model: 'built-in' };
      const made = await call('POST', '/generations', body);
      const [{ id }] = made['generations'] as [{ id: string }];
      await scene.on(`/app/blog/${id}`, options, async (page) => {
        const draft = page.getByRole('textbox', { name: 'Draft' });
        await draft.waitFor();
        const before = await draft.locator('.doc-block').allInnerTexts();
        const paragraph = draft.locator('p.doc-paragraph, .doc-block p').first();
        await paragraph.click();
        const tab = page.locator('.panel-views').getByRole('radio', { name: 'Ask', exact: true });
        await tab.focus();
        await page.keyboard.press('Space');
        await ask(page, question);
        const answered = answers(page).filter({ hasText: question });
        const add = answered.getByRole('button', { name: 'Add to draft' });
        await add.waitFor();
        const words = (await answered.locator('.qa-sentence').allInnerTexts()).join(' ');
        await add.scrollIntoViewIfNeeded();
        await shot(page, `app/ask-add${name.replaceAll(' ', '-')}`, false);
        await assertNoSideways(page);
        // On phones, content that is partly under the sticky film would count as too small a target.
        if (name === '') await assertAccessible(page);
        await add.press('Enter');
        const added = draft.locator('.doc-block', { hasText: words });
        await added.waitFor();
        await eventually('the draft has the focus', () => isFocused(draft));
        await eventually('what was added is on the screen', async () => {
          const box = await added.boundingBox();
          return box !== null && box.y > 100 && box.y + box.height < 740;
        });
        const after = await draft.locator('.doc-block').allInnerTexts();
        assert.equal(after.length, before.length + 1);
        await shot(page, `app/ask-added${name.replaceAll(' ', '-')}`, false);
        await page.keyboard.press('Control+z');
        await eventually('it is taken out', async () => {
          const now = await draft.locator('.doc-block').allInnerTexts();
          return now.join() === before.join();
        });
        await page.keyboard.press('Control+Shift+z');
        await added.waitFor();
        await eventually('it is saved with its moment', async () => {
          const { document } = (await call('GET', `/generations/${id}`)) as unknown as Generation;
          const blocks = document!.sections.flatMap((section) => section.blocks);
          const saved = blocks.find(
            ({ md, edited }) => edited && md.startsWith(words.slice(0, 30)),
          );
          return saved !== undefined && saved.blockIds.length > 0 && saved.startMs !== null;
        });
        await assertNoSideways(page);
      });
    });
  }

  test('an answer is copied with its moments', () =>
    scene.on(`/app/ask?video=${garden}`, {}, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.locator('.ask-suggestion').first().waitFor();
      await ask(page, NORTH);
      await lastAnswer(page).locator('.qa-sentence').first().waitFor();
      const time = await lastAnswer(page).locator('.qa-tick').first().innerText();
      await lastAnswer(page).getByRole('button', { name: 'More options for' }).click();
      await page.getByRole('menuitem', { name: 'Copy with timestamps' }).click();
      await page.getByText('Answer copied.').waitFor();
      const copied = await page.evaluate<string>('navigator.clipboard.readText()');
      assert.ok(copied.includes(`(${time}`), copied);
    }));

  test('the Library finds questions by words of their answers, and highlights them', async () => {
    for (const [name, options] of [
      ['desktop', {}],
      ['phone', { width: 360 }],
      ['dark', { theme: 'dark' }],
    ] as const) {
      await scene.on('/app/generations?q=sun', options, async (page) => {
        const row = page.locator('.ask-asked-row', { hasText: NORTH }).first();
        await row.locator('mark').first().waitFor();
        assert.match(await row.locator('.snippet mark').first().innerText(), /^sun/i);
        await assertNoSideways(page);
        await shot(page, `app/library-found-${name}`, false);
        await row.getByRole('link', { name: NORTH }).click();
        await page.getByRole('heading', { name: NORTH }).waitFor();
      });
    }
  });

  test('a Library search shows a few matching questions, and all of them on request', async () => {
    const asked = Array.from({ length: 7 }, (_, number) => `How often is bed ${number} weeded?`);
    for (const text of asked)
      await call('POST', '/questions', { text, scope: { kind: 'video', videoId: garden } });
    await scene.on('/app/generations?q=weeded', {}, async (page) => {
      const rows = page.locator('.ask-asked-row', { hasText: /bed \d weeded/ });
      await eventually('a few are shown', async () => (await rows.count()) === 5);
      await page.locator('.ask-asked').getByRole('button', { name: 'Show more' }).click();
      await eventually('all are shown', async () => (await rows.count()) === asked.length);
    });
  });

  test('finding questions in the Library', () =>
    scene.on('/app/generations?q=Versailles', { theme: 'dark' }, async (page) => {
      await page.getByRole('link', { name: PALACE }).click();
      await page.getByRole('heading', { name: 'Not found in this source' }).waitFor();
      await shot(page, 'app/ask-dark', false);
    }));
});
