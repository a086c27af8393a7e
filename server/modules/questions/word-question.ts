import type { LanguageValue } from '#contract/catalog/languages.ts';
import { AppError } from '#server/core/app-error.ts';
import { nonceOf } from '#server/prompts/fences.ts';
import { readWordings } from '#server/prompts/word-question.ts';
import type { Wordings } from '../passages/passages.service.ts';
import { cutShort, type PaidModel } from '../usage/model-call.service.ts';
import type { ModelAnswering } from './answer-with-model.ts';
import type { Exchange } from './conversation.ts';
import { wordingRequest } from './question-price.ts';
import type { QuestionRun } from './question-run.ts';

/** Stored with the question. */
export interface WordedStep {
  wordings: Wordings;
  ceilingMicroCents: number;
}

interface Task {
  /** The languages spoken in the sources. */
  languages: readonly LanguageValue[];
  before: readonly Exchange[];
  use: PaidModel;
}

/** The search matches words, so a German question finds nothing in English until a model has translated it. */
export async function wordQuestion(
  { question, signal }: QuestionRun,
  { languages, before, use }: Task,
  { modelCalls, models }: ModelAnswering,
): Promise<WordedStep> {
  const language = question.language ?? languages[0]!;
  const { request, expectedOutputTokens, ceiling } = wordingRequest(
    modelCalls,
    { use, info: models.describe(use.provider, use.model) },
    {
      nonce: nonceOf(question.ownerId, question.scopeId),
      question: question.text,
      before,
      languages,
    },
    language,
  );
  const call = modelCalls.call({
    use,
    ownerId: question.ownerId,
    generationId: question.id,
    format: null,
    stage: 'question',
    language,
    answerLanguage: languages[0]!,
    request,
    expectedOutputTokens,
    runCeilingMicroCents: ceiling * question.jobNumber,
    signal,
  });
  const answer = await call.catch((error: unknown) => {
    // A model that returns no translation may still answer from what the question's own words find.
    if (error instanceof AppError && error.code === 'malformed_answer') return null;
    throw error;
  });
  const wordings = readWordings(answer?.text ?? '', languages);
  // Cut off while it was still thinking: in the languages left out, what was said wouldn't be found.
  if (answer?.finish === 'length' && wordings.length < languages.length) throw cutShort(answer);
  return { wordings, ceilingMicroCents: ceiling };
}
