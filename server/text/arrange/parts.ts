import type { DocumentSection } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { fitText } from '../cut.ts';
import type { TalkSection } from '../outline.ts';
import { languageOf } from '#server/languages/table.ts';
import { massOf, pickPassages, pickRuns, pickUnits, wordsOfUnit } from '../pick.ts';
import type { Told } from '../told.ts';
import { bestStretches, stretchPieces } from '../stretches.ts';
import { extractAt, type Talk } from '../talk.ts';
import { termNumbers } from '../terms.ts';
import { spokenNameOf } from '../spoken-name.ts';
import { thingOver } from '../things.ts';
import { nameStretch } from '../topics.ts';
import type { Unit } from '../units.ts';
import { framed, quotedUnits, section } from './pieces.ts';

/** A stretch of the talk with a heading. */
export interface TalkPart {
  title: string;
  /** Words for its subject, used to find the sentences that its heading promises. */
  about: string;
  /** A chapter with a given name. */
  isChapter: boolean;
  startMs: number;
  from: number;
  to: number;
}

const NAME_LENGTH = 70;

/**
 * The parts of the talk in order, complete but for silent ones. If there are more than wanted, neighbours are merged
 * under the name of the first, which names what they start with.
 */
export function partsOf(talk: Talk, most = Infinity): TalkPart[] {
  const spoken = talk.sections.filter(({ from, to }) => from < to);
  const count = Math.min(most, spoken.length);
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const group = spoken.slice(
      Math.round((index * spoken.length) / count),
      Math.round(((index + 1) * spoken.length) / count),
    );
    const [first] = group;
    return partFrom(talk, { ...first!, to: group.at(-1)!.to }, taken);
  });
}

function partFrom(talk: Talk, stretch: TalkSection, taken: Set<string>): TalkPart {
  const { startMs, from, to } = stretch;
  const isChapter = stretch.title !== null && stretch.title.trim() !== '';
  const title = nameOf(talk, stretch, taken);
  taken.add(title);
  const about = isChapter ? title : `${title} ${nameStretch(talk, from, to)}`;
  return { title, about, isChapter, startMs, from, to };
}

/** The most important parts, in order and at most so many; the rest is left out. */
export function bestParts(talk: Talk, most: number, lead: number | null = null): TalkPart[] {
  const spoken = talk.sections.filter(({ from, to }) => from < to);
  const worth = (one: TalkSection) => {
    let sum = 0;
    for (let index = one.from; index < one.to; index++)
      sum += talk.ranking.scores[index]! * talk.standalone[index]!;
    const holdsLead = lead !== null && one.from <= lead && lead < one.to;
    return holdsLead ? Infinity : sum / Math.sqrt(Math.max(1, one.to - one.from));
  };
  const kept = new Set(
    spoken.toSorted((one, other) => worth(other) - worth(one)).slice(0, Math.max(1, most)),
  );
  const taken = new Set<string>();
  return spoken.filter((one) => kept.has(one)).map((one) => partFrom(talk, one, taken));
}

function nameOf(talk: Talk, { title, from, to }: TalkSection, taken: ReadonlySet<string>): string {
  if (title !== null && title.trim() !== '')
    return fitText(title, LIMITS.description, talk.language);
  const name = nameFor(talk, { units: [{ from, to }], taken }) ?? extractAt(talk, from).text;
  return fitText(name, NAME_LENGTH, talk.language);
}

/** A line said in it, else the thing it is about; `null` if it has neither. */
function nameFor(talk: Talk, { units, taken }: Over): string | null {
  return spokenNameOf(talk, { units, taken }) ?? headingThing(talk, { units, taken });
}

function headingThing(talk: Talk, { units, taken }: Over): string | null {
  return thingOver(talk, { units, taken, isHeading: true });
}

/** The quotes of one or more parts under a common name. */
export interface NamedPart {
  part: TalkPart;
  name: string | null;
  units: Unit[];
}

/**
 * The quotes of each part under its name: a chapter's own, else one said in the quotes. A part without one continues
 * the part before it, as long as that name still fits. A talk in one unnamed part needs no name beside its title.
 */
export function namedParts(
  talk: Talk,
  told: readonly { part: TalkPart; units: readonly Unit[] }[],
): NamedPart[] {
  const [first] = talk.sections;
  const isWhole = talk.sections.length === 1 && !first?.title?.trim();
  const taken = new Set([talk.title]);
  const found: NamedPart[] = [];
  const things = new Set<string>();
  for (const { part, units } of told) {
    if (units.length === 0) continue;
    const isNamed = part.isChapter || isWhole;
    const line = isNamed ? null : spokenNameOf(talk, { units, taken });
    const thing = isNamed || line !== null ? null : headingThing(talk, { units, taken });
    const name = part.isChapter ? part.title : (line ?? thing);
    if (name !== null) taken.add(name);
    if (thing !== null) things.add(thing);
    if (name === null && found.length > 0) goOn(units);
    else found.push({ part, name, units: [...units] });
  }
  return found;

  /** The name of the part before may not fit the extended one: then it gets another name, or none. */
  function goOn(units: readonly Unit[]): void {
    const last = found.at(-1)!;
    last.units.push(...units);
    if (last.name === null || last.part.isChapter || !things.has(last.name)) return;
    taken.delete(last.name);
    last.name = headingThing(talk, { units: last.units, taken });
    if (last.name === null && found.length > 1) {
      found.pop();
      goOn(last.units);
    } else if (last.name !== null) {
      taken.add(last.name);
      things.add(last.name);
    }
  }
}

