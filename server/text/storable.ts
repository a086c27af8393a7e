const CONTROL = /\p{Cc}+/gu;
/** Half of a pair, as cutting leaves it. */
const LONE_SURROGATE = /[\ud800-\udfff]/gu;

/** A name that somebody else chose, cut to a length and without the characters that PostgreSQL cannot store. */
export function storable(text: string, longest = Infinity): string {
  return text.replace(CONTROL, ' ').slice(0, longest).replace(LONE_SURROGATE, '');
}
