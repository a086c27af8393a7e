import type { CustomDocument } from '#contract/documents.ts';
import { pickPassages, pickUnits, Told } from '../pick.ts';
import type { Talk } from '../talk.ts';
import { termNumbers } from '../terms.ts';
import { framed, type DraftBlock, quotedUnits, section } from './pieces.ts';

const HEADING = /^\s{0,3}(?:#{1,6}\s+|\d{1,2}[.)]\s+|[-*•]\s+)(.{1,160}?)[\s:#]*$/u;
const MOST_HEADINGS = 20;
const SENTENCES = 3;
const WORDS = 110;
const MATCH_WEIGHT = 6;

/** The outline that a prompt gives: its headings, or the items of its list. Empty where it gives none. */
export function headingsOf(prompt: string): string[] {
  const lines = prompt.split(/\r?\n/u);
  const marked = lines.filter((line) => /^\s{0,3}#{1,6}\s/u.test(line));
  return (marked.length > 0 ? marked : lines)
    .map((line) => HEADING.exec(line)?.[1]?.replaceAll(/[*_`]/gu, '').trim() ?? '')
    .filter((heading) => heading !== '')
    .slice(0, MOST_HEADINGS);
}

/** The prompt's own outline, each heading filled with what the talk says about it, else with the talk in order. */
export function arrangeCustom(
  talk: Talk,
  { name, headings }: { name: string; headings: readonly string[] },
): CustomDocument {
  const { terms } = talk.ranking;
  const total = talk.sentences.length;
  const told = new Told(talk);
  const bodies = headings.map((heading, index): DraftBlock[] => {
    const about = termNumbers(heading, terms, talk.language);
    const matches = (at: number) => terms.sentences[at]!.some((term) => about.has(term));
    const found = about.size > 0 && talk.sentences.some((_, at) => matches(at));
    const from = found ? 0 : Math.floor((index * total) / headings.length);
    const to = found
      ? total
      : Math.max(from + 1, Math.floor(((index + 1) * total) / headings.length));
    const preference = (at: number) => (found && matches(at) ? MATCH_WEIGHT : 1);
    let units = pickPassages(talk, WORDS, { told, from, to, preference });
    if (units.length === 0) units = pickUnits(talk, SENTENCES, { told, from, to, preference });
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
