import type { BlogDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { languageOf } from '#server/languages/table.ts';
import { extractAt, pick, type SaidTerms, saidBy, standsAlone, type Talk } from '../talk.ts';
import { nameStretch, topicsOf } from '../topics.ts';
import { arrangeFaq } from './faq.ts';
import { headTitle, shortSentence, slugOf } from './head.ts';
import { partsOf, sentencesOf, type TalkPart } from './parts.ts';
import { extracts, framed, inGroups, joined, type DraftBlock, quoted, section } from './pieces.ts';

type Length = OptionsOf<'blog'>['length'];

const SECTION_SENTENCES: Record<Length, number> = { short: 3, medium: 6, long: 10 };
const TAKEAWAYS: Record<Length, number> = { short: 3, medium: 5, long: 7 };
const QUESTIONS: Record<Length, number> = { short: 2, medium: 3, long: 5 };
const PARAGRAPH_SENTENCES = 3;
/** A section with more sentences than this is cut in two under headings of their own. */
const UNDIVIDED = 7;
const OPENING_SHARE = 0.12;
const TAGS = 6;

export function arrangeBlog(talk: Talk, { length, keyword = '' }: OptionsOf<'blog'>): BlogDocument {
  const words = languageOf(talk.language).phrases;
  const total = talk.sentences.length;
  const parts = partsOf(talk);
  const gist = talk.gist!;
  const takeaways = pick(talk, {
    count: TAKEAWAYS[length],
    said: saidBy(talk, [gist]),
    spread: true,
  });
  const opening = pick(talk, {
    count: 2,
    to: Math.max(1, Math.round(total * OPENING_SHARE)),
    said: saidBy(talk, [gist, ...takeaways]),
  }).filter((index) => standsAlone(talk, index));
  const closing = pick(talk, {
    count: 2,
    from: Math.min(total - 1, Math.round(total * (1 - OPENING_SHARE))),
    said: saidBy(talk, [gist, ...takeaways]),
  }).filter((index) => standsAlone(talk, index));
  const said = saidBy(talk, [gist, ...opening, ...closing, ...takeaways]);
  const tags = topicsOf(talk, TAGS);
  return {
    format: 'blog',
    language: talk.language,
    title: headTitle(talk),
    // The first paragraph is the gist; said twice in a row it would look like a mistake.
    description: shortSentence(talk, LIMITS.description, [extractAt(talk, gist).text]).text,
    slug: slugOf(talk),
    keyword: keyword === '' ? null : keyword,
    tags: keyword === '' || tags.includes(keyword) ? tags : [keyword, ...tags].slice(0, TAGS),
    sections: [
      section({ id: 'intro', kind: 'intro' }, [
        joined('paragraph', talk, [gist]),
        ...(opening.length > 0 ? [joined('paragraph', talk, opening)] : []),
      ]),
      ...parts.map((part, index) =>
        section(
          { id: `s${index + 1}`, kind: 'section', startMs: part.startMs },
          bodyOf(talk, part, SECTION_SENTENCES[length], said),
        ),
      ),
      section({ id: 'conclusion', kind: 'conclusion' }, [
        framed('heading', words.conclusion),
        joined('paragraph', talk, closing.length > 0 ? closing : [gist]),
      ]),
      section({ id: 'takeaways', kind: 'takeaways' }, [
        framed('heading', words.takeaways),
        ...extracts(talk, takeaways.length > 0 ? takeaways : [gist]).map((one) =>
          quoted('point', one),
        ),
      ]),
      section({ id: 'faq', kind: 'faq' }, [
        framed('heading', words.faq),
        ...arrangeFaq(talk, parts, QUESTIONS[length], said),
      ]),
    ],
  };
}

function bodyOf(talk: Talk, part: TalkPart, count: number, said: SaidTerms): DraftBlock[] {
  const chosen = sentencesOf(talk, part, count, said);
  const heading = framed('heading', part.title);
  const paragraphs = (indices: number[]) =>
    inGroups(indices, PARAGRAPH_SENTENCES).map((group) => joined('paragraph', talk, group));
  if (chosen.length <= UNDIVIDED) return [heading, ...paragraphs(chosen)];
  const middle = chosen[chosen.length >> 1]!;
  const halves = [
    { from: part.from, to: middle },
    { from: middle, to: part.to },
  ].map((half) => ({ ...half, name: nameStretch(talk, half.from, half.to) }));
  const named = halves.every(({ name }) => name !== '') && halves[0]!.name !== halves[1]!.name;
  return [
    heading,
    ...halves.flatMap(({ from, to, name }) => [
      ...(named ? [framed('subheading', name)] : []),
      ...paragraphs(chosen.filter((index) => index >= from && index < to)),
    ]),
  ];
}
