import type { Token } from './shares.ts';

/** "$5B" and "500M dollars": with money these letters aren't bytes or metres. The letter in "$5T-shirt" isn't an amount. */
const LETTERS = /^(bn|tn|mn|[mbt])(?![\p{L}\p{N}]|[-‐‑](?!an?[-‐‑]|plus)\p{L})/iu;
/** The sign of another amount doesn't count: "20m $5 a ticket". */
const BEHIND = /^\s?(?:dollars|euros?|pounds|USD|EUR|GBP|[€$£](?!\s?\.?\d))/u;

export function moneyLetters(text: string, { start, end }: Token): number | undefined {
  const found = LETTERS.exec(text.slice(end))?.[1]?.toLowerCase();
  if (!found) return undefined;
  const behind = BEHIND.exec(text.slice(end + found.length))?.[0].trim();
  // Both "t" and "pounds" are units of weight.
  const isUnit = behind !== undefined && !(found === 't' && behind === 'pounds');
  const isMoney = /[€$£]$/u.test(text.slice(0, start)) || isUnit;
  return isMoney ? MONEY_LETTERS[found[0]!] : undefined;
}
const MONEY_LETTERS: Readonly<Record<string, number>> = { m: 1e6, b: 1e9, t: 1e12 };
