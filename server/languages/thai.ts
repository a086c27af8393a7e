import { type Named, compounds, row, together } from './number-words.ts';
import type { LanguageData } from './language.ts';

/** Scripts without spaces: the number and what it counts stand together. */

const ONES = row('หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า');
const TENS: Named[] = [
  ['สิบ', 10],
  ['ยี่สิบ', 20],
  ...ONES.filter(([, value]) => value > 2).map(([word, value]): Named => [`${word}สิบ`, value * 10]),
];
const ALL = [...ONES, ...TENS, ...compounds(TENS, [...row('เอ็ด'), ...ONES.slice(1)], together)];

export const thai = {
  stopWords:
    'ที่ และ ใน ของ เป็น มี ไม่ ได้ ให้ จะ กับ ก็ แต่ หรือ ถ้า เพราะ ว่า จาก โดย เมื่อ แล้ว อยู่ ไป มา นี้ นั้น คือ คุณ เรา ฉัน ผม เขา เธอ มัน พวก กัน ทำ อะไร ทำไม อย่างไร ที่ไหน ใคร ทุก บาง มาก น้อย กว่า ที่สุด ยัง ต้อง ควร อาจ เพื่อ แบบ เช่น อีก ครั้ง หนึ่ง สอง ตัว คน สิ่ง การ ความ นะ ครับ ค่ะ คะ เลย ด้วย ซึ่ง จน ถึง ตาม ต่อ ก่อน หลัง ขึ้น ลง เข้า ออก เอา ดู รู้ เอง อย่าง เวลา ตอน วัน ๆ ไหม นั่น นี่ ดังนั้น เท่านั้น ใช้',
  clauseWords: 'และ แต่ เพราะ ดังนั้น เมื่อ ถ้า แล้ว หรือ ก็ จากนั้น ซึ่ง โดย หาก ต่อมา',
  greetings: 'สวัสดี ยินดีต้อนรับ ขอบคุณ กดติดตาม',
  spaceEndsSentence: true,
  negations: 'ไม่ อย่า ไร้ มิ',
  tokens: [0.435, 1.56],
  legacyEncoding: 'windows-874',
  fullStop: '',
  remarks:
    'หมายเหตุ ข้อควรระวัง คำเตือน สำคัญ เคล็ดลับ ตัวอย่าง เช่น ขั้นตอน คำถาม ถาม ตอบ คำตอบ ปัญหา วิธีแก้ ผลลัพธ์ สรุป แหล่งที่มา แปล บท ตอน หัวข้อ กฎ เหตุผล ข้อเท็จจริง',
  habits:
    'quotation marks are “ ”, spaces between sentences and clauses only, no full stop. Few การ and ความ before verbs, คุณ throughout. Never: ในยุคปัจจุบันที่, ปฏิเสธไม่ได้ว่า, กุญแจสู่ความสำเร็จ, สรุปได้ว่า.',
  voiceSample: 'นี่คือเสียงของฉัน เริ่มกันเลยไหม',
  stageDirections: {
    does: 'หัวเราะ|ถอนหายใจ|กระซิบ|กระแอม|ตะโกน|ร้องไห้|ปรบมือ',
    heard: 'ยิ้ม|ไอ|เสียงปรบมือ|เสียงหัวเราะ|เสียงดนตรี|ดนตรี|เพลง|เงียบ|หยุด|เบาๆ',
  },
  phrases: {
    takeaways: 'ประเด็นสำคัญ',
    faq: 'คำถามที่พบบ่อย',
    conclusion: 'บทสรุป',
    about: 'วิดีโอพูดถึง “{topic}” ว่าอย่างไร?',
    greeting: 'สวัสดี',
    opening: 'นี่คือสิ่งที่น่ารู้จาก “{title}”',
    moments: 'ช่วงที่น่าดู',
    signoff: 'ขอบคุณที่อ่าน แล้วพบกันใหม่',
    callToAction: 'คุณจะนำข้อไหนไปใช้? แบ่งปันให้คนที่ต้องการ',
    question: 'คุณมีประสบการณ์เรื่องนี้อย่างไรบ้าง?',
    welcome: 'ยินดีต้อนรับ วันนี้เราจะคุยกันเรื่อง “{title}”',
    farewell: 'ขอบคุณที่รับฟัง แล้วพบกันใหม่',
    next: 'ต่อไปเป็นเรื่อง “{topic}”',
    asks: ['ช่วยเล่าเพิ่มเติมหน่อย', 'มีอะไรสำคัญอีกบ้าง?', 'แล้วอย่างไรต่อ?'],
    host: 'ผู้ดำเนินรายการ',
    cohost: 'ผู้ดำเนินรายการร่วม',
    chapters: 'ช่วงต่าง ๆ',
    asksAbout: [
      'เราควรรู้อะไรเกี่ยวกับ “{topic}” บ้าง?',
      'แล้ว “{topic}” ล่ะ?',
      'ช่วยเล่าเรื่อง “{topic}” ให้ฟังหน่อย',
      '“{topic}” สำคัญอย่างไรในเรื่องนี้?',
      'มาคุยกันเรื่อง “{topic}”',
    ],
    leads: ['หัวข้อถัดไปคือ “{topic}”', 'ตอนนี้มาถึงเรื่อง “{topic}”'],
  },
  numbers: {
    attached: true,
    ordinalMark: 'ที่',
    minute: 'นาที',
    second: 'วินาที',
    hour: 'ชั่วโมง',
    cardinals: () => ALL,
    ordinals: () => [],
    half: 'ครึ่ง',
  },
  times: { beforeMinute: 'ใน|ที่', beforeClock: 'ที่|ตอน' },
} satisfies LanguageData;
