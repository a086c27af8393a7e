import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type { Cue } from '#contract/videos.ts';
import { spokenText } from './caption-text.ts';
import { writtenSentences } from './sentence-spans.ts';
import { sentencesFromCues } from './sentences.ts';
import { bareCaptions, heard, punctuatedCaptions } from '#tests/support/bee-captions.ts';
import { anyCues, anyLanguage } from '#tests/support/random-cues.ts';
import { TALKS } from '#tests/support/bee-talks.ts';

const captions = (...texts: string[]): Cue[] =>
  texts.map((text, index) => ({ startMs: index * 2_000, endMs: index * 2_000 + 2_000, text }));

const textsOf = (cues: readonly Cue[], language: LanguageValue = 'english'): string[] =>
  sentencesFromCues(cues, language).map((sentence) => sentence.text);

const squeezed = (text: string): string => text.replace(/\s+/gu, '');

describe('captions become whole sentences in every language', () => {
  for (const { value } of LANGUAGES) {
    // Thai has no sentence-final punctuation, so without pauses nothing marks a whole sentence.
    if (value !== 'thai')
      test(`${value}: punctuated captions, broken in mid-sentence`, () => {
        assert.deepEqual(textsOf(punctuatedCaptions(value), value), TALKS[value]);
      });
    test(`${value}: captions without any punctuation, split by their pauses`, () => {
      const expected = TALKS[value].map((sentence) => heard(sentence, value));
      assert.deepEqual(textsOf(bareCaptions(value), value), expected);
    });
  }
  test('thai: phrases end at spaces', () => {
    const found = textsOf(punctuatedCaptions('thai'), 'thai');
    assert.equal(squeezed(found.join('')), squeezed(TALKS.thai.join('')));
    assert.ok(found.length > 2, `only ${found.length} sentences`);
  });
});

describe('what does not end a sentence', () => {
  const whole = (text: string, language: LanguageValue = 'english') =>
    assert.deepEqual(textsOf(captions(text), language), [text]);
  test('titles, initials and decimals', () => {
    whole('Dr. Jane A. Miller paid 3.5 million to Mr. Smith vs. the U.S. Government.');
    whole('We met at 5 p.m. in the old hall, e.g. near the door.');
  });
  test('ordinals and abbreviations of other languages', () => {
    whole('Am 3. Mai kam z.B. Herr Dr. Braun nach Berlin.', 'german');
    whole('Это было в 1999 г. и т.д. по тексту.', 'russian');
    whole('Den 4. maj så vi bl.a. Anders.', 'danish');
  });
  test('a quotation inside a Japanese sentence', () => {
    whole('彼は「もう行こう。」と言いました。', 'japanese');
  });
});

describe('what ends a sentence', () => {
  test('a change of speaker, marked or named', () => {
    assert.deepEqual(textsOf(captions('so that was it', '>> yes it was >> right')), [
      'so that was it',
      'yes it was',
      'right',
    ]);
    const named = [
      { startMs: 0, endMs: 1_000, text: 'we were saying', speaker: 'Ann' },
      { startMs: 1_000, endMs: 2_000, text: 'that it works', speaker: 'Bob' },
    ];
    assert.deepEqual(
      sentencesFromCues(named, 'english').map(({ text, speaker }) => [speaker, text]),
      [
        ['Ann', 'we were saying'],
        ['Bob', 'that it works'],
      ],
    );
  });
  test('the question marks of Arabic, Greek and Chinese', () => {
    assert.equal(textsOf(captions('هل فهمتم؟ نعم فهمنا.'), 'arabic').length, 2);
    assert.equal(textsOf(captions('Τι είναι αυτό; Είναι μέλι.'), 'greek').length, 2);
    assert.equal(textsOf(captions('这是什么？这是蜂蜜。'), 'chinese').length, 2);
  });
});

test("sounds, music and markup aren't spoken words", () => {
  assert.deepEqual(textsOf(captions('[Music]', '<i>Good morning</i> [Applause]', 'everyone. ♪')), [
    'Good morning everyone.',
  ]);
});

test('chinese and japanese are joined without spaces, latin words keep theirs', () => {
  assert.deepEqual(textsOf(captions('我们使用', 'React', 'Native 来开发。'), 'chinese'), [
    '我们使用React Native 来开发。',
  ]);
});

test('a sentence that starts inside a caption gets a time proportional to its position', () => {
  const [first, second] = sentencesFromCues(captions('Aaaa bbbb. Cccc dddd.'), 'english');
  assert.equal(first?.startMs, 0);
  assert.ok(Math.abs((first?.endMs ?? 0) - 950) < 60);
  assert.ok((second?.startMs ?? 0) >= (first?.endMs ?? 0));
  assert.equal(second?.endMs, 2_000);
});

