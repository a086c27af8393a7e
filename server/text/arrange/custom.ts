import type { CustomDocument } from '#contract/documents.ts';
import { pickPassages, pickUnits } from '../pick.ts';
import { Told } from '../told.ts';
import type { Talk } from '../talk.ts';
import type { Unit } from '../units.ts';
import { Finder } from './about.ts';
import { framed, type DraftBlock, quotedUnits, section } from './pieces.ts';

const HEADING = /^\s{0,3}(?:#{1,6}\s+|\d{1,2}[.)]\s+|[-*•]\s+)(.{1,160}?)[\s:#]*$/u;
const MOST_HEADINGS = 20;
const SENTENCES = 3;
const WORDS = 110;

/** The outline in a prompt: its headings, or the items of its list. Empty if it has none. */
export function headingsOf(prompt: string): string[] {
  const lines = prompt.split(/\r?\n/u);
  const marked = lines.filter((line) => /^\s{0,3}#{1,6}\s/u.test(line));
  return (marked.length > 0 ? marked : lines)
    .map((line) => HEADING.exec(line)?.[1]?.replaceAll(/[*_`]/gu, '').trim() ?? '')
    .filter((heading) => heading !== '')
    .slice(0, MOST_HEADINGS);
}

/**
 * The prompt's own outline, with each heading followed by what the talk says about it, otherwise by the talk in order.
 */
export function arrangeCustom(
  talk: Talk,
  { name, headings }: { name: string; headings: readonly string[] },
): CustomDocument {
  const told = new Told(talk);
  // Headings with matches go first, or the parts of the talk under the others would take their passages.
  const found = new Finder(talk).pickForEach(headings, WORDS, told);
  const bodies = headings.map((heading, index): DraftBlock[] => {
    const about = found[index]!;
    const units = about.length > 0 ? about : inOrder(talk, told, { index, of: headings.length });
    return [framed('heading', heading), ...quotedUnits('paragraph', talk, units)];
  });
  return {
    format: 'custom',
    language: talk.language,
    title: talk.title,
    promptName: name,
    sections: bodies.map((pieces, index) => section({ id: `s${index + 1}`, kind: 'free' }, pieces)),
  };
}

/** The best passages of one of several equal stretches of the talk. */
function inOrder(talk: Talk, told: Told, { index, of }: { index: number; of: number }): Unit[] {
  const total = talk.sentences.length;
  const from = Math.floor((index * total) / of);
  const to = Math.max(from + 1, Math.floor(((index + 1) * total) / of));
  const units = pickPassages(talk, WORDS, { told, from, to });
  return units.length > 0 ? units : pickUnits(talk, SENTENCES, { told, from, to });
}
