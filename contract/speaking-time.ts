/**
 * How long it takes to say a text. The one place that knows: the length that is asked of a writer, the length that is
 * told before a recording, and its price all come from here.
 */

/** Of languages that write sounds, and of those whose every sign is a syllable or a word. Pauses are in it. */
const LETTERS_PER_SECOND = 15;
const SYLLABLES_PER_SECOND = 4.5;
const SYLLABLES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** The same for somebody who counts in words: an English one has about five and a half signs with its space. */
export const WORDS_PER_MINUTE = 160;

/** An episode may miss the length asked for by this much before anybody is told. */
const LENGTH_TOLERANCE = 0.2;

/** How long a voice usually takes over a text at its usual pace, whatever the language. */
export function usualSeconds(text: string): number {
  const syllables = text.match(SYLLABLES)?.length ?? 0;
  return syllables / SYLLABLES_PER_SECOND + (text.length - syllables) / LETTERS_PER_SECOND;
}

/** Whether so many seconds are what was asked for, or less, or more. */
export function lengthAgainst(seconds: number, minutesAsked: number): 'short' | 'right' | 'long' {
  const share = seconds / (minutesAsked * 60);
  if (share < 1 - LENGTH_TOLERANCE) return 'short';
  return share > 1 + LENGTH_TOLERANCE ? 'long' : 'right';
}
