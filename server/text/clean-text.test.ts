import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { cleanText, marksOf, plainLine } from './clean-text.ts';
import { inventedTimes } from './invented-times.ts';
import { westernDigits } from './western-digits.ts';

const SOURCE = marksOf(
  'They score in the 90th minute. We meet at 10:30 and the notes are at https://example.org/notes for all.',
);

const CASES: readonly (readonly [string, string])[] = [
  ['**12:41** – He laughs.', 'He laughs.'],
  ['**[12:41]** He laughs.', 'He laughs.'],
  ['- **12:41:** He laughs.\n- *(13:05)* He cries.', 'He laughs.\n- He cries.'],
  ['He **laughs (12:41)** here.', 'He **laughs** here.'],
  ['[12.30] He laughs.', 'He laughs.'],
  ['Timestamp 12.30: he laughs.', 'he laughs.'],
  ['Bake it for 12 minutes in the oven.', 'Bake it for 12 minutes in the oven.'],
  ['Every minute 12 people are born.', 'Every minute 12 people are born.'],
  ['Sit 12 minutes in silence.', 'Sit 12 minutes in silence.'],
  ['He says (12:41) that it works [1:02:03].', 'He says that it works.'],
  ['وصل (١٢:٤١) إلى البيت', 'وصل إلى البيت'],
  ['He laughs (12\'41").', 'He laughs.'],
  ['Il rit (12 : 41).', 'Il rit.'],
  ['12 : 41 Il rit.', 'Il rit.'],
  ['Minute 12: He laughs.', 'He laughs.'],
  ['He laughs (12∶30) (12﹕31) (12ː32) (12:３3).', 'He laughs.'],
  ['He laughs (12\\:30) (12&#58;31) (12*:*32).', 'He laughs.'],
  ['He laughs (12\u200B:30) (12:\u206030) (1\u00AD2:30).', 'He laughs.'],
  ['They win in the 90th minute.', 'They win in the 90th minute.'],
  ['See [notes](https://example.org/notes).', 'See [notes](https://example.org/notes).'],
  ['See [here](https://evil.example/x).', 'See here.'],
  ['![a picture](https://evil.example/x.png) Text', 'a picture Text'],
  ['Read https://evil.example/x now', 'Read now'],
  ['<b>Bold</b> <scr<script>ipt>alert(1)</script>', 'Bold alert(1)'],
  ['<()img src=x> <[]script>Text', 'Text'],
  [`<${'('.repeat(20)}${')'.repeat(20)}script>Text`, 'scriptText'],
  ['![a\nb](https://example.org/notes) Text', 'a\nb Text'],
  ['A fact [#12, #13]. Another (#3).', 'A fact. Another.'],
  ['**Bold** and *italics* stay.', '**Bold** and *italics* stay.'],
  ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
];

