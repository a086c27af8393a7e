import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TranscriptBlock } from '#contract/videos.ts';
import { compareSources } from './compare-sources.ts';

/** Each source is a list of sentences, each in a block of its own. */
function compare(sources: readonly (readonly string[])[], tag = 'en') {
  const blocks: TranscriptBlock[] = [];
  const parts = sources.map((sentences) => {
    const fromBlock = blocks.length + 1;
    for (const text of sentences) {
      const id = blocks.length + 1;
      blocks.push({ id, text, startMs: id * 1000, endMs: id * 1000 + 900 });
    }
    return { fromBlock, languageTag: tag };
  });
  const { shared, differences } = compareSources(parts, blocks);
  return {
    shared: shared.map(({ statements }) => statements.map(({ blockId }) => blockId)),
    differences: differences.map(({ kind, sides }) => ({
      kind,
      sides: sides.map(({ statements }) => statements.map(({ blockId }) => blockId)),
    })),
  };
}

const NONE = { shared: [], differences: [] };

describe('one fact from several sources', () => {
  test('what several sources say alike is one fact with a moment in each', () => {
    const found = compare([
      [
        'A colony eats about fifteen kilograms of honey before spring.',
        'Smoke calms the bees down.',
      ],
      ['The keeper lifts the hive in February.', 'A colony eats 15 kg of honey before spring.'],
      ['Before spring a wasp dies.', 'A colony eats fifteen kilograms of honey before spring.'],
    ]);
    assert.deepEqual(found, { shared: [[1, 4, 6]], differences: [] });
  });

  test('sentences with other subjects, conditions or orders are not the same fact', () => {
    for (const [one, other] of [
      [
        'The new office in Paris opened with a party.',
        'The new office in London opened with a party.',
      ],
      ['Young dogs often bite careless postmen.', 'Careless postmen often bite young dogs.'],
      ['My sister keeps three hives in the garden.', 'My sister keeps three hives in the garden.'],
      ['They keep three hives in the garden.', 'They keep three hives in the garden.'],
      ['Do bees keep warm by shivering in winter?', 'Bees keep warm by shivering in winter?'],
    ] as const) {
      assert.deepEqual(compare([[one], [other]]), NONE, one);
    }
  });

  test('a word such as “all”, “may” or “after” keeps sentences apart', () => {
    for (const [tag, one, other] of [
      [
        'en',
        'Turn the main water valve on before starting the boiler.',
        'Turn the main water valve off before starting the boiler.',
      ],
      [
        'en',
        'You must declare foreign rental income every single year.',
        'You may declare foreign rental income every single year.',
      ],
      [
        'en',
        'All of the patients in the trial recovered within twelve weeks.',
        'Some of the patients in the trial recovered within twelve weeks.',
      ],
      [
        'en',
        'Most young bees leave the old wooden hive at dawn.',
        'Few young bees leave the old wooden hive at dawn.',
      ],
      [
        'en',
        'Bees always store fresh honey above the brood nest.',
        'Bees sometimes store fresh honey above the brood nest.',
      ],
      [
        'en',
        'Drink strong black coffee before hard strength training.',
        'Drink strong black coffee after hard strength training.',
      ],
      [
        'en',
        'Such vaccines could cause mild fever among young children.',
        'Such vaccines do cause mild fever among young children.',
      ],
      [
        'en',
        'The first season of the series sold forty million copies.',
        'The second season of the series sold forty million copies.',
      ],
      [
        'de',
        'Alle Patienten der großen Studie erholten sich innerhalb von zwölf Wochen.',
        'Einige Patienten der großen Studie erholten sich innerhalb von zwölf Wochen.',
      ],
      [
        'de',
        'Starken schwarzen Kaffee trinkt die Mannschaft vor dem Training.',
        'Starken schwarzen Kaffee trinkt die Mannschaft nach dem Training.',
      ],
      [
        'fr',
        'Toutes les abeilles ouvrières quittent la vieille ruche avant le printemps.',
        'Quelques abeilles ouvrières quittent la vieille ruche avant le printemps.',
      ],
      [
        'fr',
        'Les abeilles ouvrières quittent la vieille ruche avant le printemps.',
        'Les abeilles ouvrières quittent la vieille ruche après le printemps.',
      ],
      [
        'es',
        'Las abejas obreras abandonan la vieja colmena antes del verano.',
        'Las abejas obreras abandonan la vieja colmena después del verano.',
      ],
    ] as const) {
      assert.deepEqual(compare([[one], [other]], tag), NONE, one);
    }
  });
});

