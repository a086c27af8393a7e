import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSeconds, localeOf, readPause, stepPause } from './pause-words.ts';

test('a pause is shown in seconds in the reader’s number format', () => {
  assert.equal(inSeconds(400, 'en-GB'), '0.4');
  assert.equal(inSeconds(400, 'de-DE'), '0,4');
  assert.equal(inSeconds(2000, 'en-US'), '2.0');
  assert.equal(inSeconds(450, 'fr-FR'), '0,45', 'nothing is rounded away');
  assert.equal(inSeconds(1500, 'fa-IR'), '۱٫۵');
});

test('typed pauses are read with point or comma, in either unit, and clamped to the limits', () => {
  const typed: [string, number | null | undefined][] = [
    ['0.4', 400],
    ['0,4', 400],
    ['.25', 250],
    ['1.', 1000],
    [' 2 s', 2000],
    ['350 ms', 350],
    ['99', 5000],
    ['', null],
    ['-5', undefined],
    ['soon', undefined],
    ['1.2.3', undefined],
  ];
  for (const [text, ms] of typed) assert.equal(readPause(text, 'en-GB'), ms, text);
  assert.equal(readPause('۱٫۵', 'fa-IR'), 1500);
  assert.equal(readPause('1.5', 'fa-IR'), 1500);
});

test('arrow keys change a pause by a tenth of a second from any value, within the limits', () => {
  assert.equal(stepPause(400, 100), 500);
  assert.equal(stepPause(400, -100), 300);
  assert.equal(stepPause(450, 100), 500);
  assert.equal(stepPause(450, -100), 400);
  assert.equal(stepPause(null, 100), 100);
  assert.equal(stepPause(null, -100), 0);
  assert.equal(stepPause(4700, 500), 5000);
  assert.equal(stepPause(0, -100), 0);
});

test('the studio works in a browser with an invalid language setting', () => {
  for (const language of ['en-US@posix', 'C', '', 'en_GB'])
    assert.equal(inSeconds(400, localeOf(language)), '0.4', language);
  assert.equal(inSeconds(400, localeOf('de-DE')), '0,4');
});
