import type { ErrorCode } from '#contract/errors.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { encode, decode } from 'gpt-tokenizer/encoding/o200k_base';
import { type KeyedProvider, PROVIDERS } from '#contract/catalog/providers.ts';
import { FAULT_BODIES, type HttpFault } from './fault-bodies.data.ts';
import { createStandInCache } from './stand-in-cache.ts';
import { type Asked, type MeteredTokens, sendJson, writerFor } from './wire-writers.ts';

/** Faults that can be injected. An {@link HttpFault} is sent as the provider's own error response. */
export type ModelFault =
  | HttpFault
  /** Sends nothing, not even headers. */
  | 'silent'
  /** Sends some text, then nothing more. */
  | 'stalled'
  /** Sends some text, then drops the connection. */
  | 'cut'
  /** Sends some text, then closes the stream cleanly without the provider's end marker. */
  | 'ended_early'
  /** The same after the complete text. */
  | 'ended_late'
  /** Sends some text, then something that isn't JSON. */
  | 'malformed'
  /** Sends some text, then one of the provider's in-stream errors. */
  | 'error_in_stream'
  /** An answer whose text was removed by the content filter. */
  | 'refused_answer'
  | 'empty'
  /** An answer with an unusual finish reason, including its usage. */
  | 'odd_end'
  /** A proxy's HTML page instead of a stream. */
  | 'web_page';

/** The error code that each in-stream fault must be mapped to, for every provider. */
export const IN_STREAM: Partial<Record<ModelFault, ErrorCode>> = {
  silent: 'stalled',
  stalled: 'stalled',
  cut: 'cut_off',
  ended_early: 'cut_off',
  malformed: 'malformed_answer',
  error_in_stream: 'provider_overloaded',
  refused_answer: 'refused_by_filter',
  empty: 'malformed_answer',
  web_page: 'malformed_answer',
};

export interface StandInRequest extends Asked {
  provider: string;
  path: string;
  key: string;
  /** Counts up from 1 over all calls. */
  number: number;
}

export interface StandInAnswer {
  text: string;
  fault?: ModelFault | null;
  /** Tokens sent before an in-stream fault; a few by default. */
  faultAfterTokens?: number;
  /** Tokens the model thinks before it answers: metered, and shown as the vendor does. */
  thinkingTokens?: number;
}

/** One call as the stand-in received and metered it. */
export interface StandInCall extends StandInRequest {
  tokens: MeteredTokens;
  /** Output tokens sent so shortly before the client disconnected that it may not have read them. */
  unread: number;
  fault: ModelFault | null;
  /** Whether the whole answer was sent. */
  finished: boolean;
}

export interface StandInOptions {
  /** The model's answer. By default it repeats a few sentences. */
  answer?: (request: StandInRequest) => string | StandInAnswer | Promise<string | StandInAnswer>;
  /** Delay before the first token. */
  firstTokenMs?: number;
  /** As fast as possible by default. */
  tokensPerSecond?: number;
  /** Context window, prompt and answer together. Larger requests get the provider's own error. */
  windowTokens?: number;
  /** Context window of a server that silently drops the start of longer prompts, as Ollama does: it keeps half. */
  silentWindowTokens?: number;
  /** Caches prompt prefixes as vendors do: automatically, or where marked. */
  caches?: boolean;
  /** Which API keys are valid; by default those without `wrong` in them. */
  isGoodKey?: (key: string) => boolean;
  /** Models that a local server lists. */
  models?: readonly string[];
  port?: number;
}

export interface StandInModels {
  url: string;
  /** Environment that points every provider here, with house keys only for those given. */
  env(houseKeys?: readonly KeyedProvider[]): Record<string, string>;
  /** Also the address of a local, OpenAI-compatible server. */
  localUrl: string;
  calls: StandInCall[];
  change(options: StandInOptions): void;
  close(): Promise<void>;
}

const SENTENCES =
  'The speaker explains the idea step by step. Each example builds on the one before. In the end the listener can repeat it.';
