import { LIMITS } from '#contract/limits.ts';
import { fitText } from '../cut.ts';
import { extractAt, pick, type SaidTerms, type Talk } from '../talk.ts';
import { nameStretch } from '../topics.ts';

/** A stretch of the talk with a name to put over it. */
export interface TalkPart {
  title: string;
  startMs: number;
  from: number;
  to: number;
}

const NAME_LENGTH = 70;

/** The talk's parts in order; where there are more than wanted, neighbours are put together. Silent ones are left out. */
export function partsOf(talk: Talk, most = Infinity): TalkPart[] {
  const spoken = talk.sections.filter(({ from, to }) => from < to);
  const count = Math.min(most, spoken.length);
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const group = spoken.slice(
      Math.round((index * spoken.length) / count),
      Math.round(((index + 1) * spoken.length) / count),
    );
    const { from, startMs } = group[0]!;
    const { to } = group.at(-1)!;
    const [longest] = group
      .filter(({ title: chapter }) => chapter !== null && chapter.trim() !== '')
      .toSorted((a, b) => b.to - b.from - (a.to - a.from));
    const title = nameOf(talk, longest?.title ?? null, from, to, taken);
    taken.add(title);
    return { title, startMs, from, to };
  });
}

function nameOf(
  talk: Talk,
  chapter: string | null,
  from: number,
  to: number,
  taken: ReadonlySet<string>,
): string {
  if (chapter !== null) return fitText(chapter, LIMITS.description, talk.language);
  const name = nameStretch(talk, from, to);
  if (name !== '' && !taken.has(name)) return fitText(name, NAME_LENGTH, talk.language);
  const [best = from] = pick(talk, { from, to, count: 1 });
  return fitText(extractAt(talk, best).text, NAME_LENGTH, talk.language);
}

/** The best sentences of a stretch; its first where nothing is left to choose. */
export function sentencesOf(
  talk: Talk,
  { from, to }: Pick<TalkPart, 'from' | 'to'>,
  count: number,
  said?: SaidTerms,
): number[] {
  const chosen = pick(talk, { from, to, count, ...(said && { said }) });
  return chosen.length > 0 || from >= to ? chosen : [from];
}
