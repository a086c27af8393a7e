import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TweetDocument } from '#contract/documents.ts';
import { renderCsv } from './render-csv.ts';

function rowOf(md: string): string {
  const blocks = [{ id: 'b1', md, blockIds: [], startMs: null }];
  const document = { sections: [{ blocks }] } as unknown as TweetDocument;
  return renderCsv(document).split('\r\n')[1]!;
}

test('no tweet runs as a formula in a spreadsheet, and a leading @name is kept', () => {
  for (const sign of ['=', '+', '@', '＝', '＋', '－', '＠']) {
    assert.match(rowOf(`${sign}SUM(1;2)`), /^1,"?'/, sign);
  }
  assert.equal(rowOf('@ada says so'), '1,@ada says so,');
});
