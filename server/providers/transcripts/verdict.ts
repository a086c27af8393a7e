import type { SourceErrorCode } from '#contract/errors/source.ts';

/** Said of the video itself, whoever asks: no other client hears something else. */
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
 * Which of several failures to tell, the most telling first. Whatever keeps us from seeing stands before what we did not
 * see: a wall is never reported as "no captions".
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
  // Two who saw the video and found no captions outweigh whoever did not get to see it. One that was offered captions
  // and could not have them did see them, and is never outweighed.
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
