import { isUnspaced, words } from '../segment.ts';
import type { Claim, Marker } from './claim.ts';
import type { Said, Spoken } from './said.ts';

const QUOTED =
  /["“„«「『]([^"“”„«»「」『』]{1,400})["”“»」』]|(?<![\p{L}\p{N}])[‘']([^‘’'"]{12,400}?)[’'](?!\p{L})/gu;
const FEWEST = 4;
/** People leave out an "um" and fix a word when they quote. */
const ALIKE = 0.84;

interface Stream {
  words: string[];
  at: Int32Array;
  places: Map<string, number[]>;
}

const streams = new WeakMap<Said, Stream>();

function streamOf(said: Said): Stream {
  const known = streams.get(said);
  if (known) return known;
  const all: string[] = [];
  const at: number[] = [];
  const places = new Map<string, number[]>();
  for (const sentence of said.sentences) {
    for (const word of plainWords(sentence.text, said)) {
      const list = places.get(word);
      if (list) list.push(all.length);
      else places.set(word, [all.length]);
      all.push(word);
      at.push(sentence.at);
    }
  }
  const made = { words: all, at: Int32Array.from(at), places };
  streams.set(said, made);
  return made;
}

function plainWords(text: string, said: Said): string[] {
  const lower = text.toLowerCase().replaceAll(/['’]/gu, '');
  if (isUnspaced(said.language)) return Array.from(lower.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return words(lower, said.language).filter((word) => !HESITATIONS.has(word));
}
const HESITATIONS = new Set(['uh', 'um', 'er', 'hmm', 'mm']);

/** Words in quotation marks must have been said in this order. */
export function checkQuotes(claim: Claim, said: Said, mark: Marker): void {
  for (const { 0: whole, 1: one, 2: other } of claim.text.matchAll(QUOTED)) {
    const quote = one ?? other!;
    const own = plainWords(quote, said);
    if (own.length < FEWEST) continue;
    const found = bestPlace(own, streamOf(said));
    if (found.share >= ALIKE) continue;
    const source: Spoken | null =
      found.share > 0.5 && found.place >= 0
        ? said.sentences[streamOf(said).at[found.place]!]!
        : null;
    mark(
      'quote',
      whole,
      source ? 'The source says it in different words.' : 'Nobody says these words in the source.',
      source,
    );
  }
}

function bestPlace(
  own: readonly string[],
  { words: all, places }: Stream,
): { share: number; place: number } {
  let best = { share: 0, place: -1 };
  // Starts from its rarest words, so that few places have to be compared.
  const anchors = own
    .map((word, index) => ({ index, list: places.get(word) ?? [] }))
    .filter(({ list }) => list.length > 0)
    .toSorted((a, b) => a.list.length - b.list.length)
    .slice(0, 3);
  const reach = Math.ceil(own.length * 1.4) + 2;
  for (const { index, list } of anchors) {
    for (const place of list.slice(0, 400)) {
      const from = Math.max(0, place - index - 3);
      const share = inOrder(own, all.slice(from, from + reach + 3)) / own.length;
      if (share > best.share) best = { share, place };
    }
  }
  return best;
}

/** The length of the longest common subsequence of words. */
function inOrder(own: readonly string[], said: readonly string[]): number {
  let row = new Int32Array(said.length + 1);
  for (const word of own) {
    const next = new Int32Array(said.length + 1);
    for (let at = 1; at <= said.length; at += 1)
      next[at] = said[at - 1] === word ? row[at - 1]! + 1 : Math.max(row[at]!, next[at - 1]!);
    row = next;
  }
  return row[said.length]!;
}
