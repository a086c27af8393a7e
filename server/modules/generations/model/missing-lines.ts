import type { DocumentBlock } from '#contract/documents.ts';
import { LINE_KINDS, type LineTag, type PlannedSection } from '#server/prompts/sections.ts';
import type { WholeSection } from './section-stream.ts';

/** A kind of line of which a section has too few. */
export interface Missing {
  tag: string;
  count: number;
}

/** What says something by itself; the rest names it, greets or asks. */
const TEXT: ReadonlySet<DocumentBlock['kind']> = new Set(['paragraph', 'point', 'step', 'quote']);

/** What a section cannot do without and does not have. */
export function missingIn({ holds }: PlannedSection, whole: WholeSection): Missing[] {
  if (!holds) return [];
  const wanted = new Map(Object.entries(holds));
  const questions = countOf(whole, 'q');
  // A question without its answer is half of one.
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

export const linesMissing = (missing: readonly Missing[]) =>
  missing.reduce((sum, { count }) => sum + count, 0);

/** The section as it is asked for once more. */
export function askedAgain(section: PlannedSection, missing: readonly Missing[]): PlannedSection {
  const usual = section.tags.find((tag) => TEXT_TAGS.has(tag)) ?? 'p';
  const lines = missing.map(({ tag }) => `@${tag === 'text' ? usual : tag}`).join(' and ');
  return {
    ...section,
    ask: `${section.ask} An earlier answer did not have enough ${lines} lines: give all of them.`,
  };
}

const TEXT_TAGS: ReadonlySet<LineTag> = new Set(['p', 'point', 'step', 'quote']);
