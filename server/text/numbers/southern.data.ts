import {
  apart,
  bent,
  joined,
  type Named,
  type NumberWords,
  row,
  tens,
  together,
} from './number-words.ts';

const HINDI = `एक दो तीन चार पाँच/पांच छह/छः/छे सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह
  अठारह/अट्ठारह उन्नीस बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अट्ठाइस/अठाईस
  उनतीस/उन्तीस तीस इकतीस/इकत्तीस बत्तीस तैंतीस/तेंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस/उन्तालीस चालीस
  इकतालीस बयालीस/बयालिस तैंतालीस/तेंतालीस चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास/उन्चास पचास
  इक्यावन बावन तिरपन/तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ साठ`;

export const hindi: NumberWords = {
  minute: 'मिनट(?:ों)?',
  second: 'से(?:कं|कें|कण्|केण्)ड(?:ों)?',
  hour: 'घं?ण?्?ट(?:े|ा|ों)',
  counts: () => row(HINDI),
  places: () => [
    ...row('पहले/पहली दूसरे/दूसरी तीसरे/तीसरी चौथे/चौथी'),
    ...row('छठे/छठी/छठवें', 6),
    ...bent(row(HINDI).slice(4), 'वें वीं वाँ वां'),
  ],
  halfBefore: 'साढ़े|साढ़े',
};

const URDU = `ایک دو تین چار پانچ چھ/چھے سات آٹھ نو دس گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس بیس اکیس
  بائیس تئیس/تیئس چوبیس پچیس چھبیس ستائیس اٹھائیس انتیس تیس اکتیس بتیس تینتیس چونتیس پینتیس چھتیس سینتیس اڑتیس
  انتالیس چالیس اکتالیس بیالیس تینتالیس/تنتالیس چوالیس پینتالیس چھیالیس سینتالیس اڑتالیس انچاس پچاس اکاون باون
  ترپن/تریپن چون پچپن چھپن ستاون اٹھاون انسٹھ ساٹھ`;

export const urdu: NumberWords = {
  minute: 'منٹ(?:وں)?',
  second: 'سیکنڈ(?:وں)?|سکینڈ',
  hour: 'گھنٹ(?:ے|ہ|وں)',
  counts: () => row(URDU),
  places: () => [
    ...row('پہلے/پہلی دوسرے/دوسری تیسرے/تیسری چوتھے/چوتھی'),
    ...row('چھٹے/چھٹی', 6),
    ...bent(row(URDU).slice(4), 'ویں واں'),
  ],
  halfBefore: 'ساڑھے',
};

const BENGALI = `এক দুই/দু তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো/এগার বারো/বার তেরো/তের চৌদ্দ/চোদ্দ পনেরো/পনের ষোলো/ষোল
  সতেরো/সতের আঠারো/আঠার উনিশ/ঊনিশ বিশ/কুড়ি একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আঠাশ/আটাশ ঊনত্রিশ/উনত্রিশ
  ত্রিশ/তিরিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ/উনচল্লিশ চল্লিশ একচল্লিশ
  বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ/উনপঞ্চাশ পঞ্চাশ একান্ন
  বাহান্ন/বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট/উনষাট ষাট`;

export const bengali: NumberWords = {
  minute: 'মিনিট(?:ে|ের|টি|টা)?',
  second: 'সেকেন্ড(?:ে|ের)?|সেকেণ্ড(?:ে|ের)?',
  hour: 'ঘ[ণন]্টা(?:য়|র)?',
  counts: () => row(BENGALI),
  places: () => [
    ...row('প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নবম দশম একাদশ দ্বাদশ ত্রয়োদশ'),
    ...row('চতুর্দশ পঞ্চদশ ষোড়শ সপ্তদশ অষ্টাদশ ঊনবিংশ বিংশ', 14),
    ...bent(row(BENGALI), 'তম'),
  ],
  halfBefore: 'সাড়ে|সাড়ে',
};

