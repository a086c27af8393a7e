import type { LanguageValue } from '#contract/catalog/languages.ts';
import { byCount } from '#contract/count.ts';
import type { DocumentBlock } from '#contract/documents.ts';
import { findRepeats, type SpokenPassage } from '#server/text/evidence/repeats.ts';
import { LINE_KINDS, type LineTag, type PlannedSection } from '#server/prompts/sections.ts';
import type { WholeSection } from './section-stream.ts';

/** A kind of line that a section has too few of. */
interface Missing {
  tag: string;
  count: number;
}

/** Kinds with content of their own, as opposed to titles, greetings and questions. */
const TEXT: ReadonlySet<DocumentBlock['kind']> = new Set([
  'paragraph',
  'point',
  'step',
  'quote',
  'table',
]);

/** Required kinds of lines that a section lacks. */
export function missingIn({ holds }: PlannedSection, whole: WholeSection): Missing[] {
  if (!holds) return [];
  const wanted = new Map(Object.entries(holds));
  const questions = countOf(whole, 'q');
  // Every question needs an answer.
  if (wanted.has('a')) wanted.set('a', Math.max(wanted.get('a')!, questions));
  return [...wanted].flatMap(([tag, least]) => {
    const count = least - countOf(whole, tag);
    return count > 0 ? [{ tag, count }] : [];
  });
}

function countOf(whole: WholeSection, tag: string): number {
  if (whole.kind === 'head')
    return whole.fields.filter(([name, text]) => name === tag && text !== '').length;
  const { blocks } = whole.section;
  if (tag === 'text') return blocks.filter(({ kind }) => TEXT.has(kind)).length;
  const wanted = LINE_KINDS[tag as keyof typeof LINE_KINDS];
  return blocks.filter(({ kind }) => kind === wanted).length;
}

const linesMissing = (missing: readonly Missing[]) =>
  missing.reduce((sum, { count }) => sum + count, 0);

/**
 * The section as requested a second time. Repeated sentences aren't quoted, because words of a text must never become part
 * of an instruction.
 */
export function askedAgain(section: PlannedSection, { missing, repeats }: Lack): PlannedSection {
  const usual = section.tags.find((tag) => TEXT_TAGS.has(tag)) ?? 'p';
  const lines = missing.map(({ tag }) => `@${tag === 'text' ? usual : tag}`).join(' and ');
  const asks = [
    section.ask,
    ...(missing.length > 0
      ? [`An earlier answer did not have enough ${lines} lines: give all of them.`]
      : []),
    ...(repeats > 0
      ? [
          byCount(
            repeats,
            'An earlier answer repeated a sentence that stood in the text before: say everything once, and here only what nothing else says.',
            `An earlier answer repeated ${repeats} sentences that stood in the text before: say everything once, and here only what nothing else says.`,
          ),
        ]
      : []),
  ];
  return { ...section, ask: asks.join(' ') };
}

/** Why a section isn't accepted right away. */
export interface Lack {
  missing: Missing[];
  /** Sentences that occur earlier in the text or twice in the section; 0 if there are too few to ask again. */
  repeats: number;
}

export const lackOf = ({ missing, repeats }: Lack) => linesMissing(missing) + repeats;

/** A single repeat is shown to the customer; it doesn't justify paying for the section again. */
const MOST_REPEATS = 1;

export function repeatsIn(
  whole: WholeSection,
  earlier: readonly WholeSection[],
  language: LanguageValue,
  spoken: SpokenPassage,
): number {
  if (whole.kind === 'head') return 0;
  const before = earlier.flatMap((one) => (one.kind === 'section' ? [one.section] : []));
  const own = new Set(whole.section.blocks.map(({ id }) => id));
  const all = findRepeats([...before, whole.section], language, spoken);
  const count = all.filter(({ blockId }) => own.has(blockId)).length;
  return count > MOST_REPEATS ? count : 0;
}

const TEXT_TAGS: ReadonlySet<LineTag> = new Set(['p', 'point', 'step', 'quote']);
