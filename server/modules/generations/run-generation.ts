import type { Document } from '#contract/documents.ts';
import { applyEvent, EMPTY_RUN } from '#contract/run-view.ts';
import type { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import type { JobContext } from '#server/queue/job.ts';
import type { Videos } from '../videos/videos.service.ts';
import type { EngineThread } from './engine-thread.ts';
import { appendEvents, readGenerationEvents } from './event-log.repo.ts';
import { LeaseLost, openRun, StopRequested } from './generation-run.ts';
import { changeHeld, changeIf, findSteps, takeLease } from './generations.repo.ts';
import { writeSummary } from './write-summary.ts';

interface Options {
  database: Database;
  videos: Videos;
  engine: EngineThread;
}

export interface GenerationRunner {
  run(generationId: string, context: JobContext): Promise<void>;
  /** Tells the reader why there will be no further attempt. */
  fail(generationId: string, error: AppError): Promise<void>;
}

export function createRunner({ database, videos, engine }: Options): GenerationRunner {
  return {
    async run(generationId, { signal }) {
      const lease = newId('run');
      const generation = await takeLease(database.db, generationId, lease);
      if (!generation) return;
      const steps = await findSteps(database.db, generationId);
      const run = openRun({ database, generation, lease, steps, signal });
      try {
        if (generation.stopRequested) throw new StopRequested();
        await writeSummary(run, { videos, engine });
      } catch (error) {
        if (error instanceof LeaseLost) return;
        if (error instanceof StopRequested) {
          const document = await foldDocument(database.db, generationId);
          await run.end({ status: 'stopped', document }, { type: 'done', status: 'stopped' });
          return;
        }
        // It waits for its next attempt from here on, and can be stopped while it does.
        await changeHeld(database.db, generationId, lease, { status: 'queued', lease: null });
        throw error;
      }
    },

    async fail(generationId, { code, message }) {
      await database.transaction(async (tx) => {
        const failed = await changeIf(tx, generationId, ['queued', 'running'], {
          status: 'failed',
          document: await foldDocument(tx, generationId),
          errorCode: code,
          errorMessage: message,
          lease: null,
        });
        if (failed) await appendEvents(tx, generationId, null, [{ type: 'failed', code, message }]);
      });
    },
  };
}

/** What has been written so far, as every reader of the log sees it. A run that ends early leaves it to its owner. */
async function foldDocument(db: Queryable, generationId: string): Promise<Document | null> {
  const events = await readGenerationEvents(db, generationId, 0, Number.MAX_SAFE_INTEGER);
  return events.reduce((view, { event }) => applyEvent(view, event), EMPTY_RUN).document;
}
