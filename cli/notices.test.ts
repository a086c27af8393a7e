import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listShipped, NOTICES_FILE, writeNotices } from './notices.ts';

/** Licences that a product which is sold may carry inside it. */
const ALLOWED =
  /^\(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|CC0-1\.0|BlueOak-1\.0\.0|Unlicense|OFL-1\.1|MPL-2\.0|Python-2\.0|CC-BY-4\.0|MIT-0|Bitstream-Vera)( (OR|AND) [\w.-]+)*\)?$/;

test('nothing is shipped under a licence that its owner could not sell under', () => {
  const shipped = listShipped();
  assert.ok(shipped.length > 50);
  const bad = shipped.filter(({ license }) => !ALLOWED.test(license) || /GPL/.test(license));
  assert.deepEqual(bad, []);
});

test('the notices name what is really shipped', () => {
  assert.equal(readFileSync(NOTICES_FILE, 'utf8'), writeNotices(listShipped()));
});
