import type { LanguageValue } from '#contract/catalog/languages.ts';
import { words } from '../segment.ts';

/** This many words in the same order are no coincidence. */
const RUN = 8;

/** The share of words in runs of eight or more that the transcript contains verbatim. */
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

/** The runs of a text whose hashes are among these. */
function runsOf(spoken: readonly string[], wanted: ReadonlySet<number>): Set<string> {
  const runs = new Set<string>();
  // Few of a long transcript's runs match; most are ruled out by the low bits of their hashes.
  const may = new Uint8Array(BITS + 1);
  for (const sum of wanted) may[sum & BITS] = 1;
  for (const [at, sum] of sums(spoken).entries())
    if (may[sum & BITS] === 1 && wanted.has(sum)) runs.add(spoken.slice(at, at + RUN).join(' '));
  return runs;
}

/** A rolling hash of each run of words. */
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
