import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/core/app-error.ts';

const TIMEOUT_MS = 90_000;
const LARGEST_BYTES = 64 * 1024 * 1024;
const LONGEST_WAIT_SECONDS = 300;

interface Call {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal;
}

/** One request to a provider of voices. Every failure is a row of the speech table; the key is in none of them. */
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
    throw new AppError('voice_unreachable', { cause: reasonOf(cause) });
  }
  if (!response.ok) throw await toError(response);
  try {
    return await readBody(response);
  } catch (cause) {
    signal.throwIfAborted();
    throw new AppError('voice_unreachable', { cause: reasonOf(cause) });
  }
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

/** Providers say why in a body of their own shape; only these few words of it are looked at. */
async function toError(response: Response): Promise<AppError> {
  const { status } = response;
  const text = (await response.text().catch(() => '')).slice(0, 4000).toLowerCase();
  const noCredit =
    /insufficient_quota|quota_exceeded|billing|insufficient.{0,12}(?:credit|fund|balance)|payment/.test(
      text,
    );
  const badKey =
    /api[_ ]key[_ ]?(?:not[_ ]valid|invalid)|api_key_invalid|invalid[_ ]api[_ ]key/.test(text);
  const wait = Number(response.headers.get('retry-after'));
  const after = wait > 0 ? Math.min(LONGEST_WAIT_SECONDS, Math.ceil(wait)) : undefined;
  const code = ((): ErrorCode => {
    if (noCredit || status === 402) return 'voice_no_credit';
    if (status === 401 || status === 403 || badKey) return 'voice_key_refused';
    if (status === 429) return 'voice_busy';
    if (status >= 500) return 'voice_unreachable';
    return 'voice_refused_text';
  })();
  return new AppError(code, after === undefined ? {} : { retryAfterSeconds: after });
}

/** A network fault names the address it was about, which for some providers carries the key. */
function reasonOf(cause: unknown): Error {
  const { name, code } = cause as { name?: string; code?: string };
  return new Error(`${name ?? 'fault'} ${code ?? ''}`.trim());
}
