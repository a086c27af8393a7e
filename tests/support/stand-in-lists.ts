/** A video in one of the platform's lists. */
export interface StandInListed {
  id: string;
  title: string;
  /** As displayed, e.g. `3:07`; omitted if the video has none. */
  length?: string;
  mark?: 'private' | 'deleted' | 'live' | 'upcoming' | 'members' | 'cc';
}

/** The platform's old page format, and the newer one that more and more visitors get. */
export type ListShape = 'renderer' | 'lockup';

/** Body of a list request. */
export interface ListRequest {
  browseId?: string;
  continuation?: string;
  url?: string;
}

interface KnownList {
  videos: readonly StandInListed[];
  shape: ListShape;
}

const PAGE = 100;

/** Playlists and channels in the wire format of `browse` and `navigation/resolve_url`. */
export function createStandInLists() {
  const lists = new Map<string, KnownList>();
  return {
    set(id: string, videos: readonly StandInListed[], shape: ListShape = 'renderer'): void {
      // A channel's uploads are a playlist whose id starts with UU.
      lists.set(id.replace(/^UC/, 'UU'), { videos, shape });
    },
    answers: (path: string) => /^\/youtubei\/v1\/(?:browse|navigation\/resolve_url)$/.test(path),
    answer(path: string, { browseId, continuation, url }: ListRequest) {
      if (path.endsWith('resolve_url')) return resolve(url ?? '', lists);
      const [id = '', from = '0'] = continuation
        ? Buffer.from(continuation, 'base64url').toString().split(' ')
        : [browseId?.replace(/^VL/, '')];
      const list = lists.get(id);
      if (!list) return { status: 200, body: MISSING };
      return { status: 200, body: pageOf(id, list, Number(from)) };
    },
  };
}

const MISSING = {
  responseContext: {},
  alerts: [
    { alertRenderer: { type: 'ERROR', text: { simpleText: 'The playlist does not exist.' } } },
  ],
};

/** `@moved` redirects to another address first, as renamed handles do. */
function resolve(url: string, lists: ReadonlyMap<string, KnownList>) {
  const [channel] = [...lists.keys()].filter((id) => id.startsWith('UU'));
  if (url.endsWith('@moved')) {
    const urlEndpoint = { url: 'https://www.youtube.com/@standin' };
    return { status: 200, body: { endpoint: { urlEndpoint } } };
  }
  if (!/@standin$|\/c\/standin$/.test(url) || !channel) {
    return { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } };
  }
  const browseEndpoint = { browseId: channel.replace(/^UU/, 'UC') };
  return { status: 200, body: { endpoint: { browseEndpoint } } };
}

function pageOf(id: string, { videos, shape }: KnownList, from: number): object {
  const page = videos.slice(from, from + PAGE);
  const items: object[] = page.map(shape === 'lockup' ? lockupOf : rendererOf);
  const next = from + PAGE;
  if (next < videos.length) {
    const token = Buffer.from(`${id} ${next}`).toString('base64url');
    const continuationCommand = { token, request: 'CONTINUATION_REQUEST_TYPE_BROWSE' };
    const commands = [{ playlistVotingRefreshPopupCommand: {} }, { continuationCommand }];
    const isFirst = from === 0;
    items.push({
      continuationItemRenderer: {
        trigger: 'CONTINUATION_TRIGGER_ON_ITEM_SHOWN',
        continuationEndpoint: isFirst
          ? { commandExecutorCommand: { commands } }
          : { continuationCommand },
      },
    });
  }
  const metadata = { playlistMetadataRenderer: { title: `List ${id}` } };
  if (from > 0) {
    const appendContinuationItemsAction = { continuationItems: items };
    return { metadata, onResponseReceivedActions: [{ appendContinuationItemsAction }] };
  }
  const inner =
    shape === 'lockup'
      ? items
      : [{ playlistVideoListRenderer: { contents: items, playlistId: id, canReorder: false } }];
  const sectionListRenderer = { contents: [{ itemSectionRenderer: { contents: inner } }] };
  const tabs = [{ tabRenderer: { selected: true, content: { sectionListRenderer } } }];
  return {
    metadata,
    contents: { twoColumnBrowseResultsRenderer: { tabs } },
    sidebar: { playlistSidebarRenderer: { items: [] } },
  };
}

const titleOf = ({ title, mark }: StandInListed) =>
  mark === 'private' ? '[Private video]' : mark === 'deleted' ? '[Deleted video]' : title;

function rendererOf(video: StandInListed): object {
  const { id, length, mark } = video;
  const style = mark === 'live' ? 'LIVE' : mark === 'upcoming' ? 'UPCOMING' : 'DEFAULT';
  const isGone = mark === 'private' || mark === 'deleted';
  return {
    playlistVideoRenderer: {
      videoId: id,
      thumbnail: { thumbnails: [] },
      title: { runs: [{ text: titleOf(video) }] },
      shortBylineText: { runs: [{ text: 'Stand-in channel' }] },
      ...(length && { lengthText: { simpleText: length } }),
      isPlayable: !isGone,
      ...(mark === 'cc' && {
        badges: [{ metadataBadgeRenderer: { style: 'BADGE_STYLE_TYPE_SIMPLE', label: 'CC' } }],
      }),
      ...(mark === 'members' && {
        badges: [{ metadataBadgeRenderer: { style: 'BADGE_STYLE_TYPE_MEMBERS_ONLY' } }],
      }),
      thumbnailOverlays: [{ thumbnailOverlayTimeStatusRenderer: { style } }],
    },
  };
}

function lockupOf(video: StandInListed): object {
  const { id, length, mark } = video;
  const text = mark === 'upcoming' ? 'Upcoming' : mark === 'live' ? 'LIVE' : length;
  const badgeStyle = `THUMBNAIL_OVERLAY_BADGE_STYLE_${mark === 'live' ? 'LIVE' : 'DEFAULT'}`;
  const badges = [
    ...(text ? [{ thumbnailBadgeViewModel: { text, badgeStyle } }] : []),
    ...(mark === 'cc' ? [{ thumbnailBadgeViewModel: { text: 'CC', badgeStyle } }] : []),
  ];
  const metadataRows = [
    { metadataParts: [{ text: { content: 'Stand-in channel', commandRuns: [{}] } }] },
    ...(mark === 'members'
      ? [{ badges: [{ badgeViewModel: { badgeStyle: 'BADGE_MEMBERS_ONLY' } }] }]
      : []),
  ];
  return {
    lockupViewModel: {
      contentId: id,
      contentType: 'LOCKUP_CONTENT_TYPE_VIDEO',
      contentImage: {
        thumbnailViewModel: { overlays: [{ thumbnailBottomOverlayViewModel: { badges } }] },
      },
      metadata: {
        lockupMetadataViewModel: {
          title: { content: titleOf(video) },
          metadata: { contentMetadataViewModel: { metadataRows } },
        },
      },
    },
  };
}
