import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { withoutBrokenStart, withoutFalseStarts } from './false-starts.ts';
import { isUnspaced, words } from './segment.ts';
import { patternsOf } from './speech-patterns.ts';
import { weightedLength } from './weighted-length.ts';

/*
 * What makes spoken sentences hard to quote: hesitation sounds, false starts, and openings that need the sentence
 * before. And how speakers announce that something matters.
 */
const LONGEST_NOISE = 40;
const LEADING_START = 12;
const LONGEST_LEAD = 110;
/** A longer sentence has other content too. */
const LONGEST_HOUSEKEEPING = 110;
/**
 * The longest sentence that counts as an announcement, and how far from its start the announcement may begin: "First
 * and foremost, let's go over".
 */
const LONGEST_AGENDA = 260;
const AGENDA_START = 30;
/** English: a reason for an announcement, however long: "Given that you are all here, let's talk about …" */
const REASON = /^(?:given that|since|now that|before|with that)\b[^,]*,\s$/iu;
/** With this many words after the announcement, a sentence has content of its own. */
const SAYING_WORDS = 3;
/** With less than this after the announcement, the next sentence is what it announces. */
const ANNOUNCED_MASS = 22;

const OPENING_SIGNS = /^[\s,;:、，،؛.…·–—-]+/u;

/** Caches the last one, because a sentence is checked several times in a row. */
let lastBare = { text: '', language: 'english' as LanguageValue, bare: '' };

/** The sentence without opening words that only link it to the one before. */
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

/** Whether it begins with a word that only links it to the one before. */
export function opensWithLink(text: string, language: LanguageValue): boolean {
  return patternsOf(language).links?.test(text) ?? false;
}

