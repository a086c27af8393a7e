import type { SourceErrorCode } from '#contract/errors/source.ts';

const HOUR_MS = 3600 * 1000;

/** How long the platform's answers are cached. */
export const TRANSCRIPT_MS = 30 * 24 * HOUR_MS;
export const METADATA_MS = 24 * HOUR_MS;

const FAILURES_MS: Partial<Record<SourceErrorCode, number>> = {
  video_no_captions: 6 * HOUR_MS,
  video_music_only: 6 * HOUR_MS,
  video_too_long: 6 * HOUR_MS,
  video_private: HOUR_MS,
  video_removed: HOUR_MS,
  video_members_only: HOUR_MS,
  video_paid: HOUR_MS,
  video_age_restricted: HOUR_MS,
  video_geo_blocked: HOUR_MS,
};

/** 0 for temporary failures: a broadcast ends, and being blocked says nothing about the video. */
export function failureLastsMs(code: SourceErrorCode): number {
  return FAILURES_MS[code] ?? 0;
}
