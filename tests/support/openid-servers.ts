import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';
import type { Lifetime } from './make-app.ts';

export const CLIENT = { id: 'app', secret: 'app-secret' } as const;

export interface Person {
  email: string;
  email_verified: boolean;
  name?: string;
}

async function listen(lifetime: Lifetime, server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  lifetime.after(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A certified OpenID server that plays Google. The login typed into it becomes the user's name. */
export async function startOpenIdServer(
  lifetime: Lifetime,
  redirectUri: string,
  people: Record<string, Person>,
): Promise<string> {
  let callback: ReturnType<Provider['callback']> | null = null;
  const server = createServer((request, response) => void callback?.(request, response));
  const issuer = await listen(lifetime, server);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['test'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people[id] }),
    }),
  });
  callback = provider.callback();
  return issuer;
}

/** Handles cookies and redirects as a browser would, and nothing else. */
export function createCookieClient() {
  const jar = new Map<string, string>();
  async function go(url: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(url);
    const cookie = [...jar]
      .filter(([key]) => key.startsWith(`${origin}|`))
      .map(([key, value]) => `${key.split('|')[1]}=${value}`)
      .join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) };
    const response = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(`${origin}|${pair.slice(0, at)}`, pair.slice(at + 1));
    }
    return response;
  }
  return {
    jar,
    go,
    /** Signs this person in on the server's own pages and returns the URL that it finally redirects to. */
    async signIn(authUrl: string, login: string, until: string): Promise<string> {
      let url = authUrl;
      let response = await go(url);
      for (let step = 0; step < 15; step += 1) {
        const location = response.headers.get('location');
        if (location) {
          url = new URL(location, url).href;
          if (url.startsWith(until)) return url;
          response = await go(url);
          continue;
        }
        const html = await response.text();
        const action = /action="([^"]+)"/.exec(html)?.[1];
        const prompt = /name="prompt" value="([^"]+)"/.exec(html)?.[1] ?? '';
        if (!action) throw new Error(`${response.status}: ${html.slice(0, 300)}`);
        url = new URL(action, url).href;
        const fields = prompt === 'login' ? { prompt, login, password: 'x' } : { prompt };
        response = await go(url, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(fields).toString(),
        });
      }
      throw new Error('the sign-in goes round in circles');
    },
  };
}

export interface Forgery {
  claims?: Record<string, unknown>;
  alg?: 'RS256' | 'none' | 'HS256';
  key?: KeyObject;
}

/** An OpenID server whose answers can be made wrong, one flaw at a time. */
export async function startForger(
  lifetime: Lifetime,
  person: Person,
): Promise<{ issuer: string; forge(forgery: Forgery): void }> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
  let forgery: Forgery = {};
  let nonce = '';
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', issuer);
    const send = (value: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (url.pathname.startsWith('/.well-known')) {
      send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    } else if (url.pathname === '/jwks') {
      send({ keys: [jwk] });
    } else if (url.pathname === '/authorize') {
      nonce = url.searchParams.get('nonce') ?? '';
      const back = new URL(url.searchParams.get('redirect_uri')!);
      back.searchParams.set('code', 'code');
      back.searchParams.set('state', url.searchParams.get('state')!);
      response.writeHead(302, { location: back.href }).end();
    } else {
      void text(request).then(() => {
        const seconds = Math.floor(Date.now() / 1000);
        const claims = {
          iss: issuer,
          aud: CLIENT.id,
          sub: 'forged',
          iat: seconds,
          exp: seconds + 300,
          nonce,
          ...person,
          ...forgery.claims,
        };
        const alg = forgery.alg ?? 'RS256';
        const signed = `${encode({ alg, kid: 'one', typ: 'JWT' })}.${encode(claims)}`;
        const key = forgery.key ?? privateKey;
        const signature =
          alg === 'none' ? '' : createSign('sha256').update(signed).sign(key).toString('base64url');
        send({ access_token: 'x', token_type: 'bearer', id_token: `${signed}.${signature}` });
      });
    }
  });
  const issuer = await listen(lifetime, server);
  return { issuer, forge: (next) => (forgery = next) };
}
