import type { ProviderValue } from '#contract/catalog/providers.ts';
import { ASKED_WORDS } from '#contract/errors/asked.ts';
import type { Engine } from '#contract/generations.ts';
import type { AnswerSentence } from '#contract/questions.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { createAttempts, type Runner } from '#server/runs/run.ts';
import { countWords } from '#server/text/segment.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Entitlements } from '../billing/entitlements.service.ts';
import type { Passages, Wordings } from '../passages/passages.service.ts';
import type { PaidModel } from '../usage/model-call.service.ts';
import type { Usage } from '../usage/usage.service.ts';
import { answerWithModel, type ModelAnswering } from './answer-with-model.ts';
import { type Exchange, readBefore } from './conversation.ts';
import { type ScopeComparer, withCompared } from './compare-scope.ts';
import { findPassages, type FoundStep } from './find-passages.ts';
import { spentOnQuestion, WORDS_OF_ANSWER } from './question-price.ts';
import { openQuestionRun, type QuestionRun } from './question-run.ts';
import {
  findQuestion,
  findQuestionSteps,
  holdQuestion,
  notifyQuestion,
  questionLeases,
  type QuestionRow,
  touchQuestion,
} from './questions.repo.ts';
import type { ScopeReader } from './scope.ts';
import { wordQuestion } from './word-question.ts';

interface Options extends ModelAnswering {
  database: Database;
  accounts: Pick<Accounts, 'find'>;
  entitlements: Pick<Entitlements, 'assertMayBegin' | 'holdWords'>;
  passages: Passages;
  usage: Usage;
  readScope: ScopeReader;
  compareScope: ScopeComparer;
}

export function createQuestionRunner(parts: Options): Runner {
  const { database, usage, passages, accounts, readScope } = parts;
  const { db } = database;

  /** A question queued under a plan may start after the plan ended; then it uses free words, or doesn't start. */
  async function admit({ id, ownerId, engine, heldWords }: QuestionRow, lease: string) {
    if (engine.kind === 'built-in' || heldWords > 0) return;
    const allowance = await parts.entitlements.assertMayBegin(ownerId);
    if (allowance.isUnlimited) return;
    await database.transaction(async (tx) => {
      const held = await parts.entitlements.holdWords(tx, ownerId, allowance, WORDS_OF_ANSWER);
      await questionLeases.change(tx, id, lease, { heldWords: held });
    });
  }

  async function find(
    question: QuestionRow,
    before: Exchange[],
    wordings: Wordings,
    signal: AbortSignal,
  ) {
    const account = await accounts.find(question.ownerId);
    if (!account) throw new AppError('nothing_to_ask');
    const scope = await readScope(account, question.scope).catch((error: unknown) => {
      // Access was withdrawn since it was asked.
      if (error instanceof AppError && error.code === 'not_found') {
        throw new AppError('nothing_to_ask');
      }
      throw error;
    });
    const asked = {
      text: question.text,
      before: before.map((one) => one.question),
      quotes: before.length > 0 ? before.at(-1)!.quotes : [],
      wordings,
    };
    const found = await findPassages(passages, scope, asked, signal);
    const compared = await parts.compareScope(account, question.scope, scope, asked);
    if (!compared) return found;
    return withCompared(found, compared, scope, question.engine.kind === 'model');
  }

  async function endAnswered(
    run: QuestionRun,
    found: FoundStep,
    sentences: AnswerSentence[],
  ): Promise<void> {
    const { id, ownerId, engine, language } = run.question;
    const spoken = found.passages[0]?.language ?? 'english';
    const words = countWords(sentences.map(({ text }) => text).join(' '), language ?? spoken);
    const isModel = engine.kind === 'model';
    const isAnswered = isModel ? sentences.length > 0 : found.said && found.passages.length > 0;
    await run.end(
      {
        status: 'done',
        verdict: isAnswered ? 'answered' : 'not_said',
        sentences,
        ...(isModel && { usage: { words, ...(await usage.totalsOf(id)) } }),
      },
      (tx) => usage.addWords(tx, { ownerId, generationId: id, entry: 'answer', words }),
    );
  }

  const attempts = createAttempts(db, {
    name: 'question',
    leases: questionLeases,

    async begin(held) {
      const { row } = held;
      const run = openQuestionRun(held, database, await findQuestionSteps(db, row.id));
      return {
        async work() {
          await admit(row, held.lease);
          const [before] = await Promise.all([
            readBefore(db, row),
            // Books calls of an earlier attempt that died before it could settle them.
            usage.bookLostCalls(row.id),
          ]);
          await run.put({ stage: 'searching' });
          const search = (wordings: Wordings) => () => find(row, before, wordings, run.signal);
          let found = await run.step('found', search([]));
          const use = row.engine.kind === 'model' ? toUse(row.engine) : null;
          let spentMicroCents = 0;
          if (use && found.unread) {
            const task = { languages: found.unread, before, use };
            const worded = await run.step('worded', () => wordQuestion(run, task, parts));
            spentMicroCents = worded.ceilingMicroCents;
            found = await run.step('found as worded', search(worded.wordings));
          }
          let sentences: AnswerSentence[] = [];
          if (use && found.passages.length > 0) {
            await run.put({ stage: 'answering', found: found.shown, sentences: [] });
            const task = { found, before, use, spentMicroCents };
            sentences = await run.step('answer', () => answerWithModel(run, task, parts));
          } else {
            await run.put({ found: found.shown });
          }
          await endAnswered(run, found, sentences);
        },

        async stop() {
          const ending = { status: 'stopped', ...(await spentOnQuestion(usage, row)) } as const;
          await usage.bookAtEnd(row.id, () => run.end(ending));
        },
      };
    },
  });

  return {
    run: attempts.run,
    wait: ({ id }) => touchQuestion(db, id),

    async fail(job, error) {
      const before = await findQuestion(db, job.id);
      if (!before) return;
      const spent = await spentOnQuestion(usage, before);
      const end = () =>
        database.transaction(async (tx) => {
          const now = await holdQuestion(tx, job.id);
          if (!now) return false;
          const ending = { stage: null, lastSeq: now.lastSeq + 1, ...spent };
          if (!(await attempts.fail(tx, job, toldOf(error), ending))) return false;
          await notifyQuestion(tx, job.id);
          return true;
        });
      await usage.bookAtEnd(job.id, end);
    },
  };
}

/** Rewords errors for questions: the usual messages are about drafts. */
function toldOf(error: AppError): AppError {
  const message = ASKED_WORDS[error.code];
  return message === undefined ? error : new AppError(error.code, { message, cause: error });
}

function toUse({ provider, model, key }: Extract<Engine, { kind: 'model' }>): PaidModel {
  return { provider: provider as ProviderValue, model, payer: key };
}
