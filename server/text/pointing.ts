import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { pointerIn, withoutLinks } from './speech.ts';

/* English: signs near the start of a sentence that it refers to something outside it. */

/** Introduces a thing that a later pointer refers to: "A box is dark, and this box". */
const NAMES_SOMETHING = /\b(?:an?|my|our|some|every|each|any|two|three|four)\s/iu;
/** In letters: only a pointer this close to the start refers beyond the sentence. */
const POINTING_REACH = 90;
const STEM_LETTERS = 5;

/** English: regardless of what comes before, "how strange this is" refers to something else. */
const JUDGES =
  /\bhow \p{L}+ (?:this|that|it) (?:is|was|feels)\b|\bof (?:this|that) (?:is|was|are|were|can|will|has|have)\b|\b(?:similar to|something like|the same as) (?:this|that|these|those|it)(?=[.,;?!]| except\b| but\b)/iu;
/** English: nor does "I find that oddly comforting." */
const FINDS =
  /\b(?:find|found) (?:this|that) (?:(?:\p{L}+ly|very|so|quite|rather|pretty) )?\p{L}+[.!]/iu;
/** English: neither does "do this" refer to a thing already named: "There are two ways I do this." */
const DOES_SO =
  /^(?:(?! and | but | if | when | who )(?:[^,;:]|,(?= \p{L}+ \p{L}+ to )))*\b(?:do|does|did|doing|done) (?:this|that)(?=[.?!,]| (?:that|is|was|by|in|for|to|with|because)\b)/iu;
/** A quick check: without this match there is nothing for the pattern above to find. */
const DOES = /\bd(?:o|id)(?:es|ing|ne)? th(?:is|at)/iu;
/** English: "a list of them" needs something in the plural that was mentioned. */
const OF_THEM = /\bof them\b/iu;
const PLURAL = /\p{L}{2}(?<!s|u|i)s\b|\b(?:people|children|men|women|and|two|three|four|five)\b/iu;

/** English: "Farther from the centre, they get smaller". In "In Japan, they drive on the left" it refers to nobody. */
const THEY_AFTER = /^((?:farther|further|closer|higher|lower|deeper)\s[^,]{4,60}), they\b/iu;

/** English: whether a pointer near the start refers to something outside the sentence. */
export function pointsAwayEarly(said: string, language: LanguageValue): boolean {
  if (language !== 'english') return false;
  const text = withoutLinks(said, language);
  const they = THEY_AFTER.exec(text)?.[1];
  if (they !== undefined && !PLURAL.test(they)) return true;
  const opening = text.slice(0, POINTING_REACH);
  const them = OF_THEM.exec(opening);
  const isNamed = them && PLURAL.test(text.slice(0, them.index));
  const doesSo = DOES.test(opening) && DOES_SO.test(opening);
  if (doesSo || JUDGES.test(opening) || FINDS.test(opening) || (them && !isNamed)) return true;
  const found = pointerIn(text.slice(0, 2 * POINTING_REACH), language);
  if (!found || found.index >= POINTING_REACH) return false;
  if (isNamed && found.index === them.index) return false;
  // "Remember this: it rains in."
  const isAhead = text[found.index + found[0].length] === ':';
  if (isAhead) return false;
  const before = text.slice(0, found.index);
  const [thing = ''] = /^\s*\p{L}+/u.exec(text.slice(found.index + found[0].length)) ?? [];
  const stem = thing.trim().slice(0, STEM_LETTERS).toLowerCase();
  // "This angle" needs an angle before it, "this" alone needs any thing.
  if (stem === '' || languageOf(language).stopWords.has(thing.trim().toLowerCase()))
    return !NAMES_SOMETHING.test(before);
  return !before.toLowerCase().includes(stem);
}

