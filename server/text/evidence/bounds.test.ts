import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportOn } from '#tests/support/report-on.ts';

const isMarked = (md: string, spoken: string) => reportOn([{ text: spoken }])(md, 1).length > 0;

test('a limit turned round is flagged, and one in other words isn’t', () => {
  const spoken =
    'Full sun means six hours or more of light a day, and shade means less than three. The bed should be 120 wide at most, and the list has a dozen plants at most. It takes more than forty litres of water to fill the barrel.';
  for (const [md, expected] of [
    ['Shade means less than three hours of light.', false],
    ['Shade means under three hours of light.', false],
    ['Shade means more than three hours of light.', true],
    ['Full sun means at least six hours of light.', false],
    ['Full sun means six hours of light.', false],
    ['Full sun means no more than six hours of light.', true],
    ['The bed should be no more than 120 wide.', false],
    ['The bed should be at least 120 wide.', true],
    ['Filling the barrel takes over 40 litres of water.', false],
    ['Filling the barrel takes at most 40 litres of water.', true],
    ['The bed should not be wider than 120.', false],
  ] as const)
    assert.equal(isMarked(md, spoken), expected, md);
});

test('a limit is read in the words of other languages', () => {
  for (const [language, spoken, right, wrong] of [
    [
      'german',
      'Das Beet ist höchstens 120 Zentimeter breit, dazu braucht die Hecke viel Platz.',
      'Das Beet ist nicht mehr als 120 Zentimeter breit.',
      'Das Beet ist mindestens 120 Zentimeter breit.',
    ],
    [
      'french',
      'La planche fait au plus 120 centimètres de large, et la haie prend de la place.',
      'La planche fait 120 centimètres de large au maximum.',
      'La planche fait au moins 120 centimètres de large.',
    ],
    [
      'spanish',
      'El bancal mide como máximo 120 centímetros de ancho, y el seto ocupa sitio.',
      'El bancal mide a lo sumo 120 centímetros de ancho.',
      'El bancal mide al menos 120 centímetros de ancho.',
    ],
  ] as const) {
    const marks = reportOn([{ text: spoken }], language);
    assert.deepEqual(marks(right, 1), [], right);
    assert.deepEqual(
      marks(wrong, 1).map(({ kind }) => kind),
      ['number'],
      wrong,
    );
  }
});
