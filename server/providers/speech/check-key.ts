import type { SpeechKeyState } from './port.ts';

const TIMEOUT_MS = 10_000;

/** Makes a free request that needs a valid key. */
export async function checkVoiceKey(
  url: string,
  headers: Record<string, string>,
): Promise<SpeechKeyState> {
  try {
    const { status, ok, body } = await fetch(url, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await body?.cancel();
    if (ok) return 'valid';
    if (status === 401 || status === 403 || status === 400) return 'invalid';
    return status === 429 ? 'rate_limited' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
