import type { SourceErrorCode } from '#contract/errors/source.ts';
import type { PlatformListed } from './port.ts';

/** One page of a playlist, from a `browse` answer. */
export interface ListPage {
  title: string;
  /** Channel of the first video. */
  channel: string;
  videos: PlatformListed[];
  /** Continuation token of the next page. */
  next: string | null;
  /** The platform shows an error instead: the list is private or doesn't exist. */
  isRefused: boolean;
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a nested value; `null` if missing. */
function at(from: unknown, ...path: (string | number)[]): unknown {
  let here = from;
  for (const name of path) {
    if (Array.isArray(here) && typeof name === 'number') here = here[name];
    else if (isNode(here)) here = here[String(name)];
    else return null;
  }
  return here ?? null;
}

const textAt = (from: unknown, ...path: (string | number)[]): string => {
  const found = at(from, ...path);
  return typeof found === 'string' ? found : '';
};

const listAt = (from: unknown, ...path: (string | number)[]): unknown[] => {
  const found = at(from, ...path);
  return Array.isArray(found) ? found : [];
};

/** Texts are plain, in runs, or in `content`. */
function said(text: unknown): string {
  const runs = listAt(text, 'runs').map((run) => textAt(run, 'text'));
  return textAt(text, 'simpleText') || textAt(text, 'content') || runs.join('');
}

/** Parses old and new page layouts; `null` if it isn't a list. */
export function readListPage(answer: unknown): ListPage | null {
  if (!isNode(answer)) return null;
  const isRefused = listAt(answer, 'alerts').some(
    (alert) => textAt(alert, 'alertRenderer', 'type') === 'ERROR',
  );
  const found = collect([answer['contents'], answer['onResponseReceivedActions']]);
  const isList = isRefused || 'contents' in answer || 'onResponseReceivedActions' in answer;
  if (!isList) return null;
  return {
    title:
      textAt(answer, 'metadata', 'playlistMetadataRenderer', 'title') ||
      textAt(answer, 'microformat', 'microformatDataRenderer', 'title'),
    channel: found.channel,
    videos: found.videos,
    next: found.next,
    isRefused,
  };
}

/** Result of `navigation/resolve_url`: a channel, or another URL to resolve. */
export function readResolved(answer: unknown): { channelId: string } | { url: string } | null {
  const channelId = textAt(answer, 'endpoint', 'browseEndpoint', 'browseId');
  if (/^UC[\w-]{22}$/u.test(channelId)) return { channelId };
  const url = textAt(answer, 'endpoint', 'urlEndpoint', 'url');
  return url ? { url } : null;
}

/** Collects videos and the continuation token next to them. */
function collect(from: unknown): Pick<ListPage, 'videos' | 'next' | 'channel'> {
  const found: Pick<ListPage, 'videos' | 'next' | 'channel'> = {
    videos: [],
    next: null,
    channel: '',
  };
  const walk = (node: unknown, depth: number): void => {
    if (depth > 24) return;
    if (Array.isArray(node)) {
      const before = found.videos.length;
      for (const item of node) take(item, depth);
      const isRow = found.videos.length > before || node.length === 1;
      const token = isRow ? tokenOf(node.at(-1)) : null;
      if (token) found.next ??= token;
      return;
    }
    if (isNode(node)) for (const value of Object.values(node)) walk(value, depth + 1);
  };
  const take = (item: unknown, depth: number): void => {
    const inside = at(item, 'richItemRenderer', 'content') ?? item;
    const old = at(inside, 'playlistVideoRenderer') ?? at(inside, 'videoRenderer') ?? null;
    const fresh = at(inside, 'lockupViewModel');
    const video = isNode(old) ? ofRenderer(old) : isNode(fresh) ? ofLockup(fresh) : null;
    if (video) {
      found.channel ||= isNode(old)
        ? said(old['shortBylineText'])
        : bylineOf(at(fresh, ...LOCKUP_ROWS, 0, 'metadataParts', 0, 'text'));
      found.videos.push(video);
    } else walk(item, depth + 1);
  };
  walk(from, 0);
  return found;
}

/** A byline with a link is the channel; without one it's the view count. */
const bylineOf = (text: unknown) => (at(text, 'commandRuns') === null ? '' : said(text));

function tokenOf(item: unknown): string | null {
  const old = at(item, 'continuationItemRenderer', 'continuationEndpoint');
  const fresh = at(item, 'continuationItemViewModel', 'continuationCommand', 'innertubeCommand');
  for (const endpoint of [old, fresh]) {
    const commands = [endpoint, ...listAt(endpoint, 'commandExecutorCommand', 'commands')];
    for (const command of commands) {
      const token = textAt(command, 'continuationCommand', 'token');
      if (token) return token;
    }
  }
  return null;
}

function ofRenderer(node: Node): PlatformListed | null {
  const id = textAt(node, 'videoId');
  if (!isId(id)) return null;
  const title = said(node['title']);
  const seconds = Number(textAt(node, 'lengthSeconds')) || toSeconds(said(node['lengthText']));
  const badges = listAt(node, 'badges').map((badge) => at(badge, 'metadataBadgeRenderer'));
  const overlays = listAt(node, 'thumbnailOverlays').map((overlay) =>
    textAt(overlay, 'thumbnailOverlayTimeStatusRenderer', 'style'),
  );
  return listed(id, title, seconds, {
    hasCaptions: badges.some((badge) => textAt(badge, 'label') === 'CC'),
    isMembers: badges.some((badge) => /MEMBERS_ONLY/u.test(textAt(badge, 'style'))),
    isLive: overlays.includes('LIVE'),
    isUpcoming: overlays.includes('UPCOMING') || at(node, 'upcomingEventData') !== null,
    isPlayable: at(node, 'isPlayable') !== false,
  });
}

const LOCKUP_ROWS = [
  'metadata',
  'lockupMetadataViewModel',
  'metadata',
  'contentMetadataViewModel',
  'metadataRows',
] as const;

function ofLockup(node: Node): PlatformListed | null {
  const id = textAt(node, 'contentId');
  if (!isId(id) || textAt(node, 'contentType') !== 'LOCKUP_CONTENT_TYPE_VIDEO') return null;
  const overlays = listAt(node, 'contentImage', 'thumbnailViewModel', 'overlays');
  const marks = overlays
    .flatMap((overlay) => [
      ...listAt(overlay, 'thumbnailBottomOverlayViewModel', 'badges'),
      ...listAt(overlay, 'thumbnailOverlayBadgeViewModel', 'thumbnailBadges'),
    ])
    .map((badge) => at(badge, 'thumbnailBadgeViewModel'));
  const badges = listAt(node, ...LOCKUP_ROWS).flatMap((row) =>
    listAt(row, 'badges').map((badge) => at(badge, 'badgeViewModel')),
  );
  const texts = marks.map((mark) => textAt(mark, 'text'));
  const seconds = texts.map(toSeconds).find((length) => length > 0) ?? 0;
  return listed(
    id,
    textAt(node, 'metadata', 'lockupMetadataViewModel', 'title', 'content'),
    seconds,
    {
      hasCaptions: [...texts, ...badges.map((badge) => textAt(badge, 'badgeText'))].includes('CC'),
      isMembers: badges.some((badge) => /MEMBERS_ONLY/u.test(textAt(badge, 'badgeStyle'))),
      isLive: marks.some((mark) => textAt(mark, 'badgeStyle').endsWith('STYLE_LIVE')),
      isUpcoming: texts.some((text) => text.toLowerCase() === 'upcoming'),
      isPlayable: true,
    },
  );
}

interface Signs {
  hasCaptions: boolean;
  isMembers: boolean;
  isLive: boolean;
  isUpcoming: boolean;
  isPlayable: boolean;
}

function listed(id: string, title: string, seconds: number, signs: Signs): PlatformListed {
  return {
    id,
    title,
    durationMs: seconds > 0 ? seconds * 1000 : null,
    hasCaptions: signs.hasCaptions ? true : null,
    problem: problemOf(title, signs),
  };
}

/** Texts are in English because we ask in English. */
function problemOf(
  title: string,
  { isMembers, isLive, isUpcoming, isPlayable }: Signs,
): SourceErrorCode | null {
  if (title === '[Private video]') return 'video_private';
  if (title === '[Deleted video]') return 'video_removed';
  if (isUpcoming) return 'video_upcoming';
  if (isLive) return 'video_live_now';
  if (isMembers) return 'video_members_only';
  return isPlayable ? null : 'video_unplayable';
}

const isId = (id: string) => /^[\w-]{11}$/u.test(id);

/** `3:07`, `1:02:03`; 0 for anything else. */
function toSeconds(text: string): number {
  if (!/^\d{1,3}(?::\d{2}){1,2}$/u.test(text)) return 0;
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
