import type { ProviderValue } from '#contract/catalog/providers.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { openRequest, readBody } from './connection.ts';
import { classify } from './faults.ts';
import type { KeyState } from './port.ts';
import { readFault } from './read-fault.ts';

const TIMEOUT_MS = 15_000;

const STATE_OF: Partial<Record<ErrorCode, KeyState>> = {
  key_invalid: 'invalid',
  no_credit: 'no_credit',
  no_model_access: 'no_access',
  not_served_here: 'no_access',
  rate_limited_by_provider: 'rate_limited',
  provider_overloaded: 'unreachable',
  // These calls only contain the key, so a rejected request means a bad key.
  request_refused: 'invalid',
};

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** `null`: no response. */
export function get(
  url: string,
  headers: Record<string, string>,
  timeoutMs = TIMEOUT_MS,
): Promise<Answer | null> {
  return answerTo(openRequest(url, { method: 'GET', headers }), timeoutMs);
}

export function post(url: string, body: object, timeoutMs: number): Promise<Answer | null> {
  const headers = { 'content-type': 'application/json' };
  return answerTo(
    openRequest(url, { method: 'POST', headers, body: JSON.stringify(body) }),
    timeoutMs,
  );
}

async function answerTo(
  request: ReturnType<typeof openRequest>,
  timeoutMs: number,
): Promise<Answer | null> {
  const cut = setTimeout(() => request.destroy(new Error('too slow')), timeoutMs);
  try {
    return await new Promise<Answer>((resolve, reject) => {
      request.once('error', reject);
      request.once('response', (response) => {
        void readBody(response).then((body) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      });
    });
  } catch {
    return null;
  } finally {
    clearTimeout(cut);
  }
}

export async function checkKey(
  provider: ProviderValue,
  url: string,
  headers: Record<string, string>,
): Promise<KeyState> {
  const answer = await get(url, headers);
  if (!answer) return 'unreachable';
  if (answer.status === 200) return stateOf(provider, answer.body);
  if (answer.status >= 300 && answer.status < 400) return 'unreachable';
  const fault = readFault(answer.status, answer.headers, answer.body);
  return STATE_OF[classify(provider, fault)] ?? 'unreachable';
}

interface Details {
  /** DeepSeek. */
  is_available?: boolean;
  /** xAI. */
  api_key_blocked?: boolean;
  api_key_disabled?: boolean;
  team_blocked?: boolean;
  /** OpenRouter. */
  data?: { limit_remaining?: number | null };
}

/** These three vendors report more than whether the key is valid. */
function stateOf(provider: ProviderValue, body: unknown): KeyState {
  const details = (typeof body === 'object' && body !== null ? body : {}) as Details;
  if (provider === 'deepseek' && details.is_available === false) return 'no_credit';
  if (provider === 'xai') {
    if (details.api_key_blocked || details.api_key_disabled) return 'invalid';
    if (details.team_blocked) return 'no_access';
  }
  if (provider === 'openrouter' && Number(details.data?.limit_remaining ?? 1) <= 0) {
    return 'no_credit';
  }
  return 'valid';
}
