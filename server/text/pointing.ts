import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { pointerIn, withoutLinks } from './speech.ts';

/* English: what shows near the beginning of a sentence that it speaks of something outside it. */

/** What stands before something that points, and names what is pointed to: "A box is dark, and this box". */
const NAMES_SOMETHING = /\b(?:an?|my|our|some|every|each|any|two|three|four)\s/iu;
/** In letters: so far in it points beyond the sentence. */
const POINTING_REACH = 90;
const STEM_LETTERS = 5;

/** English: whatever stands before it, "how strange this is" speaks of something else. */
const JUDGES =
  /\bhow \p{L}+ (?:this|that|it) (?:is|was|feels)\b|\bof (?:this|that) (?:is|was|are|were|can|will|has|have)\b/iu;
/** English: nor is what is done by it a thing that was named: "There are two ways I do this." */
const DOES_SO =
  /^(?:(?! and | but | if | when | who )[^,;:])*\b(?:do|does|did|doing|done) (?:this|that)(?=[.?!,]| (?:that|is|was|by|in|for|to|with|because)\b)/iu;
/** English: "a list of them" is a list of something that has been named, in the plural. */
const OF_THEM = /\bof them\b/iu;
const PLURAL = /\p{L}{2}(?<!s|u|i)s\b|\b(?:people|children|men|women|and|two|three|four|five)\b/iu;

/** English: "Farther from the centre, they get smaller". In "In Japan, they drive on the left" it stands for nobody. */
const THEY_AFTER = /^((?:farther|further|closer|higher|lower|deeper)\s[^,]{4,60}), they\b/iu;

/** English: the same near its beginning, before anything that could be meant. */
export function pointsAwayEarly(said: string, language: LanguageValue): boolean {
  if (language !== 'english') return false;
  const text = withoutLinks(said, language);
  const they = THEY_AFTER.exec(text)?.[1];
  if (they !== undefined && !PLURAL.test(they)) return true;
  const opening = text.slice(0, POINTING_REACH);
  const them = OF_THEM.exec(opening);
  const isNamed = them && PLURAL.test(text.slice(0, them.index));
  if (JUDGES.test(opening) || DOES_SO.test(opening) || (them && !isNamed)) return true;
  const found = pointerIn(text.slice(0, 2 * POINTING_REACH), language);
  if (!found || found.index >= POINTING_REACH) return false;
  if (isNamed && found.index === them.index) return false;
  // "Remember this: it rains in."
  const isAhead = text[found.index + found[0].length] === ':';
  if (isAhead) return false;
  const before = text.slice(0, found.index);
  const [thing = ''] = /^\s*\p{L}+/u.exec(text.slice(found.index + found[0].length)) ?? [];
  const stem = thing.trim().slice(0, STEM_LETTERS).toLowerCase();
  // "This angle" is named where an angle is; "this" alone, where anything is.
  if (stem === '' || languageOf(language).stopWords.has(thing.trim().toLowerCase()))
    return !NAMES_SOMETHING.test(before);
  return !before.toLowerCase().includes(stem);
}
