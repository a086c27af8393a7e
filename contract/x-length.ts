/*
 * How long X takes a text to be (the published configuration v3 of its counter): a link counts 23 whatever its length,
 * an emoji 2 whatever it is made of, letters of alphabets 1, everything else 2.
 */
const LINK_LENGTH = 23;
/** First and last code point of what counts as one. */
const LIGHT: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

const EMOJI = /\p{RGI_Emoji}/gv;
const LINK = /https?:\/\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?'’)\]}…]/giu;
/** What an address is made of for X. In a script without spaces what follows it is text again, and counts. */
const ADDRESS = /^[\u0021-\u024f\u0400-\u04ff]+(?<![.,;:!?'’)\]}])/u;
/** Without a scheme X links only names that end in a real top-level domain. */
const BARE =
  /(?<![a-z0-9@#$/._-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:com|net|org|info|biz|edu|gov|mil|int|io|co|ai|app|dev|tv|me|ly|gl|fm|xyz|online|site|shop|store|blog|tech|club|news|live|pro|name|mobi|asia|cat|jobs|tel|travel|museum|aero|coop|[a-z]{2})(?![a-z0-9_-])(?:\/[^\s<>"“”«»]*)?/giu;

function weightOf(text: string): number {
  let weight = 0;
  for (const character of text) {
    const point = character.codePointAt(0)!;
    weight += LIGHT.some(([from, to]) => point >= from && point <= to) ? 1 : 2;
  }
  return weight;
}

/** The length that X compares with its limit of 280. Where it may or may not see a link, the longer of the two. */
export function xLength(text: string): number {
  let weight = 0;
  const rest = text
    .normalize('NFC')
    .replaceAll(LINK, (link) => {
      weight += LINK_LENGTH;
      return link.replace(ADDRESS, '');
    })
    .replaceAll(BARE, (name) => {
      weight += Math.max(LINK_LENGTH, weightOf(name));
      return '';
    })
    .replaceAll(EMOJI, () => {
      weight += 2;
      return '';
    });
  return weight + weightOf(rest);
}
