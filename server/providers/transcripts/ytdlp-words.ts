import type { SourceErrorCode } from '#contract/errors/source.ts';

/** What yt-dlp says, in the words of its version of August 2026, and what that means. The first that fits counts. */
const MEANINGS: readonly (readonly [RegExp, SourceErrorCode])[] = [
  [/HTTP Error 429|too many requests|has been rate-limited by YouTube/i, 'platform_rate_limited'],
  [/not a bot|captcha challenge|unusual traffic/i, 'platform_ip_blocked'],
  [/private video|this video is private/i, 'video_private'],
  [/members[- ]only|join this channel|available to this channel'?s members/i, 'video_members_only'],
  [/requires payment|rent or purchase|premium members/i, 'video_paid'],
  [/confirm your age|age[- ]restricted|inappropriate for some users/i, 'video_age_restricted'],
  [/available in your country|geo[- ]?restrict/i, 'video_geo_blocked'],
  [/premieres in|will begin in|live event will begin|has not started/i, 'video_upcoming'],
  [
    /video (?:is )?unavailable|has been removed|no longer available|account .{0,40}terminated|does not exist/i,
    'video_removed',
  ],
  [
    /missing subtitles languages because a PO token|subtitles .{0,80}PO token/i,
    'platform_po_token',
  ],
  [
    /unable to connect to proxy|ProxyError|tunnel connection failed|proxy authentication/i,
    'platform_proxy_refused',
  ],
  [/HTTP Error 403/i, 'platform_ip_blocked'],
  [/timed out|timeout/i, 'platform_timeout'],
  [
    /getaddrinfo|name resolution|connection (?:refused|reset)|network is unreachable|failed to resolve|unable to download (?:webpage|api page)|HTTP Error 5\d\d/i,
    'platform_network',
  ],
  [/drm protected/i, 'video_unplayable'],
  [
    /failed to extract|unable to extract|please report this issue|no such option|unsupported/i,
    'platform_changed',
  ],
];

/** Why it failed; `null` where it does not say, or says what nobody knows. */
export function meaningOf(said: string): SourceErrorCode | null {
  const lines = said.split('\n').filter((line) => /^(?:ERROR|WARNING):/.test(line));
  return MEANINGS.find(([pattern]) => lines.some((line) => pattern.test(line)))?.[1] ?? null;
}
