import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMoney } from './money.ts';

test("amounts are in the currency's smallest unit, as the provider counts it", () => {
  const read = (cents: number, currency: string) => formatMoney({ cents, currency });
  assert.equal(read(1900, 'usd'), '$19.00');
  assert.equal(read(4700, 'jpy'), '¥4,700');
  assert.match(read(4700, 'kwd'), /4\.700$/);
  assert.match(read(4700, 'isk'), /47$/);
});
