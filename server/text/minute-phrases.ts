import { fromAllLanguages, timeWordsOfAll } from '#server/languages/table.ts';
import { HAN_NUMBER, valueOfHan } from './numbers/han.ts';
import { findUnits, type Meaning, spacedUnits, type TimeUnit } from './numbers/units.ts';
import { westernDigits } from './western-digits.ts';

/**
 * Times in a video given in minutes, seconds or hours. Found by the unit, in forms that name a moment ("minute 12", "in
 * der 12. Minute"), and then checked against their context. In scripts without spaces, number and unit are written
 * together and need a marker that makes them a moment. Numbers must be in figures: see `numbers/in-figures`.
 */
const BEGINS = '(?<![\\p{L}\\p{M}])';
const ENDS = '(?![\\p{L}\\p{M}])';
const EAST = /นาทีที่|分钟|分鐘|分|분/gu;

const N = '\\p{Nd}{1,3}';
/** What may follow the minute as part of the time: "and 41 seconds", ", second 41", "и 41. секунде". */
const JOINS = '(?:\\s?,)?(?:\\s[\\p{L}\\p{M}]{1,4})?\\s?';

const patterns = fromAllLanguages((all) => {
  const any = (kind: Parameters<typeof timeWordsOfAll>[1]) => timeWordsOfAll(all, kind);
  const [minutes, seconds] = [spacedUnits('minute'), spacedUnits('second')];
  const ordinal = any('ordinalSuffix');
  const label = `(?:${any('label')})\\s|${any('numberPrefix')}|#`;
  return {
    leadBefore: new RegExp(
      `(?:${BEGINS}(?:${any('beforeMinute')})\\s)?(?:(?:${any('article')})\\s)?$`,
      'iu',
    ),
    secondsAfter: new RegExp(
      `^${JOINS}(?:(?<figures>\\p{Nd}{1,2})(?:${ordinal})?\\s(?:${seconds})|(?:${seconds})\\s(?:${any('numberPrefix')})?\\p{Nd}{1,2}(?!\\p{Nd}))${ENDS}`,
      'iu',
    ),
    minutesAfter: new RegExp(`^${JOINS}\\p{Nd}{1,2}\\s(?:${minutes})${ENDS}`, 'iu'),
    /** "around minute 12", "en el minuto 12", "minute 12:41". */
    numberAfter: new RegExp(
      `^\\s?(?:${label})?(?<figures>\\p{Nd}{1,4})(?:\\s?[:：]\\s?\\p{Nd}{2})?(?:\\s?[–—-]\\s?${N}|\\s(?:${any('until')})\\s${N})?(?![\\p{L}\\p{M}\\p{Nd}]|[:：.,]\\p{Nd}|\\s?[%€$£])`,
      'iu',
    ),
    /** "Every minute 12 people are born" names no moment. */
    each: new RegExp(`(?<!\\p{L})(?:${any('each')})\\s$`, 'iu'),
    /** "the 12th minute", "à la 12e minute". */
    ordinalBefore: new RegExp(`(?<![\\p{L}\\p{Nd}:.,])(?<figures>${N})(?:${ordinal})\\s?$`, 'iu'),
    /** The grammatical case alone marks a moment. */
    byCase: new RegExp(`^(?:${any('minuteAt')})$`, 'iu'),
    /** For languages where the word that marks a moment follows. */
    ledAfter: new RegExp(`^\\s(?:mark|point|${any('after')})${ENDS}`, 'u'),
    /** "At 12 minutes he laughs", which can be a duration too: "the record stands at 12 minutes". */
    atCount: new RegExp(`(?<!\\p{L})(?<!(?:${any('lengthVerbs')})\\s)(?:${any('at')})\\s$`, 'iu'),
    measuredBy: new RegExp(`^\\s(?:${any('measuredBy')})(?!\\p{L})`, 'iu'),
  };
});

