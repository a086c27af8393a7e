/** Scripts written without spaces, or whose endings hang on to the word: found by pairs of characters. */
const PAIRED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
/** Accents of Latin, Greek and Cyrillic, and the points of Arabic and Hebrew, which people leave out when they search. */
const POINTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
const LONGEST = 100;
const MOST_TERMS = 30_000;
const MOST_ASKED = 24;

interface Term {
  text: string;
  /** Whether a longer term that begins like this one is also meant. */
  begins: boolean;
}

/** The terms a text is found by, each once. Works for any language without knowing which it is. */
export function searchTerms(text: string): string[] {
  const found = new Set<string>();
  for (const { text: term } of termsIn(text)) {
    if (found.size >= MOST_TERMS) break;
    found.add(term);
  }
  return [...found];
}

/** A tsquery for what somebody typed, all of it to be found; `null` where they typed nothing that can be. */
export function searchQuery(typed: string): string | null {
  const terms = [...termsIn(typed)].slice(0, MOST_ASKED);
  if (terms.length === 0) return null;
  return terms.map(({ text, begins }) => `'${text}'${begins ? ':*' : ''}`).join(' & ');
}

function* termsIn(text: string): Generator<Term> {
  const plain = text.normalize('NFKD').replaceAll(POINTS, '').normalize('NFC').toLowerCase();
  let rest = '';
  let from = 0;
  for (const { 0: run, index } of plain.matchAll(PAIRED)) {
    rest += `${plain.slice(from, index)} `;
    from = index + run.length;
    yield* pairsIn(run);
  }
  rest += plain.slice(from);
  for (const [word] of rest.matchAll(WORD)) yield { text: word.slice(0, LONGEST), begins: true };
}

function* pairsIn(run: string): Generator<Term> {
  const characters = Array.from(run);
  if (characters.length === 1) yield { text: run, begins: true };
  for (let at = 0; at + 1 < characters.length; at += 1) {
    yield { text: characters[at]! + characters[at + 1]!, begins: false };
  }
  // So that a single character is found wherever it stands, also at the end.
  if (characters.length > 1) yield { text: characters.at(-1)!, begins: true };
}
