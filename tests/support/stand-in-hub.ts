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
  /** All subscription requests received, confirmed or not. */
  asked: Subscriber[];
  /** Status with which it answers a subscription request. */
  status: number;
  /** Whether the subscriber confirmed the request; `null` if it was refused or there was none. */
  confirmed(): Promise<boolean | null>;
  /** Sends an update to the latest subscriber and returns the response status. */
  publish(atom: string, signature?: string): Promise<number>;
}

/** A WebSub hub: takes subscriptions, verifies them at the callback, and delivers signed updates. */
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
