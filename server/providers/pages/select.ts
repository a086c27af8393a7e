import type { Dispatcher } from 'undici';
import { PRODUCT } from '#contract/product.ts';
import type { Config } from '#server/core/config.ts';
import { createFairGate } from '#server/core/fair-gate.ts';
import { refreshOf } from '#server/text/documents/page-refresh.ts';
import type { PageAnswer, WebPages } from './port.ts';

const WITHIN_MS = 20_000;
/** For a place, before a page is given up. */
const WAITS_MS = 60_000;
const MOST_BYTES = 12 * 1024 * 1024;
/** Pages fetched at once; each may hold its most bytes in memory. */
const PLACES = 4;
const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Checks the address of every connection, so neither redirects nor DNS reach the internal network. */
export function selectWebPages({ pages }: Config, waitsMs = WAITS_MS): WebPages {
  let agent: Promise<Dispatcher> | null = null;
  const gate = createFairGate(PLACES);
  const open = async () => {
    const { createGuardedAgent } = await import('#server/core/guarded-fetch.ts');
    return createGuardedAgent({ allow: pages.allow });
  };

  async function visit(address: string): Promise<PageAnswer> {
    const { fetch } = await import('undici');
    const dispatcher = await (agent ??= open());
    const signal = AbortSignal.timeout(WITHIN_MS);
    let url = new URL(address);
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      const response = await fetch(url.href, {
        dispatcher,
        signal,
        redirect: 'manual',
        headers: HEADERS,
      });
      const to = response.headers.get('location');
      if (REDIRECTS.has(response.status) && to !== null) {
        await response.body?.cancel();
        const next = nextOf(to, url);
        if (!next) break;
        url = next;
        continue;
      }
      if (!response.ok) {
        await response.body?.cancel();
        return { ok: false, code: codeOf(response.status) };
      }
      const bytes = await readCapped(response.body as ReadableStream<Uint8Array> | null);
      if (!bytes) return { ok: false, code: 'file_too_big' };
      const [type = '', ...rest] = (response.headers.get('content-type') ?? '').split(';');
      const refresh = /html/iu.test(type) ? refreshOf(bytes) : null;
      if (refresh !== null) {
        const next = nextOf(refresh, url);
        if (!next) break;
        url = next;
        continue;
      }
      const [, charset] = /charset=["']?([\w.:-]{1,40})/iu.exec(rest.join(';')) ?? [];
      return {
        ok: true,
        url: url.href,
        bytes,
        type: type.trim().toLowerCase(),
        charset: charset ?? null,
      };
    }
    return { ok: false, code: 'page_unreachable' };
  }

  async function visitInTurn(address: string, who: string): Promise<PageAnswer> {
    const leave = await gate.enter(who, 0, AbortSignal.timeout(waitsMs)).catch(() => null);
    // It was never tried, so nothing is known about it.
    if (leave === null) return { ok: false, code: 'too_fast' };
    try {
      return await visit(address);
    } catch {
      return { ok: false, code: 'page_unreachable' };
    } finally {
      leave();
    }
  }

  return {
    fetch: visitInTurn,
    close: async () => (await agent)?.close(),
  };
}

const HEADERS = {
  'user-agent': `Mozilla/5.0 (compatible; ${PRODUCT.name}/1.0)`,
  accept: 'text/html,application/xhtml+xml,text/plain;q=0.8,application/pdf;q=0.7',
  'accept-language': 'en,*;q=0.5',
};

function nextOf(to: string, from: URL): URL | null {
  const next = URL.canParse(to, from.href) ? new URL(to, from.href) : null;
  return next && /^https?:$/.test(next.protocol) ? next : null;
}

function codeOf(status: number): 'page_missing' | 'page_refused' | 'page_unreachable' {
  if (status === 404 || status === 410) return 'page_missing';
  return status < 500 ? 'page_refused' : 'page_unreachable';
}

async function readCapped(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
