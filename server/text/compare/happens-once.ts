import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { matchesInsideWords } from '../segment.ts';

interface Patterns {
  said: RegExp;
  auxiliary: RegExp;
}

const known = new Map<LanguageValue, Patterns | null>();
/** One of several: each may have its own year. */
const INDEFINITE = /^\P{L}*(?:an?|eine?|une?|una?|uno) /iu;
/** Of many, or again and again. */
const REPEATED =
  /(?<![\p{L}\p{M}])(?:hundreds|thousands|millions|more|no|each|every|annual(?:ly)?|yearly|jährliche?[nrs]?|jede[nrms]?|hunderte|tausende|millionen|mehr|keine?|chaque|annuel(?:le)?s?|centaines|milliers|millions|plus|cada|anual(?:es|mente)?|cientos|miles|millones|más)(?![\p{L}\p{M}])/iu;

/**
 * Whether a statement tells what happens to its subject once, as “was built” does: prices rise and teams win in many years. In
 * languages whose words for it aren't known, nothing does.
 */
export function happensOnce(text: string, language: LanguageValue): boolean {
  let patterns = known.get(language);
  if (patterns === undefined) known.set(language, (patterns = patternsOf(language)));
  if (!patterns || INDEFINITE.test(text) || REPEATED.test(text)) return false;
  if (!patterns.said.test(text)) return false;
  return [...text.matchAll(patterns.auxiliary)].length <= 1;
}

function patternsOf(language: LanguageValue): Patterns | null {
  const { onceOnly } = languageOf(language);
  if (!onceOnly) return null;
  const { said, auxiliary } = onceOnly;
  if (matchesInsideWords(language)) return { said: new RegExp(said, 'iu'), auxiliary: /(?!)/gu };
  const whole = (source: string, flags: string) =>
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, flags);
  return { said: whole(said, 'iu'), auxiliary: whole(auxiliary, 'giu') };
}
