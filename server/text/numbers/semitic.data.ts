import { bent, joined, type Named, type NumberWords, row, tens } from './number-words.ts';

const ARABIC_ONES = row(
  'واحد/واحدة/إحدى/احدى اثنان/اثنين/اثنتان/اثنتين ثلاث/ثلاثة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثمان/ثماني/ثمانية تسع/تسعة',
);
const ARABIC_TENS = tens(
  'عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين',
);
const ARABIC_TEENS = row(
  'إحدى/أحد اثنتا/اثنتي/اثنا/اثني ثلاث/ثلاثة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثماني/ثمانية تسع/تسعة',
  11,
);
const ARABIC_PLACES = row(
  'الحادية الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة',
);
const ARABIC_TEN_PLACES = ARABIC_TENS.map(([word, value]): Named => [`ال${word}`, value]);

export const arabic: NumberWords = {
  minute: '(?:و|ب|ل|ف)?(?:ال|ل)?دقيق(?:ة|تين|تان)|(?:و)?(?:ال)?دقائق',
  second: '(?:و|ب|ل|ف)?(?:ال|ل)?ثاني(?:ة|تين|تان)|(?:و)?(?:ال)?ثوان[يٍ]?',
  hour: '(?:و|ب|ل|ف)?(?:ال|ل)?ساع(?:ة|تين|تان|ات)',
  prefixes: 'وبلف',
  counts: () => [
    ...ARABIC_ONES,
    ...row('عشر/عشرة', 10),
    ...ARABIC_TEENS.flatMap(([word, value]): Named[] => [
      [`${word} عشر`, value],
      [`${word} عشرة`, value],
    ]),
    ...ARABIC_TENS,
    ...joined(ARABIC_TENS, ARABIC_ONES, (ten, one) => `${one} و${ten}`),
  ],
  places: () => [
    ...row('الأولى'),
    ...ARABIC_PLACES.slice(1),
    ...row('العاشرة', 10),
    ...ARABIC_PLACES.flatMap(([word, value]): Named[] => [
      [`${word} عشر`, value + 10],
      [`${word} عشرة`, value + 10],
    ]),
    ...ARABIC_TEN_PLACES,
    ...joined(ARABIC_TEN_PLACES, ARABIC_PLACES, (ten, one) => `${one} و${ten}`),
  ],
  half: 'و(?:ال)?نصف',
};

const HEBREW_ONES = row('אחת שתיים/שתים/שתי שלוש ארבע חמש שש שבע שמונה תשע');
const HEBREW_TENS = tens('עשרים שלושים ארבעים חמישים/חמשים שישים/ששים שבעים שמונים תשעים');
const HEBREW_TEENS = HEBREW_ONES.map(([word, value]): Named => [`${word} עשרה`, value + 10]);
const hebrewJoin = (ten: string, one: string) => `${ten} ו${one}`;
const HEBREW_MANY = [
  ...HEBREW_TEENS,
  ...HEBREW_TENS,
  ...joined(HEBREW_TENS, HEBREW_ONES, hebrewJoin),
];

export const hebrew: NumberWords = {
  minute: '[בלמהוכ]?ה?דק(?:ה|ות|ת)',
  second: '[בלמהוכ]?ה?שני(?:ה|יה|ות)',
  hour: '[בלמהוכ]?ה?שע(?:ה|ות)',
  prefixes: 'בלמוהכ',
  counts: () => [...HEBREW_ONES, ...row('עשר', 10), ...HEBREW_MANY],
  places: () => [
    ...row('הראשונה השנייה/השניה השלישית הרביעית החמישית השישית השביעית השמינית התשיעית העשירית'),
    ...HEBREW_MANY.map(([word, value]): Named => [`ה${word}`, value]),
  ],
  half: 'וחצי',
};

const PERSIAN_ONES = row('یک دو سه چهار پنج شش/شیش هفت هشت نه');
const PERSIAN_TEENS = row('ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده/هیجده نوزده', 10);
const PERSIAN_TENS = tens('بیست سی چهل پنجاه شصت هفتاد هشتاد نود');
const PERSIAN_ALL = [
  ...PERSIAN_ONES,
  ...PERSIAN_TEENS,
  ...PERSIAN_TENS,
  ...joined(PERSIAN_TENS, PERSIAN_ONES, (ten, one) => `${ten} و ${one}`),
];

export const persian: NumberWords = {
  minute: 'دقیقه(?:\u200Cی|\u0654|\u200Cها|ها)?|دقیقۀ|دقایق',
  second: 'ثانیه(?:\u200Cی|\u0654|\u200Cها|ها)?|ثانیۀ',
  hour: 'ساعت',
  counts: () => PERSIAN_ALL,
  places: () => [
    ...row('اول'),
    ...bent(
      [
        ...PERSIAN_ALL.map(([word, value]): Named => [
          word.replace(/سه$/u, 'سو').replace(/سی$/u, 'سی ا'),
          value,
        ]),
        ...row('سیا', 30),
      ],
      'م مین',
    ),
  ],
  half: 'و نیم',
};
