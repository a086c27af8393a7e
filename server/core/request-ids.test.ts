import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { CALLS } from '#contract/paths.ts';
import { watchLog } from '#tests/support/log-watch.ts';
import type { App } from './http.ts';
import { newId } from './ids.ts';
import { logAccountId, logRequestIds } from './request-ids.ts';

test('operators can find all log lines of a request by request, account or draft id', async (t) => {
  const { log, lines } = watchLog();
  const app = Fastify({ loggerInstance: log, genReqId: () => newId('req') });
  t.after(() => app.close());
  logRequestIds(app as unknown as App);
  app.addHook('onRequest', async (request) => logAccountId(request, 'usr_one'));
  app.post(CALLS.generation, async (request) => {
    // Logged once through the shared log and once through the request's own.
    log.info('a part says something');
    request.log.info('the request says something');
    return request.id;
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const generation = newId('gen');
  const send = async (id: string) => {
    const answer = await fetch(address + CALLS.generation.replace(':id', id), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Large enough that the body arrives after the headers.
      body: JSON.stringify({ text: 'x'.repeat(500_000) }),
    });
    return answer.text();
  };
  const [reqId, other] = [await send(generation), await send('what-anybody-sends')];
  const said = lines().filter((line) => line.includes('says something'));
  assert.equal(said.length, 4);
  for (const line of said) {
    const isFirst = line.includes(reqId);
    const {
      level: _level,
      time: _time,
      msg: _msg,
      ...ids
    } = JSON.parse(line) as object & {
      [name: string]: unknown;
    };
    assert.deepEqual(ids, {
      reqId: isFirst ? reqId : other,
      account: 'usr_one',
      ...(isFirst && { generation }),
    });
    assert.equal(line.split('"reqId"').length, 2, 'once');
  }
});
