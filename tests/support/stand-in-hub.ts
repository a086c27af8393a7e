import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Lifetime } from './make-app.ts';

interface Subscriber {
  topic: string;
  callback: string;
  secret: string;
  leaseSeconds: number;
}

export interface StandInHub {
  url: string;
  /** Every wish that came, whether it was meant or not. */
  asked: Subscriber[];
  /** What it answers a wish with. */
  status: number;
  /** Whether whoever asked says that it was meant; `null` once the wish was refused or nobody asked. */
  confirmed(): Promise<boolean | null>;
  /** Sends news to whoever asked last. Gives the answer's status. */
  publish(atom: string, signature?: string): Promise<number>;
}

/** A WebSub hub: it takes a wish, asks at the callback whether it was meant, and signs the news that it brings there. */
export async function startStandInHub(lifetime: Lifetime): Promise<StandInHub> {
  const asked: Subscriber[] = [];
  let verifying: Promise<boolean> | null = null;

  async function verify({ topic, callback, leaseSeconds }: Subscriber): Promise<boolean> {
    const url = new URL(callback);
    const challenge = '8a <b> challenge';
    url.searchParams.set('hub.mode', 'subscribe');
    url.searchParams.set('hub.topic', topic);
    url.searchParams.set('hub.challenge', challenge);
    url.searchParams.set('hub.lease_seconds', String(leaseSeconds));
    const reply = await fetch(url);
    return reply.ok && (await reply.text()) === challenge;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const wish = {
      topic: form.get('hub.topic') ?? '',
      callback: form.get('hub.callback') ?? '',
      secret: form.get('hub.secret') ?? '',
      leaseSeconds: Number(form.get('hub.lease_seconds')),
    };
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    asked.push(wish);
    response.statusCode = isForm && form.get('hub.mode') === 'subscribe' ? hub.status : 400;
    verifying = response.statusCode === 202 ? verify(wish) : null;
    response.end();
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  lifetime.after(async () => {
    server.closeAllConnections();
    server.close();
  });
  const hub: StandInHub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/subscribe`,
    asked,
    status: 202,
    confirmed: async () => verifying,
    async publish(atom, signature) {
      const { callback, secret } = asked.at(-1)!;
      const hmac = createHmac('sha1', secret).update(atom).digest('hex');
      const { status } = await fetch(callback, {
        method: 'POST',
        headers: {
          'content-type': 'application/atom+xml',
          'x-hub-signature': signature ?? `sha1=${hmac}`,
        },
        body: atom,
      });
      return status;
    },
  };
  return hub;
}
