import type { PlannedSection } from '../sections.ts';

const HOOKS = 'a scene, a line of speech, a figure, a reversal, a confession';

interface Planning {
  /** How many sections follow that the plan gives their ideas. */
  ideas: number;
  words: number;
  hooks?: boolean;
}

/** What a writer settles before the first sentence. Asked for in the same answer, kept, and published nowhere. */
export function planFirst({ ideas, words, hooks = true }: Planning): PlannedSection {
  return {
    id: 'plan',
    kind: 'plan',
    startMs: null,
    ask: [
      `Your own notes, not published, at most ${words} words, each on a line that begins with @plan and gives its blocks:`,
      'the sentence a reader will repeat tomorrow; the tension, what people believe and what is true; the best scene, the best line, the best figure; what you leave out;',
      ...(hooks ? [`five openings in a few words each (${HOOKS}) and which you keep;`] : []),
      ...(ideas > 0
        ? [
            `then the order that makes it strongest, which need not be that of the video: the idea of each of the ${ideas} sections, its blocks and its words;`,
          ]
        : []),
      'the detail that comes back at the end.',
    ].join(' '),
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
