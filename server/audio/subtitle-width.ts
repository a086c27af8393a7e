/** Double-width characters. */
const WIDE =
  /[\u{1100}-\u{11FF}\u{2E80}-\u{9FFF}\u{AC00}-\u{D7AF}\u{F900}-\u{FAFF}\u{FF00}-\u{FF60}]/u;
/** Scripts without spaces, and punctuation that can't start a line. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303F\uFF00-\uFF60]$/u;
const NEVER_FIRST = /^[\s\p{Pe}\p{Pf}.,;:!?…、。，．！？；：ー・％]/u;

/** Combining marks. */
const ABOVE = /\p{Mn}/u;

/** Readable at a glance; standard for two-line subtitles. */
export const LINE_WIDTH = 42;

export function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += WIDE.test(sign) ? 2 : ABOVE.test(sign) ? 0 : 1;
  return width;
}

/** Whether a line may break between `before` and `after`. */
export function mayBreak(before: string, after: string): boolean {
  const isGap = /\s$/u.test(before) || /^\s/u.test(after) || UNSPACED.test(before);
  return isGap && !NEVER_FIRST.test(after.trimStart());
}

/** One line if it fits, else two of similar length. */
export function inTwoLines(text: string): string {
  const whole = widthOf(text);
  if (whole <= LINE_WIDTH) return text;
  let best = { at: 0, off: Infinity };
  for (const { index: at } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
    text,
  )) {
    const before = text.slice(0, at);
    if (at === 0 || !mayBreak(before, text.slice(at))) continue;
    const off = Math.abs(widthOf(before.trimEnd()) * 2 - whole);
    if (off < best.off) best = { at, off };
  }
  if (best.at === 0) return text;
  return `${text.slice(0, best.at).trimEnd()}\n${text.slice(best.at).trimStart()}`;
}
