import { z } from 'zod';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';
import type { Recognizing } from './recognize-upload.ts';

/** Transcribes a stored recording part by part. */
export const recognizeUpload = defineJob({
  name: 'recognize-upload',
  schema: z.strictObject({ uploadId: z.string() }),
  policy: {
    concurrency: 4,
    perOwner: 2,
    queuedPerOwner: 100,
    attempts: 6,
    backoffSeconds: 20,
    expireSeconds: 6 * 3600,
  },
});

/** Downloads the audio of a video without captions, if the operator allows it. */
export const fetchPlatformAudio = defineJob({
  name: 'platform-audio',
  schema: z.strictObject({ videoId: z.string() }),
  policy: { concurrency: 1, perOwner: 1, attempts: 2, backoffSeconds: 60, expireSeconds: 1800 },
});

export function recognitionJobs(recognizing: Recognizing): HandledJob[] {
  return [
    handle(recognizeUpload, {
      run: ({ uploadId }, { signal }) => recognizing.run(uploadId, signal),
      giveUp: ({ uploadId }, error) => recognizing.giveUp(uploadId, error),
    }),
    handle(fetchPlatformAudio, {
      run: ({ videoId }) => recognizing.fetchAudio(videoId),
      giveUp: ({ videoId }, error) => recognizing.failVideo(videoId, error),
    }),
  ];
}
