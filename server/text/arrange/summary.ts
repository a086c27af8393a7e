import type { DocumentSection, SummaryDocument } from '#contract/documents.ts';
import type { OptionsOf } from '#contract/options.ts';
import { passagesOf, pickUnits, wordsOfUnit } from '../pick.ts';
import { Told } from '../told.ts';
import { speaksOfSelf } from '../speech.ts';
import { namedExtract, type Talk } from '../talk.ts';
import type { Unit } from '../units.ts';
import { weightedLength } from '../weighted-length.ts';
import { saysNothing } from '../worth.ts';
import { FEW_SENTENCES, gistLine } from './head.ts';
import {
  headedSections,
  NAMED_PREFERENCE,
  paragraphs,
  partsOf,
  passagesOfPart,
  promisedBy,
  type TalkPart,
} from './parts.ts';
import { quoted, quotedUnits, section } from './pieces.ts';

type Length = OptionsOf<'summary'>['length'];
const POINTS: Record<Length, number> = { short: 3, medium: 5, long: 8 };
const POINTS_SHARE = 0.4;
/** In letters, about thirty words: a point has what it needs around it, and is no longer than that. */
const POINT_MASS: Record<Length, number> = { short: 140, medium: 170, long: 170 };
/** The end of a passage makes it longer by no more than this. */
const WHOLE_SHARE = 1.4;
const PASSAGES: Record<Exclude<Length, 'short'>, number> = { medium: 1, long: 2 };
/** A talk of few parts has more to say in each. */
const ALL_PASSAGES: Record<Exclude<Length, 'short'>, number> = { medium: 4, long: 8 };
const PASSAGE_WORDS = 95;
/** Told in more than this, a part is no longer shortened. */
const PART_SHARE: Record<Exclude<Length, 'short'>, number> = { medium: 0.5, long: 0.35 };

/** What happened to the speaker is rarely a point. */
const OWN_STORY = 0.6;
/** "The third thing is the filter" stands for no chapter. */
const FROM_LIST = 0.2;

/**
 * The one sentence that it all comes down to, the key points in the order they were said, each with what it needs to be
 * read alone, and each part of the talk in whole passages. Nothing is said twice.
 */
export function arrangeSummary(
  talk: Talk,
  { length, shape }: OptionsOf<'summary'>,
): SummaryDocument {
  const gist = gistLine(talk);
  const told = new Told(talk);
  told.add(gist);
  const most = mostPoints(talk);
  const points = pickUnits(talk, Math.min(POINTS[length], most), {
    told,
    spread: true,
    fits: (text) => weightedLength(text) <= POINT_MASS[length],
    ...(!talk.isShared &&
      talk.sentences.length >= FEW_SENTENCES && {
        fitsWhole: (text: string) => weightedLength(text) <= WHOLE_SHARE * POINT_MASS[length],
      }),
    preference: (index) =>
      speaksOfSelf(talk.sentences[index]!.text, talk.language) ? OWN_STORY : 1,
  });
  const bulleted = shape === 'bullets';
  return {
    format: 'summary',
    language: talk.language,
    title: talk.title,
    sections: [
      section({ id: 'gist', kind: 'gist' }, [quoted('gist', namedExtract(talk, gist))]),
      section(
        { id: 'points', kind: 'points' },
        quotedUnits(bulleted ? 'point' : 'paragraph', talk, points),
      ),
      ...tellParts(talk, length, told),
    ],
  };
}

/** Of a short talk enough is left for its parts: as many passages as there are. */
function mostPoints(talk: Talk): number {
  const most = Math.floor(talk.sentences.length * POINTS_SHARE);
  const spoken = talk.sections.filter(({ from, to }) => from < to).length;
  const spare = talk.isShared || spoken < 2 ? most : passagesOf(talk).units.length - spoken;
  return Math.max(2, Math.min(most, spare));
}

/** A talk in one part that nobody has named is told with its points. */
function tellParts(talk: Talk, length: Length, quotedBefore: Told): DocumentSection[] {
  const parts = partsOf(talk);
  if (parts.length === 1 && !talk.sections[0]?.title?.trim()) return [];
  const told = parts.map((part) => {
    const units = paragraphs(
      talk,
      unitsOf(talk, part, { length, count: parts.length, told: quotedBefore }),
    );
    if (units.length === 0) units.push(...firstLeft(talk, part, quotedBefore));
    return { part, units };
  });
  return headedSections(talk, told);
}

interface Telling {
  length: Length;
  count: number;
  told: Told;
}

function unitsOf(talk: Talk, part: TalkPart, { length, count, told }: Telling): Unit[] {
  const { from, to } = part;
  if (length === 'short') {
    if (!part.isChapter) return pickUnits(talk, 1, { told, from, to });
    // A chapter's name says what to look for; a stretch that has none gets the sentence that stands for it.
    const fits = (text: string) => weightedLength(text) <= POINT_MASS.short;
    const promised = promisedBy(talk, part);
    const preference = (at: number) => promised(at) * (talk.ties.counted[at]! > 1 ? FROM_LIST : 1);
    const wanted = { told, from, to, fits, preference, mostPreference: NAMED_PREFERENCE };
    return pickUnits(talk, 1, wanted);
  }
  const most = Math.max(PASSAGES[length], Math.round(ALL_PASSAGES[length] / count));
  const words = Math.min(most * PASSAGE_WORDS, PART_SHARE[length] * wordsOfUnit(talk, part));
  return passagesOfPart(talk, part, words, told, most);
}

/** The first sentence that is left, where none can be read alone; none where the points have told of it. */
function firstLeft(talk: Talk, { from, to }: Unit, told: Told): Unit[] {
  const isQuoted = (index: number) => told.has(index) && !saysNothing(talk, index);
  const indices = Array.from({ length: to - from }, (_, at) => from + at);
  if (!talk.isShared && indices.some(isQuoted)) return [];
  const index = indices.find((at) => !told.has(at) && !saysNothing(talk, at));
  if (index === undefined) return [];
  const one = { from: index, to: index + 1 };
  told.add(one);
  return [one];
}
