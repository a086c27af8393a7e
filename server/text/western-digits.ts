/** Most texts have none. */
const FOREIGN = /(?!\d)\p{Nd}/u;

/** In Western digits, so that every script's numbers compare. */
export function westernDigits(text: string): string {
  if (!FOREIGN.test(text)) return text;
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0)!;
    if (point < 0x80) return digit;
    // Digits of a script stand in a row of ten, and the first is a multiple of ten away only in its own block.
    let zero = point;
    while (zero > point - 10 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((point - zero) % 10);
  });
}
