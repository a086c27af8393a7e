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
/** In letters, about thirty words: the limit of a point together with the context it needs. */
const POINT_MASS: Record<Length, number> = { short: 140, medium: 170, long: 170 };
/** Completing a passage may exceed the limit by this factor. */
const WHOLE_SHARE = 1.4;
const PASSAGES: Record<Exclude<Length, 'short'>, number> = { medium: 1, long: 2 };
/** With few parts, each gets more passages. */
const ALL_PASSAGES: Record<Exclude<Length, 'short'>, number> = { medium: 4, long: 8 };
const PASSAGE_WORDS = 95;
/** A part keeps at most this share of its words: with more, it would hardly be shortened. */
const PART_SHARE: Record<Exclude<Length, 'short'>, number> = { medium: 0.5, long: 0.35 };

/** The speaker's own stories are rarely key points. */
const OWN_STORY = 0.6;
/** "The third thing is the filter" can't represent a chapter. */
const FROM_LIST = 0.2;

/**
 * The gist in one sentence, the key points in spoken order with the context they need, and each part of the talk in
 * whole passages. Nothing is repeated.
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

/** Leaves enough of a short talk for its parts. */
function mostPoints(talk: Talk): number {
  const most = Math.floor(talk.sentences.length * POINTS_SHARE);
  const spoken = talk.sections.filter(({ from, to }) => from < to).length;
  const spare = talk.isShared || spoken < 2 ? most : passagesOf(talk).units.length - spoken;
  return Math.max(2, Math.min(most, spare));
}

/** A talk in one unnamed part is covered by its points. */
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
    // A chapter is represented by what its name promises, an unnamed part by its best sentence.
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

/** If no sentence can be read alone, the first one left; none if the points have covered it. */
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
