import { languageOf } from '#server/languages/table.ts';
import { stemOf } from '../evidence/stems.ts';
import { withoutPractice } from './practice.ts';
import type { ReadStatement } from './statements.ts';

/*
 * English: “We use 15 grams of coffee for a cup” and “Use 20 grams per cup” tell the same amount in other words. Only
 * words that change neither the thing nor its figure are ignored.
 */

const IDLE = new Set(
  'a an the each every per for your whole entire total really actually just simply should must will ought to always about exactly'.split(
    ' ',
  ),
);
const MEASURING = /^(?:is|are|be|costs?|takes?|lasts?|weighs?|measures?)$/u;
const MEASURED = /^(?:was|were|took|lasted|weighed|measured)$/u;
const TAKING = /^(?:takes?|lasts?)$/u;
const RULE = /\b(?:should|must|ought)\b/u;
const USING = /^(?:use|take|need)$/u;
/** End the thing that is measured: “15 grams of coffee | for a cup”. */
const ENDS_THING =
  /^(?:for|per|a|an|the|each|every|in|on|at|to|with|and|or|by|from|into|before|after)$/u;

interface Measured {
  /** The words that decide what the figure is for, with a zero for it. */
  words: string;
  /** What it is an amount of, if that is said. */
  thing: readonly string[];
  stems: string;
  /** Of the words, those that name something. */
  telling: readonly string[];
  /** It tells how long something should take. */
  isRule: boolean;
}

const known = new WeakMap<ReadStatement, Measured | null>();

/** A statement is compared with many others. */
function measuredIn(one: ReadStatement): Measured | null {
  let made = known.get(one);
  if (made === undefined) known.set(one, (made = measure(one)));
  return made;
}

let vague: ReadonlySet<string> | undefined;

/** `null` for other languages and unless the first figure has a unit. */
function measure({ wording, language, quantities, dates }: ReadStatement): Measured | null {
  if (language !== 'english' || dates.length > 0) return null;
  if (!quantities[0]?.measure) return null;
  const all = withoutPractice(wording).split(' ');
  const at = all.indexOf('0');
  if (at < 0) return null;
  const after = all.slice(at + 1);
  const ends = after[0] === 'of' ? after.findIndex((word) => ENDS_THING.test(word)) : 0;
  const end = ends < 0 ? after.length : ends;
  const before = all.slice(0, at).filter((word) => !IDLE.has(word));
  const rest = after.slice(end).filter((word) => !IDLE.has(word));
  const verb = before.at(-1) ?? '';
  const isPresent = before.length > 1 && MEASURING.test(verb);
  const stems = before.map((word) => stemOf(word, language));
  if (isPresent) stems[stems.length - 1] = 'is';
  else if (USING.test(verb)) stems[stems.length - 1] = 'use';
  const { stopWords, vagueWords = '' } = languageOf(language);
  vague ??= new Set(vagueWords.split(' '));
  const isTelling = (word: string) => !stopWords.has(word) && !vague?.has(word);
  const named = [...(isPresent || MEASURED.test(verb) ? before.slice(0, -1) : before), ...rest];
  const thing = after.slice(1, end).filter((word) => !stopWords.has(word));
  return {
    words: [...stems, '0', ...rest.map((word) => stemOf(word, language))].join(' '),
    thing,
    stems: thing.map((word) => stemOf(word, language)).join(' '),
    telling: named.filter(isTelling),
    isRule: RULE.test(wording) && TAKING.test(verb),
  };
}

/** Whether both tell figures of the same thing. */
export function measureAlike(one: ReadStatement, other: ReadStatement): boolean {
  const [own, its] = [measuredIn(one), measuredIn(other)];
  if (!own || !its || own.words !== its.words) return false;
  const isSameThing =
    own.thing.length > 0 && its.thing.length > 0
      ? own.stems === its.stems
      : own.thing.every((word) => other.speaksOf(word)) &&
        its.thing.every((word) => one.speaksOf(word));
  if (!isSameThing || own.telling.length === 0) return false;
  if (own.telling.length > 1 || own.thing.length + its.thing.length > 0) return true;
  // Two films or two dogs have figures of their own, but a rule for what both sources speak of is a rule for one thing.
  const [word = ''] = own.telling;
  return own.isRule && its.isRule && one.speaksOf(word, 2) && other.speaksOf(word, 2);
}
