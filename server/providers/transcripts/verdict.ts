import type { SourceErrorCode } from '#contract/errors/source.ts';

/** Facts about the video itself, the same for every client. */
export const ABOUT_THE_VIDEO: ReadonlySet<SourceErrorCode> = new Set<SourceErrorCode>([
  'video_private',
  'video_members_only',
  'video_paid',
  'video_removed',
  'video_upcoming',
  'video_live_now',
  'video_geo_blocked',
  'video_too_long',
]);

/**
 * Which of several failures to report, most specific first. Being blocked comes before missing captions, so a block is never
 * reported as "no captions".
 */
const ORDER: readonly SourceErrorCode[] = [
  ...ABOUT_THE_VIDEO,
  'video_age_restricted',
  'platform_rate_limited',
  'platform_ip_blocked',
  'platform_po_token',
  'platform_proxy_refused',
  'video_mismatch',
  'video_music_only',
  'platform_changed',
  'platform_timeout',
  'platform_network',
  'platform_captions_empty',
  'video_unplayable',
  'video_no_captions',
];

export function worstOf(failures: readonly SourceErrorCode[]): SourceErrorCode {
  const seen = new Set(failures);
  // Two clients that saw the video without captions outweigh those that didn't see it. A client that was offered captions but
  // couldn't fetch them did see it and is never outweighed.
  const witnesses = failures.filter((code) => code === 'video_no_captions').length;
  if (witnesses > 1) for (const code of PASSING) seen.delete(code);
  return ORDER.find((code) => seen.has(code)) ?? 'platform_network';
}

const PASSING: readonly SourceErrorCode[] = [
  'platform_rate_limited',
  'platform_ip_blocked',
  'platform_proxy_refused',
  'platform_changed',
  'platform_timeout',
  'platform_network',
  'video_unplayable',
];
