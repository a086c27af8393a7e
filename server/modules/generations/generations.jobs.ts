import { z } from 'zod';
import { BIN_DAYS } from '#contract/generations.ts';
import type { Database } from '#server/db/database.ts';
import { defineJob, handle, type HandledJob } from '#server/queue/job.ts';
import { handleRuns, type Runner } from '#server/runs/run.ts';
import { deleteBinnedBefore } from './bin.repo.ts';
import { compactOldRuns } from './events/compaction.ts';

const HOUR_SECONDS = 3600;

export const runGeneration = defineJob({
  name: 'generation',
  schema: z.strictObject({ generationId: z.string(), jobNumber: z.int() }),
  policy: {
    // High, because runs with a model mostly wait for it.
    concurrency: 12,
    perOwner: 2,
    queuedPerOwner: 500,
    attempts: 4,
    backoffSeconds: 2,
    expireSeconds: 12 * HOUR_SECONDS,
  },
});

/** Purges drafts whose time in the bin is over. Their recordings are removed by the audio sweep. */
export const emptyOldBins = defineJob({
  name: 'empty-old-bins',
  schema: z.strictObject({}),
  policy: { concurrency: 1, attempts: 3, backoffSeconds: 60, expireSeconds: 600 },
  schedule: '29 * * * *',
});

/** Deletes the events and steps of finished runs: nobody reads them after a while, and they take most of the space. */
export const compactRuns = defineJob({
  name: 'compact-runs',
  schema: z.strictObject({}),
  policy: { concurrency: 1, attempts: 3, backoffSeconds: 60, expireSeconds: HOUR_SECONDS },
  schedule: '11 3 * * *',
});

export function generationJobs(runner: Runner, database: Database): HandledJob[] {
  const { db } = database;
  return [
    handle(compactRuns, {
      async run(_data, { log, signal }) {
        const compacted = await compactOldRuns(database, signal);
        if (compacted > 0) log.info({ compacted }, 'deleted events and steps of old runs');
      },
    }),
    handle(emptyOldBins, {
      async run(_data, { log }) {
        const deleted = await deleteBinnedBefore(db, BIN_DAYS);
        if (deleted > 0) log.info({ deleted }, 'deleted expired drafts from the bin');
      },
    }),
    handleRuns(runGeneration, runner, ({ generationId, jobNumber }) => ({
      id: generationId,
      jobNumber,
    })),
  ];
}