/** With less of a chapter left, its name promises too much; a name that nothing left explains needs more. */
const LEAST_KEPT = 0.2;
const LEAST_UNEXPLAINED = 0.5;

/** Whether what is quoted of a chapter can stand under its name, or has no better one. */
function keepsName(talk: Talk, part: TalkPart, units: readonly Unit[]): boolean {
  const { terms } = talk.ranking;
  const named = termNumbers(part.title, terms, talk.language);
  const { stopWords } = languageOf(talk.language);
  for (const id of termNumbers([...stopWords].join(' '), terms, talk.language)) named.delete(id);
  const isExplained = units.some(({ from, to }) =>
    terms.distinct.slice(from, to).some((ids) => ids.some((id) => named.has(id))),
  );
  const kept = units.reduce((sum, unit) => sum + wordsOfUnit(talk, unit), 0);
  const share = kept / Math.max(1, wordsOfUnit(talk, part));
  if (share >= (isExplained ? LEAST_KEPT : LEAST_UNEXPLAINED)) return true;
  return nameFor(talk, { units, taken: new Set([talk.title]) }) === null;
}

/** The quotes of a text that leaves much out: a chapter keeps its name only if that fits what is quoted. */
export function fittingSections(
  talk: Talk,
  told: readonly { part: TalkPart; units: readonly Unit[] }[],
): DocumentSection[] {
  return headedSections(
    talk,
    told.map(({ part, units }) => {
      const isChapter = part.isChapter && (units.length === 0 || keepsName(talk, part, units));
      return { part: { ...part, isChapter }, units };
    }),
  );
}

export function headedSections(
  talk: Talk,
  told: readonly { part: TalkPart; units: readonly Unit[] }[],
): DocumentSection[] {
  return namedParts(talk, told).map(({ name, units }, index) =>
    section({ id: `s${index + 1}`, kind: 'section', isTimed: true }, [
      ...(name === null ? [] : [framed('heading', name)]),
      ...quotedUnits('paragraph', talk, units),
    ]),
  );
}

interface Over {
  units: readonly Unit[];
  /** Names already used for other parts. */
  taken: ReadonlySet<string>;
}

/** Whole passages of a part, limited by words or by number; at least one if there is any. */
export function passagesOfPart(
  talk: Talk,
  part: TalkPart,
  words: number,
  told: Told,
  most?: number,
): Unit[] {
  const { from, to } = part;
  const isHeaded = part.isChapter;
  const wanted = {
    told,
    from,
    to,
    isHeaded,
    preference: promisedBy(talk, part),
    mostPreference: NAMED_PREFERENCE,
  };
  const found =
    most === undefined
      ? pickRuns(talk, words, wanted)
      : pickPassages(talk, words, { ...wanted, most });
  if (found.length > 0) return found;
  const longer = pickPassages(talk, Infinity, { told, from, to, isHeaded, most: 1 });
  return longer.length > 0 ? longer : pickUnits(talk, 1, { told, from, to });
}

/** The same without a gap between them: for texts that quote little of a part. */
export function stretchOfPart(talk: Talk, part: TalkPart, words: number, told: Told): Unit[] {
  if (talk.isShared) return passagesOfPart(talk, part, words, told);
  const { from, to, isChapter } = part;
  const wanted = { told, from, to, isHeaded: isChapter, preference: promisedBy(talk, part) };
  const [stretch] = bestStretches(stretchPieces(talk, wanted), { room: words, most: 1 });
  if (!stretch) return passagesOfPart(talk, part, words, told);
  told.add(...stretch);
  return stretch;
}

/** Prefers sentences that contain what the heading promises. */
export function promisedBy(talk: Talk, { about }: TalkPart): (index: number) => number {
  const { terms } = talk.ranking;
  const named = termNumbers(about, terms, talk.language);
  return (at) =>
    terms.distinct[at]!.some((term) => named.has(term) && isTelling(talk, term))
      ? NAMED_PREFERENCE
      : 1;
}

export const NAMED_PREFERENCE = 1.7;
/** Words in more than this share of sentences don't identify anything. */
const COMMON_SHARE = 0.2;

function isTelling({ ranking: { terms } }: Talk, term: number): boolean {
  return terms.sentenceCounts[term]! < COMMON_SHARE * terms.sentences.length;
}

/** In letters: short enough for one paragraph. */
const PARAGRAPH_MASS = 500;

/** Merges consecutive passages into paragraphs, unless they get too long. */
export function paragraphs(talk: Talk, units: readonly Unit[]): Unit[] {
  const found: Unit[] = [];
  for (const unit of units) {
    const last = found.at(-1);
    const whole = last && { from: last.from, to: unit.to };
    if (last && whole && last.to === unit.from && massOf(talk, whole) <= PARAGRAPH_MASS / 2)
      last.to = unit.to;
    else found.push({ ...unit });
  }
  return found;
}
