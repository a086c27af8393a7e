import type { ClientRequest, IncomingMessage } from 'node:http';
import type { ProviderValue } from '#contract/catalog/providers.ts';
import { AppError } from '#server/core/app-error.ts';
import { openRequest, readBody, type Timeouts, whenConnected } from './connection.ts';
import { toProviderError } from './faults.ts';
import type { AiPart } from './port.ts';
import { readFault } from './read-fault.ts';
import { createSseReader } from './sse.ts';
import { type StreamReader, ErrorInStream } from './wire.ts';

const LAST_BYTES_MS = 1000;

interface Options {
  provider: ProviderValue;
  url: string;
  headers: Record<string, string>;
  body: object;
  reader: StreamReader;
  timeouts: Timeouts;
  /** Aborts answers that exceed this. */
  mostCharacters: number;
  signal: AbortSignal;
}

/**
 * Streams one model call from request to the end. Text received between two reads of the consumer is merged into one part, so a
 * slow consumer gets fewer, larger parts.
 */
export async function* streamAnswer(options: Options): AsyncGenerator<AiPart> {
  const { provider, reader, timeouts, signal } = options;
  signal.throwIfAborted();
  let text = '';
  let characters = 0;
  let failure: Error | null = null;
  let isOver = false;
  let hasAnswer = false;
  let hasBegun = false;
  let isWhole = false;
  let wake = () => {};
  let response: IncomingMessage | null = null;

  const fail = (error: Error) => {
    failure ??= error;
    wake();
  };
  const failAs =
    (code: 'provider_unreachable' | 'cut_off' | 'stalled' | 'malformed_answer') =>
    (cause?: Error) =>
      fail(new AppError(code, { cause: new Error(`${provider}: ${cause?.message ?? code}`) }));

  const request: ClientRequest = openRequest(options.url, {
    method: 'POST',
    headers: { ...options.headers, accept: 'text/event-stream' },
    body: JSON.stringify(options.body),
  });
  let timer = setTimeout(failAs('provider_unreachable'), timeouts.connectMs);
  const allow = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(failAs('stalled'), ms);
  };
  whenConnected(request, () => {
    if (!hasAnswer) allow(timeouts.firstTextMs);
  });
  const onAbort = () => fail(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
  signal.addEventListener('abort', onAbort, { once: true });
  // Without a response nothing was started; with one, the answer was cut off.
  request.on('error', (error) => failAs(response ? 'cut_off' : 'provider_unreachable')(error));

  const sse = createSseReader((data) => {
    if (failure || reader.isOver) return;
    const piece = reader.take(data);
    if (piece === null) return;
    // Any event restarts the timeout. Refreshing a timer costs far less than creating one per token.
    if (hasAnswer) timer.refresh();
    else {
      hasAnswer = true;
      allow(timeouts.stallMs);
    }
    text += piece;
    characters += piece.length;
  });

  const readSafely = (read: () => void) => {
    try {
      read();
      if (characters > options.mostCharacters) throw new Error('it does not end');
    } catch (error) {
      if (error instanceof ErrorInStream)
        fail(toProviderError(provider, readFault(0, {}, error.body)));
      else if (error instanceof AppError) fail(error);
      // A SyntaxError's message quotes the answer, which must not be logged.
      else failAs('malformed_answer')(new Error((error as Error).name));
    }
    isOver ||= reader.isOver;
    if (text !== '' || isOver || failure) wake();
  };

  request.once('response', (incoming: IncomingMessage) => {
    response = incoming;
    const isStream = String(incoming.headers['content-type']).includes('event-stream');
    if (incoming.statusCode !== 200 || !isStream) {
      void refuse(incoming);
      return;
    }
    hasBegun = true;
    incoming.setEncoding('utf8');
    incoming.on('data', (chunk: string) => readSafely(() => sse.take(chunk)));
    incoming.once('end', () => {
      readSafely(() => sse.end());
      isOver = true;
      wake();
    });
    incoming.once('error', failAs('cut_off'));
    incoming.once('close', () => {
      if (!incoming.complete) failAs('cut_off')();
    });
  });

  async function refuse(incoming: IncomingMessage): Promise<void> {
    const status = incoming.statusCode ?? 0;
    const body = await readBody(incoming);
    const isFault =
      status !== 200 || (typeof body === 'object' && body !== null && 'error' in body);
    if (isFault)
      fail(
        toProviderError(provider, readFault(status === 200 ? 0 : status, incoming.headers, body)),
      );
    else failAs('malformed_answer')(new Error('not a stream'));
  }

  try {
    for (;;) {
      const piece = whole(text, isOver);
      if (piece !== '') {
        text = text.slice(piece.length);
        yield { type: 'text', text: storable(piece) };
      } else if (failure || isOver) break;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        wake = () => {};
      }
    }
    const end = failure ?? endOf(provider, reader, characters);
    if (end instanceof Error) {
      if (hasBegun) yield brokenOf(reader);
      throw end;
    }
    isWhole = true;
    yield end;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    if (isWhole) keepConnection(request, response);
    // Closing the connection makes the provider stop generating and billing.
    else request.destroy();
    request.on('error', () => {});
  }
}

/** Holds back a trailing high surrogate until its other half arrives. */
function whole(text: string, isLast: boolean): string {
  const last = text.charCodeAt(text.length - 1);
  return !isLast && last >= 0xd8_00 && last <= 0xdb_ff ? text.slice(0, -1) : text;
}

/** PostgreSQL can't store lone surrogates or NUL. */
function storable(text: string): string {
  const plain = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return plain.isWellFormed() ? plain : plain.toWellFormed();
}

/** Without a finish reason the stream was cut off, whatever it has sent. */
function endOf(
  provider: ProviderValue,
  reader: StreamReader,
  characters: number,
): AiPart | AppError {
  const { finish, tokens } = reader;
  if (finish === null) {
    return new AppError('cut_off', { cause: new Error(`${provider}: closed without an end`) });
  }
  if (finish === 'refused') return new AppError('refused_by_filter');
  if (finish === 'stop' && characters === 0) {
    return new AppError('malformed_answer', { cause: new Error(`${provider}: an empty answer`) });
  }
  return { type: 'end', finish, tokens };
}

function brokenOf({ tokens, isCounted, hasThought }: StreamReader): AiPart {
  return { type: 'broken', tokens, isWhole: tokens !== null && isCounted, hasThought };
}

/** The end marker can arrive just before the end of the response. Wait briefly for that, so the connection can be reused. */
function keepConnection(request: ClientRequest, response: IncomingMessage | null): void {
  if (!response || response.complete) return;
  response.on('error', () => {});
  const closing = setTimeout(() => request.destroy(), LAST_BYTES_MS);
  closing.unref();
  response.once('end', () => clearTimeout(closing));
  response.resume();
}
