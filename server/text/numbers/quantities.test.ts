import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { quantitiesIn } from './quantities.ts';

const valuesIn = (text: string) => quantitiesIn(text, 'english').map(({ value }) => value);

describe('consecutive numbers', () => {
  test('stay separate if the next one is no smaller than the scale before it', () => {
    const cases: Record<string, number[]> = {
      'it costs twenty thousand thirty thousand euros': [20_000, 30_000],
      'two thousand two thousand five hundred': [2000, 2500],
      'nineteen thousand ninety thousand': [19_000, 90_000],
      'twenty-five thousand twenty-six thousand': [25_000, 26_000],
      'two thousand and three thousand': [2000, 3000],
      'a thousand two hundred and six thousand five hundred': [1200, 6500],
      'two million three million': [2e6, 3e6],
      'two hundred three hundred euros': [200, 300],
      'two hundred and three hundred euros': [200, 300],
    };
    for (const [text, values] of Object.entries(cases))
      assert.deepEqual(valuesIn(text), values, text);
  });

  test('are one number if it continues', () => {
    const cases: Record<string, number> = {
      'two thousand five hundred': 2500,
      'two thousand and six': 2006,
      'twenty-five hundred': 2500,
      'two hundred and six thousand': 206_000,
      'two hundred thousand three hundred': 200_300,
      'two million three hundred thousand': 2_300_000,
      'one million two hundred and six thousand five hundred and twelve': 1_206_512,
      'three thousand and forty-two': 3042,
      'a thousand and one': 1001,
    };
    for (const [text, value] of Object.entries(cases))
      assert.deepEqual(valuesIn(text), [value], text);
  });

  test('and each keeps its unit', () => {
    const [first, second] = quantitiesIn('two thousand and three thousand euros', 'english');
    assert.equal(first!.text, 'two thousand');
    assert.equal(second!.text, 'three thousand');
    assert.equal(second!.measure?.dimension, 'money EUR');
  });
});

test('a long unit in a script without spaces is read completely', () => {
  const dimensions = (text: string) =>
    quantitiesIn(text, 'thai').map(({ measure }) => measure?.dimension);
  assert.deepEqual(dimensions('65 เปอร์เซ็นต์ กับ 40 องศาฟาเรนไฮต์'), ['percent', 'fahrenheit']);
});

test('millions and billions of money are read from their letters', () => {
  const cases: Record<string, [number, string]> = {
    'It cost $5B.': [5e9, 'money USD'],
    'It cost £1.5bn in all.': [1.5e9, 'money GBP'],
    'They gave 500M dollars.': [5e8, 'money USD'],
    'They gave €20m.': [2e7, 'money EUR'],
    'The path is 20m long.': [20, 'length'],
  };
  for (const [text, [value, dimension]] of Object.entries(cases)) {
    const [one, ...more] = quantitiesIn(text, 'english');
    assert.deepEqual([one?.value, one?.measure?.dimension, more], [value, dimension, []], text);
  }
});

test('no letter of another word or unit turns an amount into millions or trillions', () => {
  const sumsIn = (text: string) =>
    quantitiesIn(text, 'english').map(({ value, measure }) => [value, measure?.dimension]);
  const cases: Record<string, [number, string | undefined][]> = {
    'Her $5T-shirt tore.': [[5, 'money USD']],
    'The kite fell 20m $5 a ticket.': [
      [20, 'length'],
      [5, 'money USD'],
    ],
    'The $5M-plus house stood empty.': [[5e6, 'money USD']],
    'They gave 20m $.': [[2e7, 'money USD']],
  };
  for (const [text, values] of Object.entries(cases)) assert.deepEqual(sumsIn(text), values, text);
  assert.equal(quantitiesIn('It weighs 5t pounds.', 'english')[0]?.value, 5);
});

test('numbers above sixty are read in French however they are joined', () => {
  for (const [text, value] of [
    ['soixante-dix euros', 70],
    ['soixante-quinze personnes', 75],
    ['quatre-vingts personnes', 80],
    ['quatre-vingt-deux litres', 82],
    ['quatre-vingt-douze litres', 92],
    ['quatre vingt douze litres', 92],
  ] as const)
    assert.deepEqual(
      quantitiesIn(text, 'french').map((one) => one.value),
      [value],
      text,
    );
});

test('hundreds and more are read in Chinese numerals, and words made of the same characters are none', () => {
  for (const [text, language, values] of [
    ['三千円で買いました', 'japanese', [3000]],
    ['千五百円です', 'japanese', [1500]],
    ['百五十人が来ました', 'japanese', [150]],
    ['二十二リットル', 'japanese', [22]],
    ['一万二千円', 'japanese', [12_000]],
    ['两百五十公斤', 'chinese', [250]],
    ['万一下雨', 'chinese', []],
    ['千万不要浇水', 'chinese', []],
  ] as const)
    assert.deepEqual(
      quantitiesIn(text, language).map((one) => one.value),
      values,
      text,
    );
});
