import { digitByDigit, year } from './english-numbers.ts';

const CODE_WORDS =
  '(?:zip|postal|area|access|security|verification|confirmation|one-time|gate|door|entry|pin|unlock|lock|login|backup)\\s?codes?|' +
  'zip(?=[^\\d]{1,8}\\d{5}\\b)|pins?(?=[^\\d]{1,8}\\d{4})|passcode|otp|' +
  '(?:account|routing|serial|tracking|case|order|invoice|ticket|badge|policy|reference|registration|membership|customer|license|licence|passport|card)\\s(?:number|no\\.|id)|' +
  '(?:employee|student|user|account|order|customer|member|case|product|patient|transaction|voter)\\sid|(?:order|case|invoice|ticket|issue)(?=\\s?#\\s?\\d{4})|(?<=\\b(?:the|your|my|this)\\s)code(?=\\sis\\s\\d{4,8}\\b(?!\\s[a-z]))|extension(?=\\s\\d)|ext\\.';
const CODE = new RegExp(
  `\\b(${CODE_WORDS})((?:\\s(?:is|was|isn't|wasn't|of))?:?\\s?)(#\\s?)?(\\d{3,16})(?:-(\\d{4}))?(?![\\w%]|[.,]\\d|\\s(?:people|times|users|percent))`,
  'gi',
);
const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC';
const ZIP = new RegExp(`\\b(${STATES})\\s(\\d{5})(?:-(\\d{4}))?(?![\\w%]|[.,-]\\d)`, 'g');

/** "1600 Pennsylvania Ave": read in pairs, like years. */
const HOUSE =
  /(?<![\w.,$€£-])\d{4}(?=\s(?:[NSEW]\.?\s)?[A-Z][a-z]+(?:\s[A-Z][a-z]+)?\s(?:St|Street|Ave|Avenue|Blvd|Boulevard|Rd|Road|Drive|Dr|Lane|Ln|Way)\b)/g;

const SIDES: Readonly<Record<string, string>> = { N: 'North', S: 'South', E: 'East', W: 'West' };

/** Digits that identify rather than count: "zip 90210", "PIN 1234", "order #48213". */
export function sayCodes(text: string): string {
  return text
    .replaceAll(CODE, (...found) => {
      const [, name, gap, hash, digits, more] = found as (string | undefined)[];
      const said = /^ext\./i.test(name!) ? 'extension' : name!;
      return `${said}${gap === '' ? ' ' : gap}${hash ? 'number ' : ''}${inGroups(digits!, more)}`;
    })
    .replaceAll(
      /\bCVE-(\d{4})-(\d{4,7})\b/g,
      (_, when: string, digits: string) => `CVE ${year(when)}, ${digitByDigit(digits)}`,
    )
    .replaceAll(/(?<=\b[Tt]ext(?:ing)?\s\w+\sto\s)\d{5,6}\b/g, digitByDigit)
    .replaceAll(HOUSE, year)
    .replaceAll(
      /(?<=\b\d{1,5}\s)([NSEW])\.(?=\s(?:\d+(?:st|nd|rd|th)\b|[A-Z][a-z]+\s(?:St|Street|Ave|Avenue|Blvd|Rd|Road)\b))/g,
      (_, side: string) => SIDES[side]!,
    )
    .replaceAll(
      ZIP,
      (_, state: string, digits: string, more?: string) => `${state} ${inGroups(digits, more)}`,
    );
}

const inGroups = (digits: string, more: string | undefined) =>
  digitByDigit(digits) + (more ? `, ${digitByDigit(more)}` : '');
