import { languageOf } from '#server/languages/table.ts';
import type { Talk } from './talk.ts';
import { termNumbers } from './terms.ts';
import type { Told } from './told.ts';
import type { Unit } from './units.ts';

/*
 * What a passage takes as known because the talk has mentioned it before: "the bins" in "The tomatoes stood where the
 * bins used to be". In a text that hasn't quoted that, nobody knows which bins.
 */
interface Mentions {
  /** The first sentence with each word. */
  first: Int32Array;
  /** Function words, and what the title says. */
  known: ReadonlySet<number>;
}

const mentionsByTalk = new WeakMap<Talk, Mentions>();
/** A word in a larger share of the sentences is what the talk is about, or fits anything. */
const COMMON_SHARE = 0.04;
const FEWEST_COMMON = 4;

function mentionsIn(talk: Talk): Mentions {
  let found = mentionsByTalk.get(talk);
  if (!found) {
    const { language, title, ranking } = talk;
    const { terms } = ranking;
    const first = new Int32Array(terms.sentenceCounts.length).fill(-1);
    for (const [index, ids] of terms.distinct.entries())
      for (const id of ids) if (first[id]! < 0) first[id] = index;
    const known = new Set([
      ...termNumbers([...languageOf(language).stopWords].join(' '), terms, language),
      ...termNumbers(title, terms, language),
    ]);
    mentionsByTalk.set(talk, (found = { first, known }));
  }
  return found;
}

/** The words that a passage has from earlier in the talk, where this text hasn't quoted them. */
export function callBacksIn(talk: Talk, { from, to }: Unit, told: Told): number[] {
  const { terms } = talk.ranking;
  const { first, known } = mentionsIn(talk);
  const most = Math.max(FEWEST_COMMON, COMMON_SHARE * terms.sentences.length);
  const found = new Set<number>();
  for (let index = from; index < to; index++)
    for (const id of terms.distinct[index]!)
      if (first[id]! < from && !known.has(id) && terms.sentenceCounts[id]! <= most) found.add(id);
  if (found.size > 0)
    for (const [index, ids] of terms.distinct.entries())
      if ((index < from || index >= to) && told.hasSaid(index))
        for (const id of ids) found.delete(id);
  return [...found];
}

/** The last sentence before a passage that says a word. */
export function mentionBefore({ ranking }: Talk, id: number, { from }: Unit): number {
  let index = from - 1;
  while (index >= 0 && !ranking.terms.distinct[index]!.includes(id)) index -= 1;
  return index;
}
