import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { cleanText, marksOf, plainText } from './clean-text.ts';
import { westernDigits } from './western-digits.ts';

const SOURCE = marksOf(
  'They score in the 90th minute. We meet at 10:30 and the notes are at https://example.org/notes for all.',
);

const CASES: readonly (readonly [string, string])[] = [
  ['He says (12:41) that it works [1:02:03].', 'He says that it works.'],
  ['At 12:41, it begins.', 'It begins.'],
  ['We meet at 10:30 again.', 'We meet at 10:30 again.'],
  ['وصل (١٢:٤١) إلى البيت', 'وصل إلى البيت'],
  ['Wait 12m41s for it', 'Wait for it'],
  ['It begins 12 min 41 s.', 'It begins.'],
  ['Around minute 12, it turns.', 'It turns.'],
  ['He laughs at the 12-minute mark.', 'He laughs.'],
  ['She says so 12 minutes and 41 seconds into the video.', 'She says so.'],
  ['Some 12 minutes in, she smiles.', 'She smiles.'],
  ['In der 12. Minute lacht er.', 'Lacht er.'],
  ['Lo dice en el minuto 12.', 'Lo dice.'],
  ['Il le dit à la 12e minute.', 'Il le dit.'],
  ['他在第12分钟说。', '他在说。'],
  ['他在12:41说了这个。', '他在说了这个。'],
  ['動画の12:41で彼は言う。', '動画ので彼は言う。'],
  ['영상12:41에서 말한다.', '영상에서 말한다.'],
  ['เขาพูดตอน12:41นาที', 'เขาพูดตอนนาที'],
  ['הוא אומר ב12:41 כך.', 'הוא אומר כך.'],
  ['我们10:30再见。', '我们10:30再见。'],
  ['เขาพูดในนาทีที่ 12', 'เขาพูด'],
  ['They win in the 90th minute.', 'They win in the 90th minute.'],
  ['Bake it for 12 minutes in the oven.', 'Bake it for 12 minutes in the oven.'],
  ['Every minute 12 people are born.', 'Every minute 12 people are born.'],
  ['Sit 12 minutes in silence.', 'Sit 12 minutes in silence.'],
  ['See [notes](https://example.org/notes).', 'See [notes](https://example.org/notes).'],
  ['See [here](https://evil.example/x).', 'See here.'],
  ['![a picture](https://evil.example/x.png) Text', 'a picture Text'],
  ['Read https://evil.example/x now', 'Read now'],
  ['<b>Bold</b> <scr<script>ipt>alert(1)</script>', 'Bold alert(1)'],
  ['<()img src=x> <[]script>Text', 'Text'],
  [`<${'('.repeat(20)}${')'.repeat(20)}script>Text`, 'scriptText'],
  ['![a\nb](https://example.org/notes) Text', '[a\nb](https://example.org/notes) Text'],
  ['A fact [#12, #13]. Another (#3).', 'A fact. Another.'],
  ['**Bold** and *italics* stay.', '**Bold** and *italics* stay.'],
  ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
];

describe('a model’s text keeps its words and loses what could lead elsewhere or pretend to be evidence', () => {
  for (const [raw, clean] of CASES) {
    test(raw, () => assert.equal(cleanText(raw, SOURCE).text, clean));
  }
});

test('text that is still coming never shows what the whole text will not have', () => {
  const whole = CASES.map(([raw]) => raw).join(' ');
  for (let end = 0; end <= whole.length; end += 1) {
    const { text } = cleanText(whole.slice(0, end), SOURCE, false);
    assert.doesNotMatch(
      text,
      /evil|<script|\[#|!\[|12:4|12-minute m|12 minutes and/u,
      `after ${end} characters`,
    );
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
        const { text } = cleanText(parts.join(''), SOURCE, isWhole);
        assert.doesNotMatch(
          text,
          /<script[^<>]*>|!\[[^\]]*\]\(|\]\(https?:\/\/evil|https:\/\/evil\.example\/a/u,
        );
      }
    }),
    { numRuns: 3000 },
  );
});

test('titles are plain and digits of every script compare', () => {
  assert.equal(plainText('“**How** to [plan](https://x.example)”', SOURCE), 'How to plan');
  assert.equal(plainText('A <*script>title</_script> at ww*w.evil.example', SOURCE), 'A title at');
  assert.equal(westernDigits('१०:३० ١٢ ۱۲ ๑๒ 12'), '10:30 12 12 12 12');
});
