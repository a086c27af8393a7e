import { createHash } from 'node:crypto';

/** A video in a channel's feed. */
export interface StandInPublished {
  id: string;
  title: string;
  publishedAt: Date;
  isShort?: boolean;
}

interface FeedAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Atom feeds of channels, newest first, each with an ETag that changes with its content. Unknown channels get a 404. */
export function createStandInFeeds() {
  const feeds = new Map<string, readonly StandInPublished[]>();
  return {
    set(channelId: string, videos: readonly StandInPublished[] | null): void {
      if (videos) feeds.set(channelId, videos);
      else feeds.delete(channelId);
    },
    answer(channelId: string, mark: string | undefined): FeedAnswer {
      const videos = feeds.get(channelId);
      if (!videos) return { status: 404, body: 'Not Found', headers: {} };
      const body = feedOf(channelId, videos);
      const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
      const headers = { etag };
      return mark === etag ? { status: 304, body: '', headers } : { status: 200, body, headers };
    },
  };
}

function feedOf(channelId: string, videos: readonly StandInPublished[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <link rel="self" href="http://www.youtube.com/feeds/videos.xml?channel_id=${channelId}"/>
 <id>yt:channel:${channelId.slice(2)}</id>
 <yt:channelId>${channelId.slice(2)}</yt:channelId>
 <title>Bees &amp; gardens</title>
 <author><name>Bees &amp; gardens</name><uri>https://www.youtube.com/channel/${channelId}</uri></author>
 <published>2012-03-01T10:00:00+00:00</published>
${videos.map(entryOf).join('')}</feed>
`;
}

function entryOf({ id, title, publishedAt, isShort = false }: StandInPublished): string {
  const page = isShort ? `shorts/${id}` : `watch?v=${id}`;
  const at = publishedAt.toISOString().replace(/\.\d+Z$/, '+00:00');
  return ` <entry>
  <id>yt:video:${id}</id>
  <yt:videoId>${id}</yt:videoId>
  <title>${escaped(title)}</title>
  <link rel="alternate" href="https://www.youtube.com/${page}"/>
  <author><name>Bees &amp; gardens</name></author>
  <published>${at}</published>
  <updated>${at}</updated>
  <media:group>
   <media:title>${escaped(title)}</media:title>
   <media:description>A talk.</media:description>
  </media:group>
 </entry>
`;
}
