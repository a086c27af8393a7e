import * as z from 'zod/mini';
import { type LanguageValue, LanguageSchema } from '#contract/catalog/languages.ts';

/** How questions are answered; `null`: as usual. */
export interface AnswerChoice {
  language: LanguageValue | null;
  model: string | null;
}

const USUAL_CHOICE: AnswerChoice = { language: null, model: null };

const ChoiceSchema = z.object({
  language: z.nullable(LanguageSchema),
  model: z.nullable(z.string()),
});

const keyOf = (threadId: string) => `ask-choice-${threadId}`;

/** Keeps the choice for the rest of a conversation, in this tab. */
export function keepChoice(threadId: string, choice: AnswerChoice): void {
  try {
    sessionStorage.setItem(keyOf(threadId), JSON.stringify(choice));
  } catch {
    // Storage is blocked, so each question starts from the usual choice.
  }
}

export function findChoice(threadId: string | null): AnswerChoice {
  if (threadId === null) return USUAL_CHOICE;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(threadId)) ?? 'null');
    return ChoiceSchema.safeParse(kept).data ?? USUAL_CHOICE;
  } catch {
    return USUAL_CHOICE;
  }
}
