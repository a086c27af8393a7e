import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { withoutBrokenStart, withoutFalseStarts } from './false-starts.ts';
import { isUnspaced, words } from './segment.ts';
import { patternsOf } from './speech-patterns.ts';
import { weightedLength } from './weighted-length.ts';

/*
 * What makes spoken sentences hard to quote: sounds of thinking, false starts, and openings that only the sentence before
 * explains. And what speakers say to announce that something matters.
 */
const LONGEST_NOISE = 40;
const LEADING_START = 12;
const LONGEST_LEAD = 110;
/** A longer sentence says something else as well. */
const LONGEST_HOUSEKEEPING = 110;
/** What begins by announcing may be as long as this, and so far in it may begin: "First and foremost, let's go over". */
const LONGEST_AGENDA = 260;
const AGENDA_START = 30;
/** So many behind an announcement say something of their own. */
const SAYING_WORDS = 3;
/** So little after the announcement, and what it announces is the next sentence. */
const ANNOUNCED_MASS = 22;

const OPENING_SIGNS = /^[\s,;:、，،؛.…·–—-]+/u;

/** One sentence is looked at from many sides, one after the other. */
let lastBare = { text: '', language: 'english' as LanguageValue, bare: '' };

/** The sentence without what only ties it to the one before. */
export function withoutLinks(text: string, language: LanguageValue): string {
  if (lastBare.text !== text || lastBare.language !== language)
    lastBare = { text, language, bare: bareOf(text, language) };
  return lastBare.bare;
}

function bareOf(text: string, language: LanguageValue): string {
  const { dropped } = patternsOf(language);
  let rest = text.replace(OPENING_SIGNS, '');
  if (!dropped) return rest;
  for (;;) {
    const shorter = rest.replace(dropped, '').replace(OPENING_SIGNS, '');
    if (shorter === rest || !/[\p{L}\p{N}]/u.test(shorter)) return rest;
    rest = shorter;
  }
}

/** Whether it begins with a word that only ties it to the one before. */
export function opensWithLink(text: string, language: LanguageValue): boolean {
  return patternsOf(language).links?.test(text) ?? false;
}

