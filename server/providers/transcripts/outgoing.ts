import type { SourceErrorCode } from '#contract/errors/source.ts';
import { AddressRefused } from '#server/core/public-address.ts';

/** Any fetch: proxied, guarded or a test's. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export type Reply =
  | { ok: true; text: string; status: number; headers: Headers }
  | {
      ok: false;
      code: SourceErrorCode;
      outcome: string;
      /** Rate limited or asked for a captcha: further requests would make it worse. */
      wantsRest?: true;
      /** The platform's Retry-After. */
      retryAfterSeconds?: number;
    };

interface CallOptions {
  fetch: Fetch;
  timeoutMs: number;
  /** Response limit after decompression. */
  maxBytes: number;
  /** All connections go through a proxy, so connection failures are the proxy's. */
  throughProxy: boolean;
}

/** How much of an error response is read. */
const PAGE_BYTES = 256 * 1024;
const ROBOT_CHECK =
  /unusual traffic|automated (?:queries|requests)|not a (?:bot|robot)|re-?captcha|["'/]sorry\//i;
const CAPTCHA: Reply = {
  ok: false,
  code: 'platform_ip_blocked',
  outcome: 'captcha',
  wantsRest: true,
};

/** One request and the meaning of its failure. Redirects aren't followed, because they lead to consent pages and captchas. */
export async function callPlatform(
  url: string,
  init: RequestInit,
  { fetch, timeoutMs, maxBytes, throughProxy }: CallOptions,
): Promise<Reply> {
  // AbortSignal.timeout rejects fractions, which the remaining time is.
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const refused = ofStatus(response);
    if (refused) {
      const page = await readCapped(response, PAGE_BYTES);
      return page !== null && ROBOT_CHECK.test(page) ? CAPTCHA : refused;
    }
    const text = await readCapped(response, maxBytes);
    if (text === null) return { ok: false, code: 'platform_changed', outcome: 'too_large' };
    const { status, headers } = response;
    return ofBody(text) ?? { ok: true, text, status, headers };
  } catch (error) {
    return ofError(error, timeout.aborted, throughProxy);
  }
}

function ofStatus({ status, headers }: Response): Reply | null {
  if ((status >= 200 && status < 300) || status === 304) return null;
  if (status === 429) {
    const seconds = Number(headers.get('retry-after'));
    return {
      ok: false,
      code: 'platform_rate_limited',
      outcome: 'rate_limited',
      wantsRest: true,
      ...(seconds > 0 && { retryAfterSeconds: seconds }),
    };
  }
  if (status >= 300 && status < 400) {
    const to = headers.get('location') ?? '';
    if (/\/sorry\//.test(to)) return CAPTCHA;
    return /consent\./.test(to)
      ? { ok: false, code: 'platform_ip_blocked', outcome: 'consent' }
      : { ok: false, code: 'platform_changed', outcome: 'redirected' };
  }
  if (status === 403) return { ok: false, code: 'platform_ip_blocked', outcome: 'http_403' };
  if (status === 407)
    return { ok: false, code: 'platform_proxy_refused', outcome: 'proxy_refused' };
  if (status >= 500) return { ok: false, code: 'platform_network', outcome: `http_${status}` };
  return { ok: false, code: 'platform_changed', outcome: `http_${status}` };
}

/** An HTML page instead of data means we're blocked. */
function ofBody(text: string): Reply | null {
  const head = text.slice(0, 3000).trimStart().toLowerCase();
  if (!/^(?:<!doctype html|<html)/.test(head)) return null;
  const page = text.slice(0, 200_000);
  const isConsent = /consent\.(?:youtube|google)\./i.test(page);
  if (!isConsent && ROBOT_CHECK.test(page)) return CAPTCHA;
  return { ok: false, code: 'platform_ip_blocked', outcome: isConsent ? 'consent' : 'html' };
}

function ofError(error: unknown, timedOut: boolean, throughProxy: boolean): Reply {
  if (timedOut) return { ok: false, code: 'platform_timeout', outcome: 'timeout' };
  const causes: Error[] = [];
  for (let at: unknown = error; at instanceof Error && causes.length < 6; at = at.cause)
    causes.push(at);
  if (causes.some((cause) => cause instanceof AddressRefused)) {
    return { ok: false, code: 'platform_network', outcome: 'address_refused' };
  }
  const codes = causes.map((cause) => String((cause as NodeJS.ErrnoException).code ?? ''));
  if (
    codes.some((code) => /TIMEOUT|ETIMEDOUT/.test(code)) ||
    causes.some((cause) => cause.name === 'TimeoutError')
  ) {
    return { ok: false, code: 'platform_timeout', outcome: 'timeout' };
  }
  const isConnection = codes.some((code) =>
    /^(?:ECONN|ENOTFOUND|EAI_|EHOST|ENET|CERT|ERR_TLS|UND_ERR_ABORTED)/.test(code),
  );
  if (throughProxy && (isConnection || causes.some((cause) => /proxy/i.test(cause.message)))) {
    return { ok: false, code: 'platform_proxy_refused', outcome: 'proxy_refused' };
  }
  return { ok: false, code: 'platform_network', outcome: 'network' };
}

async function readCapped(response: Response, maxBytes: number): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array };
    if (done) return text + decoder.decode();
    bytes += value!.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel().catch(() => {});
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
