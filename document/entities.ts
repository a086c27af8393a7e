/** Common named entities; directional marks and soft hyphens become nothing. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  ast: '*',
  bsol: '\\',
  bull: '•',
  cent: '¢',
  colon: ':',
  comma: ',',
  commat: '@',
  copy: '©',
  deg: '°',
  divide: '÷',
  dollar: '$',
  equals: '=',
  euro: '€',
  excl: '!',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  grave: '`',
  gt: '>',
  hellip: '…',
  hyphen: '-',
  iexcl: '¡',
  iquest: '¿',
  laquo: '«',
  lbrack: '[',
  ldquo: '“',
  lowbar: '_',
  lpar: '(',
  lrm: '',
  lsqb: '[',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: '\u00A0',
  ndash: '–',
  newline: '\n',
  num: '#',
  percnt: '%',
  period: '.',
  plusmn: '±',
  pound: '£',
  quest: '?',
  quot: '"',
  raquo: '»',
  rbrack: ']',
  rdquo: '”',
  reg: '®',
  rlm: '',
  rpar: ')',
  rsqb: ']',
  rsquo: '’',
  sect: '§',
  semi: ';',
  shy: '',
  sol: '/',
  sup2: '²',
  sup3: '³',
  tab: '\t',
  tilde: '~',
  times: '×',
  trade: '™',
  vert: '|',
  yen: '¥',
  aacute: 'á',
  Aacute: 'Á',
  acirc: 'â',
  agrave: 'à',
  Agrave: 'À',
  aring: 'å',
  Aring: 'Å',
  atilde: 'ã',
  auml: 'ä',
  Auml: 'Ä',
  aelig: 'æ',
  AElig: 'Æ',
  ccedil: 'ç',
  Ccedil: 'Ç',
  eacute: 'é',
  Eacute: 'É',
  ecirc: 'ê',
  egrave: 'è',
  Egrave: 'È',
  euml: 'ë',
  iacute: 'í',
  icirc: 'î',
  iuml: 'ï',
  ntilde: 'ñ',
  Ntilde: 'Ñ',
  oacute: 'ó',
  ocirc: 'ô',
  oslash: 'ø',
  Oslash: 'Ø',
  otilde: 'õ',
  ouml: 'ö',
  Ouml: 'Ö',
  szlig: 'ß',
  uacute: 'ú',
  ucirc: 'û',
  ugrave: 'ù',
  uuml: 'ü',
  Uuml: 'Ü',
};
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,31}));/giu;
const LAST_POINT = 0x10_ffff;

interface Reading {
  /** Replacement for an unknown name; default: unchanged. */
  unknown?: (name: string) => string;
  /** Replacement for an invalid number. */
  noSign?: string;
  /** Smallest valid code point; lower ones are control characters. */
  lowest?: number;
  /** Replacement for `&nbsp;`. */
  space?: string;
}

/** Decodes entities once; the result may contain others. */
export function decodeEntities(text: string, reading: Reading = {}): string {
  if (!text.includes('&')) return text;
  const { unknown, noSign = '', lowest = 1, space = ' ' } = reading;
  return text.replaceAll(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) {
      const sign = findSign(name);
      if (sign === undefined) return unknown ? unknown(name) : whole;
      return sign === NAMED['nbsp'] ? space : sign;
    }
    const point = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    const isSign = point >= lowest && point <= LAST_POINT && (point < 0xd800 || point > 0xdfff);
    return isSign ? String.fromCodePoint(point) : noSign;
  });
}

function findSign(name: string): string | undefined {
  const key = Object.hasOwn(NAMED, name) ? name : name.toLowerCase();
  return Object.hasOwn(NAMED, key) ? NAMED[key] : undefined;
}
