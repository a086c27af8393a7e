/** Scripts without spaces, or with endings attached to words: indexed by pairs of characters. */
const PAIRED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
/** Latin, Greek and Cyrillic accents, and Arabic and Hebrew points, which people omit when they search. */
const POINTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
const LONGEST = 100;
const MOST_TERMS = 30_000;
const MOST_ASKED = 24;

/** A word or pair of characters to search for. */
export interface SearchTerm {
  text: string;
  /** Whether longer terms with this prefix match too. */
  begins: boolean;
  /** For scripts with spaces: matches only at the start of a word. */
  isWord: boolean;
}

/** The distinct terms under which a text is indexed. Works for any language without knowing which it is. */
export function searchTerms(text: string): string[] {
  const found = new Set<string>();
  for (const { text: term } of termsIn(text)) {
    if (found.size >= MOST_TERMS) break;
    found.add(term);
  }
  return [...found];
}

/**
 * The terms stored for a text of an account. The extra term that identifies the account can't occur in a text, as words
 * contain no colon.
 */
export function ownedTerms(ownerId: string, text: string): string[] {
  return [ownerTerm(ownerId), ...searchTerms(text)];
}

/** A tsquery that matches {@link ownedTerms} of this account only. */
export function ownedQuery(ownerId: string, typed: string): string | null {
  const query = searchQuery(typed);
  return query && `'${ownerTerm(ownerId)}' & ${query}`;
}

const ownerTerm = (ownerId: string) => `owner:${ownerId}`;

/** The terms of a query; all of them must match. */
export function askedTerms(typed: string): SearchTerm[] {
  return [...termsIn(typed)].slice(0, MOST_ASKED);
}

/** A tsquery for a user's input; `null` if it contains nothing searchable. */
export function searchQuery(typed: string): string | null {
  const terms = askedTerms(typed);
  if (terms.length === 0) return null;
  return terms.map(({ text, begins }) => `'${text}'${begins ? ':*' : ''}`).join(' & ');
}

/** Normalises text for comparison: without accents and points, in lower case. */
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
  // Lets a single character match anywhere, including at the end.
  if (characters.length > 1) yield { text: characters.at(-1)!, begins: true, isWord: false };
}
