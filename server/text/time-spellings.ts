import { fromAllLanguages, languageOf, timeWordsOfAll } from '#server/languages/table.ts';
import { HAN_NUMBER, valueOfHan } from './numbers/han.ts';
import { folded, unitsWithin } from './numbers/units.ts';
import { westernDigits } from './western-digits.ts';

/**
 * The ways people and models write a time in a recording. Found by their digits, and then checked against what comes
 * before: `at 12.41` is a time and `12.41` a number; `at 12 minutes and 41 seconds` is a time and, without `at`, a
 * duration.
 */

const N = '\\p{Nd}';
const TWO = '[0-5０-５٠-٥۰-۵०-५০-৫௦-௫๐-๕]\\p{Nd}';
const COLONS = `${N}{1,2}[:：]${TWO}(?:[:：]${TWO})?`;
const APART = `${N}{1,2}(?:\\s[:：]\\s?|[:：]\\s)${TWO}(?:\\s?[:：]\\s?${TWO})?(?!${N}|[:：]${N})`;
/** After a degree sign it is a geographic coordinate: `48°51′24″`. */
const PRIMES = `${N}{1,3}(?:[′’']${TWO}|[′’']\\s?${N}{1,2}\\s?(?=[″”"′’']))(?:\\s?(?:[″”"]|[′’']{2}))?(?![\\p{Nd}\\p{L}])`;
const HOURS = `${N}{1,2}\\s?h\\s?${TWO}(?:\\s?m(?:in)?)?(?![\\p{L}\\p{Nd}])`;

const EAST = `(?:${N}{1,3}|${HAN_NUMBER})`;
const EASTERN = `(?:${EAST}\\s?(?:小时|小時|時間|时|時|시간)\\s?)?${EAST}\\s?(?:分钟|分鐘|分|분)\\s?${EAST}\\s?(?:秒|초)(?:处|處|时|時|頃|ごろ|あたり|の時点|쯤|경|지점)?(?:에서|에)?`;

const AND = '(?:\\s?,)?(?:\\s[\\p{L}\\p{M}]{1,4})?\\s?';
/** Units whose names start alike in most languages, and their symbols. */
const QUANTITIES = 'mil|kilo|cent|met|gram|lit|watt|volt|euro|rubl|yen|yuan';
const SIGNS = '(?:mal|mio|bn|ft|[kcm]?[mgl]|mph|[kmg]?hz|[gmkt]b)(?!\\p{L})';
const TENS =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty)(?:[-\\s](?:one|two|three|four|five|six|seven|eight|nine))?';
/** Only letters of scripts with spaces may not touch a time: `他在12:41说` and `ב12:41` are times. */
const EDGE = '(?<![\\p{Nd}:：.,°\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])';

