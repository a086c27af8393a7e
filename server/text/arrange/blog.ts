import type { BlogDocument, DocumentSection } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { languageOf } from '#server/languages/table.ts';
import { closingPassage, pickUnits, Told, wordsOfTalk } from '../pick.ts';
import { speaksOfSelf } from '../speech.ts';
import { extractAt, extractOf, type Talk } from '../talk.ts';
import { tagsOf } from '../topics.ts';
import type { Unit } from '../units.ts';
import { arrangeFaq } from './faq.ts';
import { FEW_SENTENCES, gistRun, headTitle, introduction, shortSentence, slugOf } from './head.ts';
import { headedSections, paragraphs, partsOf, passagesOfPart } from './parts.ts';
import { type DraftBlock, framed, quotedUnits, section } from './pieces.ts';

type Length = OptionsOf<'blog'>['length'];

const SECTION_WORDS: Record<Length, number> = { short: 60, medium: 150, long: 280 };
/** A talk of few parts has more to say in each. */
const BODY_WORDS: Record<Length, number> = { short: 200, medium: 500, long: 1000 };
const TAKEAWAYS: Record<Length, number> = { short: 3, medium: 5, long: 7 };
const QUESTIONS: Record<Length, number> = { short: 2, medium: 3, long: 5 };
const SENTENCES_PER_TAKEAWAY = 9;
const LEAD_LENGTH = 420;
const TAGS = 6;

/** What it comes down to, each part of the talk in whole passages, how it ends, and what is worth a line of its own. */
export function arrangeBlog(talk: Talk, { length, keyword = '' }: OptionsOf<'blog'>): BlogDocument {
  const words = languageOf(talk.language).phrases;
  const told = new Told(talk);
  const lead = gistRun(talk, (text) => text.length <= LEAD_LENGTH);
  told.add(lead);
  const intro = [...introduction(talk, told), lead];
  // A talk that the article has room for is told rather than taken apart.
  const isShort = talk.sentences.length < FEW_SENTENCES || wordsOfTalk(talk) <= BODY_WORDS[length];
  const closing = isShort ? null : closingPassage(talk, told);
  const questions = isShort ? [] : arrangeFaq(talk, QUESTIONS[length], told);
  const takeaways = isShort ? [] : takeawaysOf(talk, TAKEAWAYS[length], told);
  const parts = partsOf(talk);
  const room = Math.max(SECTION_WORDS[length], Math.round(BODY_WORDS[length] / parts.length));
  const bodies = parts.map((part) => ({
    part,
    units: paragraphs(talk, passagesOfPart(talk, part, room, told)),
  }));
  const tags = tagsOf(talk, TAGS);
  return {
    format: 'blog',
    language: talk.language,
    title: headTitle(talk),
    // The first paragraph is the gist; said twice in a row it would look like a mistake.
    description: shortSentence(talk, LIMITS.description, [
      extractAt(talk, talk.gist!).text,
      extractOf(talk, lead).text,
    ]).text,
    slug: slugOf(talk),
    keyword: keyword === '' ? null : keyword,
    tags: keyword === '' || tags.includes(keyword) ? tags : [keyword, ...tags].slice(0, TAGS),
    sections: [
      section({ id: 'intro', kind: 'intro' }, quotedUnits('paragraph', talk, intro)),
      ...headedSections(talk, bodies),
      ...headed(
        'conclusion',
        words.conclusion,
        quotedUnits('paragraph', talk, closing ? [closing] : []),
      ),
      ...headed('takeaways', words.takeaways, quotedUnits('point', talk, takeaways)),
      ...headed('faq', words.faq, questions),
    ],
  };
}

/** A section under a heading of ours; none where there is nothing to put under it. */
function headed(
  kind: 'conclusion' | 'takeaways' | 'faq',
  heading: string,
  pieces: readonly DraftBlock[],
): DocumentSection[] {
  return pieces.length === 0
    ? []
    : [section({ id: kind, kind }, [framed('heading', heading), ...pieces])];
}

/** Lines that can be read alone and are not the speaker's own story. */
function takeawaysOf(talk: Talk, most: number, told: Told): Unit[] {
  const { sentences, language, ties, ranking, asker } = talk;
  // A question with its answer is no line to take away.
  const isAsked = (index: number) =>
    asker !== null && [index - 1, index].some((at) => sentences[at]?.speaker === asker);
  const count = Math.max(1, Math.min(most, Math.floor(sentences.length / SENTENCES_PER_TAKEAWAY)));
  return pickUnits(talk, count, {
    told,
    preference: (index) =>
      ((isAsked(index) ? 0.1 : 1) *
        (speaksOfSelf(sentences[index]!.text, language) ? 0.2 : 1) *
        (1 + ties.stress[index]!)) /
      ranking.openings[index]!,
  });
}
