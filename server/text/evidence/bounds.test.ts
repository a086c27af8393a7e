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

test('a limit that is denied isn’t one turned round, nor is a place', () => {
  for (const [language, spoken, md] of [
    [
      'english',
      'The bed shouldn’t be more than 120 centimetres wide.',
      'The bed is at most 120 centimetres wide.',
    ],
    [
      'english',
      'The bed must not be more than 120 centimetres wide.',
      'The bed is at most 120 centimetres wide.',
    ],
    [
      'english',
      'It never takes more than forty litres to fill the barrel.',
      'Filling the barrel takes at most 40 litres.',
    ],
    [
      'english',
      'You don’t need more than two tools for the wall.',
      'You need at most two tools for the wall.',
    ],
    [
      'english',
      'You need at most two tools for the wall.',
      'You don’t need more than two tools for the wall.',
    ],
    [
      'english',
      'Less than six hours of sun isn’t enough for tomatoes.',
      'Tomatoes need at least six hours of sun.',
    ],
    [
      'english',
      'Nothing under six hours of sun will do for tomatoes.',
      'Tomatoes need at least six hours of sun.',
    ],
    [
      'english',
      'The path goes over three bridges to the garden.',
      'The path to the garden crosses at most three bridges.',
    ],
    [
      'german',
      'Das Beet sollte nicht über 120 Zentimeter breit sein.',
      'Das Beet sollte höchstens 120 Zentimeter breit sein.',
    ],
    [
      'german',
      'Das Buch berichtet über 3 Gärten am Meer.',
      'Das Buch berichtet von höchstens 3 Gärten am Meer.',
    ],
    [
      'french',
      'La planche ne doit pas faire plus de 120 centimètres.',
      'La planche doit faire au plus 120 centimètres.',
    ],
    [
      'spanish',
      'El bancal no debe medir más de 120 centímetros.',
      'El bancal debe medir como máximo 120 centímetros.',
    ],
  ] as const) {
    const kinds = reportOn([{ text: spoken }], language)(md, 1).map(({ kind }) => kind);
    assert.ok(!kinds.includes('number'), `${md}: ${kinds.join(' ')}`);
  }
});
