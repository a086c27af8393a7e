/**
 * The length of a text in alphabetic letters: a Chinese or Japanese character counts as two and a half letters, a
 * Korean syllable as two. Puts sentences of all languages on one scale; spaces and punctuation don't count.
 */
export function weightedLength(text: string): number {
  let mass = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x30 || (unit > 0x39 && unit < 0x41)) continue;
    if (unit < 0x2000) mass += 1;
    else if (unit >= 0xac00 && unit <= 0xd7a3) mass += 2;
    else if (unit >= 0x3041 && unit <= 0x9fff) mass += 2.5;
    else if (unit > 0x303f) mass += 1;
  }
  return mass;
}
