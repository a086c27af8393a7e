import { cardinal, digitByDigit } from './english-numbers.ts';

const inGroups = (written: string) =>
  (written.match(/\d+/g) ?? []).map((group) => digitByDigit(group)).join(', ');

/** "555-1234" is a phone number, "100-1000 people" a range. */
function isLocalNumber(first: string, last: string): boolean {
  if (first === '555' || last.startsWith('0')) return true;
  return Number(last) > 2100 && !last.endsWith('0');
}

const PLUS =
  /(?<![\w+])\+(\d{1,3}(?:[\s.-]?\(\d{1,4}\)|[\s.-]\d{1,4})(?:[\s.-]\d{2,8})*|\d{8,15})(?!\d)/g;
const CHAIN = /(?<![\w.,$€£¥₹-])\d+(?:-\d+){2,}(?![\w-]|[.,]\d)/g;

/** Reads phone and reference numbers digit by digit, and number chains that aren't ranges. */
export function sayPhoneNumbers(text: string): string {
  return text
    .replaceAll(/\b1-800-(?=[A-Z])/g, 'one eight hundred ')
    .replaceAll(PLUS, (whole, number: string) => {
      const digits = number.replaceAll(/\D/g, '');
      // "+1 000 000"
      if (digits.length < 7 || digits.endsWith('000000')) return whole;
      return `plus ${inGroups(number)}`;
    })
    .replaceAll(
      /(?:(\+?)\b(\d{1,2})[-.\s])?(?<![\d,.])\(?\b(\d{3})\)?[-.\s](\d{3})[-.\s](\d{4})\b(?![,.]?\d)/g,
      (_, plus: string | undefined, country: string | undefined, ...parts: string[]) =>
        [
          ...(country ? [(plus ? 'plus ' : '') + cardinal(country)] : []),
          ...parts.slice(0, 3).map(sayPart),
        ].join(', '),
    )
    .replaceAll(
      /(?<![\w.,$€£¥₹-])(\d{3})-(\d{4})(?![\w%-]|[.,]\d)/g,
      (whole, first: string, last: string) =>
        isLocalNumber(first, last) ? inGroups(whole) : whole,
    )
    .replaceAll(CHAIN, (whole) => {
      const groups = whole.split('-');
      if (/^\d{4}-\d\d-\d\d$|^\d{1,2}-\d{1,2}-\d{4}$/.test(whole)) return whole;
      const isCount = groups.every((group) => group.length <= 2 && !/^0\d/.test(group));
      return isCount ? groups.map(cardinal).join(' ') : inGroups(whole);
    })
    .replaceAll(
      /(?<!\b(?:won|win|wins|lost|lose|beat|led|lead|up|down)\s)\b24-7\b(?![-\d])/g,
      '24/7',
    );
}

const sayPart = (digits: string) => (digits === '800' ? 'eight hundred' : digitByDigit(digits));
