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
  /** Confidence of its least certain token. */
  sureness: number;
}

/** Joins tokens into words; a leading space starts a word. */
export function toHeardWords(pieces: readonly { text: string; sureness: number }[]): HeardWord[] {
  const words: HeardWord[] = [];
  for (const { text, sureness } of pieces) {
    const last = words.at(-1);
    if (last && !/^\s/.test(text)) {
      last.text += text;
      // Punctuation is a matter of style, so its confidence is ignored.
      if (/[\p{L}\p{N}]/u.test(text)) last.sureness = Math.min(last.sureness, sureness);
    } else words.push({ text: text.trimStart(), sureness });
  }
  return words.filter(({ text }) => text !== '');
}
