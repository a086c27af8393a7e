import type { PlannedSection } from '../sections.ts';

interface Planning {
  /** How many sections follow that the plan gives their ideas. */
  ideas: number;
  words: number;
}

/** What a writer settles before the first sentence. Asked for in the same answer, kept, and published nowhere. */
export function planFirst({ ideas, words }: Planning): PlannedSection {
  return {
    id: 'plan',
    kind: 'plan',
    startMs: null,
    ask:
      `Your plan in @plan lines, at most ${words} words.` +
      (ideas > 0
        ? ` With the idea of each of the ${ideas} sections, in the order that makes it strongest, its blocks and its words.`
        : ''),
    tags: ['plan'],
    words: Math.round(words * 0.8),
  };
}

/** No piece has more than this part of the words it is made from; the rest would be padding. */
const MOST_OF_SOURCE = 0.55;

/** How long a piece is: as asked for, unless the source does not carry it. */
export function wordsFor(asked: number, sourceWords: number, least: number): number {
  return Math.round(Math.min(asked, Math.max(least, sourceWords * MOST_OF_SOURCE)) / 10) * 10;
}

/** As many sections as were asked for, of at least so many words. */
export function sectionsFor(asked: number, words: number, leastWords: number): number {
  return Math.max(1, Math.min(asked, Math.floor(words / leastWords)));
}

/** From which part of the video a section is written, where the writer cannot see all of it at once. */
export interface Slot<Part> {
  number: number;
  of: number;
  part: Part | null;
}

/** A slot for each idea; for each part of the video where it is too long for a plan of its own. */
export function slotsOf<Part>(ideas: number, follow: readonly Part[] | null): Slot<Part>[] {
  const of = follow?.length ?? ideas;
  return Array.from({ length: of }, (_, at) => ({
    number: at + 1,
    of,
    part: follow?.[at] ?? null,
  }));
}
