import { randomBytes } from 'node:crypto';
import { PRODUCT } from '#contract/product.ts';
import type { Config } from './config.ts';
import { type Log, logContext } from './log.ts';

/** Numbers from the OTLP protocol. */
const KINDS = { server: 2, client: 3, consumer: 5 } as const;
const FAILED = 2;

const SEND_EVERY_MS = 3000;
const MOST_IN_A_POST = 512;
const MOST_WAITING = 4 * MOST_IN_A_POST;
const POST_MS = 10_000;
const CLOSE_MS = 2000;
const CLOCK_SET_MS = 50;

/** Statuses OTLP defines as retryable; any other error is permanent. */
const COMES_BACK: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Our own names, numbers and constants. Never user input, addresses or keys. */
type Attributes = Readonly<Record<string, string | number>>;

export interface OpenSpan {
  /** Run code in `logContext` with these ids to make its spans children and to correlate its logs. */
  readonly ids: { readonly traceId: string; readonly spanId: string };
  /** Only the first call counts. `error` is a short code. */
  end(attributes: Attributes, error?: string): void;
}

interface Beginning {
  name: string;
  kind: keyof typeof KINDS;
  attributes: Attributes;
  /** An incoming `traceparent` header, valid or not; `null` starts a new trace. Default: the current span. */
  parent?: string | null | undefined;
}

export interface Tracing {
  begin(span: Beginning): OpenSpan;
  /** Flushes remaining spans, with a time limit. */
  close(): Promise<void>;
}

type Options = NonNullable<Config['tracing']> & {
  log: Log;
  sendEveryMs?: number;
  closeMs?: number;
};

/** Exports spans as OTLP/JSON over HTTP in the background. Never blocks or throws. */
export function startTracing({
  url,
  headers,
  serviceName = PRODUCT.slug,
  log,
  sendEveryMs = SEND_EVERY_MS,
  closeMs = CLOSE_MS,
}: Options): Tracing {
  let waiting: object[] = [];
  let dropped = 0;
  let isAway = false;
  let sending: Promise<void> | null = null;
  const ending = new AbortController();

  /** Returns the HTTP status or an error code. The error itself could contain a header. */
  async function post(spans: readonly object[]): Promise<number | string> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(inEnvelope(serviceName, spans)),
        // A redirect would forward our headers.
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(POST_MS), ending.signal]),
      });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      const { name, cause } = error as Error;
      return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
    }
  }

  function keep(spans: object[]): void {
    const surplus = Math.max(0, spans.length - MOST_WAITING);
    dropped += surplus;
    waiting = surplus > 0 ? spans.slice(surplus) : spans;
  }

  /** Sends batches until the buffer is empty or the collector fails. */
  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_IN_A_POST);
      const answer = await post(batch);
      const isTaken = typeof answer === 'number' && answer >= 200 && answer < 300;
      if (!isTaken) {
        if (typeof answer === 'string' || COMES_BACK.has(answer)) keep([...batch, ...waiting]);
        else dropped += batch.length;
        if (!isAway) log.warn({ answer }, 'sending spans failed');
        isAway = true;
        return;
      }
      isAway = false;
      tellDropped();
    }
  }

  function tellDropped(): void {
    if (dropped > 0) log.warn({ dropped }, 'spans were dropped');
    dropped = 0;
  }

  /** One export at a time, outside any request's log context. */
  function send(): Promise<void> {
    sending ??= logContext.run({}, sendAll).finally(() => void (sending = null));
    return sending;
  }

  const timer = setInterval(() => void send(), sendEveryMs).unref();

  return {
    begin({ name, kind, attributes, parent }) {
      const above = parent === undefined ? logContext.getStore() : readTraceparent(parent);
      const { traceId = newTraceId(), spanId: parentSpanId } = above ?? {};
      const spanId = randomBytes(8).toString('hex');
      const clock = originMs();
      const startedAt = performance.now();
      let isOver = false;
      return {
        ids: { traceId, spanId },
        end(more, error) {
          if (isOver) return;
          isOver = true;
          waiting.push({
            traceId,
            spanId,
            ...(parentSpanId && { parentSpanId }),
            name,
            kind: KINDS[kind],
            startTimeUnixNano: nanoseconds(clock + startedAt),
            endTimeUnixNano: nanoseconds(clock + performance.now()),
            attributes: listed({ ...attributes, ...more, ...(error && { 'error.type': error }) }),
            ...(error && { status: { code: FAILED } }),
          });
          if (waiting.length > MOST_WAITING) keep(waiting);
          // While the collector is down, wait for the timer instead of retrying with every span.
          if (waiting.length >= MOST_IN_A_POST && !isAway) void send();
        },
      };
    },

    async close() {
      clearInterval(timer);
      const cut = setTimeout(() => ending.abort(), closeMs);
      await sending;
      await send();
      clearTimeout(cut);
      dropped += waiting.length;
      waiting = [];
      tellDropped();
    },
  };
}

const TRACEPARENT =
  /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(-.*)?$/;

/** For later versions only the prefix is specified; version 00 allows nothing after it. */
function readTraceparent(header: string | null): { traceId?: string; spanId?: string } {
  const [, version, traceId, spanId, rest] = TRACEPARENT.exec(header ?? '') ?? [];
  return traceId && spanId && !(version === '00' && rest) ? { traceId, spanId } : {};
}

let origin = performance.timeOrigin;

/** Same clock origin for all spans, so children stay within their parents. Reset only if the clock is changed. */
function originMs(): number {
  const now = Date.now() - performance.now();
  if (Math.abs(now - origin) > CLOCK_SET_MS) origin = now;
  return origin;
}

const newTraceId = () => randomBytes(16).toString('hex');

/** A string with microsecond precision, since nanoseconds exceed a safe integer. */
const nanoseconds = (ms: number) => `${Math.round(ms * 1000)}000`;

function listed(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}

function inEnvelope(serviceName: string, spans: readonly object[]): object {
  const resource = { attributes: listed({ 'service.name': serviceName }) };
  const scope = { name: PRODUCT.slug };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope, spans }] }] };
}
