import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { weightedLength } from './weighted-length.ts';
import { isUnspaced, matchesInsideWords } from './segment.ts';

const QUESTION = /[?？؟]["'”’»」』)]*$/u;
const GREEK_QUESTION = /[;\u037e]["'”’»)]*$/u;
const FIRST_WORD = /[\p{L}\p{M}\p{N}]+/u;
/** In letters: about nine words, and about thirty-five. */
const SHORT_MASS = 35;
const LONG_MASS = 160;
const VERY_LONG_MASS = 260;

/** Whether it is a question. A semicolon marks one in Greek only. */
export function isQuestion(text: string, language: LanguageValue): boolean {
  if (QUESTION.test(text)) return true;
  return languageOf(language).semicolonAsks === true && GREEK_QUESTION.test(text);
}

/** Shorter ones must be whole words: "his" does not begin with "hi". */
const STEM_LETTERS = 4;
const courtesies = new Map<LanguageValue, RegExp>();

function courtesyOf(language: LanguageValue): RegExp {
  let found = courtesies.get(language);
  if (!found) {
    const each = languageOf(language).greetings.map((word) =>
      word.length < STEM_LETTERS && !matchesInsideWords(language)
        ? String.raw`${word}(?![\p{L}\p{M}-])`
        : word,
    );
    const before = isUnspaced(language) ? '' : String.raw`(?<![\p{L}\p{M}\p{N}'’-])`;
    const isNone = `(?!${languageOf(language).noGreetings ?? '(?!)'})`;
    found = new RegExp(each.length === 0 ? '(?!)' : `${before}${isNone}(?:${each.join('|')})`, 'u');
    courtesies.set(language, found);
  }
  return found;
}

/** Whether it greets, thanks or asks to subscribe. */
export function isCourtesy(text: string, language: LanguageValue): boolean {
  return courtesyOf(language).test(text.toLowerCase());
}

/** Whether it starts with a courtesy and is no longer than one: "Thank you for joining us", not "He said thank you". */
export function opensWithCourtesy(text: string, language: LanguageValue): boolean {
  return (
    weightedLength(text) < COURTESY_MASS &&
    courtesyOf(language).exec(text.toLowerCase())?.index === 0
  );
}

/** In letters: about twenty words. */
const COURTESY_MASS = 100;

const CLAUSE_END = /[,،、，–—!！]\s*/u;
/** In letters: the longest greeting before a sentence, and the shortest sentence that must remain. */
const GREETING_MASS = 32;
const LEFT_MASS = 20;

/** The sentence without the greeting before it: "Hello everybody, the first thing to fix is the roof." */
export function withoutGreeting(text: string, language: LanguageValue): string {
  const end = languageOf(language).spaceEndsSentence ? /\s/u.exec(text) : CLAUSE_END.exec(text);
  if (!end || end.index === 0) return text;
  const rest = text.slice(end.index + end[0].length).trimStart();
  const greeting = text.slice(0, end.index);
  const opens = courtesyOf(language).exec(greeting.toLowerCase())?.index === 0;
  const isGreeting = opens && weightedLength(greeting) < GREETING_MASS;
  if (!isGreeting || weightedLength(rest) < LEFT_MASS) return text;
  if (isApposition(greeting, rest) || STILL_THANKS.test(rest)) return text;
  return withoutGreeting(rest, language);
}

/** What a greeting may name, so that the rest only describes it. */
const SHOW =
  /^(?:\p{L}+\s+){1,3}?(?:show|podcast|channel|series|programme|program|sendung|kanal|émission|chaîne|programa|canal|trasmissione|canale|programma|kanaal)\b/iu;

/** English: "Thank you, both, for coming": the rest is no sentence. */
const STILL_THANKS =
  /^(?:both|all|everyone|everybody|folks|guys|again|indeed|so much|very much)(?: of you)?,? for\s/iu;

/** "Welcome to Small Engines, the show about …": the rest is no sentence. */
function isApposition(greeting: string, rest: string): boolean {
  return /\S\s+\p{Lu}/u.test(greeting) && SHOW.test(rest);
}

/**
 * How well a sentence can be read alone, from above 0 to 1: lower for questions, greetings, scraps and missing ends.
 */
export function standaloneFactor(text: string, language: LanguageValue): number {
  const { clauseWords } = languageOf(language);
  let factor = 1;
  if (isQuestion(text, language)) factor *= 0.2;
  const mass = weightedLength(text);
  if (mass < SHORT_MASS) factor *= 0.3;
  if (mass > LONG_MASS) factor *= 0.5;
  if (mass > VERY_LONG_MASS) factor *= 0.3;
  const lower = text.toLowerCase();
  const unspaced = isUnspaced(language);
  if (isCourtesy(lower, language)) factor *= 0.2;
  // An initial "and", "but" or "so" depends on a sentence that won't be there.
  const leans = unspaced
    ? [...clauseWords].some((word) => lower.startsWith(word))
    : clauseWords.has(FIRST_WORD.exec(lower)?.[0] ?? '');
  return leans ? factor * 0.7 : factor;
}

const TAGGED = /[,،、，]\s*[\p{L}\p{M}'’]+(?:\s[\p{L}\p{M}'’]+)?\s*[?？؟;]$/u;

/** A statement with a tag question: "People are waiting, right?", "They grow, don't they?" */
export const isTagged = (text: string): boolean => TAGGED.test(text);
