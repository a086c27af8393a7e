import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportOn } from '#tests/support/report-on.ts';

test('what shares two words with the talk, however far apart, is not called missing from it', () => {
  const marksOf = reportOn(
    [
      'The stove warms the greenhouse through the night.',
      'Melons grow along the wall.',
      'Worms live in the compost heap.',
      'The pump came from Denmark.',
      'A plumber connected the cistern.',
      'Rats hide under the shed.',
      'The fence keeps out the deer.',
      'Peas climb the old ladder.',
      'Every pot carries a label.',
    ].map((text) => ({ text })),
  );
  const md =
    'Guests arriving on wet, cold and foggy autumn mornings admire the stove and each label.';
  assert.deepEqual(marksOf(md), []);
  const invented =
    'Elephants arriving on wet, cold and foggy autumn mornings drink champagne from the stove.';
  assert.deepEqual(
    marksOf(invented).map(({ kind }) => kind),
    ['unsupported'],
  );
});
