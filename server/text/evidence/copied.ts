import type { LanguageValue } from '#contract/catalog/languages.ts';
import { words } from '../segment.ts';

/** So many words in the same order are no longer chance. */
const RUN = 8;

/** Share of the words that stand in runs of eight or more which the transcript has word for word. */
export function copiedShare(text: string, transcript: string, language: LanguageValue): number {
  const spoken = words(transcript.toLowerCase(), language);
  const written = words(text.toLowerCase(), language);
  if (written.length < RUN) return 0;
  const runs = runsOf(spoken, new Set(sums(written)));
  let copied = 0;
  let until = 0;
  for (let at = 0; at + RUN <= written.length; at++) {
    if (!runs.has(written.slice(at, at + RUN).join(' '))) continue;
    copied += at + RUN - Math.max(until, at);
    until = at + RUN;
  }
  return copied / written.length;
}

const BITS = 0xfffff;

/** The runs of a text whose sums are among these. */
function runsOf(spoken: readonly string[], wanted: ReadonlySet<number>): Set<string> {
  const runs = new Set<string>();
  // Few of a long transcript's runs are wanted; most are told apart by the last bits of their sums.
  const may = new Uint8Array(BITS + 1);
  for (const sum of wanted) may[sum & BITS] = 1;
  for (const [at, sum] of sums(spoken).entries())
    if (may[sum & BITS] === 1 && wanted.has(sum)) runs.add(spoken.slice(at, at + RUN).join(' '));
  return runs;
}

/** A number for each run of words, the same for the same words. */
function sums(some: readonly string[]): Int32Array {
  const found = new Int32Array(Math.max(0, some.length - RUN + 1));
  for (const [at, word] of some.entries()) {
    let sum = 0;
    for (let sign = 0; sign < word.length; sign++) sum = Math.imul(sum, 31) + word.charCodeAt(sign);
    for (let run = Math.max(0, at - RUN + 1); run <= at && run < found.length; run++)
      found[run] = Math.imul(found[run]!, 65_599) + sum;
  }
  return found;
}
