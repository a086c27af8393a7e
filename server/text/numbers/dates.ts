import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { westernDigits } from '../western-digits.ts';
import { matchesInsideWords } from '../segment.ts';
import { HAN_NUMBER, valueOfHan } from './han.ts';
import { numberLexiconOf } from './lexicon.ts';
import { measuresOf } from './measures.ts';
import { folded } from './units.ts';

/** A day, month, year or time of day in a text, however it's spelled. */
export interface NamedDate {
  text: string;
  start: number;
  end: number;
  /** Normalised values: `weekday 3`, `month 7`, `day 7-15`, `year 1987`, `clock 615`. */
  keys: readonly string[];
}

interface Names {
  weekdays: ReadonlyMap<string, number>;
  months: ReadonlyMap<string, number>;
  /** Days in words: "July fifteenth". */
  days: ReadonlyMap<string, number>;
  /** Quick check whether a text may contain any of them. */
  any: RegExp;
}

const known = new Map<LanguageValue, Names>();

function namesOf(language: LanguageValue): Names {
  const before = known.get(language);
  if (before) return before;
  const { tag } = getLanguage(language);
  const weekdays = new Map<string, number>();
  const months = new Map<string, number>();
  for (let day = 0; day < 7; day += 1) {
    const date = new Date(Date.UTC(2023, 0, 1 + day));
    const name = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(date);
    weekdays.set(folded(name), day);
  }
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2023, month, 3));
    const long = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(date);
    const parts = new Intl.DateTimeFormat(tag, {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }).formatToParts(date);
    for (const name of [long, parts.find(({ type }) => type === 'month')?.value ?? long])
      if (!/^\d/u.test(name)) months.set(folded(name), month + 1);
  }
  const starts = [...weekdays.keys(), ...months.keys()].map((name) => name.slice(0, 3));
  const ordinals = languageOf(language).numbers?.ordinals() ?? [];
  const made = {
    weekdays,
    months,
    days: new Map(
      ordinals.filter(([, day]) => day <= 31).map(([words, day]) => [folded(words), day]),
    ),
    any: new RegExp([...new Set(starts)].join('|'), 'iu'),
  };
  known.set(language, made);
  return made;
}

const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?/gu;
const CLOCK =
  /(?<![\d.,:])([01]?\d|2[0-4])(?:[:.h]|\s?uhr\s?|\s?h\s?)([0-5]\d)(?![\d:])(?:\s?([ap])\.?\s?m\b\.?)?|(?<![\d.,:])(1[0-2]|0?\d)\s?([ap])\.?\s?m\b\.?/giu;
