import { HAN_NUMBER, valueOfHan } from './numbers/han.ts';
import { findUnits, type Meaning, spacedUnits, type Unit } from './numbers/units.ts';
import { westernDigits } from './western-digits.ts';

/**
 * Moments of a video told in minutes, seconds or hours. Found by the word, in the forms that name a moment ("minute 12",
 * "in der 12. Minute"), and then looked at with what stands around it. Where a script has no spaces the number and the
 * word stand together, and only with a mark that makes it a moment. Numbers stand in figures: see `numbers/in-figures`.
 */
const BEGINS = '(?<![\\p{L}\\p{M}])';
const ENDS = '(?![\\p{L}\\p{M}])';
const EAST = /นาทีที่|分钟|分鐘|分|분/gu;

const N = '\\p{Nd}{1,3}';
const LED =
  'at|around|about|by|near|from|in|um|bei|ab|in der|à la|à|vers la|dès la|dans la|en el|en|a la|al|alla|nel|hacia el|desde el|no|na|ao|op|in de|rond|vid|i|på|runt|ved|omkring|kohdassa|w|około|v|ve|kolem|pri|oko|u|la|în|pie|ties|в|на|около|о|у|след|στο|pada|di|vào|ở|lúc|khoảng|ใน|ที่|في|عند|در|ב|a';
const LEAD = `(?<lead>${BEGINS}(?:${LED})\\s)?(?:the\\s|το\\s|de\\s|den\\s|det\\s)?`;

/** What may follow the minute and belongs to it: "and 41 seconds", ", second 41", "и 41. секунде". */
const JOINS = '(?:\\s?,)?(?:\\s[\\p{L}\\p{M}]{1,4})?\\s?';
const PLACE = '(?:st|nd|rd|th|[eª.º]|ème)?';
const SECONDS_AFTER = new RegExp(
  `^${JOINS}(?:(?<figures>\\p{Nd}{1,2})${PLACE}\\s(?:${spacedUnits('second')})|(?:${spacedUnits('second')})\\s(?:thứ\\s)?\\p{Nd}{1,2}(?!\\p{Nd}))${ENDS}`,
  'iu',
);

const MINUTES_AFTER = new RegExp(
  `^${JOINS}\\p{Nd}{1,2}\\s(?:${spacedUnits('minute')})${ENDS}`,
  'iu',
);

/** "around minute 12", "en el minuto 12", "minute 12:41". */
const NUMBER_AFTER = new RegExp(
  `^\\s?(?:no\\.\\s|number\\s|ke-|thứ\\s|ה-?|رقم\\s|#)?(?<figures>\\p{Nd}{1,4})(?:\\s?[:：]\\s?\\p{Nd}{2})?(?:\\s?[–—-]\\s?${N}|\\s(?:to|and|bis|und|à|et|a|y|e|do|до|и)\\s${N})?(?![\\p{L}\\p{M}\\p{Nd}]|[:：.,]\\p{Nd}|\\s?[%€$£])`,
  'iu',
);
const LEAD_BEFORE = new RegExp(`${LEAD}$`, 'iu');
/** "Every minute 12 people are born" names no moment. */
const EACH =
  /(?<!\p{L})(?:every|each|per|a|one|last|jede|jeder|pro|eine|chaque|par|une|cada|por|un|ogni|elke|varje|hver|každou|každú|każdą|co|за|her|setiap|mỗi)\s$/iu;

