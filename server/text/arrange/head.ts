import { LIMITS } from '#contract/limits.ts';
import { xLength } from '#contract/x-length.ts';
import { languageOf } from '#server/languages/table.ts';
import { fitText } from '../cut.ts';
import { gistAmong } from '../gist.ts';
import { isOnTopic } from '../closing.ts';
import { isUnresolved } from '../openings.ts';
import { isCourtesy, isQuestion } from '../readability.ts';
import { passageAround, trimmed, unitAt } from '../pick.ts';
import { opensWithKnown } from '../pointing.ts';
import { addsOn, isHousekeeping, pointsAway, speaksOfSelf } from '../speech.ts';
import type { Told } from '../told.ts';
import { type Extract, extractAt, extractOf, type Talk } from '../talk.ts';
import type { Unit } from '../units.ts';
import { isLooseAt, saysNothing } from '../worth.ts';

/** The title, cut to what search engines show. */
export function headTitle({ title, language }: Talk): string {
  return fitText(title, LIMITS.title, language);
}

/** Whether a text contains the title, which would then be repeated. */
export function saysTitle({ title }: Talk, text: string): boolean {
  const letters = (one: string) => one.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return letters(title).length > 12 && letters(text).includes(letters(title));
}

/** A shorter line says too little about the whole. */
const LEAST_SHARE = 0.25;

interface Beside {
  /** Lines already used nearby. */
  not?: readonly string[];
  /** Quotes directly below. */
  beside?: readonly Unit[];
}

/** The gist or, if it is too long or already shown next to this, the sentence closest to it. Cut only if none fits. */
export function shortSentence(talk: Talk, limit: number, wanted: Beside = {}): Extract {
  const whole = [{ from: 0, to: talk.sentences.length }];
  const found = lineIn(talk, whole, limit, wanted);
  if (found) return found;
  const gist = extractAt(talk, talk.gist!);
  return { ...gist, text: fitText(gist.text, limit, talk.language) };
}

/** The same among some quotes; `null` if none of their sentences can be read alone. */
function lineIn(
  talk: Talk,
  units: readonly Unit[],
  limit: number,
  { not = [], beside = [] }: Beside,
): Extract | null {
  // Subject lines often repeat a sentence without its full stop.
  const taken = new Set(not.map(withoutEnd));
  const isAmong = (all: readonly Unit[], index: number) =>
    all.some(({ from, to }) => from <= index && index < to);
  const isFree = (index: number, { text }: Extract) =>
    text.length <= limit && !taken.has(withoutEnd(text)) && !isAmong(beside, index);
  const gist = extractAt(talk, talk.gist!);
  if (isAmong(units, talk.gist!) && isFree(talk.gist!, gist)) return gist;
  const mayBe = (index: number): boolean =>
    isAmong(units, index) && isLine(talk, index, limit) && isFree(index, extractAt(talk, index));
  // Sentences that the speaker stresses are preferred over ones that merely share words with the gist.
  const next =
    gistAmong(talk, (index) => talk.ties.stress[index]! > 0 && mayBe(index)) ??
    gistAmong(talk, mayBe);
  return next === null ? null : extractAt(talk, next);
}

/** Whether a sentence fits and can be read alone. */
export function isLine(talk: Talk, index: number, limit: number): boolean {
  const { ties, language, disputed } = talk;
  if (ties.leans[index] || ties.hangs[index] || ties.counted[index]! > 0) return false;
  if (disputed.has(index)) return false;
  if (addsOn(talk.sentences[index]!.text, language)) return false;
  if (saysNothing(talk, index) || isLooseAt(talk, index)) return false;
  const { text } = extractAt(talk, index);
  return (
    text.length <= limit &&
    text.length >= LEAST_SHARE * limit &&
    !isUnresolved(text, language) &&
    !opensWithKnown(text, language) &&
    !pointsAway(text, language)
  );
}

