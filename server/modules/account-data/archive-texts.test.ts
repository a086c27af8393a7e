import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTexts } from './archive-texts.ts';

test('a backup that is too large is not called damaged', async () => {
  const texts = await openTexts(new Set(['versions']), 10);
  try {
    const take = texts.taker('versions')!;
    await take(Buffer.from('12345'));
    await assert.rejects(Promise.resolve(take(Buffer.from('678901'))), /too large to import/);
  } finally {
    await texts.remove();
  }
});
