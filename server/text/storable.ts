const CONTROL = /\p{Cc}+/gu;
/** Half of a surrogate pair, left by cutting. */
const LONE_SURROGATE = /[\ud800-\udfff]/gu;

/** A name from outside, cut to a length and without characters PostgreSQL can't store. */
export function storable(text: string, longest = Infinity): string {
  return text.replace(CONTROL, ' ').slice(0, longest).replace(LONE_SURROGATE, '');
}
