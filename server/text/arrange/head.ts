import { LIMITS } from '#contract/limits.ts';
import { xLength } from '#contract/x-length.ts';
import { languageOf } from '#server/languages/table.ts';
import { fitText } from '../cut.ts';
import { gistAmong } from '../gist.ts';
import { isUnresolved } from '../openings.ts';
import { passageAround, trimmed, unitAt } from '../pick.ts';
import { opensWithKnown } from '../pointing.ts';
import { pointsAway } from '../speech.ts';
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
export function lineIn(
  talk: Talk,
  units: readonly Unit[],
  limit: number,
  { not = [], beside = [] }: Beside,
): Extract | null {
  const { ties, language } = talk;
  // Subject lines often repeat a sentence without its full stop.
  const taken = new Set(not.map(withoutEnd));
  const isAmong = (all: readonly Unit[], index: number) =>
    all.some(({ from, to }) => from <= index && index < to);
  const isFree = (index: number, { text }: Extract) =>
    text.length <= limit && !taken.has(withoutEnd(text)) && !isAmong(beside, index);
  const gist = extractAt(talk, talk.gist!);
  if (isAmong(units, talk.gist!) && isFree(talk.gist!, gist)) return gist;
  const isLine = (index: number): boolean => {
    if (!isAmong(units, index)) return false;
    if (ties.leans[index] || ties.hangs[index] || ties.counted[index]! > 0) return false;
    if (saysNothing(talk, index) || isLooseAt(talk, index)) return false;
    const line = extractAt(talk, index);
    return (
      isFree(index, line) &&
      line.text.length >= LEAST_SHARE * limit &&
      !isUnresolved(line.text, language) &&
      !opensWithKnown(line.text, language) &&
      !pointsAway(line.text, language)
    );
  };
  // Sentences that the speaker stresses are preferred over ones that merely share words with the gist.
  const next =
    gistAmong(talk, (index) => ties.stress[index]! > 0 && isLine(index)) ?? gistAmong(talk, isLine);
  return next === null ? null : extractAt(talk, next);
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
