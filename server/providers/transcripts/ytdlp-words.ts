import type { SourceErrorCode } from '#contract/errors/source.ts';

/** yt-dlp's messages as of August 2026 and their meaning. First match wins. */
const MEANINGS: readonly (readonly [RegExp, SourceErrorCode])[] = [
  [
    /HTTP Error 429|too many requests|has been rate-limited by YouTube|n['’]t available,? try again later/i,
    'platform_rate_limited',
  ],
  [
    /not a bot|captcha challenge|unusual traffic|please sign in|login required/i,
    'platform_ip_blocked',
  ],
  [/private video|this video is private/i, 'video_private'],
  [/members[- ]only|join this channel|available to this channel'?s members/i, 'video_members_only'],
  [/requires payment|rent or purchase|premium members/i, 'video_paid'],
  [/confirm your age|age[- ]restricted|inappropriate for some users/i, 'video_age_restricted'],
  [/available in your country|blocked it in your country|geo[- ]?restrict/i, 'video_geo_blocked'],
  [
    /premieres in|(?:event|premiere) will begin|will begin in|has not started|processing this video/i,
    'video_upcoming',
  ],
  [
    /video (?:is )?unavailable|has been removed|no longer available|account .{0,40}terminated|does not exist|n['’]t available any ?more/i,
    'video_removed',
  ],
  [
    /missing subtitles languages because a PO token|subtitles .{0,80}PO token/i,
    'platform_po_token',
  ],
  [
    /connect to proxy|ProxyError|tunnel connection failed|proxy authentication|SOCKS[45] authentication/i,
    'platform_proxy_refused',
  ],
  [/HTTP Error 403/i, 'platform_ip_blocked'],
  [/timed out|timeout/i, 'platform_timeout'],
  [
    /getaddrinfo|name resolution|connection (?:refused|reset)|network is unreachable|failed to resolve|unable to download (?:webpage|api page)|HTTP Error 5\d\d/i,
    'platform_network',
  ],
  [/drm protected|^ERROR:.*requested format is not available/i, 'video_unplayable'],
  [
    /failed to extract|unable to extract|please report this issue|no such option|unsupported url|needs to be reloaded|precondition check/i,
    'platform_changed',
  ],
];

const LONGEST_SAID = 300;

/** Messages that repeat a line of the cookies file. */
const REPEATS_COOKIES = /(skipping cookie file entry|invalid Netscape format cookies file).*/u;

/** The last line of its output for the log, without a proxy's password or cookies. */
export const lastSaid = (said: string) =>
  said
    .trim()
    .split('\n')
    .at(-1)!
    .replace(REPEATS_COOKIES, '$1')
    .replace(/\/\/[^/@\s]{1,200}@/gu, '//')
    .slice(0, LONGEST_SAID);

/** The error code for its output; `null` if unknown. */
export function meaningOf(said: string): SourceErrorCode | null {
  const lines = said.split('\n').filter((line) => /^(?:ERROR|WARNING|yt-dlp: error):/.test(line));
  return MEANINGS.find(([pattern]) => lines.some((line) => pattern.test(line)))?.[1] ?? null;
}
