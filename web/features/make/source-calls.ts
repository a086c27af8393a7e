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
  title?: string;
  videoId?: string;
}

export interface FileWish {
  file: File;
  hasRights: boolean;
  /** Spoken in a recording, where its owner says so. */
  language?: LanguageValue;
  /** The one that its reader picked by a preview. */
  encoding?: Encoding;
  /** The video whose transcript it brings. */
  videoId?: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Finds or makes the source that was named. */
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

/** Takes a recording away before it has been transcribed. */
export function useStopTranscribing() {
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => request(fill(CALLS.recording, { id }), { method: 'DELETE' }),
  });
}

const SOON_MS = 1500;
/** While the platform wants to be left alone for a quarter of an hour. */
const LATER_MS = 15_000;

/** Asked again while its transcript is being made. */
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
