import { createHash } from 'node:crypto';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { Episode } from './episodes.repo.ts';
import type { FeedRow } from './feeds.repo.ts';
import { oneLine } from '#server/prompts/fences.ts';
import { realNames } from './real-names.ts';
import { notesHtml, notesText } from './show-notes.ts';

interface Options {
  feed: FeedRow;
  episodes: readonly Episode[];
  selfUrl: string;
  siteUrl: string;
  coverUrl: string;
  fileUrl(file: string): string;
}

/**
 * RSS 2.0 with the iTunes and Podcasting 2.0 tags that clients read. `itunes:block` and `podcast:block` keep it out of
 * directories: anyone with the address may listen, but nobody else should find it.
 */
export function renderPodcastFeed(options: Options): string {
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
<lastBuildDate>${date(lastChange(feed, episodes))}</lastBuildDate>
<itunes:author>${text(feed.author)}</itunes:author>
<itunes:type>episodic</itunes:type>
<itunes:explicit>false</itunes:explicit>
<itunes:block>Yes</itunes:block>
<podcast:guid>${feedGuid(feed.ownerId)}</podcast:guid>
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

/** Latest change of the show, its list of episodes or any recording. */
function lastChange(feed: FeedRow, episodes: readonly Episode[]): Date {
  const times = episodes.map(({ result }) => new Date(result.createdAt).getTime());
  return new Date(Math.max(feed.changedAt.getTime(), ...times));
}

/** Permanent GUID of the show, derived from its owner rather than its address, which may be revoked. RFC 9562, version 5. */
const PODCAST_SPACE = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

function feedGuid(ownerId: string): string {
  const bytes = createHash('sha1')
    .update(PODCAST_SPACE)
    .update(`feed:${ownerId}`)
    .digest()
    .subarray(0, 16);
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
  { generationId, createdAt, publishedAt, result, notes, source }: Episode,
  fileUrl: Options['fileUrl'],
): string {
  const { script, durationMs, bytes, chapters } = result;
  const since = publishedAt ?? createdAt;
  const language = getLanguage(script.language).tag;
  const address = (kind: string) => text(fileUrl(`${generationId}.${kind}`));
  const speakers = realNames(script);
  const noted = { script, chapters, notes, source };
  return `<item>
<title>${text(oneLine(script.title) || untitled(since))}</title>
<guid isPermaLink="false">${text(generationId)}</guid>
<pubDate>${date(since)}</pubDate>
<description>${text(notesText(noted))}</description>
<content:encoded>${text(notesHtml(noted))}</content:encoded>
<enclosure url="${address('mp3')}" length="${bytes}" type="audio/mpeg"/>
<itunes:duration>${Math.max(1, Math.floor(durationMs / 1000))}</itunes:duration>
<itunes:episodeType>full</itunes:episodeType>
<itunes:explicit>false</itunes:explicit>
${chapters.length > 0 ? `<podcast:chapters url="${address('json')}" type="application/json+chapters"/>\n` : ''}<podcast:transcript url="${address('srt')}" type="application/x-subrip" language="${text(language)}" rel="captions"/>
<podcast:transcript url="${address('vtt')}" type="text/vtt" language="${text(language)}"/>
${speakers.map((name) => `<podcast:person role="host">${text(name)}</podcast:person>`).join('\n')}
</item>`;
}

/** Directories refuse episodes without a title. */
function untitled(since: Date): string {
  return since.toISOString().slice(0, 10);
}

function date(value: string | Date): string {
  return new Date(value).toUTCString();
}

/** Also removes characters that XML can't represent. */
function text(value: string): string {
  return value
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