const patterns = fromAllLanguages((all) => {
  const any = (kind: Parameters<typeof timeWordsOfAll>[1]) => timeWordsOfAll(all, kind);
  const oclock = `(?:\\s?(?:${any('oclock')})(?!\\p{L}))?`;
  const clock = `${COLONS}(?:[.,]${N}{1,3})?(?:\\s?[–—-]\\s?${COLONS})?${oclock}(?!${N}|[:：]${N})`;
  const units = `(?:${any('measures')}|${QUANTITIES})|${SIGNS}`;
  const dotted = `${N}{1,2}\\.${TWO}(?!${N}|[.,]${N})(?!\\s?(?:[%‰°€$£¥₹+×/-]|${units}))${oclock}`;
  const lettered = `(?:${N}{1,2}\\s?(?:${any('hourSign')})\\.?\\s?)?${N}{1,3}(?:\\s?(?:${any('minuteSign')})\\.?,?\\s?${N}{1,2}\\s?(?:${any('secondSign')})|m(?:in)?${TWO})(?![\\p{L}\\p{Nd}])`;
  const after = any('after');
  const feet = `${N}{1,2}\\s?(?:feet|foot|ft)\\s?${N}{1,2}`;
  return {
    spelling: withLength(
      (length) =>
        `${EDGE}(?:(?<clock>${clock})|(?<apart>${APART})|(?<dotted>${dotted})|(?<plain>${PRIMES}|${lettered})|(?<hours>${HOURS})|(?<length>${length}))|(?<!\\p{Nd})(?<eastern>${EASTERN})`,
    ),
    /** A preposition and opening bracket before the time, which belong to it. */
    before: new RegExp(
      `(?<led>(?<![\\p{L}\\p{Nd}])(?:${any('beforeClock')})\\s(?:the\\s)?|@|(?<!\\p{Script=Hebrew})[בלמ]-?)?(?<open>[([（【]\\s?)?第?$`,
      'iu',
    ),
    /** After these a duration stays one: "it takes about 12 minutes and 41 seconds". */
    measures: new RegExp(`^(?:${any('beforeLength')})\\s`, 'iu'),
    /** For languages where the word that marks a moment follows the time, or is an inflection of its last word. */
    ledAfter: new RegExp(`^\\s(?:${after})(?![\\p{L}\\p{M}])`, 'u'),
    ledWithin: new RegExp(`(?:${any('secondAt')})$`, 'iu'),
    tail: new RegExp(
      `^\\s(?:in(?=[.,;:!?)]|$)|into\\s(?:the|this)\\s(?:video|talk|episode|recording|podcast|lecture)(?!\\p{L})|mark(?!\\p{L})|${after})`,
      'u',
    ),
    worded: new RegExp(
      `(?<!\\p{L})(?:at|around)\\s(?<minutes>one|two|three|four|five|six|seven|eight|nine|${TENS})[-\\s](?<seconds>${TENS})(?![\\p{L}\\p{Nd}]|[-\\s](?:${units}|hundred|thousand|billion|year))`,
      'giu',
    ),
    ratio: new RegExp(`(?:${any('ratio')})(?:\\s\\p{L}{1,8}){0,2}\\s$`, 'iu'),
    /** Anything a source may mean as a time, without requiring a word that tells a moment from a duration. */
    said: withLength((length) =>
      [length, COLONS, APART, PRIMES, feet, lettered, HOURS, EASTERN].join('|'),
    ),
  };
});

/** Builds a pattern with only those duration words that occur in the text. */
function withLength(source: (length: string) => string): (text: string) => RegExp {
  const made = new Map<string, RegExp>();
  return (text) => {
    const units = MAY_HAVE_LENGTH.test(text) ? unitsWithin(text) : null;
    const length = units ? lengthIn(units) : NOTHING;
    let pattern = made.get(length);
    if (!pattern) {
      if (made.size > MOST_KEPT) made.clear();
      made.set(length, (pattern = new RegExp(source(length), 'giu')));
    }
    return pattern;
  };
}
const MAY_HAVE_LENGTH = /\p{Nd}\.?\s?[^\p{Nd}\s,]{1,30}(?:\s?,)?(?:\s[\p{L}\p{M}]{1,4})?\s?\p{Nd}/u;
const NOTHING = '(?!)';
const MOST_KEPT = 50;

function lengthIn(units: NonNullable<ReturnType<typeof unitsWithin>>): string {
  const hours = `${N}{1,2}\\.?\\s?(?:${units('hour')})`;
  const minutes = `${N}{1,3}\\.?\\s?(?:${units('minute')})`;
  const seconds = `${N}{1,2}\\.?\\s?(?:${units('second')})`;
  return `(?:(?:${hours}${AND})?${minutes}${AND}${seconds}|${hours}${AND}${minutes})(?:\\s(?:mark|point))?(?![\\p{L}\\p{M}])`;
}

/** Texts without a match contain no time, which has two numbers. */
const MAY_HAVE = /\p{Nd}\P{Nd}{1,50}\p{Nd}|分|분/u;

const SHUT = /^\s?[)\]）】]/u;
const LINE_START = /(?:^|\n)\s*(?:[-•]\s+)?(?:[*_]{1,3})?$/u;
const ENDS = /^\s*(?:$|[)\]）】.,;!?…*_\n])/u;
const LOOK_BACK = 40;

export interface FoundTime {
  start: number;
  end: number;
  /** Normalised to `12:41` or `1:02:03`. */
  times: string[];
  /** It could be a decimal number too. */
  isDotted: boolean;
}

