import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refreshOf } from './page-refresh.ts';

const pageTo = (content: string, before = '') =>
  new TextEncoder().encode(`${before}<meta http-equiv="refresh" content="${content}">`);

test('the address a page leads to is read as UTF-8 and with its entities', () => {
  assert.equal(
    refreshOf(pageTo('0; url=https://a.example/庭?a=1&amp;b=2')),
    'https://a.example/庭?a=1&b=2',
  );
  assert.equal(refreshOf(pageTo('  0.5 ,\n URL = /next')), '/next');
});

test('an address in a comment is not followed, nor one the reader waits for', () => {
  assert.equal(
    refreshOf(new TextEncoder().encode('<!-- <meta http-equiv=refresh content="0;url=/old"> -->')),
    null,
  );
  assert.equal(
    refreshOf(pageTo('0;url=/new', '<!-- <meta http-equiv=refresh content="0;url=/old"> -->')),
    '/new',
  );
  assert.equal(refreshOf(pageTo('30;url=/later')), null);
});

test('a page of spaces keeps nobody waiting', () => {
  for (const content of [' '.repeat(3900), `0${' '.repeat(3900)}`, `;${' '.repeat(3900)}`])
    assert.equal(refreshOf(pageTo(content)), null);
});
