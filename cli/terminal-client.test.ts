import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OperatorError } from '#server/core/fatal.ts';
import { untilThere } from './terminal-client.ts';

test('waiting for a recording survives a server restart, but an error response is final', async () => {
  let asked = 0;
  const later = async () => {
    asked += 1;
    if (asked < 3) throw new TypeError('fetch failed');
    return 'there';
  };
  assert.equal(await untilThere(later, { pauseMs: 1 }), 'there');
  await assert.rejects(
    untilThere(() => Promise.reject(new OperatorError('No.')), { pauseMs: 1 }),
    { message: 'No.' },
  );
  await assert.rejects(
    untilThere(() => Promise.reject(new TypeError('fetch failed')), { pauseMs: 1, awayMs: -1 }),
    /stopped responding/,
  );
});
