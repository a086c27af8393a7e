import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { fetch } from 'undici';
import { createGuardedAgent } from './guarded-fetch.ts';
import { AddressRefused, isPublicAddress } from './public-address.ts';

let connections = 0;
const server = createServer((request, response) => {
  if (request.url === '/inside') response.writeHead(302, { location: `http://127.0.0.1:${port}/` });
  response.end('inside');
}).on('connection', () => (connections += 1));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
after(() => server.close());

const refusal = (error: unknown): boolean => {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (at instanceof AddressRefused) return true;
  return false;
};

test('private, loopback and reserved addresses are not public, in any spelling', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '::1',
    '::',
    'fc00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    '2001:db8::1',
    '::7f00:1',
    '::10.0.0.1',
    '4000::1',
    '100:0:0:1::1',
    'nonsense',
  ]) {
    assert.equal(isPublicAddress(address), false, address);
  }
  for (const address of ['8.8.8.8', '142.250.1.1', '2a00:1450:4001:81b::200e']) {
    assert.equal(isPublicAddress(address), true, address);
  }
});

test('user-supplied addresses never reach the internal network: literal, oddly spelled or by name', async () => {
  const agent = createGuardedAgent();
  after(() => agent.close());
  for (const host of [
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '017700000001',
    'localhost',
    '0',
  ]) {
    await assert.rejects(fetch(`http://${host}:${port}/`, { dispatcher: agent }), refusal, host);
  }
  assert.equal(connections, 0);
});

test('a name that first resolves to a public address and later to a private one is refused', async () => {
  const answers = ['203.0.114.7', '127.0.0.1'];
  const asked: string[] = [];
  const agent = createGuardedAgent({
    connectTimeoutMs: 200,
    resolveAll: (host, done) => {
      asked.push(host);
      done(null, [{ address: answers[Math.min(asked.length - 1, 1)]!, family: 4 }]);
    },
  });
  after(() => agent.destroy());
  const outside = await fetch(`http://rebinding.example:${port}/`, {
    dispatcher: agent,
    signal: AbortSignal.timeout(400),
  }).catch((error: unknown) => error);
  assert.equal(refusal(outside), false);
  await assert.rejects(fetch(`http://rebinding.example:${port}/`, { dispatcher: agent }), refusal);
  assert.equal(connections, 0);
});

test('a name is refused if any of its addresses is private', async () => {
  const agent = createGuardedAgent({
    resolveAll: (_host, done) =>
      done(null, [
        { address: '8.8.8.8', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]),
  });
  after(() => agent.close());
  await assert.rejects(fetch('http://mixed.example/', { dispatcher: agent }), refusal);
});

test('a redirect from an allowed base URL to a private address is refused; the base URL itself may be private', async () => {
  const other = createServer((_request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
  });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  after(() => other.close());
  const base = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const agent = createGuardedAgent({ allow: [base] });
  after(() => agent.close());
  const first = await fetch(base, { dispatcher: agent, redirect: 'manual' });
  assert.equal(first.status, 302);
  await assert.rejects(fetch(base, { dispatcher: agent }), refusal);
  assert.equal(connections, 0);
});
