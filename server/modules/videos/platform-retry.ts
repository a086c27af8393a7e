import type { LanguageValue } from '#contract/catalog/languages.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { PlatformSource } from './platform-source.ts';
import { changeVideo, findVideo } from './videos.repo.ts';

interface Waiting {
  videoId: string;
  language: LanguageValue | null;
  isUnattended?: boolean | undefined;
}

export interface PlatformRetry {
  run(waiting: Waiting): Promise<void>;
  giveUp(waiting: Waiting, error: AppError): Promise<void>;
}

interface Options {
  database: Database;
  clock: Clock;
  source: PlatformSource;
}

export function createPlatformRetry({ database, clock, source }: Options): PlatformRetry {
  const { db } = database;
  return {
    async run({ videoId, language, isUnattended }) {
      const video = await findVideo(db, videoId);
      if (video?.state !== 'waiting') return;
      const waitMs = (video.retryAt?.getTime() ?? 0) - clock.now().getTime();
      if (waitMs > 0) {
        throw new AppError('platform_rate_limited', {
          retryAfterSeconds: Math.ceil(waitMs / 1000),
        });
      }
      try {
        await source.ensure(video.ownerId, video.sourceKey, language, isUnattended);
      } catch (error) {
        // Other failures are stored with the video and shown to its owner; only another rate limit is retried.
        if (toAppError(error).code === 'platform_rate_limited') throw error;
        if (!(error instanceof AppError)) throw error;
      }
    },

    async giveUp({ videoId }, { code, message }) {
      const change = {
        state: 'failed',
        errorCode: code,
        errorMessage: message,
        retryAt: null,
      } as const;
      const video = await findVideo(db, videoId);
      if (video?.state === 'waiting') await changeVideo(db, videoId, change);
    },
  };
}