/** Whether it needs the sentence before it, even without its linking words. */
export function leansBack(text: string, language: LanguageValue): boolean {
  const { leans } = patternsOf(language);
  if (!leans) return false;
  const bare = withoutLinks(text, language).replace(/^["'“‘«‹([¿¡„「『（]+/u, '');
  return leans.test(language === 'english' ? withoutBrokenStart(bare) : bare);
}

/** Whether it has no content: "Okay, well." */
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
  const bare = withoutLinks(text, language);
  const at = agenda.exec(bare)?.index ?? -1;
  return at >= 0 && (at < AGENDA_START || REASON.test(bare.slice(0, at)));
}

/** Whether a sentence too long to be only about the recording mentions it: "any of the ways on this screen". */
export function speaksOfRecording(text: string, language: LanguageValue): boolean {
  return (
    text.length >= LONGEST_HOUSEKEEPING && (patternsOf(language).recording?.test(text) ?? false)
  );
}

/** Whether it can't be understood without a picture: "the red line". */
export function needsPicture(text: string, language: LanguageValue): boolean {
  return patternsOf(language).shown?.test(text) ?? false;
}

/** Whether it may refer to a picture: "on the left". */
export function mayNeedPicture(text: string, language: LanguageValue): boolean {
  return patternsOf(language).drawn?.test(text) ?? false;
}

/** Whether speakers introduce themselves: "I run a blog". */
export function introducesSelf(text: string, language: LanguageValue): boolean {
  return patternsOf(language).introduces?.test(text) ?? false;
}

/** Whether something in it refers to what was said or shown before: "from this viewing angle", "again". */
export function pointsAway(text: string, language: LanguageValue): boolean {
  return patternsOf(language).points?.test(text) ?? false;
}

/** The match of such a reference. */
export function pointerIn(text: string, language: LanguageValue): RegExpExecArray | null {
  return patternsOf(language).points?.exec(text) ?? null;
}

/** Whether it mentions what was said or shown earlier: "the three beds we talked about earlier". */
export function recallsEarlier(text: string, language: LanguageValue): boolean {
  return patternsOf(language).recalls?.test(text) ?? false;
}

/** Whether it continues a list: "And finally", "It also". */
export function addsOn(text: string, language: LanguageValue): boolean {
  return patternsOf(language).adds?.test(text) ?? false;
}

/** A longer announcement has content of its own. */
const LONGEST_PROMISE = 60;
/** With fewer words after it, the rest says too little. */
const FEWEST_KEPT = 6;

/** What comes before a colon. */
export const LEAD_IN = /^[^.!?:：]{1,80}[:：]\s*/u;

/**
 * Removes an announcement at the start: "I'll show you in a minute, but the roof is open" and "If you remember one thing
 * from this video: the roof is open" become "the roof is open".
 */
export function withoutPromise(text: string, language: LanguageValue): string {
  const { turns, agenda, recording } = patternsOf(language);
  const [lead] = LEAD_IN.exec(text) ?? [];
  if (lead !== undefined && recording?.test(lead)) {
    const said = text.slice(lead.length);
    if (weightedLength(said) >= ANNOUNCED_MASS && !leansBack(said, language)) return said;
  }
  const turn = turns && agenda ? turns.exec(text) : null;
  if (!turn || turn.index > LONGEST_PROMISE) return text;
  const promise = withoutLinks(text.slice(0, turn.index), language);
  const rest = text.slice(turn.index + turn[0].length);
  if (agenda!.exec(promise)?.index !== 0) return text;
  return words(rest, language).length >= FEWEST_KEPT && !needsPromise(rest, language) ? rest : text;
}

/** The announcement may contain what "it" refers to. */
function needsPromise(rest: string, language: LanguageValue): boolean {
  if (leansBack(rest, language) || pointsAway(rest, language)) return true;
  const pronouns = languageOf(language).speech?.pronouns?.split(' ') ?? [];
  return words(rest.toLowerCase().replaceAll('’', "'"), language).some((word) =>
    pronouns.includes(word),
  );
}

/** Removes words that end a list, if the rest can be read alone: "And finally, it is cheap" becomes "It is cheap". */
export function withoutClosing(text: string, language: LanguageValue): string {
  const { closes } = patternsOf(language);
  const rest = closes ? text.replace(closes, '') : text;
  return opensWithLink(rest, language) ? text : rest;
}

/** Whether it ends with an announcement that the next sentence fulfils: "It comes down to one fact." */
export function promisesMore(text: string, language: LanguageValue): boolean {
  return patternsOf(language).promises?.test(text) ?? false;
}

/** Whether it is in the first person. */
export function speaksOfSelf(text: string, language: LanguageValue): boolean {
  return patternsOf(language).self?.test(text) ?? false;
}

/** An announcement that something matters. */
export interface Announcement {
  /** 1 for "remember", 2 for the main point. */
  strength: 0 | 1 | 2;
  /** The sentence that matters: the one before, this one, or the one after. */
  where: 'behind' | 'here' | 'ahead';
  /** It has no content but the announcement. */
  isEmpty: boolean;
  /** It names what follows: "The solution is patience." */
  isNamed: boolean;
}

const SILENT: Announcement = { strength: 0, where: 'here', isEmpty: false, isNamed: false };
/** In letters: with less beside the announcement, a sentence has no content of its own. */
const SAYING_MASS = 30;
/** With this much before "that's the whole trick", the sentence refers to itself. */
const OWN_MASS = 15;
/** With more than this, the sentence contains what it announces. */
const SAID_MASS = 90;

/** How near the start an announcement that names something begins, and the minimum length of the name. */
const NAMED_START = 5;
const NAMED_MASS = 8;

export function announces(text: string, language: LanguageValue): Announcement {
  const { sums, stresses, behind } = patternsOf(language);
  const after = behind?.exec(text);
  // "We keep nine spices and that's the whole trick" refers to itself.
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
  // "Today we make hummus, and the secret is patience" contains its point; "what I learned is what I want you to
  // remember" doesn't.
  const where = isEmpty || speaksOfSelf(text, language) ? 'ahead' : 'here';
  const isNamed = found.index < NAMED_START && beside >= NAMED_MASS;
  return { strength, where, isEmpty, isNamed };
}

/** Removes an announcement at the start: "The point is, you check it" becomes "You check it". */
export function withoutAnnouncement(text: string, language: LanguageValue): string {
  const found = patternsOf(language).sums?.exec(text);
  if (!found || found.index >= LEADING_START) return text;
  const rest = text.slice(found.index + found[0].length);
  const colon =
    /^[^.!?]{0,60}?[:：]\s*/u.exec(rest) ?? /^(?:\s+\p{L}{1,3})?\s*[,，،]\s*/u.exec(rest);
  return colon ? rest.slice(colon[0].length) : text;
}

/** Without one there is no aside; searching for asides is most of the work. */
const ASIDE_SIGN = /[,،、，;؛–—]/u;

/** The text without hesitation sounds, asides and false starts. No word is added or changed. */
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

/**
 * English: "I understood that, I mean, my father had a shop" keeps a comma, "it was, you know, the hardest year"
 * doesn't.
 */
const ENDS_CLAUSE = /^(?:it|this|that|these|those|them|him|us|me|there|here|too)$/iu;
const OPENS_CLAUSE =
  /^(?:i|we|you|he|she|it|they|my|our|your|his|her|their|the|there|nobody|everybody)(?![\p{L}\p{N}])/iu;
const isSeam = (before: string, after: string) =>
  ENDS_CLAUSE.test(before) && OPENS_CLAUSE.test(after);

const isSign = (text: string) => !/[\p{L}\p{N}]/u.test(text);
