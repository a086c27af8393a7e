import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { arrange } from './arrange/arrange.ts';
import { readTalk } from './talk.ts';
import { isGeneric, thingOver } from './things.ts';

const inputOf = (lines: readonly string[], language: LanguageValue = 'english') => ({
  cues: lines.map((text, at) => ({ startMs: at * 9000, endMs: at * 9000 + 8900, text })),
  chapters: [],
  language,
  title: 'Kilns',
});

function thingIn(lines: readonly string[], language: LanguageValue = 'english'): string | null {
  const talk = readTalk(inputOf(lines, language));
  const units = [{ from: 0, to: talk.sentences.length }];
  return thingOver(talk, { units, taken: new Set([talk.title]) });
}

describe('a section without a suitable line is named after one thing mentioned in it', () => {
  test('a two-word term rather than one of its words', () => {
    const lines = [
      'What you see on the rim is the glaze crack.',
      'The glaze crack runs down from the rim, and it runs slowly.',
      'Whoever hurries has the glaze crack in the end.',
    ];
    assert.equal(thingIn(lines), 'Glaze crack');
  });

  test('never a verb or an adjective, however frequent', () => {
    const lines = [
      'We honestly represent it, and then we represent it again along with you.',
      'You represent it, along with everybody who is honest and open.',
      'They are honest, they represent it along with us, and they are open.',
    ];
    assert.equal(thingIn(lines), null);
  });

  test('nor a word that fits anything', () => {
    const lines = [
      'This is a tiny bit of the given point.',
      'With a tiny bit of the given point you can go on.',
      'Without the tiny bit and the given point nobody goes on.',
    ];
    assert.equal(thingIn(lines), null);
  });

  test('nor a day or a month, although they are capitalised', () => {
    const lines = [
      'We went there on Sunday, and in April we went again on Sunday.',
      'It was closed on Sunday, and it was closed in April.',
    ];
    assert.equal(thingIn(lines), null);
  });

  test('in German a noun, by its capital', () => {
    const lines = [
      'Wir brennen und brennen, und der Brennofen wird heiß.',
      'Dann brennen wir weiter, bis der Brennofen kalt ist.',
      'Ohne den Brennofen brennen wir nicht.',
    ];
    assert.equal(thingIn(lines, 'german'), 'Brennofen');
  });

  test("no single word in languages that don't mark their nouns", () => {
    const lines = [
      'Мы обжигаем и снова обжигаем до вечера.',
      'Потом обжигаем ещё раз, а утром обжигаем снова.',
      'Если не спешить, обжигаем только днём.',
    ];
    assert.equal(thingIn(lines, 'russian'), null);
  });
});

test('an unnamed section joins the one before, so no heading is made of unrelated words', () => {
  const filler = (at: number) =>
    `Then ${['slowly', 'quietly', 'rarely', 'gladly'][at % 4]} somebody walked around for a while and nobody remembered when that began, ${at} times over.`;
  const lines = Array.from({ length: 80 }, (_, at) =>
    at % 7 === 0 && at < 40
      ? 'The glaze crack runs down from the rim because the kiln cooled too fast.'
      : filler(at),
  );
  for (const format of ['blog', 'summary', 'newsletter', 'podcast'] as const) {
    const { sections } = arrange({ ...inputOf(lines), format, options: {} })!;
    for (const { blocks } of sections)
      for (const { kind, md } of blocks)
        if (kind === 'heading' || kind === 'chapter') assert.doesNotMatch(md, /^\S+ and \S+$/u);
  }
});

test('no heading is a single word, which says nothing about the text below it', () => {
  const lines = Array.from(
    { length: 60 },
    (_, at) =>
      `Whoever looked at the ${['kiln', 'glaze', 'wheel'][Math.floor(at / 20)]!}s that were standing there before number ${at} walked slowly back, as nobody had told them where the others were going to be.`,
  );
  for (const format of ['blog', 'summary', 'newsletter', 'podcast'] as const) {
    const { sections } = arrange({ ...inputOf(lines), format, options: {} })!;
    const parts = sections.filter(({ kind }) => kind === 'section');
    for (const { kind, md } of parts.flatMap(({ blocks }) => blocks))
      if (kind === 'heading') assert.match(md, /\s/u);
  }
});

test("in no language is there a heading that isn't said below it", () => {
  for (const { value } of LANGUAGES) {
    const lines = ['Aka beta gama delta.', 'Beta gama delta aka.', 'Gama delta beta gama delta.'];
    const name = thingIn(lines, value);
    if (name !== null) assert.ok(lines.join(' ').toLowerCase().includes(name.toLowerCase()), value);
  }
});

test('a heading names what comes directly below it or most of it, not something mentioned once further down', () => {
  const passages = [
    'Every potter begins with a ball of soft clay and two wet hands.',
    'Water runs off the wheel all morning long.',
    'The hands of a beginner shake until noon.',
    'What ruins a bowl is the glaze crack, and the glaze crack comes from the glaze crack before.',
  ];
  const talk = readTalk(inputOf(passages));
  const units = talk.sentences.map((_, from) => ({ from, to: from + 1 }));
  const over = (some: typeof units) =>
    thingOver(talk, { units: some, taken: new Set(), isHeading: true });
  assert.equal(over(units), null);
  assert.equal(over(units.toReversed()), 'Glaze crack');
  assert.equal(over(units.slice(2)), 'Glaze crack');
});

test("a name or a two-word term isn't generic because one of its words is", () => {
  for (const name of [
    'Marshall Plan',
    'Milky Way',
    'Great Britain',
    'business plan',
    'time travel',
  ])
    assert.ok(!isGeneric(name, 'english'), name);
  assert.ok(!isGeneric('Nueva York', 'spanish'));
  for (const loose of [
    'plan',
    'way',
    'main plan',
    'long river',
    'new harbour',
    'Sunday',
    'best way',
  ])
    assert.ok(isGeneric(loose, 'english'), loose);
  assert.ok(isGeneric('Montag Abend', 'german'));
  const lines = [
    'What rebuilt the bridges was the Marshall Plan.',
    'Nobody had asked for the Marshall Plan, and it came.',
    'Three years on there was no Marshall Plan, and the bridges stood.',
  ];
  assert.equal(thingIn(lines), 'Marshall Plan');
});
