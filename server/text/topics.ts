import { getLanguage } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { seam } from './joining.ts';
import { isUnspaced, words, wordSpans } from './segment.ts';
import { isNoise } from './speech.ts';
import type { Talk } from './talk.ts';

/*
 * What a stretch of talk is about, in its own words: words and pairs of words that return in it, weighed by how much
 * of their use falls there.
 */
const STEM_LETTERS = 6;
const PAIR_BONUS = 1.7;
const TITLE_BONUS = 2;
/** What is said only once names a stretch only if nothing returns in it. */
const ONCE = 0.3;
/** A pair of words is one thing when the two stand together this often. */
const TOGETHER = 0.4;

interface Candidate {
  stems: string[];
  /** How it is written, and how often. */
  forms: Map<string, number>;
  here: number;
  all: number;
}

interface Token {
  word: string;
  stem: string;
  /** What stands between this word and the one before. */
  gap: string;
  first: boolean;
}

function stemOf(word: string): string {
  const lower = word.toLowerCase();
  return lower.length > STEM_LETTERS ? lower.slice(0, STEM_LETTERS) : lower;
}

function tokensOf({ language }: Talk, text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { at, word } of wordSpans(text, language)) {
    tokens.push({ word, stem: stemOf(word), gap: text.slice(end, at), first: end === 0 });
    end = at + word.length;
  }
  return tokens;
}

function isTopical({ language }: Talk, { word }: Token): boolean {
  const lower = word.toLowerCase();
  if (/\p{N}/u.test(word) || languageOf(language).stopWords.has(lower)) return false;
  // An address, or letters run together by a dot that ended a sentence.
  if (/\p{L}\.\p{L}/u.test(word)) return false;
  if (/\p{Script=Han}/u.test(word)) return true;
  // Japanese writes its endings and stop words in hiragana alone.
  if (/^\p{Script=Hiragana}+$/u.test(word)) return false;
  return lower.length >= (isUnspaced(language) ? 2 : 3);
}

function countAll(talk: Talk, from: number, to: number): Map<string, Candidate> {
  const found = new Map<string, Candidate>();
  const add = (key: string, stems: string[], form: string, inside: boolean) => {
    let one = found.get(key);
    if (!one) found.set(key, (one = { stems, forms: new Map(), here: 0, all: 0 }));
    one.forms.set(form, (one.forms.get(form) ?? 0) + 1);
    one.all += 1;
    if (inside) one.here += 1;
  };
  for (const [index, { text }] of talk.sentences.entries()) {
    const inside = index >= from && index < to;
    let previous: Token | null = null;
    for (const token of tokensOf(talk, text)) {
      if (!isTopical(talk, token)) {
        previous = null;
        continue;
      }
      // A capital at the start of a sentence says nothing about how the word is written.
      const form = token.first ? token.word.toLocaleLowerCase() : token.word;
      add(token.stem, [token.stem], form, inside);
      if (previous && /^\s*$/u.test(token.gap) && previous.stem !== token.stem) {
        const start = previous.first ? previous.word.toLocaleLowerCase() : previous.word;
        const pair = [previous.stem, token.stem];
        add(pair.join('\n'), pair, start + seam(start, token.word) + token.word, inside);
      }
      previous = token;
    }
  }
  return found;
}

/** The names of the things that the stretch keeps coming back to, best first. */
export function topicsOf(
  talk: Talk,
  count: number,
  from = 0,
  to = talk.sentences.length,
): string[] {
  const found = countAll(talk, from, to);
  const titled = new Set(words(talk.title, talk.language).map(stemOf));
  const single = isUnspaced(talk.language) ? 1 : 0;
  const scored = [...found.values()]
    .filter(({ here }) => here > 0)
    .map((one) => {
      const isPair = one.stems.length > 1;
      const counts = one.stems.map((stem) => found.get(stem)!.all);
      if (isPair && (one.all < 2 || one.all < TOGETHER * Math.min(...counts)))
        return { one, worth: 0 };
      const inTitle = one.stems.some((stem) => titled.has(stem)) ? TITLE_BONUS : 1;
      const length = Math.min(8, Math.max(...one.stems.map((stem) => stem.length)) + 3 * single);
      const focus = (one.here / one.all ** 0.5) * (one.all > 1 ? 1 : ONCE);
      return { one, worth: focus * length ** 0.6 * inTitle * (isPair ? PAIR_BONUS : 1) };
    })
    .filter(({ one, worth }) => worth > 0 && !isNoise([...one.forms.keys()][0]!, talk.language))
    .sort((a, b) => b.worth - a.worth);
  const used = new Set<string>();
  const topics: string[] = [];
  for (const { one } of scored) {
    if (topics.length === count) break;
    if (one.stems.some((stem) => used.has(stem))) continue;
    for (const stem of one.stems) used.add(stem);
    topics.push([...one.forms].sort((a, b) => b[1] - a[1])[0]![0]);
  }
  return topics;
}

/** A name for a stretch that has none, made of what it is about. Empty where nothing stands out. */
export function nameStretch(talk: Talk, from: number, to: number): string {
  const { tag, script } = getLanguage(talk.language);
  const topics = topicsOf(talk, 2, from, to);
  const comma = script === 'Hans' || script === 'Jpan' ? '、' : script === 'Arab' ? '، ' : ', ';
  const name = topics.join(script === 'Thai' ? ' ' : comma);
  return name.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(tag));
}
