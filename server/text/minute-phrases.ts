import { HAN_NUMBER, numberAtEnd, numberAtStart, valueOfHan } from './number-words.ts';
import { westernDigits } from './western-digits.ts';

/**
 * Moments of a video told in minutes. Found by the word for a minute, in the forms that name a moment ("minute 12", "in
 * der 12. Minute"), and then looked at with what stands around it. Where a script has no spaces the number and the word
 * stand together, and only with a mark that makes it a moment.
 */
const WORD = new RegExp(
  [
    'minutes?|minuten|minuto|minuut\\p{L}{0,5}|minutt?(?:en|et)?|minuci[eę]|minut[aeyuąęěi]|minút[aey]|minutul|minutei|minut[ėę]\\p{L}{0,2}|minūt[eēi]',
    'минут[аеуыи]?(?:та)?|хвилин[аіиу]|λεπτ(?:ό|ού|ο)|dakika(?:da|s[ıi]nda)?|perc(?:ben|nél|kor)?',
    'menit|minit|phút|(?:ال)?دقيقة|دقیقهٔ?|منٹ|मिनट|মিনিটে?|நிமிட[\\p{L}\\p{M}]*|ב?דק(?:ה|ות)',
  ]
    .map((words) => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`)
    .join('|') + '|(?<east>นาทีที่|分钟|分鐘|分|분)',
  'giu',
);

const N = '\\p{Nd}{1,3}';
const LED =
  'at|around|about|by|near|from|in|um|bei|ab|in der|à la|à|vers la|dès la|dans la|en el|en|a la|al|alla|hacia el|desde el|no|na|ao|op|in de|rond|vid|i|på|runt|ved|omkring|kohdassa|w|około|v|ve|kolem|pri|oko|u|la|în|в|на|около|о|у|след|στο|pada|di|vào|ở|lúc|khoảng|ใน|ที่|في|عند|در|ב|a';
const LEAD = `(?<lead>(?<!\\p{L})(?:${LED})\\s)?(?:the\\s|το\\s)?`;

/** "around minute 12", "en el minuto 12", "minute 12:41". */
const NUMBER_AFTER = new RegExp(
  `^\\s?(?:no\\.\\s|number\\s|ke-|thứ\\s|ה-?|رقم\\s|#)?(?<figures>${N})(?:\\s?[:：]\\s?\\p{Nd}{2})?(?:\\s?[–—-]\\s?${N}|\\s(?:to|and|bis|und|à|et|a|y|e|do|до|и)\\s${N})?(?![\\p{L}\\p{M}\\p{Nd}]|[:：.,]\\p{Nd}|\\s?[%€$£])`,
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
const FIGURES_BEFORE = new RegExp(`(?<![\\p{L}\\p{Nd}:.,])(?<figures>${N})[-\\s]$`, 'u');
/** Lithuanian tells a moment by the case alone. */
const BY_CASE = /^minutę$/iu;

/** "the 12-minute mark", "12 minutes in", "twelve minutes and five seconds into the video". */
const COUNT_AFTER =
  /^(?:,?\s(?:and\s)?(?:\p{Nd}{1,2}|\p{L}{2,10}(?:-\p{L}{2,5})?)\sseconds?)?\s(?:mark|point|in(?=$|[.,;:!?)])|into\s(?:the|this|his|her|their|our)\s(?:video|talk|episode|recording|lecture|film|podcast|conversation|interview|clip|stream))(?!\p{L})/iu;
const COUNT_LEAD = /(?<!\p{L})(?:(?:at|about|around|some|just)\s)?(?:the\s)?$/iu;

const EAST_BEFORE = new RegExp(`(?<nth>第\\s?)?(?<east>${N}|${HAN_NUMBER})\\s?$`, 'u');
const EAST_AFTER = /^(?:\s?(?:处|處|时|時|頃|ごろ|あたり|の時点|쯤|경|지점)(?:에서|에)?)/u;
const THAI_BEFORE = /(?:ใน|ที่|ตอน|ประมาณ)?$/u;
const THAI_AFTER = new RegExp(`^\\s?(?<figures>${N})`, 'u');

const STARTS = /(?:^|[\n([（【*_"“„«:–—-]|[.!?…。！？]\s)\s*$/u;
const LOOK = 48;

export interface FoundMinute {
  start: number;
  end: number;
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
  return { minute: String(Number(westernDigits(figures))), length: match[0].length };
}

/** With the one letter between it and the minute. */
function wordBefore(before: string, kind: 'count' | 'place'): Told | null {
  if (!/[-\s]$/u.test(before)) return null;
  const found = numberAtEnd(before.slice(0, -1), kind);
  return found && { minute: String(found.value), length: found.length + 1 };
}

function wordAfter(after: string): Told | null {
  const found = /^\s/u.test(after) ? numberAtStart(after.slice(1), 'count') : null;
  return found && { minute: String(found.value), length: found.length + 1 };
}

export function findMinutes(text: string): FoundMinute[] {
  const found: FoundMinute[] = [];
  for (const { 0: word, index, groups } of text.matchAll(WORD)) {
    const end = index + word.length;
    const before = text.slice(Math.max(0, index - LOOK), index);
    const after = text.slice(end, end + LOOK);
    const one = groups?.['east'] ? eastern(word, before, after) : spaced(word, before, after);
    if (one) found.push({ start: index - one.back, end: end + one.on, minute: one.minute });
  }
  return found;
}

interface Around {
  /** How far it reaches before the word, and on after it. */
  back: number;
  on: number;
  minute: string;
}

function spaced(word: string, before: string, after: string): Around | null {
  const counted = COUNT_AFTER.exec(after);
  if (counted) {
    const count = figuresIn(FIGURES_BEFORE.exec(before)) ?? wordBefore(before, 'count');
    return count && around(before, count, COUNT_LEAD, counted[0].length);
  }
  const place =
    figuresIn(PLACE_BEFORE.exec(before)) ??
    wordBefore(before, 'place') ??
    (BY_CASE.test(word) ? figuresIn(FIGURES_BEFORE.exec(before)) : null);
  if (place) {
    const on = /^\s(?:mark|point)(?!\p{L})/u.exec(after)?.[0].length ?? 0;
    return around(before, place, LEAD_BEFORE, on);
  }
  const number = figuresIn(NUMBER_AFTER.exec(after)) ?? wordAfter(after);
  // "It takes 12 minutes 5 times a day".
  if (!number || EACH.test(before) || /\p{Nd}[-\s]$/u.test(before)) return null;
  const lead = LEAD_BEFORE.exec(before)![0];
  // "The last minute 12 people left": with no word that leads to it, a moment stands at a beginning or an end.
  const isAmong =
    lead === '' && !STARTS.test(before) && /^\s\p{L}/u.test(after.slice(number.length));
  if (isAmong && /^minut|^минут|^хвилин/iu.test(word)) return null;
  return { back: lead.length, on: number.length, minute: number.minute };
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
  return { back: number[0].length, on: mark?.[0].length ?? 0, minute };
}