/** English: refers to something visible, or only leads to what follows. */
const SHOWING = /\b(?:let's|let us|let me)\b|\b(?:here|as) you can see\b/iu;

/** Whether a line can be read without any context: where a thought starts, or a line that the speaker stresses. */
export function isOwnLine(talk: Talk, index: number): boolean {
  const { sentences, language, ties } = talk;
  const text = sentences[index]!.text.replaceAll('’', "'");
  if (ties.leans[index] || ties.hangs[index] || ties.counted[index]! > 0) return false;
  if (SHOWING.test(text) || pointsAway(text, language) || isUnresolved(text, language))
    return false;
  if (opensWithKnown(text, language) || isQuestion(text, language)) return false;
  if (addsOn(text, language)) return false;
  if (isHousekeeping(text, language) || isCourtesy(text, language)) return false;
  return ties.stress[index]! > 0 || passageAround(talk, index).from === index;
}

interface Text {
  /** Lines already shown beside it. */
  not?: readonly string[];
  intro: readonly Unit[];
  bodies: readonly { units: readonly Unit[] }[];
}

/** A line shown above a text: one that it comes to after its first lines, else another one of the talk. */
export function lineBeyond(talk: Talk, limit: number, { not = [], intro, bodies }: Text): Extract {
  const wanted = { not, beside: intro };
  const quotes = bodies.flatMap(({ units }) => units);
  return lineIn(talk, quotes, limit, wanted) ?? shortSentence(talk, limit, wanted);
}

/**
 * The description of an article, shown above its first lines: the gist, or if the article opens with that, another line
 * that stands on its own and is stressed or on the topic.
 */
export function descriptionLine(talk: Talk, text: Pick<Text, 'intro' | 'bodies'>): Extract {
  const { ties, sentences, language, gist } = talk;
  const isOpening = (index: number) =>
    text.intro.some(({ from, to }) => from <= index && index < to);
  if (!isOpening(gist!)) return lineBeyond(talk, LIMITS.description, text);
  const limit = LIMITS.description;
  const found = gistAmong(talk, (index) => {
    const said = sentences[index]!.text;
    if (isOpening(index) || !isOwnLine(talk, index) || speaksOfSelf(said, language)) return false;
    return (ties.stress[index]! > 0 || isOnTopic(talk, said)) && isLine(talk, index, limit);
  });
  return found === null ? lineBeyond(talk, limit, text) : extractAt(talk, found);
}

function withoutEnd(text: string): string {
  return text.replace(/[\p{P}\s]+$/u, '');
}

/** In letters: a shorter gist needs its announcement. */
const SHORT_GIST_MASS = 45;

/** The gist as a line that can be quoted. */
export function gistLine(talk: Talk): Unit {
  const { ties } = talk;
  const gist = talk.gist!;
  const isBare = ties.masses[gist]! < SHORT_GIST_MASS;
  const isPaired =
    gist > 0 && ties.hangs[gist - 1] && (isBare || ties.names[gist - 1] || ties.stress[gist] === 1);
  const from = isPaired && !ties.leans[gist - 1] ? gist - 1 : gist;
  const to = ties.hangs[gist] ? Math.min(gist + 2, talk.sentences.length) : gist + 1;
  return { from, to };
}

/** Within so many sentences, an interview introduces its guest and subject. */
const INTRODUCTION_SENTENCES = 8;
const INTRODUCTION_LENGTH = 420;

/** The beginning of an interview: without it, an article or newsletter would never say who is speaking. */
export function introduction(talk: Talk, told: Told): Unit[] {
  if (talk.asker === null) return [];
  const to = Math.min(INTRODUCTION_SENTENCES, talk.sentences.length);
  for (let index = 0; index < to; index++) {
    const unit =
      talk.sentences[index]!.speaker === talk.asker ? unitAt(talk, index, { told }) : null;
    if (!unit || unit.from < index || extractOf(talk, unit).text.length > INTRODUCTION_LENGTH)
      continue;
    told.add(unit);
    return [unit];
  }
  return [];
}

/** The room that speaker names take up in a post, roughly two of them if there is more than one speaker. */
export function roomForNames({ isShared, sentences }: Talk): number {
  if (!isShared) return 0;
  const longest = sentences.reduce((most, { speaker = '' }) => Math.max(most, xLength(speaker)), 0);
  return 2 * (longest + ': '.length);
}

/** In a talk this short, no other sentence adds to the first. */
export const FEW_SENTENCES = 12;

/** The gist and the sentences that follow it, as many as fit. */
export function gistRun(talk: Talk, fits: (text: string) => boolean): Unit {
  const run = gistLine(talk);
  if (talk.sentences.length < FEW_SENTENCES) return run;
  const { to: end } = passageAround(talk, run.to - 1);
  let best = fits(extractOf(talk, run).text) ? run : { from: talk.gist!, to: talk.gist! + 1 };
  for (let to = best.to + 1; to <= end; to++) {
    const longer = { from: best.from, to };
    // A question starts something new.
    if (talk.ties.hangs[to - 1] || saysNothing(talk, to - 1) || !fits(extractOf(talk, longer).text))
      break;
    best = longer;
  }
  return best;
}

interface Lead {
  /** In letters. */
  most: number;
  /** The text quotes all of the talk. */
  isShort: boolean;
}

/**
 * What a text opens with: the gist or, where the whole talk follows in order, its opening, as an answer that comes before
 * its question is hard to follow. Marks it as quoted.
 */
export function openingUnits(talk: Talk, told: Told, { most, isShort }: Lead): Unit[] {
  const lead = gistRun(talk, (text) => text.length <= most);
  const start = passageAround(talk, 0);
  const opening =
    isShort && !talk.isShared && talk.gist! >= start.to ? trimmed(talk, start, told) : null;
  // The passage of the gist must be one that gets quoted.
  const rest = opening && trimmed(talk, passageAround(talk, talk.gist!), told);
  const isTold = rest && rest.from <= talk.gist! && talk.gist! < rest.to;
  const found = opening && isTold ? opening : lead;
  told.add(found);
  return [found];
}

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const SLUG_LENGTH = 70;

/** Words joined by hyphens: plain letters for the Latin script, the script's own for all others. */
export function slugOf({ title, language }: Pick<Talk, 'title' | 'language'>): string {
  const { slugLetters } = languageOf(language);
  const plain = title
    .toLowerCase()
    .replaceAll(/\p{L}/gu, (letter) => slugLetters?.[letter] ?? letter)
    .replaceAll(/[ßæœøđðþłı]/gu, (letter) => LETTERS[letter]!)
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll(/['’]/gu, '');
  const parts = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  let slug = '';
  for (const part of parts) {
    const longer = slug === '' ? part.slice(0, SLUG_LENGTH) : `${slug}-${part}`;
    if (longer.length > SLUG_LENGTH) break;
    slug = longer;
  }
  return slug === '' ? 'article' : slug;
}

/** A topic as a hashtag: no spaces or punctuation, each word capitalised if the script has capitals. */
export function hashtagOf(topic: string): string {
  const parts = topic.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return parts.map((part) => part.replace(/^\p{Ll}/u, (first) => first.toUpperCase())).join('');
}
