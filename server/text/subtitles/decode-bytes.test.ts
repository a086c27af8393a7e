import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import type { Encoding } from '#contract/encodings.ts';
import { encodeAs } from '#tests/support/encode-as.ts';
import { TOMATO_TEXTS } from '#tests/support/tomato-texts.data.ts';
import { decodeBytes } from './decode-bytes.ts';
import { readTranscript } from './read-transcript.ts';

const SAVED: readonly [keyof typeof TOMATO_TEXTS, Encoding][] = [
  ['russian', 'windows-1251'],
  ['russian', 'koi8-r'],
  ['russian', 'iso-8859-5'],
  ['russian', 'ibm866'],
  ['ukrainian', 'windows-1251'],
  ['ukrainian', 'koi8-u'],
  ['simplified', 'gb18030'],
  ['traditional', 'big5'],
  ['japanese', 'euc-jp'],
  ['japanese', 'shift_jis'],
  ['korean', 'euc-kr'],
  ['polish', 'windows-1250'],
  ['polish', 'iso-8859-2'],
  ['czech', 'windows-1250'],
  ['hungarian', 'windows-1250'],
  ['greek', 'windows-1253'],
  ['french', 'windows-1252'],
  ['french', 'macintosh'],
  ['german', 'windows-1252'],
  ['turkish', 'windows-1254'],
  ['hebrew', 'windows-1255'],
  ['arabic', 'windows-1256'],
  ['russian', 'utf-16le'],
  ['simplified', 'utf-16be'],
  ['japanese', 'utf-16le'],
];

function fileOf(text: string, sentences: number): string {
  const all = text.match(/[^.。]+[.。]/gu)!.map((sentence) => sentence.trim());
  return Array.from({ length: sentences }, (_, n) => {
    const at = new Date(n * 3000).toISOString().slice(11, 19);
    return `${n + 1}\r\n${at},000 --> ${at},900\r\n${all[n % all.length]}\r\n`;
  }).join('\r\n');
}

test('a file in a legacy encoding is decoded correctly, or the user is asked: never with wrong characters', () => {
  for (const [language, encoding] of SAVED) {
    for (const sentences of [1, 6, 300]) {
      const text = fileOf(TOMATO_TEXTS[language], sentences);
      const file = decodeBytes(encodeAs(text, encoding));
      const what = `${language} ${encoding} ${sentences}`;
      assert.ok(file, what);
      if ('text' in file) assert.equal(file.text, text, what);
      else {
        assert.equal(sentences, 1, `${what}: enough is said to know it`);
        const shown = file.choices.map(({ preview }) => preview);
        assert.ok(
          shown.some((preview) => text.includes(preview)),
          `${what}: ${shown.join('\n')}`,
        );
      }
    }
  }
});

test('the encoding or language chosen by the user decides if the bytes are ambiguous', () => {
  const bytes = encodeAs('Привет', 'windows-1251');
  assert.deepEqual(decodeBytes(bytes, { language: 'russian' }), { text: 'Привет' });
  const asked = decodeBytes(bytes);
  assert.ok(asked && 'choices' in asked);
  assert.ok(asked.choices.some(({ preview }) => preview === 'Привет'));
  assert.deepEqual(decodeBytes(bytes, { encoding: 'windows-1251' }), { text: 'Привет' });
  const german = encodeAs(fileOf(TOMATO_TEXTS.german, 6), 'windows-1252');
  const file = decodeBytes(german, { language: 'russian' });
  assert.ok(file && 'text' in file && file.text.includes('darüber'), 'the label was wrong');
});

test("a wrong language doesn't cause wrong characters in a short file", () => {
  const lines = {
    'Ну что, поехали! Вчера я встретил Сергея возле вокзала.': 'koi8-r',
    'さあ、行こうぜ。昨日、駅の前で田中さんに会ったんだ。': 'shift_jis',
    'Jučer sam sreo Ivana kod kolodvora. Ispričao mi je čudnu priču.': 'windows-1250',
    'Έλα, πάμε! Χθες συνάντησα τον Γιώργο στον σταθμό.': 'windows-1253',
    'Vakar sutikau Joną prie stoties. Jis papasakojo man keistą istoriją.': 'windows-1257',
  } as const;
  for (const [text, encoding] of Object.entries(lines)) {
    const bytes = encodeAs(text, encoding);
    for (const { value: language } of LANGUAGES) {
      const file = decodeBytes(bytes, { language });
      if (file && 'text' in file) assert.equal(file.text, text, `${encoding} as ${language}`);
    }
  }
});

test("special characters and a loanword in an English file aren't ambiguous", () => {
  const text =
    'It’s the first of our talks about the café, and what we’ve learned there.\nThere is more to it than that.';
  assert.deepEqual(decodeBytes(encodeAs(text, 'windows-1252')), { text });
});

