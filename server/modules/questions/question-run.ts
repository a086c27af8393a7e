import type { Database, Tx } from '#server/db/database.ts';
import type { Status } from '#contract/generations.ts';
import type { Taken } from '#server/runs/leases.repo.ts';
import type { LeasedRun } from '#server/runs/run.ts';
import { openSteps } from '#server/runs/steps.ts';
import {
  insertStep,
  notifyQuestion,
  type QuestionChange,
  questionLeases,
  type QuestionRow,
} from './questions.repo.ts';

/** One attempt at a question. Readers are notified of every change to its row. */
export interface QuestionRun {
  readonly question: Taken<QuestionRow>;
  readonly signal: AbortSignal;
  /** Throws if the question is to be stopped or was taken over by another process. */
  put(change: QuestionChange): Promise<void>;
  /** Runs `work` once in the life of the question: later attempts get the stored result. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  end(ending: QuestionChange & { status: Status }, also?: (tx: Tx) => Promise<void>): Promise<void>;
}

export function openQuestionRun(
  held: LeasedRun<QuestionRow, QuestionChange>,
  database: Database,
  stored: Map<string, unknown>,
): QuestionRun {
  const { row: question, lease, signal } = held;
  const { id } = question;
  let seq = question.lastSeq;
  const steps = openSteps(held, stored, (name, outcome: { result: unknown }) =>
    database.transaction(async (tx) => {
      const still = await questionLeases.change(tx, id, lease, {});
      if (still) await insertStep(tx, id, name, outcome.result);
      return still;
    }),
  );
  return {
    question,
    signal,
    async put(change) {
      await held.change({ ...change, lastSeq: (seq += 1) });
      await notifyQuestion(database.db, id);
    },
    step: (name, work) => steps.once(name, async () => ({ result: await work() })),
    async end(ending, also) {
      await database.transaction(async (tx) => {
        await held.end(tx, { stage: null, ...ending, lastSeq: (seq += 1) });
        await also?.(tx);
        await notifyQuestion(tx, id);
      });
    },
  };
}