test('an hour without punctuation or pauses is cut into readable lengths', () => {
  const words = 'then we take the water and heat it slowly because the flour needs time';
  const cues = captions(...Array.from({ length: 300 }, () => words));
  for (const sentence of textsOf(cues)) {
    const count = sentence.split(' ').length;
    assert.ok(count >= 5 && count <= 36, `${count} words: ${sentence}`);
  }
});

test('whatever the captions are, no word is lost or doubled and times stay in order', () => {
  fc.assert(
    fc.property(anyCues, anyLanguage, (cues, language) => {
      const sentences = sentencesFromCues(cues, language);
      assert.equal(
        squeezed(sentences.map((sentence) => sentence.text).join('')),
        squeezed(cues.map((cue) => spokenText(cue.text)).join('')),
      );
      const lastMs = Math.max(0, ...cues.map((cue) => Math.max(cue.startMs, cue.endMs)));
      let beforeMs = 0;
      let cue = 0;
      for (const { text, startMs, endMs, cueFrom, cueTo } of sentences) {
        assert.notEqual(text.trim(), '');
        assert.ok(startMs >= beforeMs && endMs >= startMs && endMs <= lastMs);
        assert.ok(cueFrom >= cue && cueTo >= cueFrom && cueTo < cues.length);
        beforeMs = startMs;
        cue = cueFrom;
      }
    }),
    { numRuns: 300 },
  );
});

test("a written date or an abbreviation doesn't end a sentence, wherever sentences are split", () => {
  assert.deepEqual(
    writtenSentences('Am 3. Mai 2024 kostet es 12,50 €. Das ist z. B. viel.', 'german'),
    ['Am 3. Mai 2024 kostet es 12,50 €.', 'Das ist z. B. viel.'],
  );
  assert.deepEqual(
    writtenSentences('Dr. Reyes came.\nShe left at 3 p.m. on Monday. Why?', 'english'),
    ['Dr. Reyes came.', 'She left at 3 p.m. on Monday.', 'Why?'],
  );
});

test('speech transcribed without punctuation or capitals is cut between its clauses', () => {
  const said =
    'we planted the first row in april and nothing came up for six weeks i thought the seeds were dead so i dug one out and it had a root as long as my finger the lesson is that you have to wait before you dig because a plant that you disturb starts again from nothing';
  const words = said.split(' ');
  const cues = captions(
    ...Array.from({ length: Math.ceil(words.length / 7) }, (_, at) =>
      words.slice(7 * at, 7 * at + 7).join(' '),
    ),
  );
  assert.deepEqual(textsOf(cues), [
    'we planted the first row in april and nothing came up for six weeks',
    'i thought the seeds were dead',
    'so i dug one out and it had a root as long as my finger',
    'the lesson is that you have to wait before you dig because a plant that you disturb starts again from nothing',
  ]);
  const hindi = 'पानी गरम करना है फिर चाय डालनी है दूध आख़िर में आता है क्योंकि वह जल्दी उबलता है';
  assert.ok(textsOf(captions(hindi), 'hindi').every((text) => text.endsWith('है')));
});

test('a long sentence written with commas stays whole', () => {
  const clause = 'the wave that leaves the film on its far side,';
  const long = `What we say is that ${Array.from({ length: 8 }, () => clause).join(' ')} is the wave.`;
  assert.deepEqual(textsOf(captions('It is short.', long, 'So is this.')), [
    'It is short.',
    long,
    'So is this.',
  ]);
});

test('a lower case i after a full stop starts a sentence, "i.e." doesn\'t', () => {
  assert.deepEqual(
    textsOf(captions('The Dough rose. i left it alone.', 'It was cold. So i waited.')),
    ['The Dough rose.', 'i left it alone.', 'It was cold.', 'So i waited.'],
  );
  assert.deepEqual(textsOf(captions('We heat in winter. i.e. from October on.', 'Then we stop.')), [
    'We heat in winter. i.e. from October on.',
    'Then we stop.',
  ]);
});

test("Thai captions with a pause between them aren't joined into one word", () => {
  const cues = [
    { startMs: 0, endMs: 1000, text: 'วันนี้เรามาคุยกันเรื่องการนอน' },
    { startMs: 1100, endMs: 3000, text: 'หลายคนคิดว่าการนอนหลับดีเริ่มตอนหัวถึงหมอน' },
    { startMs: 3000, endMs: 4000, text: 'ทุกคืน' },
  ];
  const [said] = [
    sentencesFromCues(cues, 'thai')
      .map(({ text }) => text)
      .join('|'),
  ];
  assert.match(said, /การนอน[ |]หลายคน/u);
  assert.match(said, /หมอนทุกคืน/u);
});
