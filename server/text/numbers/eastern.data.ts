import { joined, type Named, type NumberWords, row, together } from './number-words.ts';

/** Scripts without spaces: the number and what it counts stand together. */

const THAI_ONES = row('หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า');
const THAI_TENS: Named[] = [
  ['สิบ', 10],
  ['ยี่สิบ', 20],
  ...THAI_ONES.filter(([, value]) => value > 2).map(([word, value]): Named => [
    `${word}สิบ`,
    value * 10,
  ]),
];
const THAI_ALL = [
  ...THAI_ONES,
  ...THAI_TENS,
  ...joined(THAI_TENS, [...row('เอ็ด'), ...THAI_ONES.slice(1)], together),
];

export const thai: NumberWords = {
  minute: 'นาที',
  second: 'วินาที',
  hour: 'ชั่วโมง',
  counts: () => THAI_ALL,
  places: () => [],
  half: 'ครึ่ง',
};

const KOREAN_ONES = row('일 이 삼 사 오 육 칠 팔 구');
const KOREAN_TENS: Named[] = [
  ['십', 10],
  ...KOREAN_ONES.slice(1).map(([word, value]): Named => [`${word}십`, value * 10]),
];

export const korean: NumberWords = {
  minute: '분',
  second: '초',
  hour: '시간',
  counts: () => [...KOREAN_ONES, ...KOREAN_TENS, ...joined(KOREAN_TENS, KOREAN_ONES, together)],
  places: () => [],
  half: '반',
};

/** Their figures are letters, which whoever reads figures reads as such. */
export const chinese: NumberWords = {
  minute: '分钟|分鐘|分',
  second: '秒',
  hour: '小时|小時',
  counts: () => [],
  places: () => [],
  half: '半',
};
export const japanese: NumberWords = { ...chinese, minute: '分', hour: '時間' };
