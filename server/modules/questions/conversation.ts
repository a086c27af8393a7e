import type { Queryable } from '#server/db/database.ts';
import { findQuestion, type QuestionRow } from './questions.repo.ts';

/** An earlier question of the conversation with its answer. */
export interface Exchange {
  question: string;
  answer: string;
  /** The passages shown with it; `null` if they were only the closest ones, as nothing answered it. */
  quotes: string[] | null;
}

/** How many earlier questions of the conversation are included with a follow-up. */
const MOST_BEFORE = 3;

/** Oldest first. */
export async function readBefore(
  db: Queryable,
  { ownerId, followsId }: Pick<QuestionRow, 'ownerId' | 'followsId'>,
): Promise<Exchange[]> {
  const found: Exchange[] = [];
  for (let id = followsId; id !== null && found.length < MOST_BEFORE;) {
    const one = await findQuestion(db, id);
    if (one?.ownerId !== ownerId) break;
    found.unshift({ question: one.text, answer: answerText(one), quotes: quotesIn(one) });
    id = one.followsId;
  }
  return found;
}

const quotesIn = ({ found, verdict }: QuestionRow) =>
  verdict === 'not_said' ? null : (found?.passages ?? []).map(({ quote }) => quote);

function answerText({ sentences, found, verdict }: QuestionRow): string {
  if (verdict === 'not_said') return 'Not found in the sources.';
  if (sentences.length > 0) return sentences.map(({ text }) => text).join(' ');
  return (found?.passages ?? [])
    .slice(0, 2)
    .map(({ quote }) => quote)
    .join(' … ');
}
