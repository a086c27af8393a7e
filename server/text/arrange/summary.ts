import type { SummaryDocument } from '#contract/documents.ts';
import type { OptionsOf } from '#contract/options.ts';
import { pickUnits, Told } from '../pick.ts';
import { isNoise, speaksOfSelf } from '../speech.ts';
import { extractOf, type Talk } from '../talk.ts';
import type { Unit } from '../units.ts';
import { gistLine } from './head.ts';
import { framed, quoted, quotedUnits, section } from './pieces.ts';

type Length = OptionsOf<'summary'>['length'];
const POINTS: Record<Length, number> = { short: 3, medium: 5, long: 8 };
const POINTS_SHARE = 0.4;
const SECTION_UNITS: Record<Length, number> = { short: 1, medium: 2, long: 4 };
/** A talk of few parts has more to say in each. */
const ALL_UNITS: Record<Length, number> = { short: 2, medium: 6, long: 12 };

/** What happened to the speaker is rarely a point. */
const OWN_STORY = 0.6;

/**
 * The one sentence that it all comes down to, the key points in the order they were said, each with what it needs to be
 * read alone, and each part of the talk in its own words. Nothing is said twice.
 */
export function arrangeSummary(
  talk: Talk,
  { length, shape }: OptionsOf<'summary'>,
): SummaryDocument {
  const gist = gistLine(talk);
  const told = new Told(talk);
  told.add(gist);
  // Of a short talk, enough is left for its parts.
  const most = Math.max(2, Math.floor(talk.sentences.length * POINTS_SHARE));
  const points = pickUnits(talk, Math.min(POINTS[length], most), {
    told,
    spread: true,
    preference: (index) =>
      speaksOfSelf(talk.sentences[index]!.text, talk.language) ? OWN_STORY : 1,
  });
  const bulleted = shape === 'bullets';
  const spoken = talk.sections.filter(({ from, to }) => from < to).length;
  const each = Math.max(SECTION_UNITS[length], Math.round(ALL_UNITS[length] / spoken));
  const parts = talk.sections.flatMap(({ title, from, to }, number) => {
    const units = pickUnits(talk, each, { told, from, to });
    if (units.length === 0) units.push(...firstLeft(talk, { from, to }, told));
    if (units.length === 0) return [];
    const body = quotedUnits('paragraph', talk, units);
    const pieces = title === null ? body : [framed('heading', title), ...body];
    return [section({ id: `s${number + 1}`, kind: 'section', isTimed: true }, pieces)];
  });
  return {
    format: 'summary',
    language: talk.language,
    title: talk.title,
    sections: [
      section({ id: 'gist', kind: 'gist' }, [quoted('gist', extractOf(talk, gist))]),
      section(
        { id: 'points', kind: 'points' },
        quotedUnits(bulleted ? 'point' : 'paragraph', talk, points),
      ),
      ...parts,
    ],
  };
}

/** The first sentence that is left, where none can be read alone. */
function firstLeft(talk: Talk, { from, to }: Unit, told: Told): Unit[] {
  for (let index = from; index < to; index++) {
    const one = { from: index, to: index + 1 };
    if (told.has(index) || isNoise(talk.sentences[index]!.text, talk.language)) continue;
    told.add(one);
    return [one];
  }
  return [];
}
