import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import { TRANSCRIPT_MS } from '../modules/videos/ages.ts';
import { createPlatformRetry } from '../modules/videos/platform-retry.ts';
import { createPlatformSource } from '../modules/videos/platform-source.ts';
import { deleteUnusedTranscripts } from '../modules/videos/platform-videos.repo.ts';
import { forgetTranscripts, retryPlatform, videoJobs } from '../modules/videos/videos.jobs.ts';
import { createVideos, type Videos } from '../modules/videos/videos.service.ts';
import { selectPlatform } from '../providers/transcripts/select.ts';
import type { HandledJob } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';

export const SOURCE_JOBS = [retryPlatform, forgetTranscripts];

export interface SourceParts {
  videos: Videos;
  jobs(): HandledJob[];
  close(): Promise<void>;
}

interface Options {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
}

export function composeSources({ config, log, clock, database, queue }: Options): SourceParts {
  const platform = selectPlatform(config, log, clock);
  const source = createPlatformSource({
    database,
    platform,
    clock,
    retryLater: ({ id: videoId }, language) =>
      queue.enqueue(database.db.$client, retryPlatform, { videoId, language }),
  });
  return {
    videos: createVideos({ database, platform: source }),
    jobs: () =>
      videoJobs({
        retry: createPlatformRetry({ database, clock, source }),
        forget: async () => {
          const olderThan = new Date(clock.now().getTime() - TRANSCRIPT_MS);
          await deleteUnusedTranscripts(database.db, olderThan);
        },
      }),
    close: () => platform.close(),
  };
}