test('symbols, quotes and names in an English file are never letters of another alphabet', () => {
  for (const text of [
    'Copyright © 2020 Someone.\nIt is 20° outside.\nTake ½ of the milk, and that is all there is to it.',
    'It’s late again, isn’t it?\n“Sorry,” he said — the traffic was awful.\nWhere’s Zoë? She’d promised the résumé.\nI don’t know; her phone’s been off since this morning.',
  ]) {
    assert.deepEqual(decodeBytes(encodeAs(text, 'windows-1252')), { text });
  }
  const song = '♪ la la la ♪\nHello there, and this is the song.\n♪ and so it goes ♪';
  for (const encoding of ['shift_jis', 'euc-kr'] as const) {
    const file = decodeBytes(encodeAs(song, encoding));
    assert.ok(file && 'choices' in file, encoding);
    assert.ok(file.choices.some(({ preview }) => preview.startsWith('♪ la la la ♪')));
  }
});

test('Romanian from before its commas is read, with commas', () => {
  const old =
    'Ascultă, iar ai întârziat.\nŞi unde este Ştefania? A promis că aduce actele, dar nu ştiu când.\nAre telefonul închis de dimineaţă.';
  const text = old.replace(/[şŞţ]/gu, (letter) => ({ ş: 'ș', Ş: 'Ș', ţ: 'ț' })[letter]!);
  for (const encoding of ['windows-1250', 'iso-8859-2'] as const) {
    assert.deepEqual(decodeBytes(encodeAs(old, encoding)), { text });
    assert.deepEqual(decodeBytes(encodeAs(old, encoding), { encoding }), { text });
  }
});

test('files whose encodings differ in one letter, or share their bytes, need no question', () => {
  for (const [text, encoding] of [
    [
      'Άκου, πάλι άργησες.\nΣυγγνώμη, είχε φοβερή κίνηση.\nΆντε, πέρασε, το τσάι έχει ήδη κρυώσει.\nΚαι πού είναι η Μαρία; Δεν ξέρω.',
      'windows-1253',
    ],
    [
      'Άκου, πάλι άργησες.\nΣυγγνώμη, είχε φοβερή κίνηση.\nΆντε, πέρασε, το τσάι έχει ήδη κρυώσει.\nΚαι πού είναι η Μαρία; Δεν ξέρω.',
      'iso-8859-7',
    ],
    [
      '있잖아, 너 또 늦었어.\n미안해, 길이 너무 막혔어.\n됐어, 들어와, 차가 벌써 식었어.\n그런데 미영이는 어디 있어? 서류를 가져온다고 했는데.\n몰라, 아침부터 전화가 꺼져 있어.',
      'euc-kr',
    ],
    [
      'Dinle, yine geç kaldın.\nÖzür dilerim, trafik korkunçtu.\nTamam, içeri gir, çay çoktan soğudu.\nPeki Ayşe nerede? Evrakları getireceğine söz vermişti, çok da geç oldu.\nBilmiyorum, telefonu sabahtan beri kapalı ve evi de çok uzak.\nSofrayı kurdum, yemeği ısıttım, çocukları uyuttum, kapıyı kilitledim, ışıkları söndürdüm.',
      'windows-1254',
    ],
  ] as const) {
    assert.deepEqual(decodeBytes(encodeAs(text, encoding)), { text }, encoding);
  }
});

test('Unicode is detected by its byte order mark, its zero bytes, or its validity', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\nÄpfel über Öl – “so”\n';
  const wide = Buffer.from(text, 'utf16le');
  const swapped = Buffer.from(wide).swap16();
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
    Buffer.concat([Buffer.from([0xfe, 0xff]), swapped]),
    wide,
    swapped,
  ]) {
    const file = decodeBytes(bytes);
    assert.ok(file && 'text' in file);
    assert.equal(readTranscript(file.text).cues[0]!.text, 'Äpfel über Öl – “so”');
  }
});

test("a stray byte changes nothing, and binary data isn't taken for text", () => {
  const broken = Buffer.concat([Buffer.from('Доброе утро, друзья'), Buffer.from([0xa0])]);
  assert.deepEqual(decodeBytes(broken), { text: 'Доброе утро, друзья' });
  assert.equal(decodeBytes(Buffer.from('MZ\0 a program and much that can be read in it')), null);
  const filled = `${'Filled up at its end. '.repeat(20)}\0\0\0`;
  assert.deepEqual(decodeBytes(Buffer.from(filled)), { text: filled });
  assert.equal(decodeBytes(Buffer.from('~{WrLlNRTZ;p35U>SvTlPK~}')), null, 'Chinese in seven bits');
  assert.equal(decodeBytes(Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 1, 2])), null);
});
