import { watchUrl } from '#contract/video-links.ts';
import { samplePicture, type TranscriptInfo, type Video } from '#contract/videos.ts';
import type { TranscriptHead, VideoRow } from './videos.repo.ts';

/** A video as its owner sees it. */
export function toVideo(
  row: VideoRow,
  transcript: TranscriptHead | null,
  recordingBytes: number | null,
): Video {
  const isPlatform = row.kind === 'youtube';
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    channel: row.channel,
    durationMs: row.durationMs,
    language: row.language,
    languageTag: row.languageTag,
    chapters: row.chapters,
    url: videoAddress(row),
    platformId: isPlatform ? row.sourceKey : null,
    thumbnail: row.kind === 'sample' ? samplePicture(row.sourceKey) : row.thumbnail,
    recordingBytes,
    transcript: toInfo(row, transcript),
  };
}

export function videoAddress({ kind, sourceKey }: VideoRow): string | null {
  return kind === 'youtube' ? watchUrl(sourceKey) : null;
}

function toInfo(row: VideoRow, transcript: TranscriptHead | null): TranscriptInfo {
  return {
    id: transcript?.id ?? null,
    state: row.state,
    kind: transcript?.kind ?? null,
    declaredTag: transcript?.declaredTag ?? null,
    detectedTag: transcript?.detectedTag ?? null,
    languageMissing: row.languageMissing,
    words: transcript?.words ?? 0,
    timed: transcript?.timed ?? true,
    progress: row.progress,
    error: row.errorCode ? { code: row.errorCode, message: row.errorMessage ?? '' } : null,
    retryAt: row.retryAt?.toISOString() ?? null,
    attempts: row.attempts,
  };
}
