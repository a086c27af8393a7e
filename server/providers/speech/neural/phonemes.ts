import { lighten, subdue, toIpa } from './arpabet.ts';
import { findHeteronym } from './heteronyms.ts';
import type { PronounceWord } from './pronounce-word.ts';
import { BEFORE_VOWEL, LETTER_NAMES, LIGHT_WORDS } from './word-sounds.data.ts';

/** Longest stretch given to the model. Memory grows with it and two run in parallel. */
const LONGEST_STRETCH = 64;
const ENDS = /^[.!?;:]$/;
const VOWEL = /^[ˈˌ]?[aeiouæɐɑɔəɚɛɜɪʊʌᵻ]/;
const TOKEN = /(?:[A-Za-z]\.){2,}(?:'?s\b)?|[\p{L}\p{M}]+(?:['’][\p{L}]+)*['’]?|[.,;:!?…—–-]+/gu;

/** A part of a line spoken in one go. */
export interface PhonemeStretch {
  ipa: string;
  /** Whether a sentence ends here, followed by a pause. */
  endsSentence: boolean;
}

interface Word {
  text: string;
  /** Following punctuation, normalized for the model. */
  mark: '' | ',' | '.' | '!' | '?' | ';' | ':';
}

/** Converts text to stretches in IPA. `ipa` contains custom pronunciations. */
export function toStretches(
  text: string,
  pronounce: PronounceWord,
  ipa: Readonly<Record<string, string>> = {},
): PhonemeStretch[] {
  const words = readWords(text);
  const said = words.map((word, at) =>
    sayWord(word.text, {
      before: ENDS.test(words[at - 1]?.mark ?? '.') ? '' : words[at - 1]!.text.toLowerCase(),
      after: word.mark === '' ? (words[at + 1]?.text.toLowerCase() ?? '') : '',
      pronounce,
      ipa,
    }),
  );
  // "the apple", "to eat".
  for (const [at, word] of words.entries()) {
    const changed = BEFORE_VOWEL[word.text.toLowerCase()];
    if (changed && word.mark === '' && VOWEL.test(said[at + 1] ?? '')) said[at] = changed;
  }
  return cut(words, said);
}

function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    if (/[\p{L}]/u.test(token)) {
      words.push({ text: token.replaceAll('’', "'"), mark: '' });
      continue;
    }
    const last = words.at(-1);
    if (!last || /^-+$/.test(token)) continue;
    const mark = /[!?;:]/.exec(token)?.[0] ?? (/[—–]/.test(token) ? ',' : token[0]);
    last.mark = (mark === '…' ? '.' : mark) as Word['mark'];
  }
  return words;
}

interface Around {
  before: string;
  after: string;
  pronounce: PronounceWord;
  ipa: Readonly<Record<string, string>>;
}

function sayWord(written: string, { before, after, pronounce, ipa }: Around): string {
  const word = plainLetters(written.toLowerCase());
  const bare = word.replace(/'s?$/, '');
  const wanted = Object.hasOwn(ipa, bare) ? ipa[bare] : undefined;
  if (wanted) return wanted + (bare === word ? '' : 'z');
  if (written.includes('.')) return spell(word);
  const isLast = after === '';
  const light = Object.hasOwn(LIGHT_WORDS, word) ? LIGHT_WORDS[word] : undefined;
  // Stressed at the end of a clause: "what is it for?"
  if (word === 'a' && isLetter(written, before, isLast)) return spell('a.');
  if (light && !isLast) return light;
  if (word === 'a') return 'ɐ';
  const key = written === 'Polish' && before !== '' ? 'of poland' : word;
  const sounds = findHeteronym(key, before, after) ?? pronounce(word.replace(/'$/, ''));
  const full = toIpa(sounds);
  return light ? subdue(full) : full;
}

/** "I got an A.", "vitamin A helps": the letter instead of the word. */
const LETTERED = new Set(
  'an grade vitamin plan type hepatitis option team group series exhibit point side part section appendix influenza class schedule straight letter block'.split(
    ' ',
  ),
);
const isLetter = (written: string, before: string, isLast: boolean) =>
  written === 'A' && (LETTERED.has(before) || (isLast && before !== ''));

/** Spells letters: "A.P.I.". */
function spell(token: string): string {
  const letters = token.match(/[a-z](?=\.)/g) ?? [];
  const names = letters.map((letter) => LETTER_NAMES[letter]!);
  const weighed = names.map((name) =>
    name.includes('ˈ') ? name : name.replace(/[aeiouæɑɔəɛɪʊʌ]/, 'ˈ$&'),
  );
  // Separated, otherwise they sound like other letters.
  const isPlural = token.endsWith('s');
  const ending = /[shx]\.'?s$/.test(token) ? 'ᵻz' : 'z';
  return weighed.join(' ') + (isPlural ? ending : '');
}

/** Strips accents, which the dictionary doesn't have. */
function plainLetters(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replaceAll(/[þð]/g, 'th')
    .replaceAll(/[^a-z'.]/g, '');
}

function cut(words: readonly Word[], said: readonly string[]): PhonemeStretch[] {
  const stretches: PhonemeStretch[] = [];
  let open: string[] = [];
  let length = 0;
  const close = (endsSentence: boolean, mark: string) => {
    if (open.length > 0) stretches.push({ ipa: open.join(' ') + mark, endsSentence });
    open = [];
    length = 0;
  };
  for (const [at, { mark }] of words.entries()) {
    const sound = said[at]!;
    if (lighten(sound) === '') continue;
    const ends = mark === '.' || mark === '!' || mark === '?';
    open.push(sound);
    length += sound.length + 1;
    if (ends || at === words.length - 1) close(true, ends ? mark : '.');
    else if (mark !== '' && length > LONGEST_STRETCH / 2) close(false, ',');
    else if (length > LONGEST_STRETCH && startsClause(words[at + 1]!.text)) close(false, ',');
    else if (length > 1.4 * LONGEST_STRETCH) close(false, ',');
    else if (mark !== '') open[open.length - 1] = sound + mark;
  }
  return stretches;
}

const CLAUSE_STARTERS = new Set(
  'and but or because so that which who when where while if then as with for'.split(' '),
);

function startsClause(word: string): boolean {
  return CLAUSE_STARTERS.has(word.toLowerCase());
}
