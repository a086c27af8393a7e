import type { IncomingMessage, Server } from 'node:http';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { nodeHttp } from '#server/core/node-http.ts';
import { ANSWERS } from './answers.ts';
import { type Form, itemsOf, parseForm } from './form.ts';
import { type Card, type Kind, type SimulatorLedger, Refusal } from './ledger.ts';
import type { SimulatorRows } from '../port.ts';
import { customerIdOf, listOf, paymentMethod } from './objects.ts';

export interface WireServer {
  port: number;
  /** Random, so other users of this machine can't call the simulator. */
  apiKey: string;
  close(): Promise<void>;
}

interface WireOptions {
  pagesUrl(): string;
  /** Runs one unit of work at the provider's current time. */
  work<T>(task: (ledger: SimulatorLedger, rows: SimulatorRows) => Promise<T>): Promise<T>;
  /** Sees every request and response; used to check them against the SDK's types. */
  watch?(seen: WireRecord): void;
}

export interface WireRecord {
  method: string;
  path: string;
  form: Form;
  status: number;
  answer: object;
}

const MOST_BYTES = 256 * 1024;

/** The provider's HTTP API on a loopback socket: form fields in, JSON out, errors in the provider's format. */
export async function serveWire(options: WireOptions): Promise<WireServer> {
  const apiKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const server = nodeHttp.createServer((request, response) => {
    void (async () => {
      const [status, answer] = await answerTo(request, apiKey, options);
      response.writeHead(status, {
        'content-type': 'application/json',
        'request-id': `req_${randomBytes(8).toString('hex')}`,
      });
      response.end(JSON.stringify(answer));
    })();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { port, apiKey, close: () => close(server) };
}

async function answerTo(
  request: IncomingMessage,
  apiKey: string,
  { work, pagesUrl, watch }: WireOptions,
): Promise<[number, object]> {
  const method = request.method ?? 'GET';
  const { pathname, search } = new URL(request.url ?? '/', 'http://simulator');
  let form: Form = {};
  try {
    if (!isKey(request.headers.authorization, apiKey)) {
      throw new Refusal(401, 'Invalid API Key provided.');
    }
    form = parseForm(method === 'POST' ? await readBody(request) : search.slice(1));
    const found = ANSWERS.find(([verb, path]) => verb === method && path.test(pathname));
    if (!found) throw new Refusal(404, `Unrecognized request URL (${method}: ${pathname}).`);
    const [, path, answer] = found;
    const ids = path.exec(pathname)!.slice(1);
    const key = request.headers['idempotency-key'];
    const result = await work(async (ledger, rows) => {
      const keyId = typeof key === 'string' && method === 'POST' ? `key:${key}` : null;
      const before = keyId ? await rows.find(keyId) : null;
      if (before) return before.object;
      const made = await answer({ ledger, form, ids, pagesUrl: pagesUrl() });
      const paths = itemsOf(form['expand']).map(String);
      const whole = await expand(ledger, made, paths);
      if (keyId) {
        const object = whole as Record<string, unknown>;
        await rows.put({ id: keyId, kind: 'key', shelf: null, object });
      }
      return whole;
    });
    watch?.({ method, path: pathname, form, status: 200, answer: result });
    return [200, result];
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal(500, 'The simulator failed.');
    const { status, message, code, param } = refusal;
    const type =
      status >= 500 ? 'api_error' : status === 402 ? 'card_error' : 'invalid_request_error';
    const answer = { error: { type, message, ...(code && { code }), ...(param && { param }) } };
    watch?.({ method, path: pathname, form, status, answer });
    return [status, answer];
  }
}

function isKey(header: string | undefined, apiKey: string): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${apiKey}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes > MOST_BYTES) throw new Refusal(413, 'The request is too large.');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Fields that hold an id, and the type of object. */
const REFERENCES: Readonly<Record<string, Kind>> = {
  customer: 'customer',
  subscription: 'subscription',
  latest_invoice: 'invoice',
  invoice: 'invoice',
  payment_intent: 'payment_intent',
  latest_charge: 'charge',
  charge: 'charge',
};

/** The numbers of the provider's test cards. */
const LAST_DIGITS: Readonly<Record<Exclude<Card, 'none'>, string>> = {
  good: '4242',
  failing: '0341',
};

type Node = Record<string, unknown>;

/** Replaces ids with whole objects along paths such as `data.latest_invoice`. */
async function expand(ledger: SimulatorLedger, answer: object, paths: string[]): Promise<object> {
  const copy = structuredClone(answer) as Node;
  for (const path of paths) await expandPath(ledger, copy, path.split('.'));
  return copy;
}

async function expandPath(ledger: SimulatorLedger, node: unknown, path: string[]): Promise<void> {
  const [name, ...rest] = path;
  if (name === undefined || node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const item of node) await expandPath(ledger, item, path);
    return;
  }
  const parent = node as Node;
  const kind = REFERENCES[name];
  const held = parent[name];
  if (name === 'default_payment_method' && typeof held === 'string') {
    const { card = 'none' } = await ledger.notes(customerIdOf(held));
    if (card !== 'none') parent[name] = paymentMethod(held, LAST_DIGITS[card]);
  }
  if (name === 'payments' && parent['object'] === 'invoice') {
    const all = await ledger.list('invoice_payment');
    const own = all.filter(({ invoice }) => invoice === parent['id']);
    parent[name] = listOf(`/v1/invoice_payments?invoice=${String(parent['id'])}`, own);
  }
  if (kind && typeof held === 'string') {
    const whole = await ledger.find(kind, held);
    if (whole) parent[name] = structuredClone(whole);
  }
  await expandPath(ledger, parent[name], rest);
}
