/** Scripts written without spaces, or whose endings hang on to the word: found by pairs of characters. */
const PAIRED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
/** Accents of Latin, Greek and Cyrillic, and the points of Arabic and Hebrew, which people leave out when they search. */
const POINTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
const LONGEST = 100;
const MOST_TERMS = 30_000;
const MOST_ASKED = 24;

/** A word, or a pair of characters, that is looked for. */
export interface SearchTerm {
  text: string;
  /** Whether a longer term that begins like this one is also meant. */
  begins: boolean;
  /** Written with spaces: it is found where a word begins. */
  isWord: boolean;
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

/** What is stored for a text of an account. A term no text has names the account: words hold no colon. */
export function ownedTerms(ownerId: string, text: string): string[] {
  return [ownerTerm(ownerId), ...searchTerms(text)];
}

/** A tsquery that reads what {@link ownedTerms} made for this account and nobody else's. */
export function ownedQuery(ownerId: string, typed: string): string | null {
  const query = searchQuery(typed);
  return query && `'${ownerTerm(ownerId)}' & ${query}`;
}

const ownerTerm = (ownerId: string) => `owner:${ownerId}`;

/** What is looked for where somebody typed this, all of it to be found. */
export function askedTerms(typed: string): SearchTerm[] {
  return [...termsIn(typed)].slice(0, MOST_ASKED);
}

/** A tsquery for what somebody typed; `null` where they typed nothing that can be found. */
export function searchQuery(typed: string): string | null {
  const terms = askedTerms(typed);
  if (terms.length === 0) return null;
  return terms.map(({ text, begins }) => `'${text}'${begins ? ':*' : ''}`).join(' & ');
}

/** As it is compared: without accents and points, and in small letters. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(POINTS, '').normalize('NFC').toLowerCase();
}

function* termsIn(text: string): Generator<SearchTerm> {
  const plain = foldText(text);
  let rest = '';
  let from = 0;
  for (const { 0: run, index } of plain.matchAll(PAIRED)) {
    rest += `${plain.slice(from, index)} `;
    from = index + run.length;
    yield* pairsIn(run);
  }
  rest += plain.slice(from);
  for (const [word] of rest.matchAll(WORD))
    yield { text: word.slice(0, LONGEST), begins: true, isWord: true };
}

function* pairsIn(run: string): Generator<SearchTerm> {
  const characters = Array.from(run);
  if (characters.length === 1) yield { text: run, begins: true, isWord: false };
  for (let at = 0; at + 1 < characters.length; at += 1) {
    yield { text: characters[at]! + characters[at + 1]!, begins: false, isWord: false };
  }
  // So that a single character is found wherever it stands, also at the end.
  if (characters.length > 1) yield { text: characters.at(-1)!, begins: true, isWord: false };
}
