import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { blocksOf, type PlannedSection, type SourceOutline } from '../sections.ts';
import { aboutWords } from './blog.ts';
import { planFirst, slotsOf, wordsFor } from './planning.ts';

const SECTION_WORDS: Record<OptionsOf<'newsletter'>['length'], number> = {
  short: 60,
  medium: 120,
  long: 200,
};
const LINKS = 4;
const LEAST_SECTION = 45;

export const guideNewsletter = () =>
  'It appears in a mailbox between letters from people: it must read like one of them, written to one reader by somebody they know. The subject decides whether it is opened, the first two sentences whether it is read. No "welcome to this edition", no "in this issue". Begin where the letter begins to be interesting. Each section is one thing the reader can use or tell this week, with a heading that says it.';

export function planNewsletter(
  { sourceWords, follow }: SourceOutline,
  { length, sections }: OptionsOf<'newsletter'>,
): PlannedSection[] {
  const slots = slotsOf(sections, follow);
  const total = wordsFor(
    SECTION_WORDS[length] * slots.length,
    sourceWords,
    LEAST_SECTION * slots.length,
  );
  const words = Math.round(total / slots.length / 5) * 5;
  return [
    planFirst({ ideas: follow ? 0 : slots.length, words: 130 }),
    {
      id: 'head',
      kind: 'head',
      startMs: null,
      ask:
        `One @title line that names the issue. Three different @subject lines of at most ${LIMITS.subject - 8} characters each: one plain, one from the scene, one with a figure or a fact. ` +
        `One @preheader line of at most ${LIMITS.preheader - 10} characters that goes on where the subject stops and does not repeat it.`,
      tags: ['title', 'subject', 'preheader'],
      holds: { subject: 3, preheader: 1 },
      words: 60,
    },
    {
      id: 'greeting',
      kind: 'greeting',
      startMs: null,
      ask: 'One short @greeting line, then the opening you kept in one @p line of two or three sentences.',
      tags: ['greeting', 'p'],
      holds: { greeting: 1 },
      words: 55,
    },
    ...slots.map(({ number, of, part }): PlannedSection => ({
      id: `s${number}`,
      kind: 'section',
      startMs: part?.startMs ?? null,
      ask:
        (part ? `From the blocks ${blocksOf(part)}: ` : `Idea ${number} of ${of} of your plan: `) +
        `one @h line, then @p lines of at most 60 words, with @point, @step or @row lines where they serve. ${aboutWords(words, part !== null)}.`,
      tags: ['h', 'p', 'point', 'step', 'row'],
      holds: { h: 1, text: 1 },
      words: words + 6,
      ...(part && { part }),
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
      ask: 'One @signoff line: the planted detail again, or one small thing to do or to write back about. No name.',
      tags: ['signoff'],
      holds: { signoff: 1 },
      words: 25,
    },
  ];
}
