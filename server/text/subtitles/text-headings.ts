import { endsWithMark } from '../sentence-ends.ts';

const LONGEST = 80;
/** In letters. Lines of a text that was wrapped by hand or by a mail program are shorter. */
export const UNWRAPPED = 120;
/** Share of a text in letters: above it, these are the lines of a text without punctuation. */
const MOST_SHARE = 0.25;
/** The first line of a wrapped text is about as long as its others; a title isn't. */
const TITLE_SHARE = 0.5;
const LISTED = /^(?:[-–—‐•·*+>]|\(?(?:\d{1,3}|\p{L})[.)]\s)/u;
const GOES_ON = /[,;:،、，；：\-–—/&([{]$/u;
const SMALL = /^["'“‘«(¿¡]*\p{Ll}/u;

/**
 * The numbers of the lines that are headings of a written text: short lines without an end mark, each between finished
 * paragraphs. The lines of a poem, a list, a wrapped text or a transcript without punctuation are none.
 */
export function headingsAmong(raw: readonly string[]): ReadonlySet<number> {
  const lines = raw.map((line) => line.trim());
  const written = [...lines.keys()].filter((number) => lines[number] !== '');
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const found = new Set<number>();
  // Backwards, because a heading may stand above another one.
  for (let at = written.length - 2; at >= 0; at--) {
    const number = written[at]!;
    const next = written[at + 1]!;
    const before = at > 0 ? lines[written[at - 1]!]! : null;
    if (!isShortLine(lines[number]!) || SMALL.test(lines[next]!) || LISTED.test(lines[next]!))
      continue;
    const isAlone = next > number + 1 && (before === null || lines[number - 1] === '');
    const isTitle = before === null && lines[number]!.length <= longest * TITLE_SHARE;
    if (!isAlone && !isTitle && lines[next]!.length < UNWRAPPED) continue;
    if (found.has(next) || endsWithMark(lastOfParagraph(lines, next))) found.add(number);
  }
  for (const [at, number] of written.entries()) {
    const before = written[at - 1];
    const isAfterText =
      before === undefined ||
      found.has(before) ||
      endsWithMark(lines[before]!) ||
      LISTED.test(lines[before]!);
    if (!isAfterText) found.delete(number);
  }
  // Lines that are neither are said rather than written.
  const unfinished = written.filter((number) => {
    const line = lines[number]!;
    const isEnd = !lines[number + 1] && !found.has(number);
    return isEnd && !endsWithMark(line) && !GOES_ON.test(line) && !LISTED.test(line);
  });
  if (unfinished.length >= found.size) return new Set();
  const lettersIn = (numbers: Iterable<number>) =>
    [...numbers].reduce((sum, number) => sum + lines[number]!.length, 0);
  return lettersIn(found) > lettersIn(written) * MOST_SHARE ? new Set() : found;
}

function isShortLine(line: string): boolean {
  const isPlain = line.length <= LONGEST && /\p{L}/u.test(line) && !endsWithMark(line);
  return isPlain && !SMALL.test(line) && !LISTED.test(line) && !GOES_ON.test(line);
}

function lastOfParagraph(lines: readonly string[], first: number): string {
  let last = first;
  while (lines[last]!.length < UNWRAPPED && lines[last + 1]) last += 1;
  return lines[last]!;
}
