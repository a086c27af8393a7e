import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { polarityOf, wordsSaid } from './polarity.ts';
import type { Said } from './said.ts';

/** The word lists of a language, compiled to tell a “not” that was said from one that was added. */
export interface Denying {
  /** The group of verbs that a “not” follows; -1 if it follows none. */
  kindOf(word: string): number;
  deniesThing(word: string): boolean;
  isFiller(word: string): boolean;
  opensSide(word: string): boolean;
  endsScope(word: string): boolean;
  /** For the text from a “not” on. */
  needsNot(text: string): boolean;
  contrasts(text: string): boolean;
  /** Negates without a “not”. */
  deniesOtherwise(text: string): boolean;
  /** Negates the word directly after it. */
  avoids(word: string): boolean;
  /** For a whole sentence: its apparent “not” negates nothing. */
  isIdle(text: string): boolean;
}

/** Matches nothing. */
const NEVER = '(?!)';

/** Compiles a word list into alternatives of a pattern, with `-` after a prefix and `_` for a space. */
export function alternativesIn(list: string): string {
  const forms = list
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', '\\s+').replace(/-$/u, '\\p{L}*'));
  return forms.length === 0 ? NEVER : forms.join('|');
}

const patternOf = (list: string) =>
  new RegExp(`(?<!\\p{L})(?:${alternativesIn(list)})(?!\\p{L})`, 'iu');

const listOf = (text: string) => new Set(text.split(/\s+/u).filter(Boolean));
const known = new Map<LanguageValue, Denying | null>();
/** How far from a “not” a word that needs one may be. */
const REACH = 40;

export function denyingOf(language: LanguageValue): Denying | null {
  let made = known.get(language);
  if (made !== undefined) return made;
  const words = languageOf(language).denying;
  if (!words) made = null;
  else {
    const kinds = words.helpers.split('|').map(listOf);
    const [things, fillers, sides, ends, avoids] = [
      words.things,
      words.fillers,
      words.sides,
      words.ends,
      words.avoids,
    ].map(listOf) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
    const [needs, contrasts, otherwise, idle, first, second] = [
      words.needs,
      words.contrasts,
      words.otherwise,
      words.idle,
      words.paired.first,
      words.paired.second,
    ].map(patternOf) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp];
    made = {
      kindOf: (word) => kinds.findIndex((kind) => kind.has(word)),
      deniesThing: (word) => things.has(word),
      isFiller: (word) => fillers.has(word),
      opensSide: (word) => sides.has(word),
      endsScope: (word) => ends.has(word),
      needsNot: (text) => {
        const from = text.search(/\s/u);
        const found = from < 0 ? null : needs.exec(text.slice(from));
        return found !== null && found.index <= REACH + 1;
      },
      contrasts: (text) => contrasts.test(text),
      deniesOtherwise: (text) => otherwise.test(text),
      avoids: (word) => avoids.has(word),
      isIdle: (text) => {
        const one = first.exec(text);
        return (
          idle.test(text) || (one !== null && second.test(text.slice(one.index + one[0].length)))
        );
      },
    };
  }
  known.set(language, made);
  return made;
}

/** Caches how often each requested word is negated. */
const denied = new WeakMap<Said, Map<string, number>>();
const BEHIND = 4;

/** The log odds that a word is negated, in the whole talk. */
export function usuallyDenied(stem: string, said: Said): number {
  let all = denied.get(said);
  if (!all) denied.set(said, (all = new Map()));
  let odds = all.get(stem);
  if (odds === undefined) {
    const { isNegation } = polarityOf(said.language);
    let [behind, other] = [0, 0];
    for (const place of said.places(stem)) {
      const words = wordsSaid(said.sentences[place]!, said.language);
      for (const [at, word] of words.entries()) {
        if (word.stem !== stem) continue;
        const before = words.slice(Math.max(0, at - BEHIND), at);
        if (before.some(({ lower }) => isNegation(lower))) behind += 1;
        else other += 1;
      }
    }
    odds = Math.log((behind + 0.3) / (other + 3));
    all.set(stem, odds);
  }
  return odds;
}
