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
  const limit = limitStreams();
  let opened = 0;
  app.get('/left', async (_request, reply) => {
    // As a slow sign-in would: the client is gone by the time the stream opens.
    await once(reply.raw, 'close');
    limit('account', () => openTextStream(reply, async () => true));
    opened += 1;
  });
  app.get('/stays', async (_request, reply) => {
    limit('account', () => openTextStream(reply, async () => true)).end();
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
