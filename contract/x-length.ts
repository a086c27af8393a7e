import { findHost } from './host-names.ts';

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

const EMOJI =
  /^(\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?|\p{RI}\p{RI}|[#*0-9]\uFE0F?\u20E3)/u;
const LINK = /https?:\/\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?'’)\]}…]/giu;
/** What an address is made of for X. In a script without spaces what follows it is text again, and counts. */
const ADDRESS = /^[\u0021-\u024f\u0400-\u04ff]+(?<![.,;:!?'’)\]}])/u;
/** Without a scheme X links names that end in a real top-level domain. */
const NAME =
  /(?<![a-z0-9@#$/._-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}(?:\/[^\s<>"“”«»]*)?/giu;
/** The same in other scripts, where only a space or a sign says where it begins. */
const OTHER_NAME =
  /(?<![\p{L}\p{M}\p{N}@#$/._-])(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}(?:\/[^\s<>"“”«»]*)?/giu;

/** Made when first needed: it takes tens of milliseconds. */
let graphemes: Intl.Segmenter | undefined;

function weightOf(text: string): number {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let weight = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (EMOJI.test(segment)) {
      weight += 2;
      continue;
    }
    for (const character of segment) {
      const point = character.codePointAt(0)!;
      weight += LIGHT.some(([from, to]) => point >= from && point <= to) ? 1 : 2;
    }
  }
  return weight;
}

/** The length that X compares with its limit of 280. Where it may or may not see a link, the longer of the two. */
export function xLength(text: string): number {
  let weight = 0;
  const asName = (found: string) => {
    const [run = ''] = found.split('/', 1);
    const host = findHost(run);
    if (host === null) return found;
    const linked = host.length === run.length ? found : host;
    weight += Math.max(LINK_LENGTH, weightOf(linked));
    return found.slice(linked.length);
  };
  const rest = text
    .normalize('NFC')
    .replaceAll(LINK, (link) => {
      const [address = link] = ADDRESS.exec(link) ?? [];
      const [run = ''] = address.replace(/^https?:\/\//iu, '').split(/[/?#:]/u, 1);
      // X counts what it does not link, such as a host without a top-level domain, letter by letter.
      weight += findHost(run) === run ? LINK_LENGTH : Math.max(LINK_LENGTH, weightOf(address));
      return link.slice(address.length);
    })
    .replaceAll(NAME, asName);
  const left = /[^\0-\x7f]\.|\.[^\0-\x7f]/u.test(rest) ? rest.replaceAll(OTHER_NAME, asName) : rest;
  return weight + weightOf(left);
}
