import { UNIT } from './english-units.ts';

/** Thousands separated by spaces, dots or as in India; with fewer groups it would be ambiguous. */
const THOUSANDS =
  /(?<![\d.,]|\d )(?:\d{1,3}(?: \d{3}){2,}|\d{1,3} 000|\d{1,3}(?:\.\d{3})*\.000\.000|\d{1,2}(?:,\d{2})+,\d{3})(?![.,]?\d| \d)/g;
/** "1.234,56" and "1 234,56" are unambiguous. */
const WITH_COMMA = /(?<![\d.,]|\d )(\d{1,3}(?:(?:\.\d{3})+|(?: \d{3})+)),(\d{1,2})(?![.,]?\d)/g;
const DECIMAL_COMMA = new RegExp(
  `(?<![\\d.,])(\\d{1,3}),(\\d{1,2})(?=\\s?(?:${UNIT}|million|billion|trillion)(?![\\w/]))`,
  'g',
);
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Normalizes foreign, Swiss and programming number formats to the one later rules expect. */
export function writePlainly(text: string): string {
  return text
    .replaceAll(/(?<=\d)[\u00a0\u202f](?=\d{3}\b)/g, ',')
    .replaceAll(
      WITH_COMMA,
      (_, whole: string, part: string) => `${whole.replaceAll(/[ .]/g, '')}.${part}`,
    )
    .replaceAll(DECIMAL_COMMA, '$1.$2')
    .replaceAll(/(?<=\b\d{1,3})'(?=\d{3}\b)/g, ',')
    .replaceAll(THOUSANDS, (found) => found.replaceAll(/[ .,]/g, ''))
    .replaceAll(
      /(?<![\w.+-])(-?(?:[1-9]\d*|0(?=\.))(?:\.\d+)?)[eE]([+-]?)(\d{1,3})(?![\w.]\d|\w)/g,
      (_, base: string, sign: string, power: string) =>
        `${base} times 10 to the power of ${sign === '-' ? 'minus ' : ''}${power}`,
    )
    .replaceAll(
      new RegExp(
        `(?<![\\w.])10(?:\\^(-?)(\\d{1,3})|(⁻?)([${RAISED}]+))(?=\\s(?:${UNIT})(?!\\w))`,
        'g',
      ),
      (...found) => {
        const [, minus, digits, high, raised] = found as (string | undefined)[];
        const power = digits ?? raised!.normalize('NFKC');
        return `10 to the power of ${(minus ?? high) ? 'minus ' : ''}${power}`;
      },
    );
}
