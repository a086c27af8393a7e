import { findHost } from './host-names.ts';

/*
 * Text length as counted by X (its published config v3): 23 per link, 2 per emoji, 1 per alphabetic letter, 2 for everything
 * else.
 */
const LINK_LENGTH = 23;
/** Code point ranges that count as one. */
const LIGHT: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

const EMOJI =
  /^(\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?|\p{RI}\p{RI}|[#*0-9]\uFE0F?\u20E3)/u;
const LINK = /https?:\/\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?'’)\]}…]/giu;
/** Characters of a URL for X. In scripts without spaces, text after the URL counts again. */
const ADDRESS = /^[\u0021-\u024f\u0400-\u04ff]+(?<![.,;:!?'’)\]}])/u;
/** Without a scheme X links names ending in a real top-level domain. */
const NAME =
  /(?<![a-z0-9@#$/._-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}(?:\/[^\s<>"“”«»]*)?/giu;
/** The same for other scripts, where only a space or symbol marks the start. */
const OTHER_NAME =
  /(?<![\p{L}\p{M}\p{N}@#$/._-])(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}(?:\/[^\s<>"“”«»]*)?/giu;

/** Created on first use: it takes tens of milliseconds. */
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

/** The length X compares with its limit of 280. If a link is ambiguous, the longer count is used. */
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
      // X counts anything it doesn't link, such as a host without a top-level domain, per character.
      weight += findHost(run) === run ? LINK_LENGTH : Math.max(LINK_LENGTH, weightOf(address));
      return link.slice(address.length);
    })
    .replaceAll(NAME, asName);
  const left = /[^\0-\x7f]\.|\.[^\0-\x7f]/u.test(rest) ? rest.replaceAll(OTHER_NAME, asName) : rest;
  return weight + weightOf(left);
}
