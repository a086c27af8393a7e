import type { ClientRequest, IncomingMessage } from 'node:http';
import * as https from 'node:https';
import { nodeHttp } from '#server/core/node-http.ts';

/** How long each part of a call may take before it counts as failed. */
export interface Timeouts {
  connectMs: number;
  /** From sending to the first sign that the model is at work. */
  firstTextMs: number;
  /** Between two such signs after that. */
  stallMs: number;
}

export const TIMEOUTS: Timeouts = { connectMs: 10_000, firstTextMs: 120_000, stallMs: 60_000 };
/** A model that thinks first can be quiet for long. */
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
 * A request over kept-alive connections. Redirects are not followed: they would carry the key to whoever they name.
 * Node's own client, because web streams and an SDK over them cost three times the processor time for each token.
 */
export function openRequest(url: string, { method, headers, body }: Options): ClientRequest {
  const secure = url.startsWith('https:');
  const request = (secure ? https : nodeHttp).request(url, {
    method,
    agent: secure ? secureAgent : plainAgent,
    headers: {
      ...headers,
      // What is compressed arrives in lumps.
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

/** Calls back when there is a connection, at once where one was kept. */
export function whenConnected(request: ClientRequest, then: () => void): void {
  request.once('socket', (socket) => {
    if (request.reusedSocket || !socket.connecting) then();
    else socket.once(request.protocol === 'https:' ? 'secureConnect' : 'connect', then);
  });
}

const LARGEST_BODY_BYTES = 256 * 1024;

/** The body of an answer that is not a stream: JSON where it is, else its words. */
export async function readBody(response: IncomingMessage): Promise<unknown> {
  response.setEncoding('utf8');
  let text = '';
  try {
    for await (const chunk of response as AsyncIterable<string>) {
      text += chunk;
      if (text.length > LARGEST_BODY_BYTES) break;
    }
  } catch {
    // What has arrived says enough, or nothing does.
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
