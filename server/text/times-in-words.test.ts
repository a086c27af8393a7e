import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { cleanText, marksOf } from './clean-text.ts';
import { inventedTimes } from './invented-times.ts';
import { inFigures } from './numbers/in-figures.ts';
import { folded } from './numbers/units.ts';

interface Row {
  /** Invented times are in ⟨brackets⟩. */
  invented: readonly string[];
  /** A duration is no time in the recording. */
  kept: string;
}

const IN_WORDS: Record<LanguageValue, Row> = {
  arabic: {
    invented: [
      'يضحك ⟨في الدقيقة الثانية عشرة⟩.',
      'يضحك ⟨عند الدقيقة الحادية والأربعين⟩.',
      'يضحك ⟨عند اثنتي عشرة دقيقة وإحدى وأربعين ثانية⟩.',
    ],
    kept: 'اخبزها لمدة عشرين دقيقة.',
  },
  bengali: {
    invented: [
      'তিনি ⟨বারোতম মিনিটে⟩ হাসেন।',
      'তিনি ⟨দ্বাদশ মিনিটে⟩ হাসেন।',
      'তিনি ⟨বারো মিনিট একচল্লিশ সেকেন্ডে⟩ হাসেন।',
    ],
    kept: 'বিশ মিনিট ধরে সেঁকুন।',
  },
  bulgarian: {
    invented: [
      'Смее се ⟨в дванадесетата минута⟩.',
      'Смее се ⟨в четиридесет и първата минута⟩.',
      'Смее се ⟨на дванайсет минути и четирийсет и една секунди⟩.',
    ],
    kept: 'Печете двадесет минути.',
  },
  chinese: {
    invented: ['他⟨第十二分钟⟩笑了。', '他⟨十二分四十一秒⟩笑了。', '他⟨第四十一分半⟩笑了。'],
    kept: '烤二十分钟。',
  },
  croatian: {
    invented: [
      'Smije se ⟨u dvanaestoj minuti⟩.',
      'Smije se ⟨u četrdeset prvoj minuti⟩.',
      'Smije se ⟨na dvanaest minuta i četrdeset jednoj sekundi⟩.',
    ],
    kept: 'Pecite dvadeset minuta.',
  },
  czech: {
    invented: [
      'Směje se ⟨ve dvanácté minutě⟩.',
      'Směje se ⟨ve čtyřicáté první minutě⟩.',
      'Směje se ⟨v jednačtyřicáté minutě⟩.',
      'Směje se ⟨v minutě dvanáct a půl⟩.',
    ],
    kept: 'Pečte dvacet minut.',
  },
  danish: {
    invented: [
      'Han ler ⟨i minut tolv⟩.',
      'Han ler ⟨i det enogfyrretyvende minut⟩.',
      'Han ler ⟨ved tolv minutter og enogfyrre sekunder⟩.',
    ],
    kept: 'Bag i tyve minutter.',
  },
  dutch: {
    invented: [
      'Hij lacht ⟨in minuut twaalf⟩.',
      'Hij lacht ⟨in de eenenveertigste minuut⟩.',
      'Hij lacht ⟨op twaalf minuten en eenenveertig seconden⟩.',
    ],
    kept: 'Bak het twintig minuten.',
  },
  english: {
    invented: [
      'He laughs ⟨at minute twelve and a half⟩.',
      'He laughs ⟨in the forty-first minute⟩.',
      'He laughs ⟨at twelve minutes and forty-one seconds⟩.',
      'He laughs ⟨twelve and a half minutes in⟩.',
      'He laughs ⟨at one hour and twelve minutes⟩.',
      'He laughs ⟨an hour into the video⟩.',
    ],
    kept: 'Bake it for twenty minutes, or for twelve and a half minutes.',
  },
  finnish: {
    invented: [
      'Hän nauraa ⟨kahdennellatoista minuutilla⟩.',
      'Hän nauraa ⟨neljännelläkymmenennelläensimmäisellä minuutilla⟩.',
      'Hän nauraa ⟨kahdentoista minuutin ja neljänkymmenenyhden sekunnin kohdalla⟩.',
    ],
    kept: 'Paista kaksikymmentä minuuttia.',
  },
  french: {
    invented: [
      'Il rit ⟨à la minute douze et demie⟩.',
      'Il rit ⟨à la quarante et unième minute⟩.',
      'Il rit ⟨à douze minutes et quarante et une secondes⟩.',
    ],
    kept: 'Laissez cuire vingt minutes, ou douze minutes et demie.',
  },
  german: {
    invented: [
      'Er lacht ⟨in der zwölften Minute⟩.',
      'Er lacht ⟨in Minute einundvierzig⟩.',
      'Er lacht ⟨bei zwölf Minuten und einundvierzig Sekunden⟩.',
      'Er lacht ⟨bei zwölfeinhalb Minuten⟩.',
    ],
    kept: 'Zwanzig Minuten backen, oder zwölfeinhalb Minuten.',
  },
  greek: {
    invented: [
      'Γελάει ⟨στο δωδέκατο λεπτό⟩.',
      'Γελάει ⟨στο τεσσαρακοστό πρώτο λεπτό⟩.',
      'Γελάει ⟨στα δώδεκα λεπτά και σαράντα ένα δευτερόλεπτα⟩.',
    ],
    kept: 'Ψήστε για είκοσι λεπτά.',
  },
  hebrew: {
    invented: [
      'הוא צוחק ⟨בדקה השתים עשרה⟩.',
      'הוא צוחק ⟨בדקה הארבעים ואחת⟩.',
      'הוא צוחק ⟨בשתים עשרה דקות וארבעים ואחת שניות⟩.',
    ],
    kept: 'אופים עשרים דקות.',
  },
  hindi: {
    invented: ['वह ⟨बारहवें मिनट में⟩ हँसता है।', 'वह ⟨बारह मिनट इकतालीस सेकंड पर⟩ हँसता है।'],
    kept: 'बीस मिनट तक पकाएँ।',
  },
  hungarian: {
    invented: [
      'Nevet ⟨a tizenkettedik percben⟩.',
      'Nevet ⟨a negyvenegyedik percben⟩.',
      'Nevet ⟨tizenkét perc negyvenegy másodpercnél⟩.',
    ],
    kept: 'Süsd húsz percig, vagy tizenkét és fél percig.',
  },
  indonesian: {
    invented: [
      'Dia tertawa ⟨di menit kedua belas⟩.',
      'Dia tertawa ⟨pada menit ke empat puluh satu⟩.',
      'Dia tertawa ⟨pada dua belas menit empat puluh satu detik⟩.',
    ],
    kept: 'Panggang selama dua puluh menit.',
  },
  italian: {
    invented: [
      'Ride ⟨al minuto dodici⟩.',
      'Ride ⟨al quarantunesimo minuto⟩.',
      'Ride ⟨ai dodici minuti e quarantuno secondi⟩.',
      'Ride ⟨al minuto dodici e mezzo⟩.',
    ],
    kept: 'Cuocere per venti minuti.',
  },
  japanese: {
    invented: [
      '彼は⟨十二分頃⟩笑う。',
      '彼は⟨十二分四十一秒⟩に笑う。',
      '彼は⟨十二分のところ⟩で笑う。',
    ],
    kept: '二十分焼く。',
  },
  korean: {
    invented: [
      '그는 ⟨십이 분쯤⟩ 웃는다.',
      '그는 ⟨십이분 사십일초에⟩ 웃는다.',
      '그는 ⟨삼 분 오 초에⟩ 웃는다.',
    ],
    kept: '이십 분 동안 굽는다. 이 분은 선생님이다.',
  },
  latvian: {
    invented: [
      'Viņš smejas ⟨divpadsmitajā minūtē⟩.',
      'Viņš smejas ⟨četrdesmit pirmajā minūtē⟩.',
      'Viņš smejas ⟨pie divpadsmit minūtēm un četrdesmit vienas sekundes⟩.',
    ],
    kept: 'Cep divdesmit minūtes.',
  },
  lithuanian: {
    invented: [
      'Jis juokiasi ⟨dvyliktąją minutę⟩.',
      'Jis juokiasi ⟨keturiasdešimt pirmoje minutėje⟩.',
      'Jis juokiasi ⟨ties dvylika minučių ir keturiasdešimt viena sekunde⟩.',
    ],
    kept: 'Kepkite dvidešimt minučių.',
  },
  malay: {
    invented: [
      'Dia ketawa ⟨pada minit kedua belas⟩.',
      'Dia ketawa ⟨pada minit keempat puluh satu⟩.',
      'Dia ketawa ⟨pada dua belas minit empat puluh satu saat⟩.',
    ],
    kept: 'Bakar selama dua puluh minit.',
  },
  norwegian: {
    invented: [
      'Han ler ⟨i minutt tolv⟩.',
      'Han ler ⟨i det førtiførste minuttet⟩.',
      'Han ler ⟨ved tolv minutter og førtien sekunder⟩.',
    ],
    kept: 'Stek i tjue minutter.',
  },
  persian: {
    invented: [
      'او ⟨در دقیقهٔ دوازدهم⟩ می‌خندد.',
      'او ⟨در دقیقه چهل و یکم⟩ می‌خندد.',
      'او ⟨در دوازده دقیقه و چهل و یک ثانیه⟩ می‌خندد.',
    ],
    kept: 'بیست دقیقه بپزید.',
  },
  polish: {
    invented: [
      'Śmieje się ⟨w dwunastej minucie⟩.',
      'Śmieje się ⟨w czterdziestej pierwszej minucie⟩.',
      'Śmieje się ⟨w dwunastej minucie i czterdziestej pierwszej sekundzie⟩.',
    ],
    kept: 'Piecz dwadzieścia minut, albo dwanaście i pół minuty.',
  },
  portuguese: {
    invented: [
      'Ele ri ⟨no minuto doze⟩.',
      'Ele ri ⟨no quadragésimo primeiro minuto⟩.',
      'Ele ri ⟨aos doze minutos e quarenta e um segundos⟩.',
    ],
    kept: 'Asse durante vinte minutos.',
  },
  portuguese_br: {
    invented: [
      'Ele ri ⟨no décimo segundo minuto⟩.',
      'Ele ri ⟨no minuto quarenta e um⟩.',
      'Ele ri ⟨aos dezesseis minutos e quarenta segundos⟩.',
    ],
    kept: 'Asse por vinte minutos, ou doze minutos e meio.',
  },
  romanian: {
    invented: [
      'Râde ⟨la minutul doisprezece⟩.',
      'Râde ⟨în al doisprezecelea minut⟩.',
      'Râde ⟨la douăsprezece minute și patruzeci și una de secunde⟩.',
    ],
    kept: 'Coaceți douăzeci de minute.',
  },
  russian: {
    invented: [
      'Он смеётся ⟨на двенадцатой минуте⟩.',
      'Он смеётся ⟨на сорок первой минуте⟩.',
      'Он смеётся ⟨на двенадцатой минуте сорок первой секунде⟩.',
    ],
    kept: 'Выпекайте двадцать минут, или двенадцать с половиной минут.',
  },
  serbian: {
    invented: [
      'Смеје се ⟨у дванаестом минуту⟩.',
      'Смеје се ⟨у четрдесет првом минуту⟩.',
      'Smeje se ⟨u dvanaestom minutu⟩.',
    ],
    kept: 'Пеците двадесет минута.',
  },
  slovak: {
    invented: [
      'Smeje sa ⟨v dvanástej minúte⟩.',
      'Smeje sa ⟨v štyridsiatej prvej minúte⟩.',
      'Smeje sa ⟨v minúte dvadsaťjeden⟩.',
    ],
    kept: 'Pečte dvadsať minút.',
  },
  slovenian: {
    invented: [
      'Smeji se ⟨v dvanajsti minuti⟩.',
      'Smeji se ⟨v enainštirideseti minuti⟩.',
      'Smeji se ⟨pri dvanajstih minutah in enainštiridesetih sekundah⟩.',
    ],
    kept: 'Pecite dvajset minut.',
  },
  spanish: {
    invented: [
      'Se ríe ⟨en el minuto doce y medio⟩.',
      'Se ríe ⟨en el minuto cuarenta y uno⟩.',
      'Se ríe ⟨a los doce minutos y cuarenta y un segundos⟩.',
      'Se ríe ⟨en el duodécimo minuto⟩.',
    ],
    kept: 'Hornear veinte minutos, o doce minutos y medio.',
  },
  swedish: {
    invented: [
      'Han skrattar ⟨vid minut tolv⟩.',
      'Han skrattar ⟨i den fyrtioförsta minuten⟩.',
      'Han skrattar ⟨vid tolv minuter och fyrtioen sekunder⟩.',
    ],
    kept: 'Grädda i tjugo minuter.',
  },
  tamil: {
    invented: [
      'அவர் ⟨பன்னிரண்டாவது நிமிடத்தில்⟩ சிரிக்கிறார்.',
      'அவர் ⟨பன்னிரண்டு நிமிடம் நாற்பத்தொன்று வினாடியில்⟩ சிரிக்கிறார்.',
    ],
    kept: 'இருபது நிமிடங்கள் சுடவும்.',
  },
  thai: {
    invented: [
      'เขาหัวเราะ⟨ในนาทีที่สิบสอง⟩',
      'เขาหัวเราะ⟨ในนาทีที่สี่สิบเอ็ด⟩',
      'เขาหัวเราะ ⟨ที่ สิบสองนาทีสี่สิบเอ็ดวินาที⟩',
    ],
    kept: 'อบยี่สิบนาที',
  },
  turkish: {
    invented: [
      'Orada ⟨on ikinci dakikada⟩ gülüyor.',
      'Orada ⟨kırk birinci dakikada⟩ gülüyor.',
      'Orada ⟨on iki dakika kırk birinci saniyede⟩ gülüyor.',
    ],
    kept: 'Yirmi dakika pişirin, ya da on iki buçuk dakika.',
  },
  ukrainian: {
    invented: [
      'Він сміється ⟨на дванадцятій хвилині⟩.',
      'Він сміється ⟨на сорок першій хвилині⟩.',
      'Він сміється ⟨на п’ятнадцятій хвилині⟩.',
    ],
    kept: 'Випікайте двадцять хвилин.',
  },
  urdu: {
    invented: ['وہ ⟨بارہویں منٹ میں⟩ ہنستا ہے۔', 'وہ ⟨بارہ منٹ اکتالیس سیکنڈ پر⟩ ہنستا ہے۔'],
    kept: 'بیس منٹ تک پکائیں۔',
  },
  vietnamese: {
    invented: [
      'Anh ấy cười ⟨ở phút thứ mười hai⟩.',
      'Anh ấy cười ⟨ở phút thứ mười hai giây thứ bốn mươi mốt⟩.',
      'Anh ấy cười ⟨ở phút bốn mươi mốt⟩.',
    ],
    kept: 'Nướng trong hai mươi phút.',
  },
};

