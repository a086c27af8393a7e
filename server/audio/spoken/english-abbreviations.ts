import { cardinal, digitByDigit } from './english-numbers.ts';
import { sayTitles } from './english-titles.ts';
import { ABBREVIATIONS } from './english-words.data.ts';

/** Only before a number. */
const NUMBERED: Readonly<Record<string, string>> = {
  art: 'article',
  para: 'paragraph',
  sec: 'section',
  rm: 'room',
  rte: 'route',
  hwy: 'highway',
  pop: 'population',
  pt: 'part',
  fn: 'footnote',
  cl: 'clause',
  lv: 'level',
};
const BEFORE_NUMBER = new RegExp(
  `\\b((?:Hwy|Rm|Lv)(?=\\s\\d)|(?:${Object.keys(NUMBERED).join('|')})(?=\\.))\\.?\\s?(?=\\d)`,
  'gi',
);

const OVER: Readonly<Record<string, string>> = {
  y: 'year over year',
  q: 'quarter over quarter',
  m: 'month over month',
};

const BY_LENGTH = Object.keys(ABBREVIATIONS).toSorted((a, b) => b.length - a.length);
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const SHORT_FORMS = new RegExp(
  `(?<![\\w./])(?:${BY_LENGTH.map(escape).join('|')})(?![A-Za-z_])`,
  'g',
);
/** Also ends a sentence if the next word starts one. */
const MAY_END =
  /^(?:Inc|Ltd|Corp|Co|Jr|Sr|etc|Ave|Blvd|Rd|Hwy|Pkwy|Univ|et al|max|misc|avg|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat)\.$/;

export function sayAbbreviations(text: string): string {
  return sayTitles(text)
    .replaceAll(/\b(he|his|him)\/(she|hers?)\b/gi, '$1 or $2')
    .replaceAll(/\bNo\.\s?(?=\d)/g, 'number ')
    .replaceAll(/\b[Nn]os\.\s?(?=\d)/g, 'numbers ')
    .replaceAll(
      /(?<!\b(?:say|says|said|saying|answered|answer is|answer was|replied|oh|hell|me|him|her|them|us)\s)\bno\.\s?(?=\d+(?!\s(?:minutes?|hours?|days?|weeks?|months?|years?|seconds?|people|of)\b))/g,
      'number ',
    )
    .replaceAll(/\b(?:ca\.\s?(?=\d)|c\.\s?(?=\d{3,4}\b))/g, 'circa ')
    .replaceAll(/\bch\.\s?(?=\d|[IVX]+\b)/g, 'chapter ')
    .replaceAll(/\bArt\.\s(?=[IVX]+\b)/g, 'Article ')
    .replaceAll(/\b[Ee]q\.\s?(?=[(\d])/g, 'equation ')
    .replaceAll(/(?<!\d(?:st|nd|rd|th)?\s?)\bmin\.(?=\s[a-z])/g, 'minimum')
    .replaceAll(/\bp\.\s?(?=\d)/g, 'page ')
    .replaceAll(/\bext\.\s?(?=\d)/g, 'extension ')
    .replaceAll(/\bp\.a\.(?!\w)/g, 'per annum')
    .replaceAll(/\b(\d{1,3})[\s-]?(?:y\/o|yo)\b/g, '$1 year old')
    .replaceAll(/\br\.\s?(?=\d{3,4}\b)/g, 'reigned ')
    .replaceAll(/\best\.(?!\s?(?:in\s)?\d{4})/g, 'estimated')
    .replaceAll(/\bagg\.(?=\s?\d)/g, 'aggregate')
    .replaceAll(/(?<=\d(?:st|nd|rd|th)\s)ed\.(?=\s[a-z]|[,;)]|\s*$)/g, 'edition')
    .replaceAll(BEFORE_NUMBER, (_, short: string) => {
      const long = NUMBERED[short.toLowerCase()]!;
      const isCapital = /^[A-Z]/.test(short);
      return `${isCapital ? long[0]!.toUpperCase() + long.slice(1) : long} `;
    })
    .replaceAll(/\blat\.\s?(?=\d+(?:\.\d+)?\s?°)/gi, 'latitude ')
    .replaceAll(/\blong\.\s?(?=\d+(?:\.\d+)?\s?°)/gi, 'longitude ')
    .replaceAll(/\bd\.\s?(?=\d{2,4}\b)/g, 'died ')
    .replaceAll(/\bb\.\s?(?=\d{4}\b)/g, 'born ')
    .replaceAll(
      /(?<=\d(?:st|nd|rd|th)\s)c\.(?=\s(?:[a-z]|BCE?\b|CE\b|AD\b)|[,;)]|\s*$)/g,
      'century',
    )
    .replaceAll(/\b([ymq])\/\1\b/gi, (_, unit: string) => OVER[unit.toLowerCase()]!)
    .replaceAll(/(?<=\d(?:st|nd|rd|th)\s)fl\.(?=\s[a-z]|[,;)]|\s*$)/g, 'floor')
    .replaceAll(
      /(?<=\bnumber\s)(\d+)-(\d{4,})\b/g,
      (_, first: string, rest: string) => `${cardinal(first)}, ${digitByDigit(rest)}`,
    )
    .replaceAll(SHORT_FORMS, (found, at: number, whole: string) => {
      const rest = whole.slice(at + found.length);
      const ends =
        MAY_END.test(found) && /^["')]*(?:\s+(?![NS][EW]?\b|[EW]\b)["'(]?[A-Z]|\s*$)/.test(rest);
      return ABBREVIATIONS[found]! + (ends ? '.' : '');
    });
}
