import type { LanguageValue } from '#contract/catalog/languages.ts';
import { isUnspaced, words } from '../segment.ts';
import { withoutStumbles } from '../speech.ts';
import type { Claim, Marker } from './claim.ts';
import { claimsIn } from './claims.ts';
import { joinLetters, type Said } from './said.ts';
import { compareWording, type QuotedWord, REPLACED } from './same-wording.ts';

const QUOTED =
  /["“„«「『]([^"“”„«»「」『』]{1,2000})["”“»」』]|(?<![\p{L}\p{N}])[‘']([^‘’'"]{12,400}?)[’'](?!\p{L})/gu;
const FEWEST = 4;
/** People leave out an "um" and fix a word when they quote. */
const ALIKE = 0.84;
/** A place with a smaller share of the words isn't what is quoted. */
const SAME_PLACE = 0.5;
/** "It was … great", "the barn [...] burned": words left out. */
const LEFT_OUT = /[[(]?(?:…|\.{3,}|\. \. \.)[\])]?/u;
/** "[The barn] burned": words of the writer's instead of the speaker's. */
const OWN_WORDS = /\[[^[\]]*\]/gu;
const BRACKETS = '\ue010';

interface Stream {
  words: QuotedWord[];
  at: number[];
  places: Map<string, number[]>;
}

/** Everything said, as it was said and without hesitation and false starts. */
interface Streams {
  spoken: Stream;
  clean?: Stream;
}
const streams = new WeakMap<Said, Streams>();

function streamsOf(said: Said): Streams {
  let known = streams.get(said);
  if (!known) streams.set(said, (known = { spoken: streamOf(said, (text) => text) }));
  return known;
}

function streamOf(said: Said, clean: (text: string) => string): Stream {
  const made: Stream = { words: [], at: [], places: new Map() };
  for (const sentence of said.sentences) {
    for (const word of plainWords(clean(sentence.text), said.language)) {
      const list = made.places.get(word.key);
      if (list) list.push(made.words.length);
      else made.places.set(word.key, [made.words.length]);
      made.words.push(word);
      made.at.push(sentence.at);
    }
  }
  return made;
}

function plainWords(text: string, language: LanguageValue): QuotedWord[] {
  // Letters are joined as in the source, where "I I think" isn't a number.
  const lower = joinLetters(text)
    .replaceAll(/(?<!\p{L})I{2,3}(?!\p{L})/gu, 'I')
    .toLowerCase();
  const all = isUnspaced(language)
    ? Array.from(lower.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))
    : words(lower, language);
  return all
    .map((word) => ({ key: word.replaceAll(/['’]/gu, ''), text: word }))
    .filter(({ key }) => key !== '' && !HESITATIONS.has(key));
}
const HESITATIONS = new Set(['uh', 'um', 'er', 'hmm', 'mm']);

/** The words of a quotation, in parts between the omissions that it marks. */
function partsOf(quote: string, language: LanguageValue): QuotedWord[][] {
  const parts = quote.split(LEFT_OUT).map((part) =>
    part
      .replaceAll(OWN_WORDS, BRACKETS)
      .split(BRACKETS)
      .flatMap((piece, at) => [...(at > 0 ? [REPLACED] : []), ...plainWords(piece, language)]),
  );
  const long = parts.filter((part) => wordsIn(part) >= FEWEST);
  return long.length > 0 ? long : [parts.flat()];
}

const wordsIn = (part: readonly QuotedWord[]) => part.filter((word) => word !== REPLACED).length;

/** “How to Plan a Small Garden” is a title. */
function isTitle(quote: string): boolean {
  const long = quote.match(/\p{L}{4,}/gu) ?? [];
  return long.length > 1 && long.every((word) => /^\p{Lu}/u.test(word));
}

/** The quotations in a sentence, and its own part of one that goes on over several sentences of the text. */
function quotesIn(sentence: string, text: string, language: LanguageValue) {
  const own = [...sentence.matchAll(QUOTED)].map(({ 0: whole, 1: one, 2: other }) => ({
    whole,
    quote: one ?? other!,
  }));
  if (own.length > 0 || text.length === sentence.length) return own;
  for (const { 1: quote } of text.matchAll(QUOTED)) {
    const parts = quote ? claimsIn(quote, language) : [];
    if (parts.length < 2) continue;
    for (const part of parts) if (sentence.includes(part)) own.push({ whole: part, quote: part });
  }
  return own;
}

/** Words in quotation marks must have been said like this. `text` is the whole passage the sentence is in. */
export function checkQuotes(claim: Claim, text: string, said: Said, mark: Marker): void {
  for (const { whole, quote } of quotesIn(claim.text, text, claim.language)) {
    for (const own of partsOf(quote, said.language)) {
      if (wordsIn(own) < FEWEST) continue;
      const known = streamsOf(said);
      const found = bestPlace(own, known.spoken, said.language);
      if (!found.isExact && found.share > SAME_PLACE) {
        known.clean ??= streamOf(said, (one) => withoutStumbles(one, said.language));
        if (bestPlace(own, known.clean, said.language).isExact) continue;
      }
      if (found.isExact || (found.share >= ALIKE && isTitle(quote))) continue;
      const source =
        found.share > SAME_PLACE ? said.sentences[known.spoken.at[found.place]!]! : null;
      mark(
        'quote',
        whole,
        source
          ? 'The source says it in different words.'
          : 'Nobody says these words in the source.',
        source,
      );
      break;
    }
  }
}

interface Found {
  isExact: boolean;
  share: number;
  place: number;
}

function bestPlace(
  own: readonly QuotedWord[],
  { words: all, places }: Stream,
  language: LanguageValue,
): Found {
  let best: Found = { isExact: false, share: 0, place: -1 };
  const count = wordsIn(own);
  // Starts from its rarest words, so that few places have to be compared.
  const anchors = own
    .map(({ key }, index) => ({ index, list: places.get(key) ?? [] }))
    .filter(({ list }) => list.length > 0)
    .toSorted((a, b) => a.list.length - b.list.length)
    .slice(0, 3);
  for (const { index, list } of anchors) {
    for (const place of list.slice(0, 400)) {
      const from = Math.max(0, place - Math.ceil(index * 1.4) - 3);
      const near = all.slice(from, place + Math.ceil((own.length - index) * 1.4) + 5);
      const shared = inOrder(own, near) / count;
      if (shared < SAME_PLACE) {
        if (shared > best.share) best = { isExact: false, share: shared, place };
        continue;
      }
      const { share, isChanged } = compareWording(own, near, language);
      if (!isChanged && share >= ALIKE) return { isExact: true, share, place };
      if (share > best.share) best = { isExact: false, share, place };
    }
  }
  return best;
}

/** The length of the longest common subsequence of words. */
function inOrder(own: readonly QuotedWord[], said: readonly QuotedWord[]): number {
  let row = new Int32Array(said.length + 1);
  for (const { key } of own) {
    const next = new Int32Array(said.length + 1);
    for (let at = 1; at <= said.length; at += 1)
      next[at] = said[at - 1]!.key === key ? row[at - 1]! + 1 : Math.max(row[at]!, next[at - 1]!);
    row = next;
  }
  return row[said.length]!;
}
