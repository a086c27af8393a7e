import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { namesIn } from '../evidence/names.ts';
import { matchesInsideWords, words } from '../segment.ts';
import { askTerms } from './ask-terms.ts';

/** Weight of words like "summarize" and "opinion" relative to the subject. */
const ASKING = 0.2;
/** Weight of the previous question's terms in a follow-up: "and what did she say about that?" */
const BEFORE = 0.3;
/**
 * A question with this many subject words stands alone, whatever was asked before; counted in character pairs, more are
 * needed.
 */
const STANDS_ALONE = { words: 3, pairs: 9 };
/** Shorter parts of a name are often words: "Al", "de". */
const LEAST_NAME = 4;
const MOST_TERMS = 40;
/** A longer run of capitalised words is a heading. */
const LONGEST_NAME = 4;
/** `TV` and `UK` are as often said in full. */
const LETTERS = /(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu;

/** "A B corporation" names nobody. */
const ARTICLES = new Set('a an the ein eine der die das un une le la el una il lo'.split(' '));
/** A single capital letter and the word before it. */
const AFTER_WORD = /(?<![\p{L}\p{N}])(\p{L}+)\s+(\p{Lu})(?![\p{L}\p{N}./-])/gu;

export interface QuestionTerms {
  terms: { text: string; weight: number }[];
  /** Speakers named in the question. */
  named: string[];
  /** Other names in the question, each as a list of its terms. */
  others: number[][];
}

/** A question's terms for a source in this language with these speakers. */
export function questionTerms(
  question: string,
  language: LanguageValue,
  speakers: readonly string[],
  before: readonly string[] = [],
): QuestionTerms {
  const { rest, named } = withoutNames(question, speakers, language);
  const asking = askingTerms(language);
  const weights = new Map<string, number>();
  const plain = plainTerms(rest, language);
  for (const term of askTerms(rest, language)) {
    weights.set(term, asking.has(term) || plain.has(term) ? ASKING : 1);
  }
  const own = [...weights.values()].filter((weight) => weight === 1).length;
  const enough = matchesInsideWords(language) ? STANDS_ALONE.pairs : STANDS_ALONE.words;
  for (const text of own < enough ? before : []) {
    for (const term of askTerms(withoutNames(text, speakers, language).rest, language)) {
      if (!weights.has(term) && !asking.has(term)) weights.set(term, BEFORE);
    }
  }
  const terms = [...weights].slice(0, MOST_TERMS).map(([text, weight]) => ({ text, weight }));
  const places = new Map(terms.map(({ text }, place) => [text, place]));
  const others = namesIn(rest, language)
    .filter((name) => name.split(/\s+/u).length <= LONGEST_NAME)
    .map((name) => askTerms(name.replaceAll(LETTERS, ' '), language))
    .map((name) => name.flatMap((term) => places.get(term) ?? []))
    .filter((name) => name.length > 0);
  return { terms, named, others };
}

const known = new Map<LanguageValue, ReadonlySet<string>>();

function askingTerms(language: LanguageValue): ReadonlySet<string> {
  let terms = known.get(language);
  if (!terms) {
    terms = new Set(askTerms(languageOf(language).askWords ?? '', language));
    known.set(language, terms);
  }
  return terms;
}

/**
 * Words that fit any subject: "important", "part". Compared unstemmed, because words that only share their stem, "imports"
 * and "party", are the subject.
 */
function plainTerms(question: string, language: LanguageValue): ReadonlySet<string> {
  const { plainWords = '' } = languageOf(language);
  if (matchesInsideWords(language)) return new Set(askTerms(plainWords, language));
  const listed = new Set(words(plainWords.toLowerCase(), language));
  const asked = words(question, language);
  const isPlain = (word: string) => listed.has(word.toLowerCase());
  const telling = new Set(askTerms(asked.filter((word) => !isPlain(word)).join(' '), language));
  const plain = askTerms(asked.filter(isPlain).join(' '), language);
  return new Set(plain.filter((term) => !telling.has(term)));
}

/** Removes speakers' names: passages are indexed by speaker, and speakers seldom say their own names. */
function withoutNames(
  question: string,
  speakers: readonly string[],
  language: LanguageValue,
): { rest: string; named: string[] } {
  let rest = question;
  const named = new Set<string>();
  for (const speaker of speakers.toSorted((a, b) => b.length - a.length)) {
    for (let at = indexOfName(rest, speaker); at >= 0; at = indexOfName(rest, speaker)) {
      named.add(speaker);
      rest = cutOut(rest, at, speaker.length);
    }
  }
  if (named.size > 0) return { rest, named: [...named] };
  // "The professor" matches both "Professor E" and "Professor F".
  for (const speaker of speakers) {
    for (const part of speaker.split(/\s+/u)) {
      const at = part.length < LEAST_NAME ? -1 : indexOfName(question, part);
      if (at < 0) continue;
      named.add(speaker);
      const here = indexOfName(rest, part);
      if (here >= 0) rest = cutOut(rest, here, part.length);
    }
  }
  if (named.size > 0) return { rest, named: [...named] };
  return byLetter(question, speakers, language);
}

/** "What did F say" names "PhD F"; "plan B" names nobody, because a content word precedes the letter. */
function byLetter(
  question: string,
  speakers: readonly string[],
  language: LanguageValue,
): { rest: string; named: string[] } {
  const asking = askingTerms(language);
  const letters = new Set<string>();
  const rest = question.replaceAll(AFTER_WORD, (all, word: string, letter: string) => {
    const isSpeaker = speakers.some((speaker) => speaker.split(/\s+/u).includes(letter));
    const isOther = ARTICLES.has(word.toLowerCase());
    if (!isSpeaker || isOther || askTerms(word, language).some((term) => !asking.has(term)))
      return all;
    letters.add(letter);
    return ` ${word} `;
  });
  const named = speakers.filter((one) => one.split(/\s+/u).some((part) => letters.has(part)));
  return { rest, named };
}

/** Also removes the `'s` of "the professor's idea", which would otherwise be searched as a word. */
const cutOut = (text: string, at: number, length: number) =>
  `${text.slice(0, at)} ${text.slice(at + length).replace(/^['’]s?(?![\p{L}\p{N}])/u, '')}`;

/** Keeps the length, so that positions stay valid: in lower case, only "İ" becomes two code units. */
const lowered = (text: string) => text.replaceAll('İ', 'i').toLowerCase();

/** Matches whole words only. */
function indexOfName(text: string, name: string): number {
  const lower = lowered(text);
  const wanted = lowered(name);
  if (wanted.trim() === '') return -1;
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (!isLetter(lower[at - 1]) && !isLetter(lower[at + wanted.length])) return at;
  }
  return -1;
}
