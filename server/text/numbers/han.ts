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
