import { performance } from 'node:perf_hooks';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import { readFeed } from '#server/text/channel-feed.ts';
import { parseJson, visitorOf } from './answers.ts';
import { type ClientTable, findClient, requestOf } from './clients.ts';
import { type ListPage, readListPage, readResolved } from './list-answer.ts';
import { callPlatform, type Fetch, type Reply } from './outgoing.ts';
import type { ChannelFeed, FeedMark } from './port.ts';
import type { PlatformRefusal, VisitQuestion } from './visit-result.ts';

/** Lists are fetched as the web client. */
export const LIST_CLIENT = 'WEB';
const PAGE_BYTES = 12 * 1024 * 1024;
const FEED_BYTES = 1024 * 1024;
const PAGE_MS = 12_000;

interface ListOptions {
  fetch: Fetch;
  throughProxy: boolean;
  baseUrl: string;
  apiBaseUrl: string;
  clientTable?: ClientTable | undefined;
  callMs?: number;
}

/** One request needed to read a list. */
export type ListQuestion = Pick<VisitQuestion, 'visitors' | 'keepVisitor'> & {
  ask:
    | { browseId: string }
    | { continuation: string }
    | { url: string }
    | { feed: string; mark: FeedMark };
  signal: AbortSignal;
};

export type ListReply =
  | { page: ListPage }
  /** `null`: not modified. */
  | { feed: ChannelFeed | null }
  | { resolved: { channelId: string } | { url: string } | null }
  | { failure: SourceErrorCode; refusals: readonly PlatformRefusal[] };

export async function askList(
  options: ListOptions,
  { ask, signal, visitors, keepVisitor }: ListQuestion,
): Promise<ListReply> {
  const client = findClient(LIST_CLIENT, options.clientTable)!;
  const deadline = performance.now() + PAGE_MS;
  const send = (address: string, init: RequestInit): Promise<Reply> =>
    callPlatform(
      address,
      { ...init, signal },
      {
        fetch: options.fetch,
        throughProxy: options.throughProxy,
        maxBytes: 'feed' in ask ? FEED_BYTES : PAGE_BYTES,
        timeoutMs: Math.min(options.callMs ?? PAGE_MS, deadline - performance.now()),
      },
    );
  const call = (path: string, body: object, visitor: string | null): Promise<Reply> =>
    send(
      `${options.apiBaseUrl}/youtubei/v1/${path}?prettyPrint=false`,
      requestOf(client, body, { visitor }),
    );
  const refused = ({ code, wantsRest, retryAfterSeconds }: Extract<Reply, { ok: false }>) => ({
    failure: code,
    refusals: wantsRest ? [{ party: LIST_CLIENT, code, isAddress: true, retryAfterSeconds }] : [],
  });

  if ('feed' in ask) {
    const { etag, lastModified } = ask.mark;
    const reply = await send(
      `${options.baseUrl}/feeds/videos.xml?channel_id=${encodeURIComponent(ask.feed)}`,
      {
        headers: {
          'user-agent': client.userAgent,
          ...(etag && { 'if-none-match': etag }),
          ...(lastModified && { 'if-modified-since': lastModified }),
        },
      },
    );
    if (!reply.ok && reply.outcome === 'http_404') {
      return { failure: 'list_unavailable', refusals: [] };
    }
    if (!reply.ok) return refused(reply);
    if (reply.status === 304) return { feed: null };
    const feed = readFeed(reply.text);
    const mark = {
      etag: reply.headers.get('etag'),
      lastModified: reply.headers.get('last-modified'),
    };
    return feed ? { feed: { ...feed, ...mark } } : { failure: 'platform_changed', refusals: [] };
  }
  let visitor = visitors[LIST_CLIENT]?.data ?? null;
  if (visitor === null) {
    const reply = await call('visitor_id', {}, null);
    if (!reply.ok && reply.wantsRest) return refused(reply);
    visitor = reply.ok ? visitorOf(parseJson(reply.text)) : null;
    if (visitor) await keepVisitor(LIST_CLIENT, visitor);
  }
  const isAddress = 'url' in ask;
  const reply = await call(isAddress ? 'navigation/resolve_url' : 'browse', ask, visitor);
  // Unknown lists and URLs get an HTTP error.
  if (!reply.ok && /^http_4(?:00|04)$/u.test(reply.outcome)) {
    return { failure: 'list_unavailable', refusals: [] };
  }
  if (!reply.ok) return refused(reply);
  const answer = parseJson(reply.text);
  if (isAddress) return { resolved: readResolved(answer) };
  const page = readListPage(answer);
  return page ? { page } : { failure: 'platform_changed', refusals: [] };
}
