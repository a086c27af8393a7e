import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/database.ts';
import type { Accounts } from '../modules/accounts/accounts.service.ts';
import { createBatchRunner } from '../modules/batches/advance-batch.ts';
import { advanceBatch, batchJobs } from '../modules/batches/batches.jobs.ts';
import { type Batches, createBatches } from '../modules/batches/batches.service.ts';
import type { Generations } from '../modules/generations/generations.service.ts';
import type { Videos } from '../modules/videos/videos.service.ts';
import type { HandledJob } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';

export const BATCH_JOBS = [advanceBatch];

interface Options {
  database: Database;
  clock: Clock;
  queue: Pick<Queue, 'enqueue'>;
  accounts: Accounts;
  videos: Videos;
  generations: Generations;
}

export function composeBatches(parts: Options): { batches: Batches; jobs(): HandledJob[] } {
  return {
    batches: createBatches(parts),
    jobs: () =>
      batchJobs(
        createBatchRunner({
          ...parts,
          enqueue: (tx, ownerId, job, afterSeconds) =>
            parts.queue.enqueue(tx.$client, advanceBatch, job, ownerId, afterSeconds),
        }),
      ),
  };
}
