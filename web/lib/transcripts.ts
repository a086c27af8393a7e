import { queryOptions } from '@tanstack/react-query';
import { CALLS, fill } from '#contract/paths.ts';
import { TranscriptSchema, type Transcript, type TranscriptBlock } from '#contract/videos.ts';
import { call } from './api-client.ts';

/** A generation is pinned to its transcript version, so this never gets stale. */
export function transcriptQuery(videoId: string, transcriptId: string) {
  const path = `${fill(CALLS.transcript, { id: videoId })}?transcriptId=${transcriptId}`;
  return queryOptions({
    queryKey: ['transcript', videoId, transcriptId],
    queryFn: ({ signal }) => call(path, TranscriptSchema, { signal }),
    staleTime: Infinity,
  });
}

export function currentTranscriptQuery(videoId: string) {
  return queryOptions({
    queryKey: ['transcript', videoId],
    queryFn: ({ signal }) =>
      call(fill(CALLS.transcript, { id: videoId }), TranscriptSchema, { signal }),
    staleTime: 300_000,
  });
}

export function blockAt({ blocks }: Transcript, ms: number): TranscriptBlock | undefined {
  return blocks.findLast((block) => block.startMs <= ms) ?? blocks[0];
}

/** The caption at that moment. */
export function captionAt({ cues }: Transcript, ms: number): string {
  return cues.findLast((cue) => cue.startMs <= ms)?.text ?? cues[0]?.text ?? '';
}
