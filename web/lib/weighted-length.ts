export const TWEET_LIMIT = 280;

/** Every address counts as much as the short one it is turned into. */
const LINK_WEIGHT = 23;
const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}’”]/giu;
/** Letters that count once; all others count twice. */
const LIGHT: readonly (readonly [from: number, to: number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];
const EMOJI =
  /^(\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?|\p{RI}\p{RI}|[#*0-9]\uFE0F?\u20E3)/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How long X counts a text: addresses as 23, most letters as 1, emoji and the wide scripts as 2. */
export function weightedLength(text: string): number {
  let length = 0;
  let from = 0;
  const normal = text.normalize('NFC');
  for (const match of normal.matchAll(LINK)) {
    length += weigh(normal.slice(from, match.index)) + LINK_WEIGHT;
    from = match.index + match[0].length;
  }
  return length + weigh(normal.slice(from));
}

function weigh(text: string): number {
  let length = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (EMOJI.test(segment)) {
      length += 2;
      continue;
    }
    for (const character of segment) {
      const code = character.codePointAt(0)!;
      length += LIGHT.some(([low, high]) => code >= low && code <= high) ? 1 : 2;
    }
  }
  return length;
}
