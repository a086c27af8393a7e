import type { LanguageValue } from '#contract/catalog/languages.ts';
import { words } from '../segment.ts';

/** So many words in the same order are no longer chance. */
const RUN = 8;

/** Share of the words that stand in runs of eight or more which the transcript has word for word. */
export function copiedShare(text: string, transcript: string, language: LanguageValue): number {
  const spoken = words(transcript.toLowerCase(), language);
  const written = words(text.toLowerCase(), language);
  if (written.length < RUN) return 0;
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= spoken.length; at++) runs.add(spoken.slice(at, at + RUN).join(' '));
  let copied = 0;
  let until = 0;
  for (let at = 0; at + RUN <= written.length; at++) {
    if (!runs.has(written.slice(at, at + RUN).join(' '))) continue;
    copied += at + RUN - Math.max(until, at);
    until = at + RUN;
  }
  return copied / written.length;
}
