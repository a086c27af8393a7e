import { queryOptions, useMutation } from '@tanstack/react-query';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Encoding } from '#contract/encodings.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { VideoSchema, type Video } from '#contract/videos.ts';
import { call, request } from '../../lib/api-client.ts';
import { upload } from '../../lib/upload.ts';

export interface SourceWish {
  url?: string;
  text?: string;
  shelfId?: string;
  sample?: string;
  title?: string;
  videoId?: string;
}

export interface FileWish {
  file: File;
  hasRights: boolean;
  /** Spoken language of a recording, if the user specified it. */
  language?: LanguageValue;
  /** The encoding picked from the previews. */
  encoding?: Encoding;
  /** The video that a transcript file belongs to. */
  videoId?: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Finds or creates the source for a link or text. */
export function useFindSource() {
  return useMutation<Video, Error, SourceWish>({
    mutationFn: (wish) => call(CALLS.videos, VideoSchema, { method: 'POST', body: wish }),
  });
}

export function useUploadSource() {
  return useMutation<Video, Error, FileWish>({
    mutationFn: async ({ file, hasRights, language, encoding, videoId, signal, onProgress }) =>
      VideoSchema.parse(
        await upload(CALLS.videoUpload, file, {
          fields: {
            ...(hasRights && { rights: 'true' }),
            ...(language !== undefined && { language }),
            ...(encoding !== undefined && { encoding }),
            ...(videoId !== undefined && { videoId }),
          },
          signal,
          onProgress,
        }),
      ),
  });
}

/** Cancels a transcription and deletes the recording. */
export function useStopTranscribing() {
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => request(fill(CALLS.recording, { id }), { method: 'DELETE' }),
  });
}

const SOON_MS = 1500;
/** Polling interval while the platform's rate limit makes us wait for a quarter of an hour. */
const LATER_MS = 15_000;

/** Polls while the transcript is being made. */
export function videoQuery(id: string) {
  return queryOptions({
    queryKey: ['video', id],
    queryFn: ({ signal }) => call(fill(CALLS.video, { id }), VideoSchema, { signal }),
    refetchInterval: ({ state }) => {
      const { state: stands, retryAt } = state.data?.transcript ?? {};
      if (stands === 'working') return SOON_MS;
      if (stands !== 'waiting') return false;
      const leftMs = retryAt ? Date.parse(retryAt) - Date.now() : 0;
      return Math.min(Math.max(leftMs, SOON_MS), LATER_MS);
    },
  });
}
