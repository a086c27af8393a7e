import type { Account } from '#contract/accounts.ts';
import { type LanguageValue, languageOfTag } from '#contract/catalog/languages.ts';
import { wordsAhead } from '#contract/errors.ts';
import {
  BUILT_IN_ENGINE,
  type Engine,
  type Estimate,
  MOST_COUNTED,
} from '#contract/generations.ts';
import type { Ask, AskScope, QuestionList, StartDraft, StartedDraft } from '#contract/questions.ts';
import { AppError } from '#server/core/app-error.ts';
import { type Authorized, authorize } from '#server/core/authorized.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Queue } from '#server/queue/queue.ts';
import {
  answeredBefore,
  claimIdempotencyKey,
  findIdempotencyKey,
  hashRequest,
} from '#server/runs/idempotency.repo.ts';
import { snippetOf } from '#server/text/snippet.ts';
import type { Allowance, Entitlements } from '../billing/entitlements.service.ts';
import type { Engines } from '../usage/engines.service.ts';
import type { ModelCalls } from '../usage/model-call.service.ts';
import { problemOf } from '../usage/price-problem.service.ts';
import type { Usage } from '../usage/usage.service.ts';
import type { AnswerDrafts } from '../generations/answer-drafts.service.ts';
import type { Videos } from '../videos/videos.service.ts';
import { languageAskedIn, otherLanguagesIn } from './asked-in.ts';
import { readBefore } from './conversation.ts';
import {
  builtInEstimate,
  estimateQuestion,
  spentOnQuestion,
  WORDS_OF_ANSWER,
} from './question-price.ts';
import { toQuestion } from './question-view.ts';
import { answerQuestion } from './questions.jobs.ts';
import * as repo from './questions.repo.ts';
import type { AskedScope, ScopeReader } from './scope.ts';
import { createDraftStarter } from './start-draft.ts';
import type { Suggestions } from './suggestions.ts';

export type OwnQuestion = Authorized<repo.QuestionRow>;

interface QuestionPage extends repo.QuestionFilter {
  cursor: string | null;
  limit: number;
  /** Lists each conversation once, by its first question. */
  isByThread: boolean;
}

export interface AskedQuestions {
  /**
   * The question is stored and queued when this returns. Repeating a key returns the same question and asks nothing.
   */
  ask(account: Account, wanted: Ask, idempotencyKey: string | null): Promise<{ id: string }>;
  /** What the same question would cost. Asks nothing. */
  estimate(account: Account, wanted: Ask): Promise<Estimate>;
  get(account: Account, id: string): Promise<OwnQuestion>;
  list(account: Account, page: QuestionPage): Promise<QuestionList>;
  stop(question: OwnQuestion): Promise<void>;
  retry(account: Account, question: OwnQuestion): Promise<void>;
  remove(question: OwnQuestion): Promise<void>;
  /** A finished draft of the answer. Throws `not_answered` or `answer_unsourced` if there can't be one. */
  startDraft(
    account: Account,
    question: OwnQuestion,
    wanted: StartDraft,
    idempotencyKey: string | null,
  ): Promise<StartedDraft>;
  /** Suggested questions, in the source's own words. */
  suggest(account: Account, scope: AskScope): Promise<string[]>;
}

interface Dependencies {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  entitlements: Pick<Entitlements, 'assertMayGenerate' | 'holdWords'>;
  engines: Engines;
  modelCalls: ModelCalls;
  usage: Pick<Usage, 'totalsOf' | 'bookAtEnd' | 'capLeftMicroCents' | 'houseLeftMicroCents'>;
  readScope: ScopeReader;
  suggestions: Suggestions;
  videos: Pick<Videos, 'ensure'>;
  answerDrafts: AnswerDrafts;
}

/** Passages are quotes, not generated text, so they use no words of the allowance. */
const NO_WORDS: Allowance = { isUnlimited: true };

