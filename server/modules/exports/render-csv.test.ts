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
  for (const formula of [
    '@SUM (1;2)',
    '@A1 +HYPERLINK(B1)',
    '@A1:A2',
    '@b2 c3',
    '@cmd: |x!A1',
    '＠SUM',
    '@ada\tsays =HYPERLINK(A1)',
  ]) {
    assert.match(rowOf(formula), /^1,"?'/, formula);
  }
  for (const said of ['@ada says so', '@ada: yes!', '@ada_2026', '@ada', '@grace_hopper. Thanks']) {
    assert.equal(rowOf(said), `1,${said},`);
  }
});