const YEAR = /(?<![\d.,:-])(?:1[5-9]|20)\d\d(?![\d%]|[.,:]\d)/gu;
/** "Eurospeech'01", "the class of ’99"; after a space it isn't an opening quotation mark. */
const SHORT_YEAR =
  /(?:(?<=\p{L})['’]|(?<=\s)['’](?!.*['’](?!\p{L})))(\d\d)(?![\d\p{L}%″]|['’]|[.,:]\d)/gu;
const NUMERIC = /(?<!\d)(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?!\d)/gu;
const HOURS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const SPOKEN_CLOCK = new RegExp(
  `\\b(?:(half|(?:a )?quarter|ten|twenty|five) (past|to|after) )(${HOURS.join('|')}|\\d{1,2})\\b|\\b(${HOURS.join('|')}) (o['’]?clock|(?:oh )?(?:five|ten|fifteen|twenty|thirty|forty|fifty)(?:[- ]?five)?)\\b(?! (?:percent|per cent|euros?|dollars?|people))`,
  'giu',
);
const MINUTES: Readonly<Record<string, number>> = {
  half: 30,
  quarter: 15,
  'a quarter': 15,
  ten: 10,
  twenty: 20,
  five: 5,
  fifteen: 15,
  thirty: 30,
  forty: 40,
  fifty: 50,
};

/** Ignores a.m. and p.m., because people say just "at four". */
const clock = (hour: number, minute: number) => `clock ${((hour % 12) * 60 + minute + 720) % 720}`;

export function datesIn(text: string, language: LanguageValue): NamedDate[] {
  const western = westernDigits(text);
  const found: NamedDate[] = [];
  const hasFigures = /\d/.test(western);
  const add = (start: number, end: number, keys: string[]) => {
    if (!found.some((one) => start < one.end && end > one.start))
      found.push({ text: text.slice(start, end), start, end, keys });
  };
  for (const { 0: whole, index, 1: first, 3: second, 4: third } of hasFigures
    ? western.matchAll(NUMERIC)
    : []) {
    const [a, b, c] = [Number(first), Number(second), Number(third)];
    const [year, ...rest] = a > 31 ? [a, b, c] : [c, a, b];
    if (
      rest.some((one) => one > 31 || one < 1) ||
      rest.every((one) => one > 12) ||
      String(year).length < 2
    )
      continue;
    add(index, index + whole.length, [
      `year ${year < 100 ? 2000 + year : year}`,
      ...rest.map((one) => `number ${one}`),
    ]);
  }
  for (const { 0: whole, index, 1: hour, 2: minute, 4: full } of hasFigures
    ? western.matchAll(CLOCK)
    : []) {
    // "At 12.41" may be a price, so it needs another sign that it's a time.
    if (hour !== undefined && /^\d+\.\d/u.test(whole) && !/m\.?$/iu.test(whole)) continue;
    const value = hour === undefined ? clock(Number(full), 0) : clock(Number(hour), Number(minute));
    add(index, index + whole.length, [value]);
  }
  if (
    language === 'english' &&
    /past|to |after|clock|twenty|thirty|forty|fifty|fifteen|five|ten/iu.test(western)
  )
    addSpokenClocks(western, add);
  if (language === 'english')
    for (const { 0: whole, index } of western.matchAll(/\b(?:noon|midday|midnight)\b/giu))
      add(index, index + whole.length, [clock(12, 0)]);
  addNames(western, language, add);
  for (const { 0: whole, index } of hasFigures ? western.matchAll(YEAR) : []) {
    const [before, after] = [western.slice(0, index), western.slice(index + 4)];
    const isCount =
      /^\s(?:\p{Ll}+s\b)/u.test(after) && !/(?:in|since|by|until|of|from)\s$/iu.test(before);
    if (!isCount && !isAmount(before, after, language))
      add(index, index + whole.length, [`year ${whole}`]);
  }
  for (const { 0: whole, index, 1: short } of hasFigures ? western.matchAll(SHORT_YEAR) : [])
    add(index, index + whole.length, [
      `year ${Number(short) + (Number(short) > THIS_CENTURY ? 1900 : 2000)}`,
    ]);
  return found.toSorted((a, b) => a.start - b.start);
}

/** Short years above this are of the last century. */
const THIS_CENTURY = 40;

/** "$1800 million", "1950 €" and "1950 Euro". */
function isAmount(before: string, after: string, language: LanguageValue): boolean {
  if (/[€$£¥₹₽]\s?$/u.test(before) || /^\s?[€$£¥₹₽]/u.test(after)) return true;
  const next = /^\s(\p{L}{3,})/u.exec(after)?.[1];
  if (next === undefined) return false;
  const { scales, large } = numberLexiconOf(language);
  if (((large?.thousands ?? scales).get(folded(next)) ?? 0) >= 1000) return true;
  return measuresOf(language).find(next, '')?.measure.dimension.startsWith('money') ?? false;
}

type Add = (start: number, end: number, keys: string[]) => void;

function addSpokenClocks(text: string, add: Add): void {
  for (const { 0: whole, index, 1: part, 2: side, 3: of, 4: hour, 5: rest } of text.matchAll(
    SPOKEN_CLOCK,
  )) {
    if (part !== undefined) {
      const base = HOURS.indexOf(of!.toLowerCase()) + 1 || Number(of);
      const minutes = MINUTES[part.toLowerCase()] ?? 0;
      add(index, index + whole.length, [
        side === 'to' ? clock(base - 1, 60 - minutes) : clock(base, minutes),
      ]);
      continue;
    }
    const base = HOURS.indexOf(hour!.toLowerCase()) + 1;
    const words = rest!.toLowerCase().replace('oh ', '').split(/[- ]/u);
    const isClock = /clock/iu.test(rest!);
    const minutes = isClock ? 0 : words.reduce((sum, word) => sum + (MINUTES[word] ?? 0), 0);
    // "Two fifty" is usually a price.
    if (isClock || /\b(?:at|until|till|by|from|around)\s$/iu.test(text.slice(0, index)))
      add(index, index + whole.length, [clock(base, minutes)]);
  }
}

function addNames(text: string, language: LanguageValue, add: Add): void {
  const { weekdays, months, days, any } = namesOf(language);
  const [first = ''] = weekdays.keys();
  for (const [name, day] of first.includes(' ') ? weekdays : []) {
    const at = name.includes(' ') ? folded(text).indexOf(name) : -1;
    if (at >= 0 && folded(text).length === text.length)
      add(at, at + name.length, [`weekday ${day}`]);
  }
  if (matchesInsideWords(language)) {
    for (const [name, day] of weekdays) {
      const at = text.indexOf(name);
      if (at >= 0) add(at, at + name.length, [`weekday ${day}`]);
    }
    for (const { 0: whole, index, 1: hour, 2: half, 3: minute } of text.matchAll(EAST_CLOCK)) {
      const minutes = half ? 30 : Number(inFigures(minute ?? '0'));
      if (/^一[時时]$/u.test(whole) && !PART_OF_DAY.test(text.slice(0, index))) continue;
      if (Number(inFigures(hour!)) <= 24 && minutes < 60)
        add(index, index + whole.length, [clock(Number(inFigures(hour!)), minutes)]);
    }
    for (const { 0: whole, index, 1: month, 2: day } of text.matchAll(
      /(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日号號일])?/gu,
    ))
      add(index, index + whole.length, [
        day === undefined ? `month ${month}` : `day ${month}-${day}`,
      ]);
    return;
  }
  if (!any.test(language === 'english' || /^[ -~]*$/.test(text) ? text : folded(text))) return;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (word.length < 3) continue;
    const plain = folded(word);
    const weekday = weekdays.get(plain) ?? weekdays.get(plain.replace(/s$/u, ''));
    if (weekday !== undefined) {
      add(index, index + word.length, [`weekday ${weekday}`]);
      continue;
    }
    const month = months.get(plain);
    // "May" and "march" are words too.
    if (month === undefined || (word === word.toLowerCase() && /^(?:may|march)$/u.test(word)))
      continue;
    if (
      /^May$/u.test(word) &&
      !/\d\s?$|(?:in|of|since|until|by|last|next|early|late)\s$/iu.test(text.slice(0, index)) &&
      !/^\s\d/u.test(text.slice(index + 3))
    )
      continue;
    const before = /(\d{1,2})(?:st|nd|rd|th|\.|er|º|-?го|-ша|e)?(?:\sof|\sde|\sd[ei]l?)?\s$/u.exec(
      text.slice(0, index),
    );
    const after = /^\s(?:the\s)?(\d{1,2})(?:st|nd|rd|th)?(?![\d:%])/u.exec(
      text.slice(index + word.length),
    );
    const inWords =
      before || after
        ? null
        : dayInWords(
            text.slice(Math.max(0, index - DAY_LETTERS), index),
            text.slice(index + word.length, index + word.length + DAY_LETTERS),
            days,
          );
    const day = before?.[1] ?? after?.[1] ?? inWords?.day;
    const start = index - (before?.[0].length ?? inWords?.back ?? 0);
    const end = index + word.length + (before ? 0 : (after?.[0].length ?? inWords?.on ?? 0));
    add(
      start,
      end,
      day === undefined ? [`month ${month}`] : [`month ${month}`, `day ${month}-${Number(day)}`],
    );
  }
}

