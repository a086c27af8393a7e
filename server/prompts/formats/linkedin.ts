import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import type { PlannedSection, SourceOutline } from '../sections.ts';
import { planFirst, wordsFor } from './planning.ts';

const TONES: Record<OptionsOf<'linkedin'>['tone'], string> = {
  plain: 'plain and direct',
  personal: 'personal: one story from beginning to end, with what it cost and what it changed',
  expert: 'that of somebody who does this for a living and explains to peers',
  bold: 'bold: one clear opinion that the source bears out, said first and defended',
};
const WORDS = 200;
const LEAST_WORDS = 90;

export function guideLinkedin({ tone, emoji }: OptionsOf<'linkedin'>): string {
  return [
    'It appears in a feed on a phone: two lines are seen before the fold, and people decide by the first.',
    'One story or one claim, not a summary. Short paragraphs of one to three sentences with white space between them; nobody reads a block of text there. A turn in the middle: what was expected, what happened.',
    'The hook is a scene, a confession or a flat figure, never a question, never "I\'m excited to share". The closing question is one that people can answer from their own work in a line, and follows from the story.',
    `The tone is ${TONES[tone]}. ${emoji ? 'A few fitting emoji are welcome.' : 'No emoji.'} No hashtags in the text, no links.`,
  ].join(' ');
}

export function planLinkedin({ sourceWords }: SourceOutline): PlannedSection[] {
  const words = wordsFor(WORDS, sourceWords, LEAST_WORDS);
  return [
    planFirst({ ideas: 0, words: 90 }),
    {
      id: 'head',
      kind: 'head',
      startMs: null,
      ask: 'One @title line that names the post in the library, at most 60 characters. One @hashtags line with three to five topics, separated by commas, no # signs.',
      tags: ['title', 'hashtags'],
      holds: { hashtags: 1 },
      words: 20,
    },
    {
      id: 'post',
      kind: 'post',
      startMs: null,
      ask: `A LinkedIn post of about ${words} words: first one @hook line of at most ${LIMITS.hook - 20} characters, then six to twelve short @p lines, at the end one @q line.`,
      tags: ['hook', 'p', 'point', 'q'],
      holds: { hook: 1, text: 1, q: 1 },
      words: words + 10,
    },
  ];
}
