/** Fast path: most texts have none. */
const FOREIGN = /(?!\d)\p{Nd}/u;

/** Converts digits to Western ones, so that numbers of all scripts compare. */
export function westernDigits(text: string): string {
  if (!FOREIGN.test(text)) return text;
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0)!;
    if (point < 0x80) return digit;
    // The digits of a script are ten consecutive code points; walks back to the first of them.
    let zero = point;
    while (zero > point - 10 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((point - zero) % 10);
  });
}