const HOUSE_NAMES: Record<KeyedProvider, string> = {
  openai: 'OPENAI',
  anthropic: 'ANTHROPIC',
  google: 'GOOGLE_AI',
  mistral: 'MISTRAL',
  groq: 'GROQ',
  xai: 'XAI',
  deepseek: 'DEEPSEEK',
  openrouter: 'OPENROUTER',
};
const VERSION_PATHS: Partial<Record<KeyedProvider, string>> = { google: '/v1beta' };
const TEXT_BEFORE_FAULT_TOKENS = 4;
/** How long data may sit unread in a busy client's socket. */
const LYING_MS = 300;

/** Input tokens as the stand-in meters them, counted with OpenAI's newest vocabulary. */
export function meterInput({ system, messages }: Asked): number {
  return [system, ...messages.map(({ content }) => content)].reduce(
    (sum, text) => sum + encode(text).length + 4,
    3,
  );
}

/**
 * Every provider's models on one loopback port, told apart by the first path segment. It speaks their formats, limits
 * its speed, fails in all their ways, and does its own metering.
 */
export async function startStandInModels(given: StandInOptions = {}): Promise<StandInModels> {
  let options = given;
  const calls: StandInCall[] = [];
  const sockets = new Set<Socket>();
  const closing = new AbortController();
  const cache = createStandInCache();

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!closing.signal.aborted && !response.destroyed) response.destroy(error as Error);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.once('close', () => sockets.delete(socket));
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) =>
    server.listen(given.port ?? 0, '127.0.0.1', () => resolve()),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0]!;
    const provider = path.split('/')[1] ?? '';
    const key = keyOf(request);
    const isGood =
      provider === 'local' || (options.isGoodKey ?? ((one) => !/wrong/.test(one)))(key);
    const faults = FAULT_BODIES[provider as KeyedProvider];
    if (request.method === 'GET') {
      if (!isGood) return sendFault(response, faults.bad_key);
      return sendJson(response, 200, listing(path, options.models ?? ['stand-in-model']));
    }
    const writer = writerFor(path);
    if (!writer) return sendJson(response, 404, { error: { message: 'Unknown request URL' } });
    const asked = writer.parse(JSON.parse(await bodyOf(request)), path);
    const number = calls.length + 1;
    const call: StandInCall = {
      ...asked,
      provider,
      path,
      key,
      number,
      tokens: { in: 0, out: 0 },
      unread: 0,
      fault: null,
      finished: false,
    };
    calls.push(call);
    const said = await (options.answer ?? (() => SENTENCES))(call);
    const answer: StandInAnswer = typeof said === 'string' ? { text: said } : said;
    const { fault = null } = answer;
    const isTooLong =
      meterInput(asked) + asked.maxOutputTokens > (options.windowTokens ?? Infinity);
    call.fault = !isGood ? 'bad_key' : isTooLong ? 'too_long' : fault;
    if (call.fault !== null && call.fault in faultsOf(provider)) {
      const body = faultsOf(provider)[call.fault as HttpFault];
      // Requests rejected up front aren't metered. A blocked prompt that answers 200 is.
      if (body.status === 200) call.tokens.in = meterInput(asked);
      return sendFault(response, body);
    }
    if (call.fault === 'silent') return;
    if (call.fault === 'web_page') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the proxy</h1>');
      return;
    }
    await streamTo(response, call, answer, writer);
  }

  async function streamTo(
    response: ServerResponse,
    call: StandInCall,
    { text, thinkingTokens = 0, faultAfterTokens = TEXT_BEFORE_FAULT_TOKENS }: StandInAnswer,
    writer: NonNullable<ReturnType<typeof writerFor>>,
  ): Promise<void> {
    const tokens = call.fault === 'empty' ? [] : encode(text);
    const thought = Math.min(thinkingTokens, call.maxOutputTokens);
    // What it thinks counts towards its limit.
    const limit = Math.min(tokens.length, call.maxOutputTokens - thought);
    const finish = limit < tokens.length ? 'length' : 'stop';
    const { firstTokenMs = 0, tokensPerSecond, silentWindowTokens = Infinity } = options;
    const metered = meterInput(call);
    call.tokens.in = metered > silentWindowTokens ? silentWindowTokens / 2 + 2 : metered;
    if (options.caches) Object.assign(call.tokens, cache.look(call));
    if (firstTokenMs > 0) await pause(firstTokenMs, undefined, { signal: closing.signal });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(writer.begin(call.tokens));
    if (thought > 0) {
      response.write(writer.thought());
      call.tokens.out += thought;
    }
    const isSaid = !call.fault || call.fault === 'empty' || call.fault === 'ended_late';
    const breaksAt = isSaid ? Infinity : faultAfterTokens;
    const startedAt = performance.now();
    const sentAt: number[] = [];
    response.once('close', () => {
      if (response.writableEnded) return;
      const since = performance.now() - LYING_MS;
      call.unread = sentAt.filter((at) => at > since).length;
    });
    // A token can be part of a character, so only send text up to the last complete one.
    let pending: number[] = [];
    for (let index = 0; index < limit; index += 1) {
      if (index >= breaksAt || response.destroyed) break;
      if (tokensPerSecond) {
        const due = startedAt + (index * 1000) / tokensPerSecond;
        const waitMs = due - performance.now();
        if (waitMs > 1) await pause(waitMs, undefined, { signal: closing.signal });
      } else if (index % 200 === 199) await pause(0);
      pending.push(tokens[index]!);
      call.tokens.out += 1;
      sentAt.push(performance.now());
      const piece = decode(pending);
      if (piece.endsWith('\uFFFD') && index < limit - 1) continue;
      response.write(writer.delta(piece));
      pending = [];
    }
    if (response.destroyed) return;
    const { fault } = call;
    if (fault === 'stalled') return;
    if (fault === 'cut') {
      // Let the data flush before the reset, as happens when a provider crashes.
      await pause(20);
      response.socket?.resetAndDestroy();
    } else if (fault === 'ended_early' || fault === 'ended_late') response.end();
    else if (fault === 'malformed')
      response.end('data: {"choices":[{"delta":{"content":"half of \n\n');
    else if (fault === 'error_in_stream') response.end(writer.error());
    else if (fault === 'odd_end') response.end(writer.oddEnd(call.tokens) ?? writer.error());
    else if (fault === 'refused_answer') response.end(writer.end('refused', call.tokens));
    else {
      response.end(writer.end(finish, call.tokens));
      call.finished = true;
    }
  }

  return {
    url,
    localUrl: `${url}/local/v1`,
    calls,
    env(houseKeys = []) {
      const rows = PROVIDERS.flatMap(({ value }) => {
        const name = HOUSE_NAMES[value];
        const base: [string, string] = [
          `${name}_BASE_URL`,
          `${url}/${value}${VERSION_PATHS[value] ?? '/v1'}`,
        ];
        const key: [string, string] = [`${name}_API_KEY`, `house-${value}-key`];
        return houseKeys.includes(value) ? [base, key] : [base];
      });
      return Object.fromEntries(rows);
    },
    change(more) {
      options = { ...options, ...more };
    },
    async close() {
      closing.abort();
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function faultsOf(provider: string): Record<HttpFault, { status: number; body: unknown }> {
  return FAULT_BODIES[provider as KeyedProvider] ?? FAULT_BODIES.openai;
}

function sendFault(
  response: ServerResponse,
  {
    status,
    body,
    headers = {},
  }: { status: number; body: unknown; headers?: Record<string, string> },
): void {
  if (status === 200) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`data: ${JSON.stringify(body)}\n\n`);
    return;
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  sendJson(response, status, body);
}

function keyOf({ headers }: IncomingMessage): string {
  const given = headers['x-api-key'] ?? headers['x-goog-api-key'];
  return String(given ?? headers.authorization?.replace('Bearer ', '') ?? '');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let text = '';
  for await (const chunk of request as AsyncIterable<string>) text += chunk;
  return text;
}

/** Responses to the cheap calls that check an API key. */
function listing(path: string, models: readonly string[]): object {
  if (path.endsWith('/user/balance')) return { is_available: true, balance_infos: [] };
  if (path.endsWith('/api-key')) return { api_key_blocked: false, api_key_disabled: false };
  if (path.endsWith('/key')) return { data: { limit_remaining: 5 } };
  if (path.includes('/google/')) {
    return { models: models.map((name) => ({ name: `models/${name}` })) };
  }
  return { object: 'list', data: models.map((id) => ({ id, object: 'model' })) };
}
