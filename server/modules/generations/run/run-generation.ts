import type { ProviderValue } from '#contract/catalog/providers.ts';
import type { Engine } from '#contract/generations.ts';
import type { RefineTask } from '#server/db/schema/generations.ts';
import { createAttempts, type LeasedRun, type Runner } from '#server/runs/run.ts';
import type { Entitlements } from '../../billing/entitlements.service.ts';
import type { PaidModel } from '../../usage/model-call.service.ts';
import { createEventAppender } from '../events/event-appender.ts';
import { appendEvents } from '../events/event-log.repo.ts';
import { stage } from './end-run.ts';
import { openRun } from './generation-run.ts';
import {
  findAnywhere,
  findSteps,
  type GenerationChange,
  generationLeases,
  type GenerationRow,
  holdRow,
} from '../generations.repo.ts';
import {
  leftBehind,
  materialLeft,
  restored,
  spendingTold,
  spentOnRun,
  stillLeft,
} from './left-behind.ts';
import { readFinished } from '../model/read-finished.ts';
import { refineWithModel } from '../model/refine-with-model.ts';
import { wordsOfRefine, wordsOfRun } from '../words-wanted.ts';
import { writeBuiltIn } from './write-built-in.ts';
import { type ModelWriting, writeWithModel } from '../model/write-with-model.ts';

interface Options extends ModelWriting {
  entitlements: Pick<Entitlements, 'assertMayBegin' | 'holdWords'>;
}

type HeldText = LeasedRun<GenerationRow, GenerationChange>;

export function createRunner(parts: Options): Runner {
  const { database, entitlements } = parts;
  const { db } = database;
  const appender = createEventAppender(db);

  /** A run queued under a plan may start after the plan has ended; then it needs free words, or is refused. */
  async function admit({ lease, row: { id, ownerId, ...generation } }: HeldText): Promise<void> {
    if (generation.heldWords > 0) return;
    const allowance = await entitlements.assertMayBegin(ownerId);
    if (allowance.isUnlimited) return;
    const wanted = generation.refine
      ? wordsOfRefine(generation, generation.refine)
      : wordsOfRun(generation);
    await database.transaction(async (tx) => {
      const heldWords = await entitlements.holdWords(tx, ownerId, allowance, wanted);
      await generationLeases.change(tx, id, lease, { heldWords });
    });
  }

  const attempts = createAttempts(db, {
    name: 'text',
    leases: generationLeases,

    async begin(held) {
      const { row } = held;
      const { engine, refine } = row;
      // Steps are stored together with events, so without events there are none.
      const stored = row.lastSeq > 0 ? await findSteps(db, row.id) : new Map<string, unknown>();
      const run = openRun(held, { database, appender, stored });
      return {
        async work() {
          if (refine?.reads) {
            // It writes no words, so it reserves none.
            await entitlements.assertMayBegin(row.ownerId);
            await readFinished(run, refine.reads.scope, toRead(refine.reads), parts);
            return;
          }
          if (engine.kind === 'built-in') {
            // Viewers see it start while its permission is checked.
            await Promise.all([run.say(stage('transcript', 0)), admit(held)]);
            await writeBuiltIn(run, parts);
            return;
          }
          await admit(held);
          if (refine) await refineWithModel(run, refine, toUse(engine), parts);
          else await writeWithModel(run, toUse(engine), parts);
        },

        async stop() {
          const material = await materialLeft(parts.videos, row);
          // Its title can be edited while it runs.
          const now = (await findAnywhere(db, row.id)) ?? row;
          const kept = await leftBehind(db, now, material);
          const spent = await spentOnRun(parts.usage, now);
          const events = [
            ...restored(now),
            ...spendingTold(now, spent),
            { type: 'done', status: 'stopped' } as const,
          ];
          const ending = { status: 'stopped', ...kept, ...spent } as const;
          await parts.usage.bookAtEnd(row.id, () => run.end(ending, events));
        },
      };
    },
  });

  return {
    run: attempts.run,

    async wait({ id, jobNumber }, { code }, next) {
      await database.transaction(async (tx) => {
        const now = await holdRow(tx, id);
        // Stopped or restarted since: nobody is waiting for this attempt.
        if (now?.status !== 'queued' || now.jobNumber !== jobNumber) return;
        await appendEvents(tx, id, null, [{ type: 'retry', code, ...next }]);
      });
    },

    async fail(job, error) {
      const { code, message } = error;
      const before = await findAnywhere(db, job.id);
      if (!before) return;
      // Before the transaction, because a worker thread computes it.
      const left = await leftBehind(db, before, await materialLeft(parts.videos, before));
      const spent = await spentOnRun(parts.usage, before);
      const end = () =>
        database.transaction(async (tx) => {
          const now = await holdRow(tx, job.id);
          if (!now) return false;
          const ending = { ...stillLeft(now, left), ...spent };
          const events = [
            ...restored(now),
            ...spendingTold(now, spent),
            { type: 'failed', code, message } as const,
          ];
          if (!(await attempts.fail(tx, job, error, ending))) return false;
          await appendEvents(tx, job.id, null, events);
          return true;
        });
      await parts.usage.bookAtEnd(job.id, end);
    },
  };
}

function toRead({ engine }: NonNullable<RefineTask['reads']>) {
  return { use: toUse(engine), model: engine.label };
}

function toUse({ provider, model, key }: Extract<Engine, { kind: 'model' }>): PaidModel {
  return { provider: provider as ProviderValue, model, payer: key };
}
