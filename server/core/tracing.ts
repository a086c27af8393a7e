import { randomBytes } from 'node:crypto';
import { PRODUCT } from '#contract/product.ts';
import type { Config } from './config.ts';
import { type Log, logContext } from './log.ts';

/** As the protocol numbers them. */
const KINDS = { server: 2, client: 3, consumer: 5 } as const;
const FAILED = 2;

const SEND_EVERY_MS = 3000;
const MOST_IN_A_POST = 512;
const MOST_WAITING = 4 * MOST_IN_A_POST;
const POST_MS = 10_000;
const CLOSE_MS = 2000;
const CLOCK_SET_MS = 50;

/** The collector asks for these to be sent again; everything else it has refused for good. */
const COMES_BACK: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Names, numbers and kinds of ours. Never what a customer wrote, an address or a key. */
type Attributes = Readonly<Record<string, string | number>>;

export interface OpenSpan {
  /** For `logContext`: what begins there is a child of this span, and its log lines can be found by the trace. */
  readonly ids: { readonly traceId: string; readonly spanId: string };
  /** Only the first call counts. `error` is a short code. */
  end(attributes: Attributes, error?: string): void;
}

interface Beginning {
  name: string;
  kind: keyof typeof KINDS;
  attributes: Attributes;
  /** A `traceparent` header that came from outside, valid or not; `null` begins a trace. Left out: what runs here. */
  parent?: string | null | undefined;
}

export interface Tracing {
  begin(span: Beginning): OpenSpan;
  /** Sends what is left, for as long as the end of a process may wait for that. */
  close(): Promise<void>;
}

type Options = NonNullable<Config['tracing']> & {
  log: Log;
  sendEveryMs?: number;
  closeMs?: number;
};

/** Sends spans to an OpenTelemetry collector, as OTLP in JSON over HTTP. Nobody waits for it, and nothing fails with it. */
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

  /** How the collector answered: a status, or why there is none. The error itself could repeat a header. */
  async function post(spans: readonly object[]): Promise<number | string> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(inEnvelope(serviceName, spans)),
        // Followed, it would take the headers along.
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

  /** Until nothing waits or the collector does not take it. */
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

  /** One at a time, and on nobody's behalf: its log lines are not those of the request that filled the batch. */
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
          // One that is away is asked again when its time comes, not with every span.
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

/** Of later versions only the beginning is known, and the first has nothing after it. */
function readTraceparent(header: string | null): { traceId?: string; spanId?: string } {
  const [, version, traceId, spanId, rest] = TRACEPARENT.exec(header ?? '') ?? [];
  return traceId && spanId && !(version === '00' && rest) ? { traceId, spanId } : {};
}

let origin = performance.timeOrigin;

/** The same for all spans, so that none sticks out of the one around it, until somebody sets the clock. */
function originMs(): number {
  const now = Date.now() - performance.now();
  if (Math.abs(now - origin) > CLOCK_SET_MS) origin = now;
  return origin;
}

const newTraceId = () => randomBytes(16).toString('hex');

/** To the microsecond, as a number of nanoseconds is more than a number can hold. */
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
