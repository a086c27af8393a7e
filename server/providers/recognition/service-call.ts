import { AppError } from '#server/core/app-error.ts';

const TIMEOUT_MS = 10 * 60_000;
const ANSWER_BYTES = 32 * 1024 * 1024;

/** Calls a speech service and classifies its errors. Errors contain neither key nor audio. */
export async function callService(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    response = await fetch(url, { ...init, redirect: 'error', signal: within });
    text = (await response.text()).slice(0, ANSWER_BYTES);
  } catch (error) {
    if (signal.aborted) throw error;
    throw new AppError('recognizer_busy', {
      cause: new Error('the speech service didn’t respond'),
    });
  }
  if (!response.ok) throw refusalOf(response, text);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('recognizer_failed', {
      cause: new Error('the speech service didn’t return JSON'),
    });
  }
}

function refusalOf({ status, headers }: Response, text: string): AppError {
  const cause = new Error(`the speech service returned ${status}`);
  const isAboutMoney = /insufficient_quota|insufficient_credit|billing|ASR_PAYMENT_REQUIRED/i.test(
    text,
  );
  const isAboutKey = /API_KEY_INVALID|invalid_api_key|INVALID_AUTH/i.test(text);
  if (
    status === 401 ||
    status === 402 ||
    status === 403 ||
    isAboutKey ||
    (status === 429 && isAboutMoney)
  ) {
    return new AppError('recognizer_refused', { cause });
  }
  if (status === 429 || status === 408 || status >= 500) {
    const seconds = Number(headers.get('retry-after'));
    return new AppError('recognizer_busy', {
      cause,
      ...(seconds > 0 && { retryAfterSeconds: Math.ceil(seconds) }),
    });
  }
  return new AppError('recognizer_failed', { cause });
}

export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const HOUR_MS = 3600_000;
const MICRO_CENTS = 1_000_000;

export const priceOfTime = (ms: number, centsPerHour: number) =>
  Math.ceil((ms / HOUR_MS) * centsPerHour * MICRO_CENTS);

/** The primary subtag, which is all these services accept. */
export const shortTag = (tag: string | null) => tag?.split('-', 1)[0]?.toLowerCase() ?? null;
