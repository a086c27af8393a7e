/** Estimates speaking time. The single source for requested lengths, estimates before recording, and prices. */

/** For alphabetic scripts, and for scripts with a syllable or word per character. Includes pauses. */
const LETTERS_PER_SECOND = 15;
const SYLLABLES_PER_SECOND = 4.5;
const SYLLABLES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** The same in words: an English word has about 5.5 characters including its space. */
export const WORDS_PER_MINUTE = 160;

/** Deviation from the requested length that is tolerated. */
const LENGTH_TOLERANCE = 0.2;

/** Typical speaking time at normal pace, for any language. */
export function usualSeconds(text: string): number {
  const syllables = text.match(SYLLABLES)?.length ?? 0;
  return syllables / SYLLABLES_PER_SECOND + (text.length - syllables) / LETTERS_PER_SECOND;
}

/** Compares a duration with the requested length. */
export function lengthAgainst(seconds: number, minutesAsked: number): 'short' | 'right' | 'long' {
  const share = seconds / (minutesAsked * 60);
  if (share < 1 - LENGTH_TOLERANCE) return 'short';
  return share > 1 + LENGTH_TOLERANCE ? 'long' : 'right';
}