/** English: third person pronouns for people. */
const PERSON =
  /(?<![\p{L}'’-])(?:they|them|their|theirs|they['’](?:re|ve|d|ll)|he|him|his|he['’](?:s|d|ll)|she|her|she['’](?:s|d|ll))(?![\p{L}'’-])/iu;
/** "You are a professional" introduces nobody else. */
const OF_YOURSELF = /\b(?:you|i|we)(?:['’](?:re|m)| are| am| were| was) an? \p{L}+/giu;
/** A person, or several things. */
const ANYBODY =
  /\b(?:an?|the|my|your|our|this|that|these|those|every|each|no|another|some|any|many|most|few|both|all|other|others|who|whoever|whose|(?:some|any|every|no)(?:one|body)|\d+)(?![\p{L}'’-])/iu;

/** "When he was nine, Mozart wrote a symphony." */
const NAMED_AFTER =
  /^(?:because|when|while|if|although|though|since|as|after|before|once|until|unless|like|with|despite|in|on)\b[^,;:]{3,80}, (?!(?:they|them|their|he|him|his|she|her|it|its|you|your|we|our|i|my|this|that|these|those|there)\b)\p{L}/iu;

/** English: whether "they", "he" or "she" precedes everyone it could refer to. */
export function lacksPerson(said: string, language: LanguageValue): boolean {
  if (language !== 'english') return false;
  const text = withoutLinks(said, language);
  const found = PERSON.exec(text);
  if (!found || NAMED_AFTER.test(said)) return false;
  const before = text.slice(0, found.index).replaceAll(OF_YOURSELF, '');
  if (ANYBODY.test(before) || PLURAL.test(before) || /["“]/u.test(before)) return false;
  // A name in any position; the first word may be capitalised only for its position.
  const [first = '', ...rest] = before.trim().split(/\s+/u);
  const isName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);
  const { stopWords } = languageOf(language);
  return (
    !rest.some(isName) &&
    (!isName(first) || stopWords.has(first.toLowerCase().replace(/\P{L}+$/u, '')))
  );
}

/**
 * How many sentences back something may have been introduced, and in how many it may occur without being a topic of the
 * talk.
 */
const BROUGHT_UP_REACH = 3;
const FEWEST_OF_TOPIC = 6;
const TOPIC_SHARE = 0.025;
const THE_THING = /^the ((?:[\p{L}-]+ )?[\p{L}-]{3,})/iu;

/**
 * English: sentences that begin with "the app" shortly after "an app" was introduced, without which nobody knows which
 * one is meant. A topic that the talk keeps mentioning needs no introduction.
 */
export function namedBefore(texts: readonly string[], language: LanguageValue): Uint8Array {
  const found = new Uint8Array(texts.length);
  if (language !== 'english') return found;
  const lower = texts.map((text) => text.toLowerCase());
  const most = Math.max(FEWEST_OF_TOPIC, TOPIC_SHARE * texts.length);
  const often = new Map<string, boolean>();
  for (const [index, text] of texts.entries()) {
    if (index === 0) continue;
    const thing = THE_THING.exec(withoutLinks(text, language))?.[1]?.toLowerCase();
    if (thing === undefined) continue;
    const near = lower.slice(Math.max(0, index - BROUGHT_UP_REACH), index);
    // The second word may be a verb, "the app does", or part of the name, "the landing page".
    const names = thing.includes(' ') ? [thing, thing.split(' ')[0]!] : [thing];
    if (names.some((name) => near.some((one) => bringsUp(one, name)) && !isOften(name)))
      found[index] = 1;
  }
  return found;

  function isOften(name: string): boolean {
    let answer = often.get(name);
    if (answer === undefined) {
      let times = 0;
      // Stops early: in texts of many hours, a part is enough.
      for (let at = 0; at < lower.length && times <= most; at += 1)
        if (saysWord(lower[at]!, name)) times += 1;
      answer = times > most;
      often.set(name, answer);
    }
    return answer;
  }
}

const LETTER = /[\p{L}\p{N}]/u;

function saysWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isStart = !LETTER.test(text[at - 1] ?? '');
    if (isStart && !LETTER.test((text[at + name.length] ?? '').replace('s', ''))) return true;
  }
  return false;
}

/** "A landing page for an app": an indefinite article and at most a few words before the name. */
function bringsUp(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (LETTER.test(text[at + name.length] ?? '')) continue;
    if (/(?<![\p{L}'’-])an? (?:[\p{L}-]+ ){0,2}$/u.test(text.slice(Math.max(0, at - 40), at)))
      return true;
  }
  return false;
}

const THE_ONE =
  /^(?:the (?:whole |entire |same |other )?(?!(?:first|best|worst|only|most|more|less|\p{L}+est)\b)|those |these )/iu;

/** English: whether it opens with something named before: "The plants can wait." Which ones? */
export function opensWithKnown(said: string, language: LanguageValue): boolean {
  return language === 'english' && THE_ONE.test(withoutLinks(said, language));
}
