import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';
import { encodeAs } from '#tests/support/encode-as.ts';
import { textsOf } from '#tests/support/texts.ts';

const scene = useApp();
const { call, get, openText } = textsOf(() => scene);

describe('an uploaded file', () => {
  test('is decoded with the encoding the user picks from a preview', async () => {
    const page = await scene.open('/app/summary', { width: 360 });
    const text = '1\n00:00:01,000 --> 00:00:04,000\nДобрый день, дорогие друзья.\n';
    await page.locator('.source input[type=file]').setInputFiles({
      name: 'talk.srt',
      mimeType: 'application/x-subrip',
      buffer: encodeAs(text, 'koi8-r'),
    });
    const choice = page.getByRole('button', { name: 'Добрый день, дорогие друзья.' });
    await choice.waitFor();
    await assertAccessible(page);
    await assertNoSideways(page);
    await shot(page, 'app/file-alphabet', false);
    await choice.click();
    await page.getByText('talk', { exact: true }).first().waitFor();
    await page.context().close();
  });

  test('can be put on a new shelf before anything is made from it, and so can a pasted text', async () => {
    const page = await scene.open('/app/summary', { width: 360, height: 740, touch: true });
    const words = 'Prune the roses in March. Cut above an outward bud, and burn what is sick. ';
    const given: Record<string, () => Promise<void>> = {
      Roses: () =>
        page.locator('.source input[type=file]').setInputFiles({
          name: 'roses.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from(words.repeat(4)),
        }),
      Pasted: async () => {
        await page.getByRole('button', { name: 'Change' }).click();
        await page.locator('#source').fill(words.repeat(9));
        await page.getByRole('button', { name: 'Use this text' }).click();
      },
    };
    for (const [name, give] of Object.entries(given)) {
      await give();
      await page.getByRole('button', { name: 'Put on a shelf…' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(name);
      await assertNoSideways(page);
      await shot(page, `app/file-on-shelf-${name}`, false);
      await page.keyboard.press('Enter');
      await dialog.getByRole('checkbox', { name, checked: true }).waitFor();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await dialog.waitFor({ state: 'detached' });
      // The dialog's form isn't the form around it.
      assert.match(page.url(), /\/app\/summary$/);
    }
    await page.context().close();
  });

  test('with a gap in its captions reports where it is', async () => {
    const page = await scene.open('/app/summary');
    const srt = [
      '1\n00:00:01,000 --> 00:00:04,000\nGood morning everybody, and welcome to this small talk.\n',
      '2\n00:20:00,000 --> 00:20:04,000\nAnd that was all about gardens for today, thank you.\n',
    ].join('\n');
    await page.locator('.source input[type=file]').setInputFiles({
      name: 'holes.srt',
      mimeType: 'application/x-subrip',
      buffer: Buffer.from(srt),
    });
    await page.getByText('Captions are missing at 0:04–20:00.').waitFor();
    await assertAccessible(page);
    await shot(page, 'app/file-with-holes', false);
    await page.context().close();
  });
});

describe('a draft from a text without times', () => {
  const text = Array.from(
    { length: 40 },
    (_, n) => `Hive ${n + 1} stands by the old wall, where the bees bring in pollen until winter.`,
  ).join(' ');

  async function makeFromText(): Promise<string> {
    const body = JSON.stringify({ format: 'blog', language: 'english', text });
    const answer = await call('/generations', { method: 'POST', body });
    const { generations } = (await answer.json()) as { generations: { id: string }[] };
    const { id } = generations[0]!;
    await eventually('it is not written', async () => (await get(id)).status === 'done');
    return id;
  }

  test('can be asked about, and the page says what to click', async () => {
    const { videoId } = await get(await makeFromText());
    await scene.on(`/app/ask?video=${videoId}`, {}, async (page) => {
      const moment = page.getByRole('complementary', { name: 'The moment' });
      await moment
        .getByText('Click a time or passage in an answer to see where it came from.')
        .waitFor();
      await page.getByRole('textbox').fill('What do the bees of hive 12 bring in?');
      await page.keyboard.press('Enter');
      await page
        .getByRole('button', { name: /^Show the passage in/ })
        .first()
        .click();
      await moment.locator('mark').waitFor();
    });
  });

  test('shows in one click which passage a sentence came from', async () => {
    const id = await makeFromText();
    for (const [name, options] of Object.entries({
      desktop: {},
      phone: { width: 360, height: 740, touch: true, theme: 'dark' as const },
    })) {
      const page = await openText(id, 'blog', options);
      const block = page.locator('.doc-block:has(.rail-tick:not([hidden]))').last();
      const mark = block.getByRole('button', { name: /^Passage \d+, show it in the source$/ });
      const said = await block.locator('p, h2').innerText();
      await mark.click();
      const passage = page.locator('.said[data-marked]').first();
      await passage.waitFor();
      const [hive = ''] = /Hive \d+ /.exec(said) ?? [];
      assert.notEqual(hive, '', said);
      assert.ok((await passage.textContent())!.includes(hive), `${hive} isn’t in it`);
      if (name === 'phone') {
        const line = page.locator('.now-line');
        await line.getByText(/^Passage \d+$/).waitFor();
        await line.getByText(hive).waitFor();
      }
      assert.doesNotMatch(await page.locator('.watch').innerText(), /\b\d{1,2}:\d{2}\b/);
      await assertNoSideways(page);
      await shot(page, `app/draft-without-times-${name}`, false);
      // As high as the draft, so that no bar happens to cover part of a mark that would scroll past it.
      await page.setViewportSize({ ...page.viewportSize()!, height: 20_000 });
      await assertAccessible(page);
      await page.context().close();
    }
  });
});
