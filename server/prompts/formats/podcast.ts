import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { WORDS_PER_MINUTE } from '#contract/speaking-time.ts';
import { blocksOf, type PlannedPart, type PlannedSection } from '../sections.ts';

export function podcastParts({ minutes }: OptionsOf<'podcast'>): number {
  return Math.max(1, Math.min(12, Math.round(minutes / 1.5)));
}

export function planPodcast(
  parts: readonly PlannedPart[],
  { hosts, minutes }: OptionsOf<'podcast'>,
): PlannedSection[] {
  const words = Math.round((minutes * WORDS_PER_MINUTE) / parts.length);
  const who =
    hosts === 1
      ? 'Every line is a @turn A line: one host who speaks to one listener.'
      : 'Lines are @turn A and @turn B in lively alternation: A leads and asks what a curious listener would ask, B explains. They react to each other, neither lectures for more than 80 words at a time, and both know the subject.';
  return [
    {
      id: 'head',
      kind: 'head',
      startMs: null,
      ask: `One @title line for the episode, at most 60 characters. One @description line of at most ${LIMITS.description - 10} characters.`,
      tags: ['title', 'description'],
      holds: { title: 1, description: 1 },
      words: 35,
    },
    {
      id: 'notes',
      kind: 'notes',
      startMs: null,
      ask:
        'Show notes: two @p lines that say what the episode is about and for whom. ' +
        `Then one @chapter line for each of the ${parts.length} parts below, in order, with a short name for it and the first block of the part.`,
      tags: ['p', 'chapter'],
      holds: { text: 1, chapter: parts.length },
      words: 70 + parts.length * 8,
    },
    ...parts.map((part, index): PlannedSection => ({
      id: `t${index + 1}`,
      kind: 'script',
      startMs: part.startMs,
      ask: [
        `The script of part ${index + 1} of ${parts.length}, from the blocks ${blocksOf(part)}, about ${words} words. ${who}`,
        'Write for the ear: short sentences, figures and signs spelled the way they are said, no lists, no headings, no stage directions, no markup of any kind.',
        index === 0 ? 'Begin by welcoming the listener and saying what they will hear.' : '',
        index === parts.length - 1 ? 'End with what to remember and a goodbye.' : '',
      ]
        .filter((text) => text !== '')
        .join(' '),
      tags: ['turn'],
      holds: { turn: 1 },
      words,
      part,
    })),
  ];
}
