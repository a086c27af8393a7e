import type { FeedVideo } from '#contract/watches.ts';
import { decodeEntities } from '#document/entities.ts';

interface ReadFeed {
  title: string;
  videos: FeedVideo[];
}

/** Parses the Atom feed of a channel; `null` if the response can't be read. Entries without id or date are skipped. */
export function readFeed(xml: string): ReadFeed | null {
  const [head = '', ...entries] = xml.split(/<entry\b[^<>]*>/u);
  if (!/<feed\b/u.test(head)) return null;
  const videos = entries.map(toVideo).filter((video) => video !== null);
  if (entries.length > 0 && videos.length === 0) return null;
  return { title: textIn(head, 'title'), videos };
}

function toVideo(entry: string): FeedVideo | null {
  const id = textIn(entry, 'yt:videoId');
  const published = new Date(textIn(entry, 'published'));
  if (!/^[\w-]{11}$/u.test(id) || Number.isNaN(published.getTime())) return null;
  const [, href = ''] = /<link\b[^<>]*\bhref="([^"<>]*)"/u.exec(entry) ?? [];
  return {
    id,
    title: textIn(entry, 'title').slice(0, 300).toWellFormed(),
    publishedAt: published.toISOString(),
    isShort: /\/shorts\//u.test(href),
  };
}

function textIn(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}\\b[^<>]*>([^<]*)</${name}>`, 'u').exec(xml) ?? [];
  // PostgreSQL can't store NUL.
  return decodeEntities(text).replaceAll('\0', '').trim();
}
