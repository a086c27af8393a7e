import type { Snippet } from '#contract/generations.ts';
import { askedTerms, foldText, type SearchTerm } from './search-terms.ts';

/** About two lines. */
const LONGEST = 170;
/** Context before the first match. */
const BEFORE = 50;
const LETTER = /[\p{L}\p{M}\p{N}_]/u;

interface Hit {
  term: number;
  start: number;
  end: number;
}

/** The excerpt of these texts that best matches the query; `null` if none matches. */
export function snippetOf(texts: readonly string[], typed: string): Snippet | null {
  const terms = askedTerms(typed);
  let best: { text: string; hits: Hit[]; count: number } | null = null;
  for (const text of texts) {
    const hits = hitsIn(text, terms);
    const count = fullest(hits).count;
    if (count > (best?.count ?? 0)) best = { text, hits, count };
    if (count === terms.length) break;
  }
  return best && cutAround(best.text, best.hits);
}

function hitsIn(text: string, terms: readonly SearchTerm[]): Hit[] {
  const { folded, places } = foldInPlace(text);
  const hits: Hit[] = [];
  for (const [term, { text: wanted, isWord }] of terms.entries()) {
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
      let end = at + wanted.length;
      if (isWord) {
        if (LETTER.test(folded[at - 1] ?? ' ')) continue;
        while (LETTER.test(folded[end] ?? ' ')) end += 1;
      }
      hits.push({ term, start: places[at]!, end: places[end]! });
    }
  }
  return hits.sort((one, other) => one.start - other.start);
}

/** Folds the text as the search does, with each letter's offset in the original. */
function foldInPlace(text: string): { folded: string; places: number[] } {
  const places: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const small = character < '\u0080' ? character.toLowerCase() : foldText(character);
    for (let index = 0; index < small.length; index += 1) places.push(at);
    folded += small;
    at += character.length;
  }
  places.push(at);
  return { folded, places };
}

/** The place with the most different query words. */
function fullest(hits: readonly Hit[]): { from: number; count: number } {
  let most = { from: 0, count: 0 };
  for (const [index, { start }] of hits.entries()) {
    const near = hits
      .slice(index, index + 100)
      .filter(({ end }) => end - start <= LONGEST - BEFORE);
    const count = new Set(near.map(({ term }) => term)).size;
    if (count > most.count) most = { from: start, count };
  }
  return most;
}

function cutAround(text: string, hits: readonly Hit[]): Snippet {
  const { from } = fullest(hits);
  const start = from <= BEFORE ? 0 : wordStart(text, from - BEFORE, from);
  const last = Math.max(start + LONGEST, hits.find((hit) => hit.start === from)?.end ?? 0);
  const end = last >= text.length ? text.length : wordEnd(text, last, from);
  const lead = start > 0 ? '… ' : '';
  const shift = lead.length - start;
  const marks: [number, number][] = [];
  for (const hit of hits) {
    if (hit.start < start || hit.end > end) continue;
    const before = marks.at(-1);
    if (before && hit.start + shift <= before[1]) {
      before[1] = Math.max(before[1], hit.end + shift);
    } else marks.push([hit.start + shift, hit.end + shift]);
  }
  return { text: lead + text.slice(start, end) + (end < text.length ? ' …' : ''), marks };
}

/** Starts after a space if there is one: scripts without spaces are cut anywhere, but not inside a character. */
function wordStart(text: string, at: number, before: number): number {
  const space = text.indexOf(' ', at);
  if (space >= 0 && space < before) return space + 1;
  return isInside(text, at) ? at + 1 : at;
}

function wordEnd(text: string, at: number, after: number): number {
  const space = text.lastIndexOf(' ', at);
  if (space > after + (at - after) / 2) return space;
  return isInside(text, at) ? at - 1 : at;
}

const isInside = (text: string, at: number) => /[\udc00-\udfff]/.test(text[at] ?? '');
