import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { numberLexiconOf } from '../numbers/lexicon.ts';
import { quantitiesIn } from '../numbers/quantities.ts';
import { isUnspaced, matchesInsideWords, words } from '../segment.ts';
import { negationsIn } from './negations.ts';
import { polarityOf } from './polarity.ts';
import { stemOf } from './stems.ts';

/** Compares a quotation with the words that were said, one by one. */

export interface QuotedWord {
  /** Without apostrophes: what is compared. In languages without spaces, a single character. */
  key: string;
  /** In lower case. */
  text: string;
}

/** Stands for words in brackets, which replace any number of words. */
export const REPLACED: QuotedWord = { key: '', text: '' };

/** Different words in the same place. */
interface Gap {
  own: readonly QuotedWord[];
  said: readonly QuotedWord[];
  /** Before or after the words that match, so that what was said there needn't be quoted. */
  isOutside: boolean;
  /** The words said before and after it. */
  around: readonly QuotedWord[];
}

export interface Wording {
  /** The share of the quotation's words that were said, in this order. */
  share: number;
  /** A content word or a negation was added, changed or left out. */
  isChanged: boolean;
}

export function compareWording(
  own: readonly QuotedWord[],
  said: readonly QuotedWord[],
  language: LanguageValue,
): Wording {
  const { gaps, matched, span } = gapsOf(own, said);
  const compared = gaps.map((gap) => compareGap(gap, language));
  const alike = compared.reduce((sum, one) => sum + one.alike, matched);
  return {
    share: alike / own.filter((word) => word !== REPLACED).length,
    isChanged:
      compared.some((one) => one.isChanged) ||
      (isUnspaced(language) && isTurned(own, span, language)),
  };
}

/** Scripts without spaces: a negation may be a few characters of a word. */
function isTurned(
  own: readonly QuotedWord[],
  said: readonly QuotedWord[],
  language: LanguageValue,
): boolean {
  const inQuote = negationsIn(joined(own), language);
  const spoken = negationsIn(joined(said), language);
  return (
    inQuote.some((one) => !spoken.includes(one)) ||
    (!own.includes(REPLACED) && spoken.some((one) => !inQuote.includes(one)))
  );
}

/** Of several equally long alignments, the one that spans the fewest words said. */
function gapsOf(own: readonly QuotedWord[], said: readonly QuotedWord[]) {
  const width = said.length + 1;
  const table = new Uint16Array((own.length + 1) * width);
  for (let row = 1; row <= own.length; row += 1) {
    for (let column = 1; column <= said.length; column += 1) {
      const at = row * width + column;
      table[at] =
        own[row - 1]!.key === said[column - 1]!.key
          ? table[at - width - 1]! + 1
          : Math.max(table[at - width]!, table[at - 1]!);
    }
  }
  const matched = table[table.length - 1]!;
  let [row, column] = [own.length, said.length];
  while (column > 0 && table[row * width + column - 1] === matched) column -= 1;
  const pairs: [own: number, said: number][] = [];
  while (row > 0 && column > 0) {
    const at = row * width + column;
    if (own[row - 1]!.key === said[column - 1]!.key) pairs.push([(row -= 1), (column -= 1)]);
    else if (table[at - width]! >= table[at - 1]!) row -= 1;
    else column -= 1;
  }
  pairs.reverse();
  const gaps: Gap[] = [];
  const first = pairs[0] ?? [own.length, said.length];
  const last = pairs.at(-1) ?? first;
  const outside = (from: number, to: number, start: number, end: number) =>
    gaps.push({
      own: own.slice(from, to),
      said: said.slice(start, end),
      isOutside: true,
      around: [],
    });
  outside(0, first[0], Math.max(0, first[1] - 2 * first[0]), first[1]);
  for (const [index, [ownAt, saidAt]] of pairs.entries()) {
    const [ownNext, saidNext] = pairs[index + 1] ?? [ownAt + 1, saidAt + 1];
    if (ownNext === ownAt + 1 && saidNext === saidAt + 1) continue;
    gaps.push({
      own: own.slice(ownAt + 1, ownNext),
      said: said.slice(saidAt + 1, saidNext),
      isOutside: false,
      around: [
        ...said.slice(Math.max(0, saidAt - 2), saidAt + 1),
        ...said.slice(saidNext, saidNext + 4),
      ],
    });
  }
  const left = own.length - last[0] - 1;
  outside(last[0] + 1, own.length, last[1] + 1, last[1] + 1 + 2 * Math.max(0, left));
  return { gaps, matched, span: said.slice(first[1], last[1] + 1) };
}

interface Compared {
  /** How many of its own words are another spelling or form of what was said. */
  alike: number;
  isChanged: boolean;
}

const joined = (some: readonly QuotedWord[]) => some.map(({ key }) => key).join('');

