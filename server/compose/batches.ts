import type { Config } from '../core/config.ts';
import type { Clock } from '../core/clock.ts';
import { isCallable } from '../core/production.ts';
import type { Log } from '../core/log.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Accounts } from '../modules/accounts/accounts.service.ts';
import { createBatchRunner } from '../modules/batches/advance-batch.ts';
import { advanceBatch, batchJobs, lookAtChannels } from '../modules/batches/batches.jobs.ts';
import { type Batches, createBatches } from '../modules/batches/batches.service.ts';
import { type ChannelPush, createChannelPush } from '../modules/batches/channel-push.service.ts';
import { createChannelLooker } from '../modules/batches/look-at-channels.ts';
import type { Advance } from '../modules/batches/watched-month.ts';
import { createWatches, type Watches } from '../modules/batches/watches.service.ts';
import type { Generations } from '../modules/generations/generations.service.ts';
import type { Videos } from '../modules/videos/videos.service.ts';
import { createWebSubHub } from '../providers/websub/hub.ts';
import type { HandledJob } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';

export const BATCH_JOBS = [advanceBatch, lookAtChannels];

interface Options {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
  queue: Pick<Queue, 'enqueue'>;
  accounts: Accounts;
  videos: Videos;
  generations: Generations;
}

interface BatchParts {
  batches: Batches;
  watches: Watches;
  channelPush: ChannelPush;
  jobs(): HandledJob[];
}

export function composeBatches(parts: Options): BatchParts {
  const { config, queue } = parts;
  const lookSoon = (tx: Tx, afterSeconds?: number) =>
    queue.enqueue(tx.$client, lookAtChannels, {}, undefined, afterSeconds);
  const { hubUrl } = config.youtube;
  const { publicUrl } = config.http;
  const channelPush = createChannelPush({
    ...parts,
    hub: hubUrl === null ? null : createWebSubHub(hubUrl),
    origin: publicUrl && isCallable(publicUrl) ? publicUrl : null,
    lookSoon,
  });
  const advance: Advance = (tx, ownerId, batchId, jobNumber) =>
    queue.enqueue(tx.$client, advanceBatch, { batchId, jobNumber }, ownerId);
  return {
    batches: createBatches(parts),
    watches: createWatches({
      ...parts,
      advance,
      lookSoon,
    }),
    channelPush,
    jobs: () =>
      batchJobs(
        createBatchRunner({
          ...parts,
          enqueue: (tx, ownerId, job, afterSeconds) =>
            queue.enqueue(tx.$client, advanceBatch, job, ownerId, afterSeconds),
        }),
        createChannelLooker({ ...parts, advance, push: channelPush }),
      ),
  };
}
