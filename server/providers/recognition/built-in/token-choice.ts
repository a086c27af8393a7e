export interface TokenChoice {
  token: number;
  /** 0 to 1. */
  sureness: number;
}

/** Picks the most likely token of the last row, optionally among allowed ones. */
export function chooseToken(
  scores: Float32Array,
  size: number,
  isAllowed?: (token: number) => boolean,
): TokenChoice {
  const row = scores.subarray(scores.length - size);
  let token = -1;
  let highest = -Infinity;
  for (let one = 0; one < size; one += 1) {
    if (row[one]! > highest && (!isAllowed || isAllowed(one))) {
      token = one;
      highest = row[one]!;
    }
  }
  let sum = 0;
  for (let one = 0; one < size; one += 1) sum += Math.exp(row[one]! - highest);
  return { token, sureness: 1 / sum };
}

export interface HeardWord {
  text: string;
  /** Confidence of its least certain token; the average where words aren't separated by spaces. */
  sureness: number;
  /** Follows without a space, as Chinese clauses do. */
  isGlued?: boolean;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const ENDS_UNSPACED = /[。！？、，；：][”」』）]*$/u;

/** Joins tokens into words; a leading space starts a word, and so does the end of a clause written without spaces. */
export function toHeardWords(pieces: readonly { text: string; sureness: number }[]): HeardWord[] {
  const words: { text: string; sure: number[]; isGlued: boolean }[] = [];
  for (const { text, sureness } of pieces) {
    const last = words.at(-1);
    const isSpaced = !last || /^\s/.test(text);
    const isClause = !isSpaced && ENDS_UNSPACED.test(last.text) && UNSPACED.test(text);
    if (isSpaced || isClause) {
      words.push({ text: text.trimStart(), sure: [sureness], isGlued: isClause });
      continue;
    }
    last.text += text;
    // Punctuation is a matter of style, so its confidence is ignored.
    if (/[\p{L}\p{N}]/u.test(text)) last.sure.push(sureness);
  }
  return words
    .filter(({ text }) => text !== '')
    .map(({ text, sure, isGlued }) => ({
      text,
      sureness: UNSPACED.test(text) ? average(sure) : Math.min(...sure),
      ...(isGlued && { isGlued }),
    }));
}

export const average = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