/** Invented times as part of a sentence, which would say something else without them. */
const MOMENTS: readonly string[] = [
  'Se ríe en el minuto treinta y dos.',
  'At 750 seconds he laughs.',
  'At second 41, he laughs.',
  'At second 1750 he laughs.',
  'Er lacht bei Sekunde 41 laut.',
  'At 1 hour 5 minutes he laughs.',
  'He laughs around the one-hour mark.',
  'An hour in, he laughs.',
  'At 12:41, it begins.',
  'Wait 12m41s for it',
  'It begins 12 min 41 s.',
  'Around minute 12, it turns.',
  'He laughs at the 12-minute mark.',
  'She says so 12 minutes and 41 seconds into the video.',
  'Some 12 minutes in, she smiles.',
  'In der 12. Minute lacht er.',
  'Lo dice en el minuto 12.',
  'Il le dit à la 12e minute.',
  '他在第12分钟说。',
  '他在12:41说了这个。',
  '動画の12:41で彼は言う。',
  '영상12:41에서 말한다.',
  'เขาพูดตอน12:41นาที',
  'הוא אומר ב12:41 כך.',
  'เขาพูดในนาทีที่ 12',
  '他在12分41秒说到了它。',
  '動画の十二分四十一秒で話す。',
  '第十二分钟他笑了。',
  '영상 12분 41초에 말한다.',
  'He laughs at 12′41″.',
  'À 12 : 41, il rit.',
  'He laughs at 12.41.',
  'Um 12.41 Uhr lacht er.',
  'At minute 12:41 he laughs.',
  'Râde la minuta 12.',
  'Śmieje się w 12. minucie',
  'Він сміється на 12-й хвилині.',
  'Bei 12 Minuten und 41 Sekunden lacht er.',
  'A los 12 minutos y 41 segundos se ríe.',
  'He laughs at minute twelve.',
  'He laughs at the twelve-minute mark.',
  'In the twenty-first minute he laughs.',
  'He laughs twelve minutes in.',
  'At twelve forty-one he laughs.',
  'Watch from 12:41 to 13:05, or (see 14:10).',
  'In minutes 12–15 he laughs.',
  'In der zwölften Minute lacht er.',
  'Il rit à la douzième minute.',
  'At 12.5 minutes in, he laughs.',
  'At 12 mins he laughs.',
  '十二分のところで笑う。',
];

/** Ways around a rule that only looks for plain addresses and plain tags. */
const WAYS_ROUND: readonly (readonly [string, string])[] = [
  ['Read [this [guide] now](https\\://evil.com/login) today.', 'Read this [guide] now today.'],
  ['Read [this\nguide](https\\://evil.com) now.', 'Read this\nguide now.'],
  ['Then [pay\\]me](https\\://evil.com).', 'Then [pay]me] .'],
  ['<img title="<" src="//evil.com/x.png">Text', 'Text'],
  ['<script title="<">a</script title="<">Text', 'aText'],
  ['See evil.com/login, ftp://evil.com/x or //evil.com/x [a[b]c](//evil.com/x).', 'See, or a[b]c.'],
  ['Write to help@evil.com or <help@evil.com>, call tel:+49301234.', 'Write to or, call.'],
  ['Follow @evil on X.', 'Follow evil on X.'],
  ['We ran ASP.NET and main.py with Node.js.', 'We ran ASP NET and main py with Node.js.'],
  [
    'It works.So we stay on evil&period;com and evil\\.com.',
    'It works. So we stay on evil com and evil com.',
  ],
  ['Read example.org, not example.org/other.', 'Read example.org, not.'],
  ['Put `<div>` around it, and `if (a<b)`.', 'Put `<div>` around it, and `if (a<b)`.'],
  ['| `<img src=x>|` |', '| `|` |'],
  ['It holds for a<b only.', 'It holds for a< b only.'],
  ['[Host]: welcome back.', 'Host: welcome back.'],
  [
    'At 12\\:41 or 12&#58;41 or 12*:*41 or 12∶41 or 12:\u200b41, he laughs.',
    'At 12:41 or 12:41 or 12:41 or 12:41 or 12:41, he laughs.',
  ],
];

describe('a model’s text keeps its words and loses foreign links and fake evidence', () => {
  for (const [raw, clean] of [...CASES, ...WAYS_ROUND]) {
    test(raw, () => assert.equal(cleanText(raw, SOURCE), clean));
  }
});

