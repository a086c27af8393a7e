import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import type { App } from './http.ts';
import { cutSlowBodies } from './slow-bodies.ts';

test("a body that trickles in is cut off, a long upload isn't", async (t) => {
  const app = Fastify() as unknown as App;
  t.after(() => app.close());
  cutSlowBodies(app, 100);
  app.post('/small', async () => 'read');
  app.addHook('onRequest', async ({ url }) => {
    if (url === '/shut') throw new Error('nobody is let in here');
  });
  app.post('/shut', async () => 'never');
  app.post('/large', { config: { hasLongBody: true } }, async () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const begin = (path: string) => {
    const socket = connect(port, '127.0.0.1');
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n`;
    socket.write(`${head}{`);
    return socket;
  };
  const [large, small, refused] = [begin('/large'), begin('/small'), begin('/shut')];
  const [answered] = (await once(refused, 'data')) as [Buffer];
  assert.match(answered.toString(), /^HTTP\/1\.1 500 /);
  for (const slow of [small, refused]) {
    slow.resume();
    if (!slow.closed) await once(slow, 'close');
  }
  large.write('}');
  const [answer] = (await once(large, 'data')) as [Buffer];
  assert.match(answer.toString(), /^HTTP\/1\.1 200 /);
  large.destroy();
});