const NOTHING_SAID = marksOf('');

describe('F10 an invented time in words is found and left in its sentence, in every language', () => {
  for (const [language, { invented, kept }] of Object.entries(IN_WORDS)) {
    test(language, () => {
      for (const marked of invented) {
        const text = marked.replaceAll(/[⟨⟩]/gu, '');
        assert.equal(cleanText(text, NOTHING_SAID), text);
        const found = inventedTimes(text, NOTHING_SAID).map((one) => one.text);
        assert.deepEqual(found, [/⟨([^⟩]*)⟩/u.exec(marked)![1]], text);
        assert.deepEqual(inventedTimes(text, marksOf(text)), [], 'the source says so itself');
      }
      assert.deepEqual(inventedTimes(kept, NOTHING_SAID), []);
    });
  }
});

/** No number word has two values, and none from one to sixty is missing. */
describe('the number words of every language are unambiguous and complete', () => {
  for (const { value: language } of LANGUAGES) {
    const { cardinals, ordinals, hanNumerals } = languageOf(language).numbers!;
    if (hanNumerals) continue;
    test(language, () => {
      for (const list of [cardinals(), ordinals()]) {
        const values = new Map<string, number>();
        for (const [phrase, value] of list) {
          const known = values.get(folded(phrase)) ?? value;
          assert.equal(known, value, `${phrase} is ${known} and ${value}`);
          values.set(folded(phrase), value);
        }
        const named = new Set(values.values());
        if (list.length === 0) continue;
        for (let value = 3; value <= 60; value += 1) assert.ok(named.has(value), `no ${value}`);
      }
    });
  }
});

test('a number in words that isn’t a time in the recording stays as it is', () => {
  for (const text of [
    'Every minute twelve people are born, and at the last minute two came.',
    'Draw the shade at two-hour intervals, and at 30-minute breaks from eight in the morning.',
    'Wait a minute, one of the two is in time to see it.',
    'He sat two hours in the second row, and a second time in the third.',
    'The record stands at twelve minutes per mile.',
    'It was the first minute of the second hour.',
    'At a second glance, at an hour when all sleep: breathe four seconds in, four seconds out.',
    'Bei einer Stunde Fahrt und einer Minute Pause.',
    'Ein Mann, zwei Minuten, drei Wege: jede Minute zwölf Anrufe.',
  ]) {
    assert.deepEqual(inventedTimes(text, NOTHING_SAID), [], text);
  }
  const said = marksOf(
    'The record stands at twelve minutes. Bake it for twelve and a half minutes.',
  );
  const told = 'The record stands at twelve minutes.';
  assert.deepEqual(inventedTimes(told, said), []);
  assert.equal(inFigures('at minute twelve').text, 'at minute 12');
});
