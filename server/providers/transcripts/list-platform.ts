import type { SourceErrorCode } from '#contract/errors/source.ts';
import type { ListPage } from './list-answer.ts';
import { LIST_CLIENT, type ListQuestion, type ListReply } from './list-calls.ts';
import type { Politeness } from './politeness.ts';
import type {
  ChannelFeed,
  FeedMark,
  ListFailure,
  Pace,
  PaceState,
  PlatformList,
  PlatformListed,
  PlatformListKey,
} from './port.ts';
import type { PlatformRefusal } from './visit-result.ts';

/** An outgoing address, as far as lists are concerned. */
export interface ListDoor {
  youtube: { list(question: ListQuestion): Promise<ListReply> };
  politeness: Politeness;
  pace: Pace;
}

interface Manners<Door extends ListDoor> {
  doors: readonly Door[];
  /** Records refusals so that those clients or addresses pause. */
  note(door: Door, refusals: readonly PlatformRefusal[], heard: readonly string[]): Promise<void>;
  keepVisitor(door: Door, client: string, data: string | null): Promise<void>;
  nowMs(): number;
}

type Answered = Exclude<ListReply, { failure: unknown }>;

/** Longer than a page can take. */
const PAGE_LEASE_MS = 60_000;
const MOST_HOPS = 3;
/** Twice what the longest list needs, because some pages contain almost nothing readable. */
const MOST_PAGES = 12;
/** Maximum wait for a list; after that the videos found so far are returned. */
const LIST_MS = 60_000;
const REFUSALS: readonly SourceErrorCode[] = [
  'platform_rate_limited',
  'platform_ip_blocked',
  'platform_proxy_refused',
];

/** Reads a list page by page, taking turns with video requests. */
export async function listFromPlatform<Door extends ListDoor>(
  manners: Manners<Door>,
  key: PlatformListKey,
  { most, signal }: { most: number; signal: AbortSignal | undefined },
): Promise<PlatformList | ListFailure> {
  const inTime = AbortSignal.timeout(LIST_MS);
  const wanted = signal ? AbortSignal.any([signal, inTime]) : inTime;
  const left = new Promise<ListFailure>((resolve) => {
    const leave = () => resolve({ failure: 'platform_timeout' });
    if (wanted.aborted) leave();
    else wanted.addEventListener('abort', leave, { once: true });
  });
  const askOne = (question: ListQuestion['ask']) =>
    Promise.race([left, askAny(manners, question, wanted)]);
  const playlistId = key.kind === 'playlist' ? key.id : await uploadsOf(askOne, key.path);
  if (typeof playlistId !== 'string') return playlistId;
  const videos = new Map<string, PlatformListed>();
  let title = '';
  let ask: ListQuestion['ask'] = { browseId: `VL${playlistId}` };
  const asked = new Set<string>();
  for (;;) {
    const reply: Answered | ListFailure = await askOne(ask);
    if ('failure' in reply) return videos.size > 0 ? done(true) : reply;
    if (!('page' in reply)) return { failure: 'platform_changed' };
    const page: ListPage = reply.page;
    if (page.isRefused && page.videos.length === 0) return { failure: 'list_unavailable' };
    title ||= (key.kind === 'channel' && page.channel) || page.title.replace(/^Uploads from /u, '');
    for (const video of page.videos) if (!videos.has(video.id)) videos.set(video.id, video);
    // A repeated token would loop forever.
    if (!page.next || asked.has(page.next)) return done(false);
    asked.add(page.next);
    if (videos.size >= most || asked.size >= MOST_PAGES) return done(true);
    ask = { continuation: page.next };
  }

  function done(hasMore: boolean): PlatformList | ListFailure {
    if (videos.size === 0) return { failure: 'list_empty' };
    const all = [...videos.values()];
    const listed = all.slice(0, most);
    return {
      title,
      playlistId: playlistId as string,
      videos: listed,
      hasMore: hasMore || all.length > most,
    };
  }
}

/** Reads a channel's feed, also taking turns. */
export async function feedFromPlatform<Door extends ListDoor>(
  manners: Manners<Door>,
  ask: { feed: string; mark: FeedMark },
  signal: AbortSignal,
): Promise<ChannelFeed | ListFailure | null> {
  const reply = await askAny(manners, ask, signal);
  if ('failure' in reply) return reply;
  return 'feed' in reply ? reply.feed : { failure: 'platform_changed' };
}

/** A channel's uploads playlist has the channel's id with a different prefix. */
async function uploadsOf(
  askOne: (ask: ListQuestion['ask']) => Promise<Answered | ListFailure>,
  path: string,
): Promise<string | ListFailure> {
  const [, known] = /^channel\/UC([\w-]{22})$/u.exec(path) ?? [];
  if (known) return `UU${known}`;
  let url = `https://www.youtube.com/${path}`;
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const reply = await askOne({ url });
    if ('failure' in reply) return reply;
    if (!('resolved' in reply) || !reply.resolved) return { failure: 'list_unavailable' };
    if ('channelId' in reply.resolved) return `UU${reply.resolved.channelId.slice(2)}`;
    url = reply.resolved.url;
  }
  return { failure: 'list_unavailable' };
}

/** Uses the first exit that isn't paused, and the next one if it's refused. */
async function askAny<Door extends ListDoor>(
  { doors, note, keepVisitor, nowMs }: Manners<Door>,
  ask: ListQuestion['ask'],
  signal: AbortSignal,
): Promise<Answered | ListFailure> {
  let failed: ListFailure = { failure: 'platform_ip_blocked' };
  for (const door of doors) {
    const rest = restOf(await door.politeness.read());
    if (rest) {
      const retryAfterSeconds = Math.max(1, Math.ceil((rest.untilMs - nowMs()) / 1000));
      failed = { failure: rest.code, retryAfterSeconds };
      continue;
    }
    const reply = await door.politeness.run(async (): Promise<ListReply> => {
      // Nobody is waiting anymore, so don't send the request.
      if (signal.aborted) return { failure: 'platform_timeout', refusals: [] };
      const { visitors } = await door.politeness.read();
      return door.youtube.list({
        ask,
        signal,
        visitors,
        keepVisitor: (client, data) => keepVisitor(door, client, data),
      });
    }, PAGE_LEASE_MS);
    if (reply === null) return { failure: 'platform_rate_limited', retryAfterSeconds: 30 };
    if (!('failure' in reply)) {
      await note(door, [], [LIST_CLIENT]);
      return reply;
    }
    await note(door, reply.refusals, []);
    failed = { failure: reply.failure };
    if (!REFUSALS.includes(reply.failure)) break;
  }
  return failed;
}

const restOf = ({ rest, rests }: PaceState) => rest ?? rests[LIST_CLIENT] ?? null;
