import type { BlogDocument, DocumentSection } from '#contract/documents.ts';
import type { OptionsOf } from '#contract/options.ts';
import { languageOf } from '#server/languages/table.ts';
import { isUnresolved, pointsBack } from '../openings.ts';
import { closingPassage, endingIn } from '../closing.ts';
import { pickUnits, wordsOfTalk } from '../pick.ts';
import { Told } from '../told.ts';
import { isCourtesy } from '../readability.ts';
import { speaksOfSelf } from '../speech.ts';
import type { Talk } from '../talk.ts';
import { tagsOf } from '../topics.ts';
import type { Unit } from '../units.ts';
import { arrangeFaq } from './faq.ts';
import {
  descriptionLine,
  FEW_SENTENCES,
  headTitle,
  introduction,
  openingUnits,
  slugOf,
} from './head.ts';
import { fittingSections, paragraphs, partsOf, passagesOfPart, stretchOfPart } from './parts.ts';
import { type DraftBlock, framed, quotedUnits, section } from './pieces.ts';

type Length = OptionsOf<'blog'>['length'];

const SECTION_WORDS: Record<Length, number> = { short: 60, medium: 150, long: 280 };
/** With few parts, each gets more words. */
const BODY_WORDS: Record<Length, number> = { short: 200, medium: 500, long: 1000 };
const TAKEAWAYS: Record<Length, number> = { short: 3, medium: 5, long: 7 };
const QUESTIONS: Record<Length, number> = { short: 2, medium: 3, long: 5 };
const SENTENCES_PER_TAKEAWAY = 9;
const LEAD_LENGTH = 420;
const TAGS = 6;

/** The gist, each part of the talk in whole passages, its ending, and takeaways. */
export function arrangeBlog(talk: Talk, { length, keyword = '' }: OptionsOf<'blog'>): BlogDocument {
  const words = languageOf(talk.language).phrases;
  const told = new Told(talk);
  // A talk that fits into the article is quoted as a whole, without separate boxes.
  const isShort = talk.sentences.length < FEW_SENTENCES || wordsOfTalk(talk) <= BODY_WORDS[length];
  const intro = [
    ...introduction(talk, told),
    ...openingUnits(talk, told, { most: LEAD_LENGTH, isShort }),
  ];
  const aside = isShort ? null : endingOf(talk, told);
  const parts = partsOf(talk);
  const room = Math.max(SECTION_WORDS[length], Math.round(BODY_WORDS[length] / parts.length));
  const passages = parts.map((part) => ({
    part,
    units: isShort ? passagesOfPart(talk, part, room, told) : stretchOfPart(talk, part, room, told),
  }));
  // A talk's ending has to fit what is quoted of it.
  const closing = aside && !talk.isShared ? endingIn(talk, aside, told) : aside;
  // A closing that belongs to the last chapter is joined to it, as a heading of its own would end the text twice.
  const last = passages.at(-1);
  const isJoined = closing !== null && last?.part.isChapter && closing.from >= last.part.from;
  if (isJoined)
    last.units = [...last.units, closing].toSorted((one, other) => one.from - other.from);
  const bodies = passages.map(({ part, units }) => ({ part, units: paragraphs(talk, units) }));
  // Boxes are filled only with what the text has left out.
  const questions = isShort ? [] : arrangeFaq(talk, QUESTIONS[length], told);
  const takeaways = isShort ? [] : takeawaysOf(talk, TAKEAWAYS[length], told);
  const tags = tagsOf(talk, TAGS);
  return {
    format: 'blog',
    language: talk.language,
    title: headTitle(talk),
    description: descriptionLine(talk, { intro, bodies }).text,
    slug: slugOf(talk),
    keyword: keyword === '' ? null : keyword,
    tags: keyword === '' || tags.includes(keyword) ? tags : [keyword, ...tags].slice(0, TAGS),
    sections: [
      section({ id: 'intro', kind: 'intro' }, quotedUnits('paragraph', talk, intro)),
      ...fittingSections(talk, bodies),
      ...headed(
        'conclusion',
        words.conclusion,
        quotedUnits('paragraph', talk, closing && !isJoined ? [closing] : []),
      ),
      ...headed('takeaways', words.takeaways, quotedUnits('point', talk, takeaways)),
      ...headed('faq', words.faq, questions),
    ],
  };
}

/** A section under one of our headings; empty if there is nothing to put under it. */
function headed(
  kind: 'conclusion' | 'takeaways' | 'faq',
  heading: string,
  pieces: readonly DraftBlock[],
): DocumentSection[] {
  return pieces.length === 0
    ? []
    : [section({ id: kind, kind }, [framed('heading', heading), ...pieces])];
}

/** A single sentence isn't a conclusion. */
const CLOSING_SENTENCES = 2;

/** The talk's ending, if it can be read alone. Otherwise the passage stays with the others. */
function endingOf(talk: Talk, told: Told): Unit | null {
  const { sentences, language, isShared, asker } = talk;
  // Meetings end with tasks and dates, which are no conclusion.
  if (isShared && asker === null) return null;
  const closing = closingPassage(talk, new Told(talk));
  if (!closing || told.hasAny(closing) || closing.to - closing.from < CLOSING_SENTENCES)
    return null;
  const said = sentences.slice(closing.from, closing.to).map(({ text }) => text);
  if (isUnresolved(said[0]!, language) || said.some((text) => isCourtesy(text, language)))
    return null;
  told.add(closing);
  return closing;
}

/** English: refers to something visible, "this part right here". */
const SHOWN = /\b(?:right here|this|these|those|as you can see)\b/iu;
/** A single line isn't a list. */
const FEWEST_TAKEAWAYS = 2;

/** The highest stress is 2. */
const MOST_KEPT = 3;

/** Lines that the speaker marks as worth remembering, can be read alone and aren't in the text. */
function takeawaysOf(talk: Talk, most: number, told: Told): Unit[] {
  const { sentences, language, ties, ranking, asker } = talk;
  // A question with its answer is no takeaway.
  const isAsked = (index: number) =>
    asker !== null && [index - 1, index].some((at) => sentences[at]?.speaker === asker);
  const isKept = (index: number) => {
    const { text } = sentences[index]!;
    return (
      ties.stress[index]! > 0 &&
      ties.counted[index] === 0 &&
      !isAsked(index) &&
      isOfItself(text) &&
      !isUnresolved(text, language) &&
      !pointsBack(text, language)
    );
  };
  const isOfItself = (text: string) => !speaksOfSelf(text, language) && !SHOWN.test(text);
  const count = Math.max(1, Math.min(most, Math.floor(sentences.length / SENTENCES_PER_TAKEAWAY)));
  const found = pickUnits(talk, count, {
    told,
    preference: (index) =>
      isKept(index) ? (1 + ties.stress[index]!) / ranking.openings[index]! : 0,
    mostPreference: MOST_KEPT,
  });
  const whole = found.filter(({ from, to }) =>
    sentences.slice(from, to).every(({ text }) => isOfItself(text)),
  );
  return whole.length < FEWEST_TAKEAWAYS ? [] : whole;
}