/** "At minute 12", in each language. */
const AT_MINUTE_12: Record<LanguageValue, string> = {
  arabic: 'يضحك في الدقيقة 12.',
  bengali: 'তিনি ১২তম মিনিটে হাসেন।',
  bulgarian: 'Смее се в 12-ата минута.',
  chinese: '他在第12分钟笑了。',
  croatian: 'Smije se u 12. minuti.',
  czech: 'Směje se ve 12. minutě.',
  danish: 'Han ler i minut 12.',
  dutch: 'Hij lacht in minuut 12.',
  english: 'He laughs at minute 12.',
  finnish: 'Hän nauraa 12. minuutilla.',
  french: 'Il rit à la minute 12.',
  german: 'Er lacht in Minute 12.',
  greek: 'Γελάει στο λεπτό 12.',
  hebrew: 'הוא צוחק בדקה ה-12.',
  hindi: 'वह 12वें मिनट में हँसता है।',
  hungarian: 'A 12. percben nevet.',
  indonesian: 'Dia tertawa di menit ke-12.',
  italian: 'Ride al minuto 12.',
  japanese: '12分頃に彼は笑う。',
  korean: '그는 12분쯤 웃는다.',
  latvian: 'Viņš smejas 12. minūtē.',
  lithuanian: 'Jis juokiasi 12 minutę.',
  malay: 'Dia ketawa pada minit ke-12.',
  norwegian: 'Han ler i minutt 12.',
  persian: 'او در دقیقه ۱۲ می‌خندد.',
  polish: 'Śmieje się w 12. minucie.',
  portuguese: 'Ele ri no minuto 12.',
  portuguese_br: 'Ele ri aos 12 minutos e 41 segundos.',
  romanian: 'Râde la minutul 12.',
  russian: 'Он смеётся на 12-й минуте.',
  serbian: 'Смеје се у 12. минуту.',
  slovak: 'Smeje sa v 12. minúte.',
  slovenian: 'Smeji se v 12. minuti.',
  spanish: 'Se ríe en el minuto 12.',
  swedish: 'Han skrattar vid minut 12.',
  tamil: 'அவர் 12வது நிமிடத்தில் சிரிக்கிறார்.',
  thai: 'เขาหัวเราะในนาทีที่ 12',
  turkish: '12. dakikada gülüyor.',
  ukrainian: 'Він сміється на 12-й хвилині.',
  urdu: 'وہ 12ویں منٹ میں ہنستا ہے۔',
  vietnamese: 'Anh ấy cười ở phút thứ 12.',
};

test('F10 an invented time is found wherever it stands, and no word is cut out of its sentence', () => {
  for (const text of [...MOMENTS, ...Object.values(AT_MINUTE_12)]) {
    assert.equal(cleanText(text, SOURCE), text);
    assert.ok(inventedTimes(text, SOURCE).length > 0, text);
  }
  for (const text of ['We meet at 10:30 again.', '我们10:30再见。']) {
    assert.equal(cleanText(text, SOURCE), text);
    assert.deepEqual(inventedTimes(text, SOURCE), []);
  }
});

/** Numbers that aren't times in a video, and which a source needn't contain literally. */
const NO_TIMES = [
  'Bake it for 12 minutes and 41 seconds.',
  'Secondo 12 esperti, e in secondo luogo; in second 12 horses ran.',
  'From minute one she was sure, and in the first minute of the day too.',
  'Mix them at a ratio of 1:10, at a scale of 1:50.',
  'The interest is at 4.25 percent, at 12.41 dollars a share, at 2.30 m.',
  'The room is 2 m 30 cm high, and he runs 5 m 10 times.',
  'Il mesure 1m80 et elle 1m75.',
  'Étape 12 : 41 façons de rire.',
  'Chapter 12: 41 ways to laugh.',
  'Version 12.41 is at 3.5 now, section 4.10 follows.',
  'At 48°51′24″ north, at 12 000 metres, on 12.10.2024.',
  'In the 90s, in 1:1 talks, 24/7, 50:50, at 12% or 12,5 %.',
  'The last minute 12 people left; every minute 12 are born.',
  'Das kostet 12,41 Euro, um 12.50 Euro mehr, um 12.410 Euro.',
  '这道菜要煮12分钟，三分之二的人，十分好。',
  '十分鐘後，百分之四十一。',
  '12분 동안 끓인다. 분당 41번.',
  'Ein Trajekt von 2 h 30 und un trajet de 2h30.',
  'It is at twenty five percent, at twelve fifty dollars, at two hundred.',
  'The 12-minute walk takes twelve minutes in the rain.',
  'He is in his twenties; she has 12 minutes left, 41 seconds more than he has.',
] as const;