const TAMIL_ONES = row('ஒன்று/ஒரு இரண்டு மூன்று நான்கு/நாலு ஐந்து ஆறு ஏழு எட்டு ஒன்பது');
/** As they are written on to a ten: vowels melt into it. */
const TAMIL_MELTED = row('ொன்று/ோரு ிரண்டு ுமூன்று/ிமூன்று ுநான்கு/ிநான்கு ைந்து ாறு ேழு ெட்டு ொன்பது');
const TAMIL_STEMS = tens('இருபத்த முப்பத்த நாற்பத்த ஐம்பத்த அறுபத்த எழுபத்த எண்பத்த');
const TAMIL_ALL = [
  ...TAMIL_ONES,
  ...row('பத்து பதினொன்று/பதினோரு பன்னிரண்டு/பனிரண்டு பதிமூன்று பதினான்கு பதினைந்து பதினாறு', 10),
  ...row('பதினேழு பதினெட்டு பத்தொன்பது', 17),
  ...tens('இருபது முப்பது நாற்பது ஐம்பது அறுபது எழுபது எண்பது தொண்ணூறு'),
  ...joined(TAMIL_STEMS, TAMIL_MELTED, together),
  ...joined(bent(TAMIL_STEMS, 'ு ி'), TAMIL_ONES, apart),
];
const tamilStems = () => TAMIL_ALL.map(([word, value]): Named => [word.replace(/ு$/u, ''), value]);

export const tamil: NumberWords = {
  minute: 'நிமிட[\\p{L}\\p{M}]*',
  second: '(?:வினாடி|விநாடி|நொடி)[\\p{L}\\p{M}]*',
  hour: 'மணிநேர[\\p{L}\\p{M}]*',
  counts: () => [...TAMIL_ALL, ...bent(tamilStems(), 'ரை')],
  places: () => bent(tamilStems(), 'ாவது ாம்'),
};

const VIETNAMESE_ONES = row('một hai ba bốn năm sáu bảy/bẩy tám chín');
const VIETNAMESE_LATER = row('mốt/một hai ba tư/bốn lăm/nhăm sáu bảy/bẩy tám chín');
const VIETNAMESE_TENS = VIETNAMESE_ONES.filter(([, value]) => value > 1).map(
  ([word, value]): Named => [`${word} mươi`, value * 10],
);
const VIETNAMESE_ALL = [
  ...VIETNAMESE_ONES,
  ...row('mười', 10),
  ...joined(row('mười', 10), row('một hai ba bốn lăm sáu bảy/bẩy tám chín'), apart),
  ...VIETNAMESE_TENS,
  ...joined(VIETNAMESE_TENS, VIETNAMESE_LATER, apart),
];

export const vietnamese: NumberWords = {
  minute: 'phút',
  second: 'giây',
  hour: 'giờ|tiếng',
  counts: () => VIETNAMESE_ALL,
  places: () => [
    ...row('thứ_nhất thứ_hai thứ_ba thứ_tư'),
    ...VIETNAMESE_ALL.map(([word, value]): Named => [`thứ ${word}`, value]),
  ],
  half: 'rưỡi',
};

const MALAY_ONES = row('satu dua tiga empat lima enam tujuh delapan/lapan sembilan');
const MALAY_TENS = MALAY_ONES.filter(([, value]) => value > 1).map(([word, value]): Named => [
  `${word} puluh`,
  value * 10,
]);
const MALAY_ALL = [
  ...MALAY_ONES,
  ...row('sepuluh sebelas', 10),
  ...MALAY_ONES.slice(1).map(([word, value]): Named => [`${word} belas`, value + 10]),
  ...MALAY_TENS,
  ...joined(MALAY_TENS, MALAY_ONES, apart),
];
const MALAY_PLACES = MALAY_ALL.flatMap(([word, value]): Named[] => [
  [`ke${word}`, value],
  [`ke ${word}`, value],
]);

export const indonesian: NumberWords = {
  minute: 'menit',
  second: 'detik',
  hour: 'jam',
  counts: () => MALAY_ALL,
  places: () => MALAY_PLACES,
  half: 'setengah',
};
export const malay: NumberWords = { ...indonesian, minute: 'minit', second: 'saat' };
