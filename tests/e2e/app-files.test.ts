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
