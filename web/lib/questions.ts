import { queryOptions } from '@tanstack/react-query';
import type { AnswersBehind } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { QuestionSchema } from '#contract/questions.ts';
import { call } from './api-client.ts';
import { questionPath } from './paths.ts';

export const questionKey = (id: string) => ['question', id] as const;

export function questionQuery(id: string) {
  return queryOptions({
    queryKey: questionKey(id),
    queryFn: ({ signal }) => call(fill(CALLS.question, { id }), QuestionSchema, { signal }),
  });
}

/** The address of the answers a draft was started from. */
export function answersPath({ threadId, questionId, whole }: AnswersBehind): string {
  const conversation = questionPath(threadId);
  // A conversation opens at its end, where the button for all answers is.
  return whole ? conversation : `${conversation}#${questionId}`;
}
