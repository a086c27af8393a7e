import { createHash } from 'node:crypto';
import { getLanguage } from '#contract/catalog/languages.ts';
import { PRODUCT } from '#contract/product.ts';
import type { FeedRow } from './feeds.repo.ts';
import type { FinishedAudio } from './podcasts.service.ts';

interface Options {
  feed: FeedRow;
  episodes: readonly FinishedAudio[];
  selfUrl: string;
  siteUrl: string;
  coverUrl: string;
  fileUrl(file: string): string;
}

/**
 * RSS 2.0 with the iTunes and Podcasting 2.0 tags that clients read. `itunes:block` and `podcast:block` keep it out of
 * directories: whoever has the address may listen, and nobody else is to find it.
 */
export function renderFeed(options: Options): string {
  const { feed, episodes, selfUrl, siteUrl, coverUrl, fileUrl } = options;
  const languages = episodes.map(({ result }) => getLanguage(result.script.language).tag);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${text(feed.title)}</title>
<link>${text(siteUrl)}</link>
<atom:link href="${text(selfUrl)}" rel="self" type="application/rss+xml"/>
<description>${text(feed.description)}</description>
<language>${text(languages[0] ?? 'en')}</language>
<generator>${text(PRODUCT.name)}</generator>
<lastBuildDate>${date(episodes[0]?.result.createdAt ?? feed.createdAt)}</lastBuildDate>
<itunes:author>${text(feed.author)}</itunes:author>
<itunes:type>episodic</itunes:type>
<itunes:explicit>false</itunes:explicit>
<itunes:block>Yes</itunes:block>
<podcast:guid>${feedGuid(selfUrl)}</podcast:guid>
<podcast:block>yes</podcast:block>
<podcast:locked>yes</podcast:locked>
<podcast:medium>podcast</podcast:medium>
<itunes:category text="${text(feed.category)}"/>
<itunes:image href="${text(coverUrl)}"/>
<image><url>${text(coverUrl)}</url><title>${text(feed.title)}</title><link>${text(siteUrl)}</link></image>
${episodes.map((episode) => renderEpisode(episode, fileUrl)).join('\n')}
</channel>
</rss>
`;
}

/** A name for the feed itself, made from its address as the namespace says: version 5 of RFC 9562 in their own space. */
const PODCAST_SPACE = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

function feedGuid(selfUrl: string): string {
  const address = selfUrl.replace(/^https?:\/\//, '').replace(/\/+$/, '');
  const bytes = createHash('sha1').update(PODCAST_SPACE).update(address).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  const cuts = [0, 8, 12, 16, 20, 32];
  return cuts
    .slice(1)
    .map((end, at) => hex.slice(cuts[at], end))
    .join('-');
}

function renderEpisode(
  { generationId, createdAt, result }: FinishedAudio,
  fileUrl: Options['fileUrl'],
): string {
  const { script, durationMs, bytes, chapters } = result;
  const language = getLanguage(script.language).tag;
  const address = (kind: string) => text(fileUrl(`${generationId}.${kind}`));
  const speakers = [...new Set(script.lines.map(({ speakerName }) => speakerName))];
  return `<item>
<title>${text(script.title)}</title>
<guid isPermaLink="false">${text(generationId)}</guid>
<pubDate>${date(createdAt)}</pubDate>
<description>${text(notes(script.description, chapters))}</description>
<content:encoded>${text(notesHtml(script.description, chapters))}</content:encoded>
<enclosure url="${address('mp3')}" length="${bytes}" type="audio/mpeg"/>
<itunes:duration>${Math.round(durationMs / 1000)}</itunes:duration>
<itunes:episodeType>full</itunes:episodeType>
<itunes:explicit>false</itunes:explicit>
${chapters.length > 0 ? `<podcast:chapters url="${address('json')}" type="application/json+chapters"/>\n` : ''}<podcast:transcript url="${address('srt')}" type="application/x-subrip" language="${text(language)}" rel="captions"/>
<podcast:transcript url="${address('vtt')}" type="text/vtt" language="${text(language)}"/>
${speakers.map((name) => `<podcast:person role="host">${text(name)}</podcast:person>`).join('\n')}
</item>`;
}

type Chapters = FinishedAudio['result']['chapters'];

function notes(description: string, chapters: Chapters): string {
  const list = chapters.map(({ title, startMs }) => `${clock(startMs)} ${title}`);
  return [description, ...list].join('\n');
}

function notesHtml(description: string, chapters: Chapters): string {
  const list = chapters.map(({ title, startMs }) => `<li>${clock(startMs)} ${text(title)}</li>`);
  return `<p>${text(description)}</p>${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}`;
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

function date(value: string | Date): string {
  return new Date(value).toUTCString();
}

/** Also without the characters that XML has no way to write. */
function text(value: string): string {
  return value
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
