import { DEFAULT_LANGUAGE, type LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';

/** The text of a file, whatever it was saved as. `null` where it is no text. */
export function decodeBytes(bytes: Uint8Array, language?: LanguageValue): string | null {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes.subarray(2), 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes.subarray(2), 'utf-16be');
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return decode(bytes.subarray(3), 'utf-8');
  const wide = wideKind(bytes);
  if (wide) return decode(bytes, wide);
  try {
    return textOnly(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const mended = withoutStrayBytes(bytes);
    if (mended !== null) return textOnly(mended);
    return decode(bytes, languageOf(language ?? DEFAULT_LANGUAGE).legacyEncoding);
  }
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  return textOnly(new TextDecoder(encoding).decode(bytes));
}

const AROUND = 50_000;

/** One byte that is wrong, as cutting and joining files leaves them, does not turn a whole file into another encoding. */
function withoutStrayBytes(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8').decode(bytes);
  const at = text.indexOf('\ufffd');
  const sample = text.slice(Math.max(0, at - AROUND), at + AROUND);
  const wrong = sample.match(/\ufffd/gu)?.length ?? 0;
  const right = sample.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return right > wrong * 10 ? text.replaceAll('\ufffd', '') : null;
}

/** UTF-16 without its mark: in the first bytes every other one is zero. */
function wideKind(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, 512) & ~1;
  if (length < 8) return null;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) even += 1;
    if (bytes[index + 1] === 0) odd += 1;
  }
  const pairs = length / 2;
  if (odd > pairs * 0.4 && even < pairs * 0.1) return 'utf-16le';
  return even > pairs * 0.4 && odd < pairs * 0.1 ? 'utf-16be' : null;
}

/** Files that are no text are full of control characters, or have the one that no text has. */
function textOnly(text: string): string | null {
  const sample = text.slice(0, 4096);
  // Some programs fill up the end of a file with it.
  if (/\0[^\0]/u.test(sample)) return null;
  const odd = sample.match(/(?!\s)\p{Cc}|\ufffd/gu)?.length ?? 0;
  return odd > sample.length * 0.02 ? null : text;
}
