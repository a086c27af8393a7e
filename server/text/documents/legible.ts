import { decodeBytes } from '../subtitles/decode-bytes.ts';

/** More of them than this, and the letters are numbers of a font that nobody has. */
const MOST_ODD = 0.02;
/** No language of western Europe has so many of its letters beyond ASCII. */
const MOST_ACCENTED = 0.5;
const FEWEST_LETTERS = 20;

/**
 * Documents of old programs have the letters of one alphabet under the numbers of another. What is plainly the other
 * one is mended; `null` where nobody could read it.
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

/** The bytes of a text as programs of Windows in the west have them. */
function western(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => NUMBERS.get(letter) ?? '?'.charCodeAt(0));
}

const NUMBERS = new Map(
  Array.from({ length: 256 }, (_, number) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(number)),
    number,
  ]),
);
