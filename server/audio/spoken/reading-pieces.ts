const LONGEST = 320;
/** From the best place to the worst: after a sentence, after a clause, between two words, at a space. */
const PLACES = [
  /\p{Ll}{5}["')\]]?[.!?…]["')\]]?\s(?=["'(]?\p{Lu})/gu,
  /\p{Ll}{2},\s(?=\p{Ll})/gu,
  /\p{Ll}{3}\s(?=\p{Ll}{3})/gu,
  /\s/gu,
];

/**
 * A text in parts that can be read by themselves. Rules that look for the end of something would take time by the square
 * of a text's length, and who writes it decides on that.
 */
export function cutForReading(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > LONGEST) {
    const window = rest.slice(0, LONGEST);
    const cut = PLACES.map((place) => lastEnd(window, place)).find((end) => end > 0) ?? LONGEST;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...pieces, rest];
}

function lastEnd(window: string, place: RegExp): number {
  let end = 0;
  for (const found of window.matchAll(place)) end = found.index + found[0].length;
  return end;
}
