/** Of languages that write sounds, and of those whose every sign is a syllable or a word. */
const LETTERS_PER_SECOND = 15;
const SYLLABLES_PER_SECOND = 4.5;
const SYLLABLES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** How long a voice usually takes over a text at its usual pace, whatever the language. */
export function usualSeconds(text: string): number {
  const syllables = text.match(SYLLABLES)?.length ?? 0;
  return syllables / SYLLABLES_PER_SECOND + (text.length - syllables) / LETTERS_PER_SECOND;
}
