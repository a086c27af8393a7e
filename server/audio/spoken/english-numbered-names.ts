import { toOrdinal } from '#server/languages/english-ordinals.ts';
import { cardinal, decimal, digitByDigit, romanValue, span, year } from './english-numbers.ts';
import { STARTERS } from './english-names.ts';
import { sayPixels } from './english-quantities.ts';

const NUMBERED =
  'World War|Chapter|Part|Act|Volume|Season|Phase|Type|Title|Article|Section|Level|Stage|Book|Episode|Round|Super Bowl|Apollo|Saturn|Gemini|Rocky|Rambo|Auto|Fantasy|Mark|Class|Group|Tier|Category|Wave|Appendix|Table|Figure|Scene|Factor|Exhibit|Schedule|Annex|Canto|Movement|Division|Grade|Vatican|Civilization|Fighter|Diablo|Kombat|Quest|Souls|Empires|Warcraft|Starcraft|Calibur|Creed|Crusade|Corps|Lesson|Module|Unit|Question|Step|Photosystem|Angiotensin';

/** "Elizabeth II", but not "Give IV fluids". */
const NAMED = new RegExp(
  `\\b(?!(?:${STARTERS.join('|')}|Give|Start|Hang|Use|Got)\\b)([A-Z][a-z]+)\\s` +
    '(I{2,3}|IV(?!\\s(?:fluids?|lines?|drips?|bags?|therapy|drugs?))|VI{0,3}|IX|X[IVX]+)\\b(?!\\.)',
  'g',
);

/** "type II diabetes", "phase I/II"; after these a lone "I" is usually the pronoun. */
const LOWER_NUMBERED =
  /\b([Pp]hase|chapter|volume|part|book|act|scene|section|[Tt]ype|[Cc]lass|[Ss]tage|[Gg]rade|[Ll]evel|[Tt]ier)\s(I{2,3}|IV|VI{0,3}|I(?=\/I)|I(?=\s(?:trials?|diabetes|errors?|cancers?|study|studies|civilizations?|drugs?|devices?)\b))(?:\/(I{1,3}|IV|V))?\b/g;
const CROWNED =
  'Elizabeth|Charles|James|Henry|Edward|Richard|William|George|Mary|Napoleon|Nicholas|Francis|Frederick|Philip|Peter|Catherine|Ferdinand|Leopold|Wilhelm|Otto|Justinian|Darius|Xerxes|Ramesses|Ptolemy|Suleiman|Selim|Haile Selassie';
/** "Charles I think" isn't a king. */
const FIRST = new RegExp(
  `\\b((?:King|Queen|Pope|Emperor|Empress|Tsar|Czar|Kaiser|Sultan|Pharaoh|Shah)\\s[A-Z][a-z]+(?:\\s[A-Z][a-z]+)?|(?:${CROWNED})(?=\\sI(?:'s|[.;:)]|\\s(?:of|died|ruled|reigned|abdicated|succeeded|was (?:crowned|executed|born|deposed|exiled))\\b|$)))\\sI(?!\\.[A-Z]|'[dmlv])\\b`,
  'g',
);

/** "4K tokens", "8K to 128K": a count, not a resolution. */
const COUNTED_K =
  /\b([2458])K(?=\s(?:to|or|and)\s\d+K|\s?[-–]\s?\d+K|\s(?:tokens?|context|people|users|followers|subscribers|subs|views|steps|words|calories|likes|dollars|miles|requests|rows|lines|downloads|members|customers|employees|students|stars|a\s(?:month|year|day)|per)\b)/g;