function compareGap({ own: all, said, isOutside, around }: Gap, language: LanguageValue): Compared {
  const own = all.filter((word) => word !== REPLACED);
  if (own.length > 0 && joined(own) === joined(said))
    return { alike: own.length, isChanged: false };
  const isOmitted = isOutside || own.length < all.length;
  if (isUnspaced(language)) return compareSigns(own, said, language);
  const isNegation = ({ text }: QuotedWord) => polarityOf(language).isNegation(text);
  const left = isSameNumber(own, said, language) ? [] : [...said];
  const saidNegations = said.filter(isNegation);
  let [alike, isChanged] = [0, false];
  for (const word of own) {
    const from = isNegation(word) ? saidNegations : left;
    const at = from.findIndex((other) =>
      isNegation(word) ? isSameNegation(word, other) : isSameWord(word, other, language),
    );
    if (at >= 0) from.splice(at, 1);
    if (at >= 0 || isSameNumber(own, said, language)) alike += 1;
    else if (isNegation(word) || isTelling(word, language)) isChanged = true;
  }
  if (isOmitted) return { alike, isChanged };
  const again = new Set(around.map(({ key }) => key));
  if (saidNegations.some(({ key }) => !again.has(key))) isChanged = true;
  const isRestart = said.length <= RESTART && said.some(({ key }) => again.has(key));
  const dropped = left.filter((word) => !isNegation(word) && isTelling(word, language));
  if (!isRestart && dropped.length > 0) isChanged = true;
  return { alike, isChanged };
}

/** A false start has at most this many words. */
const RESTART = 4;

/** In scripts without spaces, only words of its own and figures. */
function compareSigns(
  own: readonly QuotedWord[],
  said: readonly QuotedWord[],
  language: LanguageValue,
): Compared {
  const [ownText, saidText] = [joined(own), joined(said)];
  if (isSameNumber(own, said, language)) return { alike: own.length, isChanged: false };
  const isWord = (word: string) =>
    /[\p{Script=Han}\p{Script=Katakana}\p{N}]/u.test(word) ||
    (!/\p{Script=Hiragana}/u.test(word) && word.length > 2);
  const added = words(ownText, language).some(
    (word) =>
      isWord(word) && !saidText.includes(word) && isTelling({ key: word, text: word }, language),
  );
  return { alike: 0, isChanged: added };
}

const isTelling = ({ key, text }: QuotedWord, language: LanguageValue): boolean => {
  const { stopWords } = languageOf(language);
  // Not "one", which is mostly a pronoun.
  if ((numberLexiconOf(language).cardinals.get(key) ?? 1) !== 1) return true;
  return (
    !stopWords.has(key) && !stopWords.has(text) && !SPOKEN_ONLY.has(key) && !/['’]/u.test(text)
  );
};
/** English: nobody misses these in a quotation. */
const SPOKEN_ONLY = new Set(
  'actually basically just know like literally mean okay ok really right so well yeah yes'.split(
    ' ',
  ),
);

/** "Don’t" is "do not" and "cannot" is "can’t"; "never" is more than "not". */
function isSameNegation({ key, text }: QuotedWord, other: QuotedWord): boolean {
  const isNot = (word: string) => /^(?:.*n['’]t|not|cannot)$/u.test(word);
  return key === other.key || (isNot(text) && isNot(other.text));
}

/** Another form or spelling of the same word. */
function isSameWord(
  { key }: QuotedWord,
  { key: other }: QuotedWord,
  language: LanguageValue,
): boolean {
  if (language === 'english')
    return stemOf(spelling(key), language) === stemOf(spelling(other), language);
  let same = 0;
  while (same < key.length && key[same] === other[same]) same += 1;
  const least = matchesInsideWords(language) ? 2 : SAME_LETTERS;
  return same >= Math.max(least, SAME_SHARE * Math.max(key.length, other.length));
}
const SAME_LETTERS = 3;
const SAME_SHARE = 0.6;

/** American and British: "color", "organize", "center", "traveled". */
const spelling = (word: string) =>
  word
    .replace(/(?<=\p{L}{2})our/u, 'or')
    .replace(/(?<=\p{L}{3})is(?=e|ing|ation)/u, 'iz')
    .replace(/(?<=\p{L}{2})tre(?=s?$)/u, 'ter')
    .replace(/ll(?=ed$|ing$|er$)/u, 'l')
    .replace(/^grey/u, 'gray');

function isSameNumber(
  own: readonly QuotedWord[],
  said: readonly QuotedWord[],
  language: LanguageValue,
): boolean {
  const glue = isUnspaced(language) ? '' : ' ';
  const valuesOf = (some: readonly QuotedWord[]) =>
    quantitiesIn(some.map(({ text }) => text).join(glue), language)
      .map(({ value }) => value)
      .join(' ');
  const value = valuesOf(own);
  return value !== '' && value === valuesOf(said);
}
