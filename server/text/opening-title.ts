import type { LanguageValue } from '#contract/catalog/languages.ts';
import { fitText } from './cut.ts';
import { isCourtesy } from './readability.ts';
import { endsWithMark, isCased, punctuatedEnds } from './sentence-ends.ts';

const LONGEST = 80;
/** "Hello everyone." says nothing about what comes. */
const SHORTEST = 20;

/**
 * A name for a text that came without one: its own heading, else its first sentence, else what it says it is about. Where
 * it does not say, the sentence is cut after a clause or a word.
 */
export function openingTitle(
  written: string,
  spoken: string,
  { language, fromSpeech }: { language: LanguageValue; fromSpeech: () => string },
): string {
  const heading = headingOf(written);
  if (heading !== null) return heading;
  const ends = punctuatedEnds(spoken, { language, cased: isCased(spoken) });
  const end = ends.find((at) => at >= SHORTEST) ?? spoken.length;
  const sentence = spoken.slice(0, end).trim();
  const isGreeting = isCourtesy(sentence, language);
  const about = isGreeting || sentence.length > LONGEST ? fromSpeech() : '';
  if (about !== '') return about;
  if (sentence.length > LONGEST) return fitText(sentence, LONGEST, language);
  return sentence.replace(/(?<!\.)[.。।۔]$/u, '');
}

/** A line of its own with a gap after it, or one that is marked as a heading. */
function headingOf(written: string): string | null {
  const [, marks, line = '', after] =
    /^\s*(#{1,6}\s+)?(\S[^\r\n]*?)[ \t]*(\r?\n(?:[ \t]*\r?\n)?|$)/u.exec(written.slice(0, 1000)) ??
    [];
  const isAlone = /\n[ \t]*\r?\n/u.test(after ?? '');
  if (line.length > LONGEST || (!marks && (!isAlone || endsWithMark(line)))) return null;
  return /\p{L}/u.test(line) && !/-->|^\d+$/u.test(line) ? line : null;
}