/** Contexts in which "3M" is the company; otherwise it's a number. */
const COMPANY_3M =
  /(?<=\b(?:[Ss]hares (?:of|in)|[Ss]tock (?:of|in)|(?:worked|works|work|engineers?|scientists?|researchers?|executives?) (?:at|for)|made by|owned by|invented (?:at|by)|companies like|sued|suing|invest(?:ed)? in|short(?:ed|ing)?|against)\s)3M\b(?!\s(?:people|users|views|years))|\b3M(?='s\b|\s(?:is an?|said|says|makes|made|announced|sells|sold|invented|agreed|paid|pays|stock|shares|company|Company|tape|rose|fell|gained|dropped|climbed|jumped|slid|tumbled|reported|posted|plans|will|settled|faces|faced|Post-it|respirators?|masks?|Command|CEO|executives?|employees?|scientists?|engineers?|lost \d|spun off|beat|missed|raised|cut)\b)/g;

/** Numbers in names: "World War II", "Elizabeth II", "GPT-4o", "v2.3", "COVID-19", "401(k)". */
export function sayNumberedNames(text: string): string {
  return text
    .replaceAll(/\bWW(II?|[12])\b/g, (_, war: string) =>
      war === 'I' || war === '1' ? 'World War one' : 'World War two',
    )
    .replaceAll(
      new RegExp(`\\b(${NUMBERED})\\s([IVX]+)\\b|\\b(Super Bowl)\\s([IVXLC]+)\\b`, 'g'),
      (whole, ...found) => {
        const [name, roman, bowl, long] = found as (string | undefined)[];
        const value = romanValue((roman ?? long)!);
        return value === null ? whole : `${name ?? bowl} ${cardinal(String(value))}`;
      },
    )
    .replaceAll(LOWER_NUMBERED, (_, name: string, first: string, last?: string) =>
      [
        name,
        ...[first, last].flatMap((one) => (one ? [cardinal(String(romanValue(one)!))] : [])),
      ].join(' '),
    )
    .replaceAll(/\b(I{1,3}|IV|V)\/(I{2,3}|IV|VI{0,3})\b/g, (_, ...pair: string[]) =>
      pair
        .slice(0, 2)
        .map((one) => cardinal(String(romanValue(one)!)))
        .join(' '),
    )
    .replaceAll(FIRST, '$1 the first')
    .replaceAll(
      /^(I{2,3}|IV|VI{1,3}|IX|X[IVX]+)\.\s(?=[A-Z])/g,
      (_, roman: string) => `${cardinal(String(romanValue(roman) ?? 0))}. `,
    )
    .replaceAll(COMPANY_3M, 'three M')
    .replaceAll(
      /\bA(3\d0)\b|\b(7\d7)(?=\s(?:MAX|Max|Dreamliner|jets?|planes?)\b)/g,
      (_, bus?: string, jet?: string) => (bus ? `A ${sayPixels(bus)}` : sayPixels(jet!)),
    )
    .replaceAll(/\b(\d{4})\sTi\b/g, (_, digits: string) => `${sayPixels(digits)} T.I.`)
    .replaceAll(
      /\b(GTA|FF|MGS|RE)\s([IVX]+)\b/g,
      (_, name: string, roman: string) => `${name} ${cardinal(String(romanValue(roman) ?? 0))}`,
    )
    .replaceAll(
      /(?<=\b(?:HTTP|[Ee]rror|status|code|returns?|returned|an?|got|get)\s)40([1-9])\b(?!\(|\s(?!errors\b|pages\b|responses\b)(?:[a-z]+s|people|of)\b)/g,
      (_, last: string) => `four oh ${cardinal(last)}`,
    )
    .replaceAll(
      /(?<=\bport\s|\blocalhost:)(\d{4})\b/g,
      (_, digits: string) => ` ${sayPixels(digits)}`,
    )
    .replaceAll(/\bK8s\b/g, 'kubernetes')
    .replaceAll(/(?<=\b[Ff]light\s(?:[A-Z]{2}\s?)?)(\d{4})\b/g, (_, digits: string) =>
      sayPixels(digits),
    )
    .replaceAll(/\b24x7\b/g, 'twenty-four seven')
    .replaceAll(/\b([A-Z]{2,}):([A-Z]{2,})\b/g, '$1 $2')
    .replaceAll(/(?<=\b([A-Z])\d+)\s?[-–]\s?(?=\1\d+\b)/g, ' to ')
    .replaceAll(
      /(?<=\b(?:an?|the|my|first)\s)(\d{1,2})[Kk](?=\s(?:races?|runs?|and|in|on)\b|[.,!?;]|$)/g,
      (_, kilometers: string) => `${cardinal(kilometers)} K`,
    )
    .replaceAll(/(?<=\d)\.x\b/g, ' point x')
    .replaceAll(/\b(iPhone\s\d{1,2})s\b/g, '$1 S')
    .replaceAll(
      /\b([A-Z])\.(\d{3})\b/g,
      (_, name: string, digits: string) => `${name} ${sayPixels(digits)}`,
    )
    .replaceAll(NAMED, (whole, name: string, roman: string) => {
      const value = romanValue(roman);
      return value === null ? whole : `${name} the ${toOrdinal(cardinal(String(value)))}`;
    })
    .replaceAll(
      /\bv(\d+(?:\.\d+)*)\b/g,
      (_, number: string) => `version ${number.split('.').map(cardinal).join(' point ')}`,
    )
    .replaceAll(/\b(\d+)\.(\d+)\.(\d+)(?:\.(\d+))?\b/g, (...found) =>
      (found.slice(1, 5) as (string | undefined)[])
        .filter((part) => part !== undefined)
        .map(cardinal)
        .join(' point '),
    )
    .replaceAll(/\b24\/7\b/g, 'twenty-four seven')
    .replaceAll(/\b50[-/]50\b/g, 'fifty fifty')
    .replaceAll(/\b9\/11\b/g, 'nine eleven')
    .replaceAll(
      /\b([45])0([13])\s?(?:\(([a-z])\)(?:\((\d)\))?|(k)\b)/g,
      (_, first: string, last: string, letter?: string, more?: string, joined?: string) =>
        `${cardinal(first)} oh ${cardinal(last)} ${letter ?? joined}${more ? ` ${cardinal(more)}` : ''}`,
    )
    .replaceAll(/\bFY\s?'?((?:20)?\d\d)(?:[/-](\d\d))?\b/g, (_, digits: string, last?: string) => {
      const isFull = digits.length === 4;
      if (last) return `fiscal year ${span(isFull ? digits : `20${digits}`, last)}`;
      return `fiscal year ${isFull ? year(digits) : cardinal(digits)}`;
    })
    .replaceAll(
      /\b(\d{3,4})p(\d\d)?\b/g,
      (_, lines: string, frames?: string) =>
        `${sayPixels(lines)} p${frames ? ` ${cardinal(frames)}` : ''}`,
    )
    .replaceAll(
      /\b([RG]TX|RX|RFC)\s?(\d{4})\b/g,
      (_, name: string, digits: string) => `${name} ${sayPixels(digits)}`,
    )
    .replaceAll(COUNTED_K, (_, count: string) => `${cardinal(count)} thousand`)
    .replaceAll(
      /\b(?:([2-6])([DG])|([2458])(K))\b/g,
      (_, digit?: string, letter?: string, high?: string, k?: string) =>
        `${cardinal((digit ?? high)!)} ${letter ?? k}`,
    )
    .replaceAll(
      /\b([Rr]oom|Suite|Flight(?:\s[A-Z]{2})?|[Hh]ighway|Interstate|Section|Boeing|Airbus\sA|[Bb]link)[\s-](\d)(\d\d)\b(?![,.]\d)/g,
      (_, name: string, high: string, low: string) => `${name} ${sayHundreds(high + low)}`,
    )
    .replaceAll(
      /\b([A-Z])-([1-9]\d\d)\b(?![,.]\d)/g,
      (_, name: string, digits: string) => `${name} ${sayHundreds(digits)}`,
    )
    .replaceAll(
      /\b([A-Za-z]+)-(?!\d+(?:st|nd|rd|th)\b)(\d{1,3}(?:\.\d+)?)([a-z]{0,2})\b/g,
      (_, name: string, digits: string, tail: string) =>
        `${name} ${decimal(digits)}${tail && tail !== 's' ? ` ${tail}` : tail}`,
    )
    .replaceAll(
      /\b(Python|Node|Java|PHP|Ruby|Ubuntu|Swift|Django|Kotlin|[Vv]ersion)\s(\d+)\.([1-9]\d)\b(?!\.)/g,
      (_, name: string, major: string, minor: string) =>
        `${name} ${cardinal(major)} point ${cardinal(minor)}`,
    )
    .replaceAll(/(?<=\b(?:call|called|calling|dial|dialed)\s)[1-9]11\b/gi, digitByDigit)
    .replaceAll(/#\s?(\d+)/g, 'number $1');
}

/** 405 → "four oh five", 150 → "one fifty", 300 → "three hundred". */
function sayHundreds(digits: string): string {
  const [high, low] = [digits.slice(0, 1), digits.slice(1)];
  if (low === '00') return cardinal(digits);
  return `${cardinal(high)} ${low.startsWith('0') ? `oh ${cardinal(low)}` : cardinal(low)}`;
}
