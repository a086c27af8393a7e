import type { ProviderValue } from '#contract/catalog/providers.ts';
import type { Engine } from '#contract/generations.ts';
import type { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { JobContext, NextTry } from '#server/queue/job.ts';
import type { Entitlements } from '../../billing/entitlements.service.ts';
import type { PaidModel } from '../../usage/model-call.service.ts';
import { createEventAppender } from '../events/event-appender.ts';
import { appendEvents } from '../events/event-log.repo.ts';
import { LeaseLost, openRun, type Run, StopRequested } from './generation-run.ts';
import {
  changeHeld,
  failUnheld,
  findGeneration,
  findSteps,
  type GenerationRow,
  type RunJob,
  takeLease,
} from '../generations.repo.ts';
import { leftBehind, materialLeft, restored } from './left-behind.ts';
import { refineWithModel } from '../model/refine-with-model.ts';
import { wordsOfRefine, wordsOfRun } from '../words-wanted.ts';
import { writeBuiltIn } from './write-built-in.ts';
import { type ModelWriting, writeWithModel } from '../model/write-with-model.ts';

interface Options extends ModelWriting {
  entitlements: Pick<Entitlements, 'assertMayBegin' | 'holdWords'>;
}

export interface GenerationRunner {
  run(job: RunJob, context: JobContext): Promise<void>;
  /** Tells the reader that there will be another attempt, and when. */
  wait(job: RunJob, error: AppError, next: NextTry): Promise<void>;
  /** Tells the reader why there will be no further attempt. */
  fail(job: RunJob, error: AppError): Promise<void>;
}

export function createRunner(parts: Options): GenerationRunner {
  const { database, entitlements } = parts;
  const { db } = database;
  const appender = createEventAppender(db);

  /** What was queued under a plan may begin after its end; then it is one of the free runs, or none. */
  async function admit({ id, ownerId, ...generation }: GenerationRow, lease: string) {
    if (generation.heldWords > 0) return;
    const allowance = await entitlements.assertMayBegin(ownerId);
    if (allowance.isUnlimited) return;
    const wanted = generation.refine
      ? wordsOfRefine(generation, generation.refine)
      : wordsOfRun(generation);
    await database.transaction(async (tx) => {
      const heldWords = await entitlements.holdWords(tx, ownerId, allowance, wanted);
      await changeHeld(tx, id, lease, { heldWords });
    });
  }

  async function attempt(run: Run): Promise<void> {
    const { id, stopRequested } = run.generation;
    try {
      if (stopRequested) throw new StopRequested();
      const { engine, refine } = run.generation;
      if (engine.kind === 'built-in') await writeBuiltIn(run, parts);
      else if (refine) await refineWithModel(run, refine, toUse(engine), parts);
      else await writeWithModel(run, toUse(engine), parts);
    } catch (error) {
      if (!(error instanceof StopRequested)) throw error;
      const material = await materialLeft(parts.videos, run.generation);
      const kept = await leftBehind(db, id, run.generation.refine, material);
      const events = [...restored(run.generation), { type: 'done', status: 'stopped' } as const];
      await run.end({ status: 'stopped', ...kept }, events);
    }
  }

  return {
    async run(job, { signal }) {
      const lease = newId('run');
      const generation = await takeLease(db, job, lease);
      if (!generation) return;
      // A step is stored with what it says; where nothing was said there is none.
      const steps =
        generation.lastSeq > 0 ? await findSteps(db, generation.id) : new Map<string, unknown>();
      try {
        await admit(generation, lease);
        await attempt(openRun({ database, appender, generation, lease, steps, signal }));
      } catch (error) {
        if (error instanceof LeaseLost) return;
        // It waits for its next attempt from here on, and can be stopped while it does.
        const released = { status: 'queued', lease: null } as const;
        const wasHeld = await changeHeld(db, generation.id, lease, released);
        // Somebody else has it: whatever went wrong here is no longer about the run.
        if (wasHeld) throw error;
      }
    },

    async wait({ generationId }, { code }, next) {
      await appendEvents(db, generationId, null, [{ type: 'retry', code, ...next }]);
    },

    async fail(job, { code, message }) {
      const ending = {
        status: 'failed',
        errorCode: code,
        errorMessage: message,
        lease: null,
      } as const;
      const before = await findGeneration(db, job.generationId);
      const material = before && (await materialLeft(parts.videos, before));
      await database.transaction(async (tx) => {
        const now = await findGeneration(tx, job.generationId);
        const kept = await leftBehind(tx, job.generationId, now?.refine ?? null, material);
        const change = { ...ending, ...kept };
        const failed = await failUnheld(tx, job, change, code === 'run_interrupted');
        const event = { type: 'failed', code, message } as const;
        const events = [...(now ? restored(now) : []), event];
        if (failed) await appendEvents(tx, job.generationId, null, events);
      });
    },
  };
}

function toUse({ provider, model, key }: Extract<Engine, { kind: 'model' }>): PaidModel {
  return { provider: provider as ProviderValue, model, payer: key };
}
