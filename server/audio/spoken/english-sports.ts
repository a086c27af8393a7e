import { cardinal, ordinal } from './english-numbers.ts';

/** ".300 hitter", "the 76ers", "a 3-pt shot", "in the 89th min." */
export function saySports(text: string): string {
  return text
    .replaceAll(/(?<![\w.])\.\d{3}(?:\/\.\d{3}){1,2}(?![\w/])/g, (rates) =>
      rates
        .split('/')
        .map((rate) => thousandths(rate[1]!, rate.slice(2)))
        .join(', '),
    )
    .replaceAll(
      /\b(\d{2})\+(\d{1,2})'(?:\sminute\b)?/g,
      (_, time: string, more: string) => `${cardinal(time)} plus ${ordinal(more)} minute`,
    )
    .replaceAll(
      /(?<=\b(?:hit|hits|hitting|batted|batting|bats)\s)\.(\d)(\d\d)\b|(?<![\w.])\.(\d)(\d\d)(?=\s(?:hitter|batting|average|hitting)\b)/g,
      (...found) => {
        const [, one, two, other, more] = found as (string | undefined)[];
        return thousandths(one ?? other!, two ?? more!);
      },
    )
    .replaceAll(
      /\b(\d[1-9])ers\b/g,
      (_, digits: string) => `${cardinal(digits).replace(/e$/, '')}ers`,
    )
    .replaceAll(/(?<=\d(?:st|nd|rd|th)\s)min\.?(?=\s|,|$)/g, 'minute')
    .replaceAll(/(?<=\b\d)-pt\b\.?/g, '-point');
}

function thousandths(high: string, low: string): string {
  if (low === '00') return `${cardinal(high)} hundred`;
  return `${cardinal(high)} ${low.startsWith('0') ? `oh ${cardinal(low)}` : cardinal(low)}`;
}