test("numbers that aren't times stay unchanged, alone and in any position", () => {
  for (const text of NO_TIMES) {
    assert.equal(cleanText(text, SOURCE), text);
    assert.deepEqual(inventedTimes(text, SOURCE), [], text);
  }
  fc.assert(
    fc.property(fc.shuffledSubarray([...NO_TIMES], { minLength: 2, maxLength: 6 }), (parts) => {
      const text = parts.join('\n\n');
      assert.equal(cleanText(text, SOURCE), text);
      assert.deepEqual(inventedTimes(text, SOURCE), []);
    }),
  );
  const number = fc.oneof(
    fc.integer({ min: 0, max: 99_999 }).map(String),
    fc.tuple(fc.nat(999), fc.nat(9)).map(([whole, part]) => `${whole}.${part}`),
    fc.nat(99).map((share) => `${share} %`),
    fc.nat(59).map((count) => `${count} minutes`),
    fc.nat(59).map((count) => `${count} seconds`),
    fc.integer({ min: 1900, max: 2100 }).map((year) => `in ${year}`),
    fc.nat(500).map((price) => `$${price}.99`),
  );
  const word = fc.constantFrom('about', 'the', 'plants', 'need', 'light', 'and', 'water', 'each');
  fc.assert(
    fc.property(fc.array(fc.oneof(word, number), { minLength: 3, maxLength: 30 }), (parts) => {
      const text = `So ${parts.join(' ')}.`;
      assert.equal(cleanText(text, SOURCE), text);
      assert.deepEqual(inventedTimes(text, SOURCE), [], text);
    }),
    { numRuns: 1000 },
  );
});

test('a time that was said stays, however either side spells it', () => {
  const said = marksOf(
    'It is 12 minutes and 41 seconds long. At minute twelve, he is 5 foot 11 tall, for 12.45 dollars.',
  );
  for (const text of [
    'It takes 12:41 in all.',
    'Es dauert 12 min 41 s.',
    '它长12分41秒。',
    'Um 0:12:41 ist es vorbei.',
    'At minute 12 he smiles.',
    'He is 5\'11" tall.',
    'It stands at 12.45 now.',
  ]) {
    assert.equal(cleanText(text, said), text);
    assert.deepEqual(inventedTimes(text, said), [], text);
  }
});

test('streamed text never shows what the complete text won’t contain', () => {
  for (const [raw] of CASES) {
    for (let end = 0; end <= raw.length; end += 1) {
      const text = cleanText(raw.slice(0, end), SOURCE, false);
      assert.doesNotMatch(text, /evil|<script|\[#|!\[|\(12:4/u, `${raw} after ${end} characters`);
    }
  }
});

test('whatever a model writes, no tag, image or unknown address is left', () => {
  const pieces = [
    '<',
    '>',
    'script',
    '[',
    ']',
    '(',
    ')',
    '!',
    'https://evil.example/',
    'javascript:',
    ' ',
    'a',
    '\n',
    '#1',
    '1:23',
    'www.',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
      for (const isWhole of [true, false]) {
        const text = cleanText(parts.join(''), SOURCE, isWhole);
        assert.doesNotMatch(
          text,
          /<script[^<>]*>|!\[[^\]]*\]\(|\]\(https?:\/\/evil|https:\/\/evil\.example\/a/u,
        );
      }
    }),
    { numRuns: 3000 },
  );
});

test('titles are plain text, and digits of all scripts compare equal', () => {
  assert.equal(plainLine('“**How** to [plan](https://x.example)”', SOURCE), 'How to plan');
  assert.equal(plainLine('A <*script>title</_script> at ww*w.evil.example', SOURCE), 'A title at');
  assert.equal(westernDigits('१०:३० ١٢ ۱۲ ๑๒ 12'), '10:30 12 12 12 12');
});
