import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { AccountEnding } from '../modules/account-data/deletion.service.ts';
import type { ProviderKeys } from '../modules/settings/keys.service.ts';
import type { Limits } from '../modules/limits/limits.service.ts';
import type { Usage } from '../modules/usage/usage.service.ts';
import { TRANSCRIPT_MS } from '../modules/videos/ages.ts';
import { createSharedPace } from '../modules/videos/platform-pace.repo.ts';
import { createPlatformRetry } from '../modules/videos/platform-retry.ts';
import { createPlatformSource } from '../modules/videos/platform-source.ts';
import { deleteUnusedTranscripts } from '../modules/videos/platform-videos.repo.ts';
import {
  fetchPlatformAudio,
  recognitionJobs,
  recognizeUpload,
} from '../modules/videos/recognition.jobs.ts';
import { createRecognizing } from '../modules/videos/recognize-upload.ts';
import {
  createRecognizers,
  type FindHouseKey,
  type Recognizers,
} from '../modules/videos/recognizers.ts';
import { createUploads, type Uploads } from '../modules/videos/uploads.service.ts';
import { forgetTranscripts, retryPlatform, videoJobs } from '../modules/videos/videos.jobs.ts';
import { changeVideo } from '../modules/videos/videos.repo.ts';
import { createShelves, type Shelves } from '../modules/shelves/shelves.service.ts';
import { markJoined } from '../modules/teams/teams.repo.ts';
import { createVideos, type Videos } from '../modules/videos/videos.service.ts';
import { selectRecognition } from '../providers/recognition/select.ts';
import type { Storage } from '../providers/storage/port.ts';
import { selectStorage } from '../providers/storage/select.ts';
import { selectWebPages } from '../providers/pages/select.ts';
import { selectPlatform } from '../providers/transcripts/select.ts';
import type { HandledJob, Job } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';

export const SOURCE_JOBS = [retryPlatform, forgetTranscripts, recognizeUpload, fetchPlatformAudio];

interface SourceParts {
  videos: Videos;
  shelves: Shelves;
  uploads: Uploads;
  recognition: Recognizers;
  storage: Storage;
  /** Deletes an account's data outside its database rows. */
  ending: AccountEnding;
  jobs(): HandledJob[];
  close(): Promise<void>;
}

interface Options {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  keys: Pick<ProviderKeys, 'find'>;
  limits: Limits;
  usage: Usage;
  findHouseKey: FindHouseKey;
}

const MEGABYTE = 1024 * 1024;

export function composeSources({
  config,
  log,
  clock,
  database,
  queue,
  keys,
  limits,
  usage,
  findHouseKey,
}: Options): SourceParts {
  const platform = selectPlatform(config, {
    log,
    clock,
    paceOf: (address) => createSharedPace(database, clock, address),
  });
  const pages = selectWebPages(config);
  const storage = selectStorage(config);
  const { recognizers, builtIn, open } = selectRecognition(config, log);
  const recognition = createRecognizers({ recognizers, builtIn, keys, findHouseKey });
  const findRecognizer = recognition.find;
  const later = <Data>(job: Job<Data>, data: Data, owner: string) =>
    queue.enqueue(database.db.$client, job, data, owner);
  const source = createPlatformSource({
    database,
    platform,
    clock,
    retryLater: ({ id: videoId, ownerId }, wanted) =>
      later(retryPlatform, { videoId, ...wanted }, ownerId),
    async listenInstead({ id, ownerId }, mayCost) {
      const found = (await platform.mayFetchAudio()) ? await findRecognizer(ownerId) : null;
      if (!found || (!mayCost && found.payer === 'own')) return false;
      await changeVideo(database.db, id, { state: 'working', progress: 0 });
      await later(fetchPlatformAudio, { videoId: id }, ownerId);
      return true;
    },
  });
  const uploads = createUploads({
    database,
    storage,
    queue,
    clock,
    quotaBytes: config.http.uploadQuotaMb * MEGABYTE,
    findRecognizer,
  });
  const recognizing = createRecognizing({
    database,
    storage,
    clock,
    platform,
    open,
    findRecognizer,
    usage,
    recognizeLater: (uploadId, ownerId) => later(recognizeUpload, { uploadId }, ownerId),
  });
  const shelves = createShelves({ database, clock, markJoined });
  return {
    shelves,
    videos: createVideos({
      database,
      clock,
      limits,
      sourcesPerHour: config.accountLimits.sourcesPerHour,
      platform: source,
      lists: platform,
      pages,
      shelves,
    }),
    uploads,
    recognition,
    storage,
    ending: {
      finish: ({ ownerId }) => uploads.removeAll(ownerId),
    },
    jobs: () => [
      ...recognitionJobs(recognizing),
      ...videoJobs({
        retry: createPlatformRetry({ database, clock, source }),
        forget: async () => {
          const olderThan = new Date(clock.now().getTime() - TRANSCRIPT_MS);
          await deleteUnusedTranscripts(database.db, olderThan);
        },
      }),
    ],
    close: async () => void (await Promise.all([platform.close(), pages.close(), builtIn.close()])),
  };
}
