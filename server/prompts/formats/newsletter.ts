import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { blocksOf, type PlannedPart, type PlannedSection } from '../sections.ts';

const SECTION_WORDS: Record<OptionsOf<'newsletter'>['length'], number> = {
  short: 60,
  medium: 120,
  long: 200,
};
const LINKS = 4;

export function planNewsletter(
  parts: readonly PlannedPart[],
  { length }: OptionsOf<'newsletter'>,
): PlannedSection[] {
  const words = SECTION_WORDS[length];
  return [
    {
      id: 'head',
      kind: 'head',
      startMs: null,
      ask:
        `One @title line that names the issue. Three different @subject lines of at most ${LIMITS.subject - 8} characters each: one plain, one with a question, one with a figure or a fact of the video. ` +
        `One @preheader line of at most ${LIMITS.preheader - 10} characters that goes on where the subject stops and does not repeat it.`,
      tags: ['title', 'subject', 'preheader'],
      holds: { subject: 3, preheader: 1 },
      words: 60,
    },
    {
      id: 'greeting',
      kind: 'greeting',
      startMs: null,
      ask: 'One @greeting line, then one @p line of two or three sentences that says why this issue is worth reading.',
      tags: ['greeting', 'p'],
      holds: { greeting: 1 },
      words: 55,
    },
    ...parts.map((part, index): PlannedSection => ({
      id: `s${index + 1}`,
      kind: 'section',
      startMs: part.startMs,
      ask: `From the blocks ${blocksOf(part)}: one @h line, then @p lines of at most 60 words, about ${words} words in all, written to one reader. Use @step lines for steps.`,
      tags: ['h', 'p', 'point', 'step'],
      holds: { h: 1, text: 1 },
      words,
      part,
    })),
    {
      id: 'links',
      kind: 'links',
      startMs: null,
      ask: `${LINKS} @link lines, each naming in at most twelve words a moment of the video that is worth watching, with the block it happens in. No addresses: we link them. No heading.`,
      tags: ['link'],
      holds: { link: 1 },
      words: LINKS * 12,
    },
    {
      id: 'signoff',
      kind: 'signoff',
      startMs: null,
      ask: 'One @signoff line that says goodbye and asks the reader to do one small thing. No name.',
      tags: ['signoff'],
      holds: { signoff: 1 },
      words: 25,
    },
  ];
}
