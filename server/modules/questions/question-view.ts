import { getLanguage } from '#contract/catalog/languages.ts';
import type { AskedQuestion } from '#contract/questions.ts';
import type { QuestionRow } from './questions.repo.ts';

const NOTHING = { sources: 0, words: 0, readWords: 0 };

export function toQuestion(row: QuestionRow): AskedQuestion {
  return {
    id: row.id,
    threadId: row.threadId,
    followsId: row.followsId,
    text: row.text,
    languageTag: row.language ? getLanguage(row.language).tag : 'und',
    ...(row.found?.askedTag && { askedTag: row.found.askedTag }),
    scope: row.scope,
    scopeName: row.scopeName,
    status: row.status,
    stage: row.stage,
    verdict: row.verdict,
    engine: row.engine,
    sentences: row.sentences,
    passages: row.found?.passages ?? [],
    ...(row.found?.compared && { compared: row.found.compared }),
    sources: row.found?.sources ?? [],
    searched: row.found?.searched ?? NOTHING,
    usage: row.usage,
    error: row.errorCode ? { code: row.errorCode, message: row.errorMessage ?? '' } : null,
    lastSeq: row.lastSeq,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
