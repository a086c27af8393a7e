import type { LanguageValue } from '#contract/catalog/languages.ts';
import { fitText } from './cut.ts';
import { isCourtesy } from './readability.ts';
import { endsWithMark, isCased, punctuatedEnds } from './sentence-ends.ts';

const LONGEST = 80;
/** "Hello everyone." says nothing about the text. */
const SHORTEST = 20;

/**
 * A title for an untitled text: its own heading, else its first sentence, else its announced subject. If it announces
 * none, the sentence is cut after a clause or a word.
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

/** A separate line followed by a blank one, or a line marked as a heading. */
function headingOf(written: string): string | null {
  const [, marks, line = '', after] =
    /^\s*(#{1,6}\s+)?(\S[^\r\n]*?)[ \t]*(\r?\n(?:[ \t]*\r?\n)?|$)/u.exec(written.slice(0, 1000)) ??
    [];
  const isAlone = /\n[ \t]*\r?\n/u.test(after ?? '');
  if (line.length > LONGEST || (!marks && (!isAlone || endsWithMark(line)))) return null;
  return /\p{L}/u.test(line) && !/-->|^\d+$/u.test(line) ? line : null;
}
