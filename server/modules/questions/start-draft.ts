import type { Account } from '#contract/accounts.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ENDED } from '#contract/generations.ts';
import type { AskScope, StartDraft, StartedDraft } from '#contract/questions.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { hashRequest } from '#server/runs/idempotency.repo.ts';
import type { AnswerDrafts, Answered } from '../generations/answer-drafts.service.ts';
import type { Source, Videos } from '../videos/videos.service.ts';
import { toQuestion } from './question-view.ts';
import { listQuestions, type QuestionRow } from './questions.repo.ts';

/** Of the newest questions of a conversation, with or without an answer. */
const MOST_QUESTIONS = 1000;
/** A longer conversation is refused rather than cut. The error names this number. */
const MOST_ANSWERS = 100;

const GONE: ReadonlySet<ErrorCode> = new Set([
  'not_found',
  'shelf_gone',
  'shelf_empty',
  'transcript_empty',
]);

interface Options {
  database: Pick<Database, 'db'>;
  videos: Pick<Videos, 'ensure'>;
  answerDrafts: AnswerDrafts;
}

/** Starts a draft from an answer, or from all answers of its conversation. */
export function createDraftStarter({ database: { db }, videos, answerDrafts }: Options) {
  /** The single source that is cited, if the account owns it; otherwise everything that was asked. */
  async function sourceOf(
    account: Account,
    scope: AskScope,
    answers: readonly Answered[],
  ): Promise<Source> {
    const cited = new Set(answers.flatMap(momentsOf).map(({ videoId }) => videoId));
    const [only] = cited;
    if (cited.size === 1) {
      const own = await videos.ensure(account, { videoId: only! }).catch(nullIfGone);
      if (own) return own;
    }
    return videos.ensure(
      account,
      scope.kind === 'shelf' ? { shelfId: scope.shelfId } : { videoId: scope.videoId },
      cited,
    );
  }

  async function listAnswered(question: QuestionRow, isWhole: boolean) {
    const { ownerId, threadId, scopeId } = question;
    const page = { threadId, scopeId, cursor: null, limit: MOST_QUESTIONS };
    const rows = isWhole
      ? (await listQuestions(db, ownerId, page)).map(({ row }) => row).toReversed()
      : [question];
    if (rows.some(({ status }) => !ENDED.includes(status))) throw new AppError('not_ready');
    const answered = rows.filter(({ verdict }) => verdict === 'answered');
    if (answered.length > MOST_ANSWERS) throw new AppError('too_many_answers');
    return answered;
  }

  return async function startDraft(
    account: Account,
    question: QuestionRow,
    { whole = false }: StartDraft,
    idempotencyKey: string | null,
  ): Promise<StartedDraft> {
    const request = { idempotencyKey, requestHash: hashRequest({ draftOf: question.id, whole }) };
    const before = await answerDrafts.findStarted(account, request);
    if (before) return before;
    const rows = await listAnswered(question, whole);
    const [first, ...others] = rows.map(toQuestion);
    if (!first) throw new AppError('not_answered');
    const answers = [first, ...others] as const;
    const written = rows.find(({ sentences }) => sentences.length > 0);
    try {
      const source = await sourceOf(account, question.scope, answers);
      const behind = { threadId: question.threadId, questionId: question.id, whole };
      const wanted = { answers, language: written?.language ?? null, source, behind };
      return await answerDrafts.start(account, wanted, request);
    } catch (error) {
      throw isGone(error) ? new AppError('answer_unsourced') : error;
    }
  };
}

function momentsOf({ sentences, passages }: Answered) {
  return sentences.length > 0 ? sentences.flatMap(({ moments }) => moments) : passages;
}

function isGone(error: unknown): boolean {
  return error instanceof AppError && GONE.has(error.code);
}

function nullIfGone(error: unknown): null {
  if (isGone(error)) return null;
  throw error;
}
