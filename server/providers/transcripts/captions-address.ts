const HOST = /^(?:[a-z0-9-]+\.)*youtube\.com$/;
/** Marks caption URLs that need a proof-of-origin token. */
const WANTS_TOKEN = /(?:^|,)xp[ev](?:,|$)/;

type CaptionsAddress = { ok: true; url: string } | { ok: false; outcome: 'po_token' | 'foreign' };

/**
 * Builds a safe caption URL. Only the platform's own captions of the requested video; any other URL in the answer is rejected.
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
    /** Proof-of-origin token and its client. */
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
  // Drop machine translation; we want what was said.
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
