import type { IncomingHttpHeaders } from 'node:http';
import type { Fault } from './faults.ts';

const LONGEST_WAIT_SECONDS = 24 * 3600;
const NAME_FIELDS = new Set(['type', 'code', 'status', 'reason', 'quotaId', 'limit_source']);
const MESSAGE_FIELDS = new Set(['message', 'detail', 'msg', 'error']);
const DEEPEST = 6;
const LONGEST_WORDS = 2000;

/** Parses errors of any shape: an object, an array with one, plain text or nothing. */
export function readFault(status: number, headers: IncomingHttpHeaders, body: unknown): Fault {
  const names: string[] = [];
  const messages: string[] = [];
  let retryDelay: string | null = null;

  function visit(value: unknown, depth: number): void {
    if (depth > DEEPEST || typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'retryDelay' && typeof inner === 'string') retryDelay = inner;
      if (NAME_FIELDS.has(name) && ['string', 'number'].includes(typeof inner)) {
        names.push(String(inner).slice(0, 100));
      }
      if (MESSAGE_FIELDS.has(name) && typeof inner === 'string') messages.push(inner);
      // OpenRouter includes the upstream provider's error as text.
      if (name === 'raw' && typeof inner === 'string') visitText(inner, depth + 1);
      visit(inner, depth + 1);
    }
  }
  function visitText(text: string, depth: number): void {
    try {
      const inner: unknown = JSON.parse(text);
      if (typeof inner === 'object') return visit(inner, depth);
    } catch {
      // Not JSON: treat as plain text.
    }
    messages.push(text.slice(0, LONGEST_WORDS));
  }
  if (typeof body === 'string') messages.push(body.slice(0, LONGEST_WORDS));
  else visit(body, 0);

  const message = messages.join(' ');
  return {
    status: status || statusIn(body),
    names: names.join(' ').toLowerCase(),
    message,
    retryAfterSeconds: retryAfter(headers, retryDelay, message),
  };
}

/** Errors inside a stream often include a status, since the response already has one. */
function statusIn(body: unknown): number {
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code;
  return typeof code === 'number' && code >= 400 && code < 600 ? code : 0;
}

function retryAfter(
  headers: IncomingHttpHeaders,
  retryDelay: string | null,
  message: string,
): number | null {
  const inMs = Number(headers['retry-after-ms']);
  const header = headers['retry-after'];
  const seconds =
    (Number.isFinite(inMs) && inMs > 0 ? inMs / 1000 : null) ??
    (header ? fromHeader(header) : null) ??
    (retryDelay ? fromDuration(retryDelay) : null) ??
    fromWords(message);
  if (seconds === null || seconds < 0) return null;
  return Math.min(LONGEST_WAIT_SECONDS, Math.ceil(seconds));
}

function fromHeader(value: string): number | null {
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return seconds;
  const until = Date.parse(value);
  return Number.isNaN(until) ? null : Math.max(0, (until - Date.now()) / 1000);
}

/** Parses `34s`, `1m30.5s`, `250ms`. */
function fromDuration(value: string): number | null {
  const match = /^(?:(\d+)h)?(?:(\d+)m(?!s))?(?:([\d.]+)(ms|s))?$/.exec(value);
  if (!match || value === '') return null;
  const [, hours = 0, minutes = 0, rest = 0, unit] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) / (unit === 'ms' ? 1000 : 1);
}

function fromWords(message: string): number | null {
  const match = /(?:try again|retry) in ((?:\d+h)?(?:\d+m(?!s))?(?:[\d.]+m?s)?)/i.exec(message);
  return match?.[1] ? fromDuration(match[1].replace(/\.$/, '')) : null;
}
