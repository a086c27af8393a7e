import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import Fastify from 'fastify';
import { serverWithReadyAnswers } from './http-server.ts';

test("a response nobody reads is dropped, a slow one isn't", async (t) => {
  const app = Fastify({ serverFactory: serverWithReadyAnswers(null, 100) });
  t.after(() => app.close());
  const givenUp = Promise.withResolvers<void>();
  app.get('/large', async (_request, reply) => {
    const endless = new Readable({ read: () => void endless.push(Buffer.alloc(65_536)) });
    endless.on('close', givenUp.resolve);
    return reply.send(endless);
  });
  app.get('/slow', async () => {
    await sleep(400);
    return 'thought about';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const begin = (path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    return socket;
  };
  const [asleep, patient] = [begin('/large'), begin('/slow')];
  const [answer] = (await once(patient, 'data')) as [Buffer];
  assert.match(answer.toString(), /^HTTP\/1\.1 200 /);
  await givenUp.promise;
  asleep.destroy();
  patient.destroy();
});
