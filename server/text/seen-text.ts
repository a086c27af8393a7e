import { westernDigits } from './western-digits.ts';

/** Signs that nobody sees, and those that mean what anybody likes: they part what a reader, or whatever makes links of a text, sees as one. */
const UNSEEN =
  /\u034F|\u17B4|\u17B5|[\u180B-\u180D]|[\u00AD\u115F\u1160\u180E\u200B\u202A-\u202E\u2060-\u206F\u3164\uE000-\uF8FF\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|(?![\n\t])\p{Cc}/gu;
/** Joiners are letters to some scripts, and nothing beside Latin ones. */
const LATIN_JOINERS = /(?<=[!-~])[\u200C-\u200F]+|[\u200C-\u200F]+(?=[!-~])/gu;

/** Where there is none of these, there is nothing to take out. */
const ODD = /[^\n\t -~\u00A0-\u00AC\u00AE-\u024F\u2010-\u2027]/u;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  ast: '*',
  bsol: '\\',
  colon: ':',
  comma: ',',
  commat: '@',
  dollar: '$',
  equals: '=',
  excl: '!',
  grave: '`',
  gt: '>',
  hellip: '…',
  hyphen: '-',
  laquo: '«',
  lbrack: '[',
  ldquo: '“',
  lowbar: '_',
  lpar: '(',
  lsqb: '[',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: '\u00A0',
  ndash: '–',
  newline: '\n',
  num: '#',
  percnt: '%',
  period: '.',
  quest: '?',
  quot: '"',
  raquo: '»',
  rbrack: ']',
  rdquo: '”',
  rpar: ')',
  rsqb: ']',
  rsquo: '’',
  semi: ';',
  shy: '',
  sol: '/',
  tab: '\t',
  tilde: '~',
  vert: '|',
};
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,31}));/giu;
const MOST_ROUNDS = 8;

/** A mark of Markdown may be meant as itself; any other sign says the same without its backslash. */
const ESCAPED = /\\([!"$%&'()/:;<=?@[\\\]^{}.,])/gu;
/** `1986\. A year` at the start of a line would become a list. */
const NUMBERED = /^\s*\p{Nd}{1,9}$/u;

const COLONS = /(?<=\p{Nd})[*_~`]*[:：∶﹕ː꞉˸׃։︓][*_~`]*(?=\p{Nd})/gu;
const MIXED = /\p{Nd}+(?::\p{Nd}+)+/gu;
const DOTS = /(?<=[a-z0-9])[．｡。․](?=[a-z0-9])/giu;

/**
 * The text as a reader will see it: without unseen signs, with entities and escapes as the signs they stand for, and
 * with one sign where several look alike. What is looked for in a text is looked for in this one.
 */
export function seenText(raw: string): string {
  let text = raw;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = text;
    if (ODD.test(text)) text = text.replaceAll(UNSEEN, '').replaceAll(LATIN_JOINERS, '');
    if (text.includes('&')) text = text.replaceAll(ENTITY, (_, ...found) => signOf(found));
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

/** One that we do not know loses its end, so that nobody else takes it for a sign. */
function signOf([hex, decimal, name]: readonly unknown[]): string {
  if (typeof name === 'string') return NAMED[name.toLowerCase()] ?? `&${name}`;
  const point =
    typeof hex === 'string' ? Number.parseInt(hex, 16) : Number.parseInt(String(decimal), 10);
  return point > 0 && point <= 0x10_ffff && (point < 0xd800 || point > 0xdfff)
    ? String.fromCodePoint(point)
    : '';
}

function withoutEscapes(text: string): string {
  return text.replaceAll(ESCAPED, (both, sign: string, at: number) => {
    if (sign !== '.') return sign;
    const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
    return NUMBERED.test(line) && /\s/u.test(text[at + 2] ?? '') ? both : sign;
  });
}
