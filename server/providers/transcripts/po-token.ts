import type { Fetch } from './outgoing.ts';

const WITHIN_MS = 10_000;
const TOKEN = /^[\w=+/-]{20,4096}$/;

/**
 * Proofs of origin from a service of the operator's own that speaks as bgutil-ytdlp-pot-provider does. For browsers they
 * are bound to the video. `null` where none is to be had: then we ask without.
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
