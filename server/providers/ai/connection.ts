import type { ClientRequest, IncomingMessage } from 'node:http';
import * as https from 'node:https';
import { nodeHttp } from '#server/core/node-http.ts';

/** Timeouts for each phase of a call. */
export interface Timeouts {
  connectMs: number;
  /** From sending the request to the first event. */
  firstTextMs: number;
  /** Between events after that. */
  stallMs: number;
}

export const TIMEOUTS: Timeouts = { connectMs: 10_000, firstTextMs: 120_000, stallMs: 60_000 };
/** Reasoning models can stay silent for long. */
export const REASONING_FACTOR = 5;

const AGENT = { keepAlive: true, maxFreeSockets: 64, scheduling: 'lifo' as const };
const plainAgent = new nodeHttp.Agent(AGENT);
const secureAgent = new https.Agent(AGENT);

interface Options {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/**
 * Sends a request over keep-alive connections. Doesn't follow redirects, which would leak the key. Uses Node's own HTTP client,
 * because web streams with an SDK on top take three times the CPU per token.
 */
export function openRequest(url: string, { method, headers, body }: Options): ClientRequest {
  const secure = url.startsWith('https:');
  const request = (secure ? https : nodeHttp).request(url, {
    method,
    agent: secure ? secureAgent : plainAgent,
    headers: {
      ...headers,
      // Compressed streams arrive in bursts.
      'accept-encoding': 'identity',
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
    },
  });
  request.setNoDelay(true);
  request.end(body);
  return request;
}

/** Calls back once connected; immediately for a reused connection. */
export function whenConnected(request: ClientRequest, then: () => void): void {
  request.once('socket', (socket) => {
    if (request.reusedSocket || !socket.connecting) then();
    else socket.once(request.protocol === 'https:' ? 'secureConnect' : 'connect', then);
  });
}

const LARGEST_BODY_BYTES = 256 * 1024;

/** Body of a non-streaming response: parsed JSON, else text. */
export async function readBody(response: IncomingMessage): Promise<unknown> {
  response.setEncoding('utf8');
  let text = '';
  try {
    for await (const chunk of response as AsyncIterable<string>) {
      text += chunk;
      if (text.length > LARGEST_BODY_BYTES) break;
    }
  } catch {
    // Use what has arrived so far.
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
