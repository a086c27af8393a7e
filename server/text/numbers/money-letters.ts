import type { Token } from './shares.ts';

/** "$5B" and "500M dollars": of money these are no bytes and no metres. */
export function moneyLetters(text: string, { start, end }: Token): number | undefined {
  const found = /^(bn|tn|mn|[mbt])(?![\p{L}\p{N}])/iu.exec(text.slice(end))?.[1];
  if (!found) return undefined;
  const isMoney =
    /[€$£]$/u.test(text.slice(0, start)) ||
    /^\s?(?:dollars|euros?|pounds|USD|EUR|GBP|[€$£])/u.test(text.slice(end + found.length));
  return isMoney ? MONEY_LETTERS[found[0]!.toLowerCase()] : undefined;
}
const MONEY_LETTERS: Readonly<Record<string, number>> = { m: 1e6, b: 1e9, t: 1e12 };
