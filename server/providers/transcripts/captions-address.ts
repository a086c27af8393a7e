const HOST = /^(?:[a-z0-9-]+\.)*youtube\.com$/;
/** The platform marks the addresses that it will not answer without a token of a browser. */
const WANTS_TOKEN = /(?:^|,)xp[ev](?:,|$)/;

type CaptionsAddress = { ok: true; url: string } | { ok: false; outcome: 'po_token' | 'foreign' };

/**
 * Where captions are fetched from. Only the platform's own captions, of the very video asked for; anything else that an
 * answer may name is not followed.
 */
export function captionsAddress(
  address: string,
  {
    id,
    base,
    format,
    proof,
  }: {
    id: string;
    base: string;
    format: 'json3' | 'srv3';
    /** Proof of origin, and the client that it is for. */
    proof?: { poToken: string; client: string } | null;
  },
): CaptionsAddress {
  if (!URL.canParse(address, base)) return { ok: false, outcome: 'foreign' };
  const named = new URL(address, base);
  const isOurs = named.origin === new URL(base).origin || HOST.test(named.hostname);
  const isCaptions = named.pathname === '/api/timedtext';
  const video = named.searchParams.get('v');
  if (!isOurs || !isCaptions || (video !== null && video !== id) || named.username !== '') {
    return { ok: false, outcome: 'foreign' };
  }
  const wantsToken = WANTS_TOKEN.test(named.searchParams.get('exp') ?? '');
  if (wantsToken && !proof) return { ok: false, outcome: 'po_token' };
  const url = new URL(named.pathname, base);
  // A translation by machine is not what was said.
  for (const [name, value] of named.searchParams) {
    if (!['fmt', 'tlang', 'xosf'].includes(name)) url.searchParams.append(name, value);
  }
  url.searchParams.set('fmt', format);
  if (proof) {
    url.searchParams.set('pot', proof.poToken);
    url.searchParams.set('potc', '1');
    url.searchParams.set('c', proof.client);
  }
  return { ok: true, url: url.href };
}
