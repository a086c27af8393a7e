import { decodeBytes } from '../subtitles/decode-bytes.ts';

/** Above this share of unassigned characters, the text consists of glyph numbers of a missing font. */
const MOST_ODD = 0.02;
/** No Western European language has this share of non-ASCII letters. */
const MOST_ACCENTED = 0.5;
const FEWEST_LETTERS = 20;

/**
 * Old documents often declare the wrong code page. Decodes the text again if it's clear which one is right; `null` if it's
 * illegible.
 */
export function legible(text: string): string | null {
  const odd = text.match(/(?!\s)[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu)?.length ?? 0;
  if (odd > text.length * MOST_ODD) return null;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const accented = text.match(/[\u00c0-\u00ff]/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS || accented < letters * MOST_ACCENTED) return text;
  const read = decodeBytes(western(text));
  return read && 'text' in read ? read.text : null;
}

/** Encodes a text as Windows-1252. */
function western(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => NUMBERS.get(letter) ?? '?'.charCodeAt(0));
}

const NUMBERS = new Map(
  Array.from({ length: 256 }, (_, number) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(number)),
    number,
  ]),
);
