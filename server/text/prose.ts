/** Code, addresses, tags of networks and what is quoted from somebody are in whatever language they are in. */
const NOT_OWN =
  /`[^`\n]*`|https?:\/\/\S+|[@#][\p{L}\p{N}_]+|“[^“”\n]{1,300}”|„[^“”\n]{1,300}[“”]|«[^«»\n]{1,300}»|"[^"\n]{1,300}"/gu;
/** Words of the Latin script with a capital inside a sentence, and what follows them with one. */
const LATIN_NAME =
  /(?<![\p{L}\p{N}])(?:\p{Script=Latin}+\p{N}|\p{Lu}(?=\p{Script=Latin}))[\p{Script=Latin}\p{M}\p{N}'’.&+-]*/gu;
const SENTENCE_START = /(?:^|[.!?…:\n])["'“„«(*_\s\d.)\]-]*$/u;
/** With less than this share of it left, the text is one long quotation, or in capitals. */
const LEAST_SHARE = 0.3;

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** What of a text is told in its own words: no names, no code, nothing quoted. */
export function proseIn(text: string): string {
  const all = lettersIn(text);
  const own = text.replaceAll(NOT_OWN, ' ');
  const base = lettersIn(own) < all * LEAST_SHARE ? text : own;
  const prose = base.replaceAll(LATIN_NAME, (name, at: number) => {
    const isFirst = SENTENCE_START.test(base.slice(Math.max(0, at - 12), at));
    // The first word of a sentence has its capital from there, unless more names follow it.
    const follows = /^[\s,/&-]+(\S)/u.exec(base.slice(at + name.length, at + name.length + 8))?.[1];
    const isWord = isFirst && follows !== undefined && /\p{Ll}/u.test(follows);
    return isWord ? name : ' ';
  });
  return prose;
}