const COUNT_BEFORE = /(?<![\p{L}\p{Nd}:.,])(?<figures>\p{Nd}{1,5}(?:[.,]\p{Nd})?)(?:[-\s]|(?=$))$/u;
/** "the 12-minute mark", "12 minutes in", "twelve minutes and five seconds into the video". */
const COUNT_AFTER =
  /^\s(?:mark|point|in(?=$|[.,;:!?)])|into\s(?:the|this|his|her|their|our)\s(?:video|talk|episode|recording|lecture|film|podcast|conversation|interview|clip|stream))(?!\p{L})/iu;
const COUNT_LEAD = /(?<!\p{L})(?:(?:at|about|around|some|just)\s)?(?:the\s)?$/iu;
const EAST_BEFORE = new RegExp(`(?<nth>第\\s?)?(?<east>${N}|${HAN_NUMBER})\\s?$`, 'u');
const EAST_AFTER =
  /^(?:半|\s반)?(?:\s?(?:处|處|时|時|頃|ごろ|あたり|の時点|のところ|쯤|경|지점)(?:에서|에)?)|^半(?=[，。、,.\s]|$)/u;
const THAI_BEFORE = /(?:ใน|ที่|ตอน|ประมาณ)?$/u;
const THAI_AFTER = new RegExp(`^\\s?(?<figures>${N})(?:ครึ่ง)?`, 'u');