/** Whether it needs the sentence before it, whatever is left out in front. */
export function leansBack(text: string, language: LanguageValue): boolean {
  const { leans } = patternsOf(language);
  if (!leans) return false;
  const bare = withoutLinks(text, language).replace(/^["'“‘«‹([¿¡„「『（]+/u, '');
  return leans.test(language === 'english' ? withoutBrokenStart(bare) : bare);
}

/** Whether nothing is said: "Okay, well." */
export function isNoise(text: string, language: LanguageValue): boolean {
  return text.length < LONGEST_NOISE && (patternsOf(language).noise?.test(text) ?? false);
}

/** Whether it only leads to the next sentence. */
export function leadsAhead(text: string, language: LanguageValue): boolean {
  if (text.length >= LONGEST_LEAD) return false;
  const found = patternsOf(language).ahead?.exec(text);
  return found ? found.index < LEADING_START : false;
}

/** Whether it is about the recording or the meeting itself: "In this video", "Item 4, then", "That is on the exam". */
export function isHousekeeping(text: string, language: LanguageValue): boolean {
  const { housekeeping, agenda } = patternsOf(language);
  if (text.length < LONGEST_HOUSEKEEPING && housekeeping?.test(text)) return true;
  if (!agenda || text.length >= LONGEST_AGENDA) return false;
  // "I'll show you why: it rains in." "I'll show you in a minute, but it rains in."
  const end = text.search(/[:：]\s|, but /u);
  const rest = end < 0 ? '' : text.slice(end);
  if (words(rest, language).length >= SAYING_WORDS) return housekeeping?.test(rest) ?? false;
  const at = agenda.exec(withoutLinks(text, language))?.index ?? AGENDA_START;
  return at < AGENDA_START;
}

/** Whether the recording is spoken of in what is too long to be about nothing else: "any of the ways on this screen". */
export function speaksOfRecording(text: string, language: LanguageValue): boolean {
  return (
    text.length >= LONGEST_HOUSEKEEPING && (patternsOf(language).recording?.test(text) ?? false)
  );
}

/** Whether only a picture beside it would say what is meant: "the red line". */
export function needsPicture(text: string, language: LanguageValue): boolean {
  return patternsOf(language).shown?.test(text) ?? false;
}

/** Whether a picture may be meant: "on the left". */
export function mayNeedPicture(text: string, language: LanguageValue): boolean {
  return patternsOf(language).drawn?.test(text) ?? false;
}

/** Whether it says who speaks: "I run a blog". */
export function introducesSelf(text: string, language: LanguageValue): boolean {
  return patternsOf(language).introduces?.test(text) ?? false;
}

/** Whether something in it points to what was said or shown before: "from this viewing angle", "again". */
export function pointsAway(text: string, language: LanguageValue): boolean {
  return patternsOf(language).points?.test(text) ?? false;
}

/** What does so, and where. */
export function pointerIn(text: string, language: LanguageValue): RegExpExecArray | null {
  return patternsOf(language).points?.exec(text) ?? null;
}

/** Whether it speaks of what was said or shown earlier: "the three beds we talked about earlier". */
export function recallsEarlier(text: string, language: LanguageValue): boolean {
  return patternsOf(language).recalls?.test(text) ?? false;
}

/** Whether it goes on with a list: "And finally", "It also". */
export function addsOn(text: string, language: LanguageValue): boolean {
  return patternsOf(language).adds?.test(text) ?? false;
}

/** A longer announcement says something itself. */
const LONGEST_PROMISE = 60;
/** Fewer words behind one say too little. */
const FEWEST_KEPT = 6;

/** Without the announcement in front: "I'll show you in a minute, but the roof is open" is "the roof is open". */
export function withoutPromise(text: string, language: LanguageValue): string {
  const { turns, agenda } = patternsOf(language);
  const turn = turns && agenda ? turns.exec(text) : null;
  if (!turn || turn.index > LONGEST_PROMISE) return text;
  const promise = withoutLinks(text.slice(0, turn.index), language);
  const rest = text.slice(turn.index + turn[0].length);
  if (agenda!.exec(promise)?.index !== 0) return text;
  return words(rest, language).length >= FEWEST_KEPT && !needsPromise(rest, language) ? rest : text;
}

/** What "it" means may be in the announcement. */
function needsPromise(rest: string, language: LanguageValue): boolean {
  if (leansBack(rest, language) || pointsAway(rest, language)) return true;
  const pronouns = languageOf(language).speech?.pronouns?.split(' ') ?? [];
  return words(rest.toLowerCase().replaceAll('’', "'"), language).some((word) =>
    pronouns.includes(word),
  );
}

/** Without the words that end a list, where it can be read so: "And finally, it is cheap" is "It is cheap". */
export function withoutClosing(text: string, language: LanguageValue): string {
  const { closes } = patternsOf(language);
  const rest = closes ? text.replace(closes, '') : text;
  return opensWithLink(rest, language) ? text : rest;
}

/** Whether it ends with a promise that the next sentence keeps: "It comes down to one fact." */
export function promisesMore(text: string, language: LanguageValue): boolean {
  return patternsOf(language).promises?.test(text) ?? false;
}

/** Whether the speaker speaks of themselves. */
export function speaksOfSelf(text: string, language: LanguageValue): boolean {
  return patternsOf(language).self?.test(text) ?? false;
}

/** Where something matters, as the speaker announces it. */
export interface Announcement {
  /** 1 for "remember", 2 for what the whole comes down to. */
  strength: 0 | 1 | 2;
  /** The sentence before, this one, the one after. */
  where: 'behind' | 'here' | 'ahead';
  /** It says nothing but that something comes. */
  isEmpty: boolean;
  /** It names what comes: "The solution is patience." */
  isNamed: boolean;
}

const SILENT: Announcement = { strength: 0, where: 'here', isEmpty: false, isNamed: false };
/** In letters: with less beside the announcement, a sentence says nothing itself. */
const SAYING_MASS = 30;
/** Before "that's the whole trick" it is what is meant. */
const OWN_MASS = 15;
/** And with more it has said it all. */
const SAID_MASS = 90;

/** Where an announcement that names something begins, and how many letters the name has. */
const NAMED_START = 5;
const NAMED_MASS = 8;

export function announces(text: string, language: LanguageValue): Announcement {
  const { sums, stresses, behind } = patternsOf(language);
  const after = behind?.exec(text);
  // "We keep nine spices and that's the whole trick" means itself.
  if (after) {
    const isOwn = weightedLength(text.slice(0, after.index)) >= OWN_MASS;
    return isOwn ? { ...SILENT, strength: 1 } : { ...SILENT, strength: 2, where: 'behind' };
  }
  const sum = sums?.exec(text);
  const found = sum ?? stresses?.exec(text);
  if (!found) return SILENT;
  const strength = sum ? 2 : 1;
  const rest = weightedLength(text.slice(found.index + found[0].length));
  const beside = rest + weightedLength(text.slice(0, found.index));
  if (rest >= ANNOUNCED_MASS || (beside >= SAID_MASS && /[:：,،、，]/u.test(text)))
    return { ...SILENT, strength };
  const isEmpty = beside < SAYING_MASS;
  // "Today we make hummus, and the secret is patience" has said it; "what I learned is what I want you to remember" has not.
  const where = isEmpty || speaksOfSelf(text, language) ? 'ahead' : 'here';
  const isNamed = found.index < NAMED_START && beside >= NAMED_MASS;
  return { strength, where, isEmpty, isNamed };
}

/** The sentence without what announces it in front: "The point is, you check it" is "You check it". */
export function withoutAnnouncement(text: string, language: LanguageValue): string {
  const found = patternsOf(language).sums?.exec(text);
  if (!found || found.index >= LEADING_START) return text;
  const rest = text.slice(found.index + found[0].length);
  const colon =
    /^[^.!?]{0,60}?[:：]\s*/u.exec(rest) ?? /^(?:\s+\p{L}{1,3})?\s*[,，،]\s*/u.exec(rest);
  return colon ? rest.slice(colon[0].length) : text;
}

/** Without one there is no aside, and looking for one is most of the work. */
const ASIDE_SIGN = /[,،、，;؛–—]/u;

/** What was said, without sounds of thinking, asides and words begun twice. No word is added or changed. */
export function withoutStumbles(text: string, language: LanguageValue): string {
  const { aside, hesitation } = patternsOf(language);
  const { stopWords } = languageOf(language);
  let clean = text;
  if (aside && ASIDE_SIGN.test(clean))
    clean = clean.replaceAll(aside, (found: string, before: string, at: number, whole: string) => {
      if (isSign(before)) return before;
      const leadsOn =
        stopWords.has(before.toLowerCase()) &&
        !(language === 'english' && isSeam(before, whole.slice(at + found.length)));
      return leadsOn ? `${before} ` : `${before}, `;
    });
  if (hesitation) clean = clean.replaceAll(hesitation, '');
  if (!isUnspaced(language)) clean = withoutFalseStarts(clean, language, stopWords);
  if (clean === text) return text;
  return clean
    .replaceAll(/\s+(?=[,.;:!?…])/gu, '')
    .replaceAll(/,(?:\s*,)+/gu, ',')
    .replaceAll(/,(?=[.!?…])/gu, '')
    .replace(OPENING_SIGNS, '')
    .replaceAll(/\s{2,}/gu, ' ')
    .trim();
}

/** English: "I understood that, I mean, my father had a shop" keeps a comma, "it was, you know, the hardest year" does not. */
const ENDS_CLAUSE = /^(?:it|this|that|these|those|them|him|us|me|there|here|too)$/iu;
const OPENS_CLAUSE =
  /^(?:i|we|you|he|she|it|they|my|our|your|his|her|their|the|there|nobody|everybody)(?![\p{L}\p{N}])/iu;
const isSeam = (before: string, after: string) =>
  ENDS_CLAUSE.test(before) && OPENS_CLAUSE.test(after);

const isSign = (text: string) => !/[\p{L}\p{N}]/u.test(text);
