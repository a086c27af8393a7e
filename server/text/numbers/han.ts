const HAN = '〇一二三四五六七八九';
/** Small numbers in Chinese and Japanese: `十二`, `四十一`. */
export const HAN_NUMBER = '[〇零一二两三四五六七八九十]{1,3}';

export function valueOfHan(text: string): number {
  const digit = (one: string) => Math.max(0, HAN.indexOf(one.replace('两', '二')));
  const at = text.indexOf('十');
  if (at === -1) return Number(text.split('').map(digit).join(''));
  const ten = at === 0 ? 1 : digit(text[at - 1]!);
  return ten * 10 + (at + 1 < text.length ? digit(text[at + 1]!) : 0);
}

/** Numbers of any size: `三千`, `百五十`, `一九九八`. */
export const HAN_COUNT = '[〇零一二两兩三四五六七八九十百千万萬億亿]+';
const TIMES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const MYRIADS: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 億: 1e8, 亿: 1e8 };

/** `null` for a word that is no number: «万一» means "just in case". */
export function valueOfHanCount(text: string): number | null {
  if (/^[万萬億亿]./u.test(text)) return null;
  let [all, part, digit] = [0, 0, 0];
  for (const sign of text) {
    const [times, myriads] = [TIMES[sign], MYRIADS[sign]];
    if (times !== undefined) {
      part += Math.max(1, digit) * times;
      digit = 0;
    } else if (myriads !== undefined) {
      all += Math.max(1, part + digit) * myriads;
      [part, digit] = [0, 0];
    } else digit = digit * 10 + Math.max(0, HAN.indexOf(sign.replace(/[两兩]/u, '二')));
  }
  return all + part + digit;
}
