import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { shot } from '#tests/support/browser.ts';
import { encodeAs } from '#tests/support/encode-as.ts';

const scene = useApp();

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
