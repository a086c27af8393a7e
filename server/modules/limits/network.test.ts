import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf, siteOf } from './limits.service.ts';

test("a new connection doesn't count as a new visitor if a proxy includes the port", () => {
  assert.equal(networkOf('192.0.2.1:4711'), '192.0.2.1');
  assert.equal(networkOf('192.0.2.1'), '192.0.2.1');
  assert.equal(networkOf('[2001:db8:1:2:3::4]:4711'), networkOf('2001:db8:1:2:9::9'));
  assert.equal(siteOf('[2001:db8:1:2::4]'), siteOf('2001:db8:1:7::9'));
  assert.equal(networkOf('::ffff:192.0.2.1'), '192.0.2.1');
});
