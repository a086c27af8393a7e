import { PAGES } from './paths.ts';

/** Navigation state of a draft just started from answers: the address of those answers. */
export interface AnswersBehind {
  answers: string;
}

export const answersBehind = (answers: string): AnswersBehind => ({ answers });

/** The address of those answers; `null` if the page was opened in another way. */
export function findAnswersBehind(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('answers' in state)) return null;
  const { answers } = state;
  return typeof answers === 'string' && answers.startsWith(`${PAGES.ask}/`) ? answers : null;
}
