import type { OptionsOf } from '#contract/options.ts';
import { blocksOf, type PlannedSection, type SourceOutline } from '../sections.ts';
import { wordsFor } from './planning.ts';

type Length = OptionsOf<'summary'>['length'];

export const SUMMARY_PARTS: Record<Length, number> = { short: 5, medium: 10, long: 16 };
const POINTS: Record<Length, number> = { short: 3, medium: 6, long: 10 };
const SECTION_WORDS: Record<Length, number> = { short: 35, medium: 60, long: 110 };
const LEAST_SECTION = 25;

export const guideSummary = () =>
  'It is for somebody who decides by it whether to watch, or who has to know what was said without watching. Here everything counts that carries weight, in the order of the video and to its end: what is claimed, why, with which figures and under which limits. No scene-setting, no opinion of yours.';

export function planSummary(
  { parts, sourceWords }: SourceOutline,
  { length, shape }: OptionsOf<'summary'>,
): PlannedSection[] {
  const asked = SECTION_WORDS[length] * parts.length;
  const total = wordsFor(asked, sourceWords, Math.min(asked, LEAST_SECTION * parts.length));
  const words = Math.round(total / Math.max(1, parts.length) / 5) * 5;
  const body =
    shape === 'bullets'
      ? `@point lines of one sentence each, about ${words} words in all`
      : `one or two @p lines, about ${words} words in all`;
  return [
    {
      id: 'gist',
      kind: 'gist',
      startMs: null,
      ask: 'One @gist line: the whole video in one sentence of at most 35 words, saying what is claimed and not only what it is about.',
      tags: ['gist'],
      holds: { gist: 1 },
      words: 30,
    },
    {
      id: 'points',
      kind: 'points',
      startMs: null,
      ask: `${POINTS[length]} @point lines in the order of the video, from its beginning to its end, one sentence each, with the facts and figures that matter.`,
      tags: ['point'],
      holds: { point: 2 },
      words: POINTS[length] * 20,
    },
    ...parts.map((part, index): PlannedSection => ({
      id: `s${index + 1}`,
      kind: 'section',
      startMs: part.startMs,
      ask: `What is said in the blocks ${blocksOf(part)} and was not said above: one short @h line, then ${body}.`,
      tags: ['h', 'p', 'point'],
      holds: { h: 1, text: 1 },
      words: words + 6,
      part,
    })),
  ];
}
