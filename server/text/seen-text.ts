import { decodeEntities } from '#document/entities.ts';
import { westernDigits } from './western-digits.ts';

/** Invisible and private-use characters, which split what a reader or a link detector sees as one. */
const UNSEEN =
  /\u034F|\u17B4|\u17B5|[\u180B-\u180D]|[\u00AD\u115F\u1160\u180E\u200B\u202A-\u202E\u2060-\u206F\u3164\uE000-\uF8FF\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|(?![\n\t])\p{Cc}/gu;
/** Joiners are part of the spelling in some scripts, and meaningless next to Latin letters. */
const LATIN_JOINERS = /(?<=[!-~])[\u200C-\u200F]+|[\u200C-\u200F]+(?=[!-~])/gu;

/** Without any of these there is nothing to remove. */
const ODD = /[^\n\t -~\u00A0-\u00AC\u00AE-\u024F\u2010-\u2027]/u;

/** An unknown entity loses its semicolon, so that no other software decodes it. */
const READING = { unknown: (name: string) => `&${name}`, space: '\u00A0' };
const MOST_ROUNDS = 8;

/** An escaped Markdown character may be meant literally; any other means the same without its backslash. */
const ESCAPED = /\\([!"$%&'()/:;<=?@[\\\]^{}.,])/gu;
/** `1986\. A year` at the start of a line would become a list. */
const NUMBERED = /^\s*\p{Nd}{1,9}$/u;

const COLONS = /(?<=\p{Nd})[*_~`]*[:：∶﹕ː꞉˸׃։︓][*_~`]*(?=\p{Nd})/gu;
const MIXED = /\p{Nd}+(?::\p{Nd}+)+/gu;
const DOTS = /(?<=[a-z0-9])[．｡。․](?=[a-z0-9])/giu;

/**
 * The text as readers see it: without invisible characters, with entities and escapes decoded, and with look-alikes
 * unified. All searches in a model's text use this form.
 */
export function seenText(raw: string): string {
  let text = raw;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = text;
    if (ODD.test(text)) text = text.replaceAll(UNSEEN, '').replaceAll(LATIN_JOINERS, '');
    text = decodeEntities(text, READING);
    if (text.includes('\\')) text = withoutEscapes(text);
    if (text === before) break;
  }
  if (ODD.test(text)) text = text.replaceAll(DOTS, '.');
  if (!/\p{Nd}/u.test(text)) return text;
  return text
    .replaceAll(COLONS, (colon) => (/：/u.test(colon) ? '：' : ':'))
    .replaceAll(MIXED, (time) =>
      /^[^\d:]+(?::[^\d:]+)*$|^[\d:]+$/u.test(time) ? time : westernDigits(time),
    );
}

function withoutEscapes(text: string): string {
  return text.replaceAll(ESCAPED, (both, sign: string, at: number) => {
    if (sign !== '.') return sign;
    const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
    return NUMBERED.test(line) && /\s/u.test(text[at + 2] ?? '') ? both : sign;
  });
}
