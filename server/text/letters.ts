/** A text in small letters, without spaces and punctuation. */
export const lettersOf = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