describe('what sources say differently', () => {
  for (const [name, kind, one, other] of [
    [
      'a figure',
      'number',
      'A colony eats about fifteen kilograms of honey before spring.',
      'A colony eats about twenty-five kilograms of honey before spring.',
    ],
    [
      'a figure in another unit',
      'number',
      'The garden bed should be 60 centimetres deep.',
      'The garden bed should be 1.2 metres deep.',
    ],
    [
      'a count',
      'number',
      'The old harbour bridge has twelve stone arches.',
      'The old harbour bridge has fourteen stone arches.',
    ],
    [
      'a count of things that were treated',
      'number',
      'The hospital trial treated 40 patients against severe migraine.',
      'The hospital trial treated 90 patients against severe migraine.',
    ],
    [
      'a count of things somebody has',
      'number',
      'The company employs forty engineers in the harbour.',
      'The company employs fifty engineers in the harbour.',
    ],
    [
      'a year',
      'date',
      'The harbour bridge was finished by the engineers in 1931.',
      'The harbour bridge was finished by the engineers in 1934.',
    ],
    [
      'a denial',
      'not',
      'Sugar water is given to the colony in autumn.',
      'Sugar water is not given to the colony in autumn.',
    ],
    [
      'a denial with an auxiliary',
      'not',
      'Worker bees sleep inside the hive during summer nights.',
      'Worker bees don’t sleep inside the hive during summer nights.',
    ],
    [
      'a denial of what one does',
      'not',
      'A worker bee sleeps inside the hive during summer nights.',
      'A worker bee doesn’t sleep inside the hive during summer nights.',
    ],
    [
      'an opposite',
      'opposite',
      'The price of beeswax rose sharply after the harvest.',
      'The price of beeswax fell sharply after the harvest.',
    ],
  ] as const) {
    test(`${name} is a named difference with both sides`, () => {
      const found = compare([[one, 'Wax is made by young workers.'], [other]]);
      assert.deepEqual(found, { shared: [], differences: [{ kind, sides: [[1], [3]] }] });
    });
  }

  test('each side has all the sources that take it', () => {
    const more = 'A colony eats twenty-five kilograms of honey before spring.';
    const less = 'A colony eats fifteen kilograms of honey before spring.';
    const { differences } = compare([
      [more],
      [less],
      [more],
      ['Nothing else matters here at all.'],
    ]);
    assert.deepEqual(differences, [{ kind: 'number', sides: [[1, 3], [2]] }]);
  });

  test('in other languages', () => {
    const german = compare(
      [
        ['Der Vertrag von Maastricht wurde von zwölf Staaten unterzeichnet.'],
        ['Der Vertrag von Maastricht wurde von fünfzehn Staaten unterzeichnet.'],
      ],
      'de',
    );
    assert.deepEqual(german.differences, [{ kind: 'number', sides: [[1], [2]] }]);
    const spanish = compare(
      [
        [
          'El puente viejo del puerto se terminó en 1931.',
          'La miel cruda nunca caduca en una despensa seca y oscura.',
        ],
        [
          'El puente viejo del puerto se terminó en 1934.',
          'La miel cruda nunca caduca en una despensa seca y oscura.',
        ],
      ],
      'es',
    );
    assert.deepEqual(spanish, {
      shared: [[2, 4]],
      differences: [{ kind: 'date', sides: [[1], [3]] }],
    });
    const japanese = compare(
      [
        ['この古い橋は町の大工によって1931年に完成しました。'],
        ['この古い橋は町の大工によって1934年に完成しました。'],
      ],
      'ja',
    );
    assert.deepEqual(japanese.differences, [{ kind: 'date', sides: [[1], [2]] }]);
  });

  test('limits, roundings, other years, other places and other languages are no differences', () => {
    for (const [one, other] of [
      [
        'A colony eats at least fifteen kilograms of honey.',
        'A colony eats twenty-five kilograms of honey.',
      ],
      [
        'The village school has about 200 young pupils.',
        'The village school has 203 young pupils.',
      ],
      [
        'The garden bed should be 60 centimetres deep.',
        'The garden bed should be 0.6 metres deep.',
      ],
      [
        'In 2019 the village school had 40 young pupils.',
        'In 2020 the village school had 52 young pupils.',
      ],
      [
        'The Paris office hired forty new engineers.',
        'The London office hired fifty new engineers.',
      ],
      [
        'All patients in the trial recovered within twelve weeks of treatment.',
        'Some patients in the trial recovered after fourteen weeks of treatment.',
      ],
      [
        'The first trial treated 40 patients against migraine.',
        'The second trial treated 90 patients against migraine.',
      ],
      ['Some worker bees sleep inside the hive.', 'Some worker bees do not sleep inside the hive.'],
      [
        'The price of beeswax often rose sharply after the harvest.',
        'The price of beeswax often fell sharply after the harvest.',
      ],
      [
        'The village school has 40 young pupils.',
        'The village school closes 40 minutes after young pupils eat.',
      ],
      [
        'Not only bees but also wasps visit the garden shed.',
        'Bees but also wasps visit the garden shed.',
      ],
    ] as const) {
      assert.deepEqual(compare([[one], [other]]).differences, [], one);
    }
    assert.deepEqual(
      compare(
        [
          ['Das alte Haus kostet mindestens 300 Euro Miete.'],
          ['Das alte Haus kostet 450 Euro Miete.'],
        ],
        'de',
      ).differences,
      [],
    );
  });

  test('two years are a difference only for what happens to a thing once', () => {
    for (const [tag, text, isOnce] of [
      ['en', 'Isaac Newton was born in Woolsthorpe in #.', true],
      ['en', 'In #, the harbour bridge was finally completed by the engineers.', true],
      ['en', 'The law on clean water came into force in #.', true],
      ['en', 'The old mill in the valley dates from #.', true],
      ['en', 'The team won the national championship in #.', false],
      ['en', 'The annual conference took place in Berlin in #.', false],
      ['en', 'The price of honey rose sharply in #.', false],
      ['en', 'Marie Curie received the Nobel prize in #.', false],
      ['en', 'Sales of honey rose by 5 percent in #.', false],
      ['en', 'A stone bridge was built over the river in #.', false],
      ['en', 'Two million soldiers died in the war in #.', false],
      ['en', 'The annual fair was opened by the mayor of Leeds in #.', false],
      ['en', 'The bridge that was built by engineers was painted in #.', false],
      ['de', 'Der alte Hafen der Stadt wurde # feierlich eröffnet.', true],
      ['de', 'Die Mannschaft gewann # die nationale Meisterschaft.', false],
      ['fr', 'Le vieux pont du port a été achevé en #.', true],
      ['fr', 'Le prix du miel a fortement augmenté en #.', false],
      ['es', 'El precio de la miel subió mucho en #.', false],
      ['ja', 'この町の蜂蜜の値段は#年に大きく上がりました。', false],
    ] as const) {
      const sources = ['1919', '1920'].map((year) => [text.replace('#', year)]);
      const found = compare(sources, tag).differences.map(({ kind }) => kind);
      assert.deepEqual(found, isOnce ? ['date'] : [], text);
    }
  });

  for (const [name, kept] of [
    [
      'a number that names a chapter, a version or a report is no figure',
      [
        ['en', 'Chapter # explains the winter cluster.', '3', '4'],
        ['en', 'Version # of the app stores drafts offline.', '3', '4'],
        ['en', 'Season # shows the keeper losing colonies.', 'two', 'three'],
        ['en', 'Question # covers winter feeding in detail.', '3', '7'],
        ['en', 'The keeper explains winter feeding in lessons # online.', '3', '7'],
        ['en', 'The # carries tired passengers across Europe.', '737', '747'],
        ['en', 'The # report praises the harbour engineers.', '2019', '2020'],
        ['en', 'A # bag of sugar lasts the colony until spring.', '15 kg', '25 kg'],
        ['de', 'Kapitel # erklärt ausführlich das Füttern im Winter.', '3', '4'],
        ['de', 'Im #. Kapitel erklärt der Imker das Füttern.', '3', '4'],
        ['fr', 'Le chapitre # explique longuement la ruche en hiver.', '3', '4'],
      ],
    ],
    [
      'what is said of today or last year tells nothing about another source’s own day or year',
      [
        ['en', 'The harbour company earned # million last year.', '5', '7'],
        ['en', 'The village dealer sold # new cars yesterday.', '40', '52'],
        ['en', 'A wooden beehive costs # dollars today.', '150', '180'],
        ['en', 'The population of the harbour town is now # million people.', '3', '4'],
        ['en', 'The population of the harbour town is currently # million people.', '3', '3'],
        ['de', 'Ein hölzerner Bienenstock kostet heute # Euro.', '150', '180'],
        ['de', 'Die Hafenfirma verdiente im letzten Jahr # Millionen Euro.', '5', '7'],
        ['fr', 'Une ruche en bois coûte aujourd’hui # euros.', '150', '180'],
        ['es', 'Una colmena de madera cuesta hoy # euros.', '150', '180'],
        ['ja', 'この町の古い木の巣箱は今日#ユーロで売られています。', '150', '180'],
      ],
    ],
  ] as const) {
    test(name, () => {
      for (const [tag, text, one, other] of kept) {
        const sources = [one, other].map((value) => [text.replace('#', value)]);
        assert.deepEqual(compare(sources, tag), NONE, text);
      }
    });
  }

  test('a source that says both is not set against another', () => {
    const more = 'A colony eats twenty-five kilograms of honey before spring.';
    const less = 'A colony eats fifteen kilograms of honey before spring.';
    assert.deepEqual(compare([[more, less], [less]]).differences, []);
  });
});

test('sources that were compared before aren’t compared again with each save of a draft', () => {
  const blocks = [1, 2].map((id) => ({
    id,
    text: `A colony eats ${id * 10} kilograms of honey before spring.`,
    startMs: id,
    endMs: id + 1,
  }));
  const parts = [1, 2].map((fromBlock) => ({ fromBlock, languageTag: 'en' }));
  const first = compareSources(parts, blocks);
  assert.equal(first.differences.length, 1);
  // A worker gets copies.
  assert.equal(compareSources(structuredClone(parts), structuredClone(blocks)), first);
  const changed = blocks.map((block) => ({ ...block, text: blocks[0]!.text }));
  assert.deepEqual(compareSources(parts, changed).differences, []);
  const others = parts.map((part) => ({
    ...part,
    languageTag: part.fromBlock === 1 ? 'de' : 'en',
  }));
  assert.deepEqual(compareSources(others, blocks).differences, []);
});