export function createQuestions(parts: Dependencies): AskedQuestions {
  const { database, queue, entitlements, engines, modelCalls, readScope } = parts;
  const { db } = database;

  async function enqueue(tx: Tx, ownerId: string, questionId: string, jobNumber = 1) {
    await queue.enqueue(tx.$client, answerQuestion, { questionId, jobNumber }, ownerId);
  }

  const get: AskedQuestions['get'] = async (account, id) =>
    authorize(account, await repo.findQuestion(db, id));

  const allowanceFor = (account: Account, engine: Engine) =>
    engine.kind === 'model' ? entitlements.assertMayGenerate(account) : Promise.resolve(NO_WORDS);

  return {
    get,

    async ask(account, wanted, idempotencyKey) {
      const requestHash = hashRequest({ ask: wanted });
      const before = await findIdempotencyKey(db, account.id, idempotencyKey);
      if (before) return answeredBefore<{ id: string }>(before, requestHash);
      const followed = wanted.followsId ? await get(account, wanted.followsId) : null;
      const scope = await readScope(account, wanted.scope);
      const { engine } = await engines.choose(account, wanted.model ?? null);
      const allowance = await allowanceFor(account, engine);
      const language = wanted.language ?? (await languageOfQuestion(wanted.text, scope));
      const id = newId('que');
      return database.transaction(async (tx) => {
        if (idempotencyKey !== null) {
          const claim = { ownerId: account.id, key: idempotencyKey, requestHash, response: { id } };
          const used = await claimIdempotencyKey(tx, claim);
          if (used) return answeredBefore<{ id: string }>(used, requestHash);
        }
        const heldWords = await entitlements.holdWords(tx, account.id, allowance, WORDS_OF_ANSWER);
        await repo.insertQuestion(tx, {
          id,
          ownerId: account.id,
          threadId: followed?.threadId ?? id,
          followsId: followed?.id ?? null,
          text: wanted.text,
          language,
          scope: wanted.scope,
          scopeId: wanted.scope.kind === 'video' ? wanted.scope.videoId : wanted.scope.shelfId,
          scopeName: scope.name,
          status: 'queued',
          engine,
          heldWords,
        });
        await enqueue(tx, account.id, id);
        return { id };
      });
    },

    async estimate(account, wanted) {
      if (wanted.followsId) await get(account, wanted.followsId);
      const scope = await readScope(account, wanted.scope);
      try {
        const { engine, use, info } = await engines.choose(account, wanted.model ?? null);
        if (!use || !info) return builtInEstimate(engine, null);
        const { text, followsId = null } = wanted;
        const language = (await languageOfQuestion(text, scope)) ?? 'english';
        const others = otherLanguagesIn(scope.sources, await languageAskedIn(text));
        const before = await readBefore(db, { ownerId: account.id, followsId });
        const tags = new Set(scope.sources.map(({ card }) => card.languageTag));
        const spoken = [...tags].map((tag) => languageOfTag(tag));
        const asked = { text, language, spoken, others, before };
        const { estimate, neededMicroCents } = estimateQuestion(
          modelCalls,
          { engine, use, info },
          asked,
        );
        const problem = await problemOf(parts.usage, account, use.payer, neededMicroCents);
        return { ...estimate, problem };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return builtInEstimate(BUILT_IN_ENGINE, {
          code: error.code,
          message: wordsAhead(error.code),
        });
      }
    },

    async list(account, { cursor, limit, isByThread, ...filter }) {
      const { q = '' } = filter;
      const isSearch = q.trim() !== '';
      if (isSearch) await repo.indexQuestions(db, account.id);
      const [read, countAll] = isByThread
        ? [repo.listThreads, repo.countThreads]
        : [repo.listQuestions, repo.countQuestions];
      const [rows, total] = await Promise.all([
        read(db, account.id, { ...filter, cursor, limit: limit + 1 }),
        countAll(db, account.id, { ...filter, most: MOST_COUNTED }),
      ]);
      const page = rows.slice(0, limit);
      return {
        questions: page.map(({ row, followUps }) => ({
          ...toQuestion(row),
          ...(followUps !== undefined && { followUps }),
          ...(isSearch && { snippet: snippetOf(repo.answerTexts(row), q) }),
        })),
        nextCursor: rows.length > limit ? page.at(-1)!.cursor : null,
        total,
      };
    },

    async stop({ id, engine }) {
      // If it waits for a retry, the attempt before may have asked a model.
      const spent = await spentOnQuestion(parts.usage, { id, engine });
      const end = () =>
        database.transaction(async (tx) => {
          const stopped = await repo.questionLeases.requestStop(tx, id);
          if (stopped === null) throw new AppError('not_running');
          if (stopped === 'stopped') await repo.touchQuestion(tx, id, { stage: null, ...spent });
          return stopped === 'stopped';
        });
      await parts.usage.bookAtEnd(id, end);
    },

    async retry(account, { id, engine: before, scope }) {
      // Access may have been withdrawn since.
      await readScope(account, scope);
      const named = before.kind === 'model' ? `${before.provider}/${before.model}` : 'built-in';
      const { engine } = await engines.choose(account, named);
      const allowance = await allowanceFor(account, engine);
      await database.transaction(async (tx) => {
        const heldWords = await entitlements.holdWords(tx, account.id, allowance, WORDS_OF_ANSWER);
        const jobNumber = await repo.reopenQuestion(tx, id, { engine, heldWords });
        if (jobNumber === null) throw new AppError('not_running');
        await repo.notifyQuestion(tx, id);
        await enqueue(tx, account.id, id, jobNumber);
      });
    },

    async remove({ id }) {
      await repo.deleteQuestion(db, id);
      await repo.notifyQuestion(db, id);
    },

    startDraft: createDraftStarter(parts),

    async suggest(account, scope) {
      return parts.suggestions.of(await readScope(account, scope));
    },
  };
}

async function languageOfQuestion(
  text: string,
  { sources }: AskedScope,
): Promise<LanguageValue | null> {
  const found = await languageAskedIn(text);
  const spoken = new Set(sources.map(({ card }) => card.languageTag));
  const [only] = spoken;
  const source = spoken.size === 1 ? languageOfTag(only!) : null;
  return found ?? source;
}
