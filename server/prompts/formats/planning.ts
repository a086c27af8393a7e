import type { PlannedSection } from '../sections.ts';

interface Planning {
  /** Number of sections whose content the plan decides. */
  ideas: number;
  words: number;
}

/** The writer's plan, requested in the same answer. Stored but never published. */
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

/** A draft is at most this share of its source's length; more would be padding. */
const MOST_OF_SOURCE = 0.55;

/** Word count: as requested, unless the source is too short. */
export function wordsFor(asked: number, sourceWords: number, least: number): number {
  return Math.round(Math.min(asked, Math.max(least, sourceWords * MOST_OF_SOURCE)) / 10) * 10;
}

/** Number of sections: as requested, if each gets the minimum number of words. */
export function sectionsFor(asked: number, words: number, leastWords: number): number {
  return Math.max(1, Math.min(asked, Math.floor(words / leastWords)));
}

/** The part of the video a section is written from, if the writer can't see all of it. */
export interface Slot<Part> {
  number: number;
  of: number;
  part: Part | null;
}

/** One slot per idea, or per part of the video if it's too long for a plan. */
export function slotsOf<Part>(ideas: number, follow: readonly Part[] | null): Slot<Part>[] {
  const of = follow?.length ?? ideas;
  return Array.from({ length: of }, (_, at) => ({
    number: at + 1,
    of,
    part: follow?.[at] ?? null,
  }));
}
