import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import fastify from 'fastify';
import { limitStreams, openTextStream } from './event-stream.ts';

test('clients that left before their stream opened do not use up the streams of an account', async (t) => {
  const app = fastify();
  t.after(() => app.close());
  const limit = limitStreams(100);
  let opened = 0;
  app.get('/left', async (_request, reply) => {
    // As a slow sign-in would: the client is gone by the time the stream opens.
    await once(reply.raw, 'close');
    await limit.open('account', () => openTextStream(reply, async () => true));
    opened += 1;
  });
  app.get('/stays', async (_request, reply) => {
    const stream = await limit.open('account', () => openTextStream(reply, async () => true));
    stream.end();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  for (let left = 100; left > 0; left -= 1) {
    const leaving = request({ host: '127.0.0.1', port, path: '/left', agent: false });
    leaving.on('error', () => {});
    leaving.end();
    await once(app.server, 'request');
    leaving.destroy();
  }
  while (opened < 100) await new Promise(setImmediate);
  const { status } = await fetch(`http://127.0.0.1:${port}/stays`);
  assert.equal(status, 200);
});

test('a refused stream asks the database for nothing, and one that could not be opened counts no more', async () => {
  const limit = limitStreams(1);
  let asked = 0;
  const broken = async (): Promise<never> => {
    asked += 1;
    throw new Error('the database is away');
  };
  for (let turn = 1; turn <= 3; turn += 1) {
    await assert.rejects(limit.open('account', broken), /away/);
    assert.equal(asked, turn);
  }
  const giveBack = limit.take('account');
  await assert.rejects(limit.open('account', broken), { code: 'too_fast' });
  assert.equal(asked, 3);
  await assert.rejects(limit.open('other', broken), /away/);
  giveBack();
  giveBack();
  limit.take('account');
  assert.throws(() => limit.take('account'), { code: 'too_fast' }, 'given back once');
});
