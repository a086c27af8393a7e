import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchLog } from '#tests/support/log-watch.ts';
import { AppError } from './app-error.ts';
import { newId, newToken } from './ids.ts';
import { logContext } from './log.ts';

test('secrets never reach the log, at any level of an object or inside an error', () => {
  const { log, lines } = watchLog();
  log.info(
    { token: 'hunter2', user: { password: 'hunter2', deep: { apiKey: 'hunter2' } } },
    'hello',
  );
  log.info({ headers: { authorization: 'hunter2', cookie: 'hunter2' } }, 'request');
  const error = Object.assign(new Error('refused'), {
    requestBodyValues: { prompt: 'hunter2' },
    config: { key: 'hunter2' },
    cause: Object.assign(new Error('inner'), { secret: 'hunter2' }),
  });
  log.warn({ err: error }, 'failed');
  assert.doesNotMatch(lines().join(''), /hunter2/);
  assert.match(lines().join(''), /refused/);
  assert.match(lines().join(''), /inner/);
});

test("fields of one log line don't leak into the next, and both carry the job id", () => {
  const { log, lines } = watchLog();
  logContext.run({ jobId: 'job_1' }, () => {
    log.info({ address: '203.0.113.9', account: 'usr_other' }, 'one');
    log.info('two');
  });
  const [, second] = lines();
  assert.match(second!, /"jobId":"job_1"/);
  assert.doesNotMatch(second!, /203\.0\.113\.9|usr_other/);
});

test('the log of a failed SQL statement shows the statement without its values', () => {
  const { log, lines } = watchLog();
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
  // Shaped like drizzle-orm's DrizzleQueryError.
  const statement = { query: 'insert into t values ($1, $2)', params: ['hunter2', 7] };
  const message = `Failed query: ${statement.query}\nparams: hunter2,7`;
  const failed = Object.assign(new Error(message, { cause }), statement);
  log.warn({ err: new AppError('internal', { cause: failed }) }, 'failed');
  assert.doesNotMatch(lines().join(''), /hunter2/);
  assert.match(lines().join(''), /insert into t values.*log\.test\.ts.*duplicate key/);
});

test("ids sort by creation time and don't repeat", () => {
  const ids = [1, 1000, 1_800_000_000_000, 2 ** 45].map((at) => newId('gen', at));
  assert.deepEqual(ids.toSorted(), ids);
  const many = new Set(Array.from({ length: 10_000 }, () => newId('gen')));
  assert.equal(many.size, 10_000);
  for (const id of ids) assert.match(id, /^gen_[0-9a-z]{26}$/);
  assert.match(newToken(), /^[\w-]{43}$/);
});
