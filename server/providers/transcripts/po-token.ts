import type { Fetch } from './outgoing.ts';

const WITHIN_MS = 10_000;
const TOKEN = /^[\w=+/-]{20,4096}$/;

/**
 * Fetches proof-of-origin tokens from the operator's bgutil-ytdlp-pot-provider service. For browsers they're bound to the video.
 * `null` if unavailable: then we ask without one.
 */
export function createPoTokens(
  baseUrl: string,
  fetch: Fetch,
): (videoId: string) => Promise<string | null> {
  return async (videoId) => {
    try {
      const response = await fetch(`${baseUrl}/get_pot`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ content_binding: videoId }),
        redirect: 'error',
        signal: AbortSignal.timeout(WITHIN_MS),
      });
      const answer = (await response.json()) as { poToken?: unknown };
      const { poToken } = answer;
      return response.ok && typeof poToken === 'string' && TOKEN.test(poToken) ? poToken : null;
    } catch {
      return null;
    }
  };
}
