import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, toApiError } from '../../lib/api-client.ts';
import { wordsOr } from './form-state.ts';

const OURS = 'Please try again.';

test('E7 E8 E9 E12 the server’s words are shown whatever the status, and ours only if it sent none', () => {
  for (const status of [400, 401, 409, 500, 503]) {
    for (const body of [{ msg: 'Closed today.' }, { message: 'Closed today.' }]) {
      assert.equal(wordsOr(toApiError(status, body), OURS), 'Closed today.', `${status}`);
    }
    const silent = { code: 'internal', message: '' };
    for (const body of [
      null,
      {},
      silent,
      { msg: '' },
      { msg: { of: 1 } },
      'Bad gateway',
      ['msg'],
    ]) {
      assert.equal(wordsOr(toApiError(status, body), OURS), OURS, `${status}`);
    }
  }
  assert.equal(wordsOr(new ApiError('unreachable', 0, 'We can’t reach the server.'), OURS), OURS);
  assert.equal(wordsOr(new TypeError('undefined is not a function'), OURS), OURS);
});
