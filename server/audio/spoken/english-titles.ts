import { STARTERS } from './english-names.ts';

const TITLES: Readonly<Record<string, string>> = {
  Prof: 'Professor',
  Gen: 'General',
  Capt: 'Captain',
  Sgt: 'Sergeant',
  Lt: 'Lieutenant',
  Sen: 'Senator',
  Gov: 'Governor',
  Rev: 'Reverend',
  Col: 'Colonel',
  Maj: 'Major',
  Cmdr: 'Commander',
  Adm: 'Admiral',
  Mt: 'Mount',
  Ft: 'Fort',
};
const ROADS: Readonly<Record<string, string>> = {
  Ave: 'Avenue',
  Blvd: 'Boulevard',
  Rd: 'Road',
  Hwy: 'Highway',
  Pkwy: 'Parkway',
};
/** "Gen Z" and the like are generations, not generals. */
const TITLE = new RegExp(
  `\\b(?!Gen\\s(?:Alpha|Beta|Xers?|Zers?|Con)\\b)(${Object.keys(TITLES).join('|')})(?=\\s[A-Z][a-z])`,
  'g',
);
const NAME_BEFORE = `(?<=\\b(?!(?:${STARTERS.join('|')})\\b)[A-Z][a-z]+\\s)`;
const DRIVE = new RegExp(
  `${NAME_BEFORE}Dr\\b(?:\\.(?=\\s[a-z]|,))?(?=\\s[a-z]|[,;:]|\\.?\\s*$)`,
  'g',
);
/** Well-known streets, where "St" isn't "Saint". */
const STREETS =
  'Wall|Main|High|Oak|Elm|Bond|Fleet|Baker|Oxford|Regent|Market|Broad|Pine|Maple|Cedar|Water|Front|Bourbon|Beale|Canal|Downing|Lombard|Sesame|\\d+(?:st|nd|rd|th)|\\d+\\s(?:[A-Z][a-z]+\\s)?[A-Z][a-z]+';
const STREET = new RegExp(
  `(?<=\\b(?:${STREETS})\\s)St\\b(?!\\.)|(?<=\\b(?:Wall|Fleet|Baker|Downing|Sesame)\\s)St\\.(?=\\s[A-Z])|` +
    `${NAME_BEFORE}St\\b(?!\\.)(?=\\s[a-z]|[,;:]|\\s*$)`,
  'g',
);
/** "Main St. The house": a new sentence follows. */
const STREET_ENDS = new RegExp(`(?<=[A-Z][a-z]+\\s)St\\.(?=\\s(?:${STARTERS.join('|')})\\b)`, 'g');
const ROAD = new RegExp(
  `(?<=(?:[A-Z][a-z]+|\\d(?:st|nd|rd|th))\\s)(${Object.keys(ROADS).join('|')})\\b(?!\\.)`,
  'g',
);

/** Titles and streets, with or without dots. */
export function sayTitles(text: string): string {
  return text
    .replaceAll(DRIVE, 'Drive')
    .replaceAll(/\bDrs\b\.?(?=\s)/g, 'Doctors')
    .replaceAll(/\bDr\b(?!\.)/g, 'Doctor')
    .replaceAll(STREET_ENDS, 'Street.')
    .replaceAll(STREET, 'Street')
    .replaceAll(/\bSt(?:\.\s|\s|-)(?=[A-Z])/g, 'Saint ')
    .replaceAll(/\bSt\.(?=\s|$)/g, 'Street')
    .replaceAll(ROAD, (_, road: string) => ROADS[road]!)
    .replaceAll(TITLE, (_, title: string) => TITLES[title]!)
    .replaceAll(/(?<=[A-Za-z]\s)(?:ft|feat)\b\.?(?=\s[A-Z])/g, 'featuring')
    .replaceAll(/(?<=[A-Z][a-z]+,?\s)Jr\b(?!\.)/g, 'Junior')
    .replaceAll(/(?<=[A-Z][a-z]+,?\s)Sr\b(?!\.)/g, 'Senior');
}
