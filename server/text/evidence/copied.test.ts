import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copiedShare } from './copied.ts';

const SAID =
  'When the storm came we carried all the hay into the old barn before supper, and nobody slept that night at all.';

// The panel says "for eight or more words in a row".
test('eight words in a row of the transcript count as copied, seven don’t', () => {
  const share = (text: string) => copiedShare(text, SAID, 'english');
  assert.equal(share('We carried all the hay into the.'), 0);
  assert.equal(
    share('When the storm came we carried all. Into the old barn before supper and.'),
    0,
  );
  assert.equal(share('We carried all the hay into the old.'), 1);
  assert.equal(
    share('Then at long last, we carried all the hay into the old house by ten.'),
    8 / 15,
  );
});
