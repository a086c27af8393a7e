const OPERAND = String.raw`\(?-?(?:\d+(?:,\d{3})*(?:\.\d+)?|[A-Za-z](?![A-Za-z]))(?:[²³]|\^\d)?\)?`;
const SIDE = String.raw`${OPERAND}(?:\s?[-–+*×÷/]\s?${OPERAND}){0,8}`;
const EQUATION = new RegExp(String.raw`(?<![\w.])${SIDE}\s?[=≠<>≤≥≈]\s?${SIDE}(?![\w])`, 'g');
const ISO_DATE = /\d{4}-\d\d-\d\d/;

/** Arithmetic, comparisons and approximations; numbers are left for later rules. */
export function sayArithmetic(text: string): string {
  return text
    .replaceAll('()', '')
    .replaceAll(/(?<=\w\s?)={2,3}(?=\s?\w)/g, '=')
    .replaceAll(/(?<=\w\s?)!={1,2}(?=\s?\w)/g, '≠')
    .replaceAll(/(?<![=<>-])>=(?!=)/g, '≥')
    .replaceAll(/(?<![=<>])<=(?![=>])/g, '≤')
    .replaceAll(EQUATION, (found) =>
      ISO_DATE.test(found)
        ? found
        : found
            .replaceAll(/(?<=[\w)²³]\s?)[-–](?=\s?[\w(.-])/g, ' minus ')
            .replaceAll(/(?<=[\w)²³])\s\/\s(?=[\w(])/g, ' divided by '),
    )
    .replaceAll(/(?<=\b(?:step|part|page|slide|chapter|lesson|day)\s\d+)\s\/\s(?=\d)/gi, ' of ')
    .replaceAll(/(?<=\d)\s\/\s(?=\d+\sof\b)/g, '/')
    .replaceAll(/(?<=\d)\s\/\s(?=\d)/g, ' divided by ')
    .replaceAll(/(?<=\(\d+)\s[-–]\s(?=[a-z]+\))/g, ' minus ')
    .replaceAll(/\b(\d{1,3})([xyz])(?=\s[+=]\s)|(?<=[=+]\s?)\b(\d{1,3})([xyz])\b/g, (...found) => {
      const [, count, name, other, letter] = found as (string | undefined)[];
      return `${count ?? other} ${name ?? letter}`;
    })
    .replaceAll(/\b([nxyij])-(?=\d{1,2}\b)/g, '$1 minus ')
    .replaceAll(
      /(?<=[A-Za-z0-9)])\^\(?(-?)([a-z])\b\)?/g,
      (_, minus: string, power: string) => ` to the power of ${minus ? 'minus ' : ''}${power}`,
    )
    .replaceAll(/(\bthe\s)?√\s?(?=[\w(])/gi, 'the square root of ')
    .replaceAll(/(\bthe\s)?∛\s?(?=[\w(])/gi, 'the cube root of ')
    .replaceAll('∞', ' infinity ')
    .replaceAll(/(?<=\w\s)≠|(?<=\w)≠|≠/g, ' not equal to ')
    .replaceAll(/(?<=\w\s)≥(?=\s)|(?<=\w)≥/g, ' greater than or equal to ')
    .replaceAll(/(?<=\w\s)≤(?=\s)|(?<=\w)≤/g, ' less than or equal to ')
    .replaceAll(/(?<=\w)\s?[<＜]\s?(?=[\d.]|-\d)/g, ' less than ')
    .replaceAll(/(?<=\w)\s?(?<![-=])[>＞]\s?(?=[\d.]|-\d)/g, ' more than ')
    .replaceAll(/(?<=\w\s)≈(?=\s)/g, 'is about')
    .replaceAll(/(?<=\d)\s?[~〜～]\s?(?=\d)/g, ' to ')
    .replaceAll(/[≈~〜～](?=\s?[\d.$€£¥₹-])/g, ' about ')
    .replaceAll(/(★{1,5})(☆{0,4})(?<=[★☆]{3,5})/g, (_, full: string, empty: string) => {
      const all = full.length + empty.length;
      return empty ? ` ${full.length} out of ${all} stars ` : ` ${full.length} stars `;
    })
    .replaceAll(/⭐\u{FE0F}?/gu, '★');
}