export function findTimes(text: string): FoundTime[] {
  const found = findWorded(text);
  if (!MAY_HAVE.test(text)) return found;
  for (const { 0: whole, index, groups } of text.matchAll(patterns().spelling(text))) {
    const before = text.slice(Math.max(0, index - LOOK_BACK), index);
    const lead = patterns().before.exec(before)!;
    const isLed = lead.groups!['led'] !== undefined;
    const isOpen = lead.groups!['open'] !== undefined;
    // "Mix them at a ratio of 1:10", "they split it 50:50".
    if (
      groups!['clock'] &&
      (patterns().ratio.test(before) || (!isLed && !isOpen && isSplit(whole)))
    )
      continue;
    // In square brackets it is a time, in round ones a price.
    if (groups!['dotted'] && !isLed && !/[[【]\s?$/u.test(before)) continue;
    if (groups!['length'] && !isMomentIn(whole, text.slice(index + whole.length), lead)) continue;
    if (groups!['hours'] && !isLed && !isOpen) continue;
    // In `Étape 12 : 41 façons` it is no time.
    const end = index + whole.length;
    const standsAlone = () => ENDS.test(text.slice(end)) || LINE_START.test(before);
    if (groups!['apart'] && !isLed && !isOpen && !standsAlone()) continue;
    const shut = isOpen ? SHUT.exec(text.slice(end, end + 2)) : null;
    // If the brackets contain more than the time, neither of them is part of it.
    const from = shut || !isOpen ? lead[0].length : 0;
    const on = (shut ?? patterns().tail.exec(text.slice(end, end + LOOK_BACK)))?.[0].length ?? 0;
    const isDotted = groups!['dotted'] !== undefined;
    found.push({ start: index - from, end: end + on, times: timesOf(whole), isDotted });
  }
  return found.toSorted((one, other) => one.start - other.start);
}

const inEnglish = fromAllLanguages(() => new Map(languageOf('english').numbers?.cardinals()));
const valueInEnglish = (words: string) => inEnglish().get(folded(words)) ?? 0;

/** "At twelve forty-one". */
function findWorded(text: string): FoundTime[] {
  return [...text.matchAll(patterns().worded)].map(({ 0: whole, index, groups }) => {
    const [minutes, seconds] = [groups!['minutes']!, groups!['seconds']!].map(valueInEnglish);
    const times = [`${minutes}:${String(seconds).padStart(2, '0')}`];
    return { start: index, end: index + whole.length, times, isDotted: false };
  });
}

function isMomentIn(whole: string, after: string, [lead]: RegExpExecArray): boolean {
  const { measures, ledAfter, ledWithin, tail } = patterns();
  if (lead !== '' && !measures.test(lead)) return true;
  return ledAfter.test(after) || ledWithin.test(whole) || tail.test(after);
}

function isSplit(whole: string): boolean {
  const [one, other, ...more] = (westernDigits(whole).match(/\d+/gu) ?? []).map(Number);
  return more.length === 0 && one! + other! === 100;
}

export function timesOf(spelled: string): string[] {
  const western = westernDigits(spelled)
    .replaceAll(HAN, (han) => String(valueOfHan(han)))
    .replace(/(?<=[:：]\d\d)[.,]\d{1,3}/u, '');
  return western.split(/[–—]|(?<=\d)\s?-\s?(?=\d)/u).flatMap((part) => {
    const [first, ...rest] = part.match(/\d+/gu) ?? [];
    if (first === undefined || rest.length === 0) return [];
    const all = [first, ...rest.slice(0, 2)].map(Number);
    const shown = all.length === 3 && all[0] === 0 ? all.slice(1) : all;
    const two = (value: number) => String(value).padStart(2, '0');
    return [[shown[0], ...shown.slice(1).map(two)].join(':')];
  });
}
const HAN = new RegExp(HAN_NUMBER, 'gu');

const DECIMAL = /\d{1,2}[.,]\d{2}(?!\d)/gu;

export function timesSaid(text: string): Set<string> {
  const worded = findWorded(text).flatMap(({ times }) => times);
  return new Set([...(text.match(patterns().said(text)) ?? []).flatMap(timesOf), ...worded]);
}

/** Numbers that `at 12.41` may be. */
export function decimalsIn(text: string): Set<string> {
  return new Set((westernDigits(text).match(DECIMAL) ?? []).flatMap(timesOf));
}