/** "the 12th minute", "à la 12e minute". */
const PLACE_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{Nd}:.,])(?<figures>${N})(?:st|nd|rd|th|[eª.º]|ème|:e|-?\\p{Script=Cyrillic}{1,3}|ο|वें|वीं|তম|ஆவது|வது|ویں|-?oji|-?ąją)\\s?$`,
  'iu',
);
const COUNT_BEFORE = /(?<![\p{L}\p{Nd}:.,])(?<figures>\p{Nd}{1,5}(?:[.,]\p{Nd})?)(?:[-\s]|(?=$))$/u;
/** Lithuanian tells a moment by the case alone. */
const BY_CASE = /^minutę$/iu;
/** Where the word that tells a moment stands after it. */
const LED_AFTER = /^\s(?:mark|point|में|पर|میں|پر|kohdalla)(?![\p{L}\p{M}])/u;

/** "the 12-minute mark", "12 minutes in", "twelve minutes and five seconds into the video". */
const COUNT_AFTER =
  /^\s(?:mark|point|in(?=$|[.,;:!?)])|into\s(?:the|this|his|her|their|our)\s(?:video|talk|episode|recording|lecture|film|podcast|conversation|interview|clip|stream))(?!\p{L})/iu;
const COUNT_LEAD = /(?<!\p{L})(?:(?:at|about|around|some|just)\s)?(?:the\s)?$/iu;
/** "At 12 minutes he laughs", which can be a length too: "the record stands at 12 minutes", "at 12 minutes per mile". */
const AT_COUNT =
  /(?<!\p{L})(?<!(?:stands?|stood|set|kept|capped|limited|clocked|timed|averages?|averaged|liegt|lag)\s)(?:at(?:\s(?:about|around|the))?|bei|aos|ai|a\slos|vid|ved|pie|ties|στα)\s$/iu;
const MEASURES =
  /^\s(?:per|each|an?|from|away|of|or|before|after|to|until|past|left|long|flat|later|ago|apart|and\s\p{L}+ing|pro|von|vor|entfernt|de|da|do|del|dal|van|fra|från|por)(?!\p{L})/iu;

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
  /** `12`; with a letter before it where seconds or hours are told. */
  minute: string;
}

interface Told {
  minute: string;
  /** Of the text that it takes. */
  length: number;
}

function figuresIn(match: RegExpExecArray | null): Told | null {
  const figures = match?.groups?.['figures'];
  if (!match || figures === undefined) return null;
  const value = Number(westernDigits(figures).replace(',', '.'));
  return { minute: String(value), length: match[0].length };
}

const LETTER: Readonly<Record<Unit, string>> = { minute: '', second: 's', hour: 'h' };
/** The English second is a place as well, but none of the others. */
const unitOf = (meanings: readonly Meaning[]) => meanings[0]!.unit;

export function findMinutes(text: string): FoundMinute[] {
  const found: FoundMinute[] = [];
  const add = (index: number, word: string, unit: Unit, one: Around | null) => {
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
  /** How far it reaches before the word, and on after it. */
  back: number;
  on: number;
  minute: string;
}

function spaced(word: string, unit: Unit, before: string, after: string): Around | null {
  const count = figuresIn(COUNT_BEFORE.exec(before));
  // "At one hour and twelve minutes" is found as a whole.
  if (unit === 'hour' && MINUTES_AFTER.test(after)) return null;
  const more = unit === 'minute' ? (SECONDS_AFTER.exec(after)?.[0].length ?? 0) : 0;
  const rest = after.slice(more);
  const counted = COUNT_AFTER.exec(rest);
  // "Four seconds in, four seconds out" is a way to breathe.
  const isBreath = unit === 'second' && /^\sin$/iu.test(counted?.[0] ?? '');
  if (counted && !isBreath)
    return count && around(before, count, COUNT_LEAD, more + counted[0].length);
  // One is an article in most languages: "at a second glance", "bei einer Stunde Fahrt".
  const isMany = count !== null && (count.minute !== '1' || more > 0);
  const isAt = isMany && AT_COUNT.test(before.slice(0, before.length - count.length));
  if (isAt && !MEASURES.test(rest)) return around(before, count, AT_COUNT, more);
  if (unit === 'hour') return null;
  const place = unit === 'minute' ? placeBefore(word, before) : null;
  if (place) {
    const on = more + (LED_AFTER.exec(rest)?.[0].length ?? 0);
    return around(before, place, LEAD_BEFORE, on);
  }
  return numberAfter(word, unit, before, after);
}

function placeBefore(word: string, before: string): Told | null {
  return (
    figuresIn(PLACE_BEFORE.exec(before)) ??
    (BY_CASE.test(word) ? figuresIn(COUNT_BEFORE.exec(before)) : null)
  );
}

function numberAfter(word: string, unit: Unit, before: string, after: string): Around | null {
  const number = figuresIn(NUMBER_AFTER.exec(after));
  // "It takes 12 minutes 5 times a day".
  if (!number || EACH.test(before) || /\p{Nd}[-\s]$/u.test(before)) return null;
  const lead = LEAD_BEFORE.exec(before)![0];
  if (unit === 'second' && !isSecond(word, lead, after)) return null;
  const rest = after.slice(number.length);
  // "The last minute 12 people left": with no word that leads to it, a moment stands at a beginning or an end.
  const isAmong = lead === '' && !STARTS.test(before) && /^\s\p{L}/u.test(rest);
  if (isAmong && /^minut|^минут|^хвилин/iu.test(word)) return null;
  const more = unit === 'minute' ? (SECONDS_AFTER.exec(rest)?.[0].length ?? 0) : 0;
  return { back: lead.length, on: number.length + more, minute: number.minute };
}

/** The English second is a place too, the Italian one means according to. */
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
