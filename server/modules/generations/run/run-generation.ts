import type { ProviderValue } from '#contract/catalog/providers.ts';
import type { Engine } from '#contract/generations.ts';
import { createAttempts, type LeasedRun, type Runner } from '#server/runs/run.ts';
import type { Entitlements } from '../../billing/entitlements.service.ts';
import type { PaidModel } from '../../usage/model-call.service.ts';
import { createEventAppender } from '../events/event-appender.ts';
import { appendEvents } from '../events/event-log.repo.ts';
import { openRun } from './generation-run.ts';
import {
  findGeneration,
  findSteps,
  type GenerationChange,
  generationLeases,
  type GenerationRow,
  holdRow,
} from '../generations.repo.ts';
import { leftBehind, materialLeft, restored } from './left-behind.ts';
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

  /** What was queued under a plan may begin after its end; then it is one of the free runs, or none. */
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
      // A step is stored with what it says; where nothing was said there is none.
      const stored = row.lastSeq > 0 ? await findSteps(db, row.id) : new Map<string, unknown>();
      const run = openRun(held, { database, appender, stored });
      return {
        async work() {
          await admit(held);
          if (engine.kind === 'built-in') await writeBuiltIn(run, parts);
          else if (refine) await refineWithModel(run, refine, toUse(engine), parts);
          else await writeWithModel(run, toUse(engine), parts);
        },

        async stop() {
          const material = await materialLeft(parts.videos, row);
          // Its title can be edited while it runs.
          const now = (await findGeneration(db, row.id)) ?? row;
          const kept = await leftBehind(db, now, material);
          const events = [...restored(now), { type: 'done', status: 'stopped' } as const];
          await run.end({ status: 'stopped', ...kept }, events);
        },
      };
    },
  });

  return {
    run: attempts.run,

    async wait({ id }, { code }, next) {
      await appendEvents(db, id, null, [{ type: 'retry', code, ...next }]);
    },

    async fail(job, error) {
      const { code, message } = error;
      const before = await findGeneration(db, job.id);
      const material = before && (await materialLeft(parts.videos, before));
      await database.transaction(async (tx) => {
        const now = await holdRow(tx, job.id);
        if (!now) return;
        const kept = await leftBehind(tx, now, material);
        const events = [...restored(now), { type: 'failed', code, message } as const];
        if (await attempts.fail(tx, job, error, kept)) await appendEvents(tx, job.id, null, events);
      });
    },
  };
}

function toUse({ provider, model, key }: Extract<Engine, { kind: 'model' }>): PaidModel {
  return { provider: provider as ProviderValue, model, payer: key };
}