const STARTS = /(?:^|[\n([（【*_"“„«:–—-]|[.!?…。！？]\s)\s*$/u;
const LOOK = 64;

export interface FoundMinute {
  start: number;
  end: number;
  /** `12`; for seconds or hours, followed by their letter. */
  minute: string;
}

interface Told {
  minute: string;
  /** The number of characters it covers. */
  length: number;
}

function figuresIn(match: RegExpExecArray | null): Told | null {
  const figures = match?.groups?.['figures'];
  if (!match || figures === undefined) return null;
  const value = Number(westernDigits(figures).replace(',', '.'));
  return { minute: String(value), length: match[0].length };
}

const LETTER: Readonly<Record<TimeUnit, string>> = { minute: '', second: 's', hour: 'h' };
/** The English "second" is also an ordinal; other units have one meaning. */
const unitOf = (meanings: readonly Meaning[]) => meanings[0]!.unit;

export function findMinutes(text: string): FoundMinute[] {
  const found: FoundMinute[] = [];
  const add = (index: number, word: string, unit: TimeUnit, one: Around | null) => {
    if (!one) return;
    const { back, on, minute } = one;
    const end = index + word.length + on;
    found.push({ start: index - back, end, minute: LETTER[unit] + minute });
  };
  if (!/\p{Nd}|分/u.test(text)) return found;
  for (const { word, index, meanings } of findUnits(text)) {
    const { before, after } = sidesOf(text, index, word);
    const unit = unitOf(meanings);
    if (/\p{Nd}/u.test(before + after)) add(index, word, unit, spaced(word, unit, before, after));
  }
  for (const { 0: word, index } of text.matchAll(EAST)) {
    const { before, after } = sidesOf(text, index, word);
    add(index, word, 'minute', eastern(word, before, after));
  }
  return found.toSorted((one, other) => one.start - other.start);
}

function sidesOf(text: string, index: number, word: string) {
  const end = index + word.length;
  return {
    before: text.slice(Math.max(0, index - LOOK), index),
    after: text.slice(end, end + LOOK),
  };
}

interface Around {
  /** How many characters it covers before the unit, and after it. */
  back: number;
  on: number;
  minute: string;
}

function spaced(word: string, unit: TimeUnit, before: string, after: string): Around | null {
  const count = figuresIn(COUNT_BEFORE.exec(before));
  // "At one hour and twelve minutes" is found as a whole.
  const goesOn = /\p{Nd}/u.test(after);
  if (unit === 'hour' && goesOn && patterns().minutesAfter.test(after)) return null;
  const more =
    unit === 'minute' && goesOn ? (patterns().secondsAfter.exec(after)?.[0].length ?? 0) : 0;
  const rest = after.slice(more);
  const counted = COUNT_AFTER.exec(rest);
  // "Four seconds in, four seconds out" is a breathing exercise.
  const isBreath = unit === 'second' && /^\sin$/iu.test(counted?.[0] ?? '');
  if (counted && !isBreath)
    return count && around(before, count, COUNT_LEAD, more + counted[0].length);
  // One is an article in most languages: "at a second glance", "bei einer Stunde Fahrt". "At two-hour intervals" is a
  // frequency.
  const isMany = count !== null && (count.minute !== '1' || more > 0) && !before.endsWith('-');
  const isAt = isMany && patterns().atCount.test(before.slice(0, before.length - count.length));
  if (isAt && !patterns().measuredBy.test(rest))
    return around(before, count, patterns().atCount, more);
  if (unit === 'hour') return null;
  const ordinal = unit === 'minute' ? ordinalBefore(word, before) : null;
  if (ordinal) {
    const on = more + (patterns().ledAfter.exec(rest)?.[0].length ?? 0);
    return around(before, ordinal, patterns().leadBefore, on);
  }
  return numberAfter(word, unit, before, after);
}

function ordinalBefore(word: string, before: string): Told | null {
  return (
    figuresIn(patterns().ordinalBefore.exec(before)) ??
    (patterns().byCase.test(word) ? figuresIn(COUNT_BEFORE.exec(before)) : null)
  );
}

function numberAfter(word: string, unit: TimeUnit, before: string, after: string): Around | null {
  const number = figuresIn(patterns().numberAfter.exec(after));
  // "It takes 12 minutes 5 times a day".
  if (!number || patterns().each.test(before) || /\p{Nd}[-\s]$/u.test(before)) return null;
  const lead = patterns().leadBefore.exec(before)![0];
  if (unit === 'second' && !isSecond(word, lead, after)) return null;
  const rest = after.slice(number.length);
  // "The last minute 12 people left": without a word that leads to it, a moment stands at the start or end of a
  // sentence.
  const isAmong = lead === '' && !STARTS.test(before) && /^\s\p{L}/u.test(rest);
  if (isAmong && /^minut|^минут|^хвилин/iu.test(word)) return null;
  const more = unit === 'minute' ? (patterns().secondsAfter.exec(rest)?.[0].length ?? 0) : 0;
  return { back: lead.length, on: number.length + more, minute: number.minute };
}

/** The English "second" is an ordinal too, and the Italian "secondo" also means "according to". */
function isSecond(word: string, lead: string, after: string): boolean {
  if (/^second[oi]$/iu.test(word)) return /^al\s/iu.test(lead);
  if (/^seconds?$/iu.test(word) && !/^at\s/iu.test(lead))
    return lead !== '' && !/^\s?\p{Nd}+\s\p{L}/u.test(after);
  return lead !== '';
}

function around(before: string, { minute, length }: Told, lead: RegExp, on: number): Around {
  const led = lead.exec(before.slice(0, before.length - length))?.[0].length ?? 0;
  return { back: length + led, on, minute };
}

function eastern(word: string, before: string, after: string): Around | null {
  if (word === 'นาทีที่') {
    const number = figuresIn(THAI_AFTER.exec(after));
    const back = THAI_BEFORE.exec(before)![0].length;
    return number && { back, on: number.length, minute: number.minute };
  }
  const number = EAST_BEFORE.exec(before);
  const mark = EAST_AFTER.exec(after);
  const east = number?.groups?.['east'];
  if (!number || east === undefined || (!mark && number.groups?.['nth'] === undefined)) return null;
  const minute = /\p{Nd}/u.test(east)
    ? String(Number(westernDigits(east)))
    : String(valueOfHan(east));
  const half = after.startsWith('半') ? 1 : 0;
  return { back: number[0].length, on: mark?.[0].length ?? half, minute };
}