/** `八時半`, `8時30分`, `八点半`; «三点» alone may also be three points. */
const EAST_CLOCK = new RegExp(
  `(\\d{1,2}|${HAN_NUMBER})(?:[時时](?!間|间)|[点點](?=半|(?:\\d{1,2}|${HAN_NUMBER})分))(?:(半)|(\\d{1,2}|${HAN_NUMBER})分(?!間))?`,
  'gu',
);
/** Without it, «一時» and «一时» mean for a while. */
const PART_OF_DAY = /(?:午[前後后]|[上下]午|凌晨|[早晚]上|深夜)$/u;
const inFigures = (text: string) => (/^\d/u.test(text) ? text : String(valueOfHan(text)));

/** Maximum distance between a month and a day in words, in letters. */
const DAY_LETTERS = 60;

/** "The thirteenth of May", "July the twenty-first". */
function dayInWords(
  before: string,
  after: string,
  days: Names['days'],
): { day: number; back: number; on: number } | null {
  const back = /((?:\p{L}+[-\s])?\p{L}+)((?:\sof|\sde|\sd[ei]l?)?\s)$/u.exec(before);
  const on = /^(\s(?:the\s)?)(\p{L}+(?:[-\s]\p{L}+)?)/u.exec(after);
  for (const words of [back?.[1], back?.[1]!.split(/[-\s]/u).at(-1)]) {
    const day = days.get(folded(words ?? ''));
    if (day !== undefined) return { day, back: words!.length + back![2]!.length, on: 0 };
  }
  for (const words of [on?.[2], on?.[2]!.split(/[-\s]/u)[0]]) {
    const day = days.get(folded(words ?? ''));
    const length = (on?.[1]!.length ?? 0) + (words?.length ?? 0);
    // In "July second year" the number counts the following word.
    const isCount = day !== undefined && day < 4 && /^\s\p{L}/u.test(after.slice(length));
    if (day !== undefined && !isCount) return { day, back: 0, on: length };
  }
  return null;
}
