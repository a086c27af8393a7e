import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/core/app-error.ts';

const TIMEOUT_MS = 90_000;
const LARGEST_BYTES = 64 * 1024 * 1024;
const MOST_FAULT_BYTES = 4000;
const LONGEST_WAIT_SECONDS = 300;

interface Call {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal;
}

/** One request to a voice provider. Failures become speech errors that never contain the key. */
export async function callVendor({ url, headers, body, signal }: Call): Promise<Uint8Array> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (cause) {
    signal.throwIfAborted();
    const code = wasNeverAsked(cause) ? 'voice_unreachable' : 'voice_cut_off';
    throw new AppError(code, { cause: reasonOf(cause) });
  }
  if (!response.ok) throw await toError(response);
  try {
    return await readBody(response);
  } catch (cause) {
    signal.throwIfAborted();
    throw new AppError('voice_cut_off', { cause: reasonOf(cause) });
  }
}

const NO_CONNECTION =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** Without a connection nothing was spoken or charged. */
function wasNeverAsked(cause: unknown): boolean {
  for (let at: unknown = cause; at instanceof Error; at = at.cause) {
    if (NO_CONNECTION.test((at as { code?: string }).code ?? '')) return true;
  }
  return false;
}

async function readBody(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > LARGEST_BYTES) throw new Error('the answer is larger than any line');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const NO_CREDIT = /insufficient_quota|quota_exceeded|insufficient.{0,12}(?:credit|fund|balance)/;
/** A Google plan without any quota; waiting doesn't help. */
const NOTHING_ALLOWED = /quota exceeded for metric[^*]{0,200}limit: 0\b/;
const BAD_KEY = /api[_ ]key[_ ]?(?:not[_ ]valid|invalid)|api_key_invalid|invalid[_ ]api[_ ]key/;

/**
 * Classifies a provider's error by a few known phrases. Mentions of billing or payment mean nothing, since OpenAI and Google
 * include them in plain rate limits.
 */
async function toError(response: Response): Promise<AppError> {
  const { status } = response;
  const text = (await readStart(response)).toLowerCase();
  const code = ((): ErrorCode => {
    if (status === 402 || NO_CREDIT.test(text)) return 'voice_no_credit';
    if (status === 429) return NOTHING_ALLOWED.test(text) ? 'voice_no_credit' : 'voice_busy';
    if (status === 401 || status === 403 || BAD_KEY.test(text)) return 'voice_key_refused';
    if (status >= 500) return 'voice_unreachable';
    return 'voice_refused_text';
  })();
  const after = waitSeconds(response.headers.get('retry-after'), text);
  return new AppError(code, after === null ? {} : { retryAfterSeconds: after });
}

async function readStart(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body ?? []) {
      parts.push(part);
      size += part.length;
      if (size >= MOST_FAULT_BYTES) break;
    }
  } catch {
    // Use what has arrived so far.
  }
  return Buffer.concat(parts).toString('utf8', 0, MOST_FAULT_BYTES);
}

/** Reads the Retry-After header, or Google's (`"retryDelay": "26s"`) or OpenAI's (`try again in 7m12s`) message. */
function waitSeconds(header: string | null, text: string): number | null {
  const told =
    /(?:retrydelay"?\s*:\s*"|(?:try again|retry) in )(?:(\d+)m(?!s))?(?:([\d.]+)(ms|s))?/.exec(
      text,
    );
  const [, minutes = '0', amount = '0', unit = 's'] = told ?? [];
  const said = Number(minutes) * 60 + Number(amount) / (unit === 'ms' ? 1000 : 1);
  const wait = Number(header) > 0 ? Number(header) : said;
  return wait > 0 ? Math.min(LONGEST_WAIT_SECONDS, Math.ceil(wait)) : null;
}

/** Network errors contain the URL, which for some providers includes the key. */
function reasonOf(cause: unknown): Error {
  const { name, code } = cause as { name?: string; code?: string };
  return new Error(`${name ?? 'fault'} ${code ?? ''}`.trim());
}
