import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closingPassage } from './closing.ts';
import { pickPassages } from './pick.ts';
import { readTalk } from './talk.ts';
import { Told } from './told.ts';

const SIDES = ['north', 'south', 'east', 'west', 'upper', 'lower', 'inner'];
const PARTS = 'lantern rudder anchor winch mast hatch rail keel pump buoy ladder'.split(' ');
const LONG = 130;
const SHORT = 30;

/** A talk about one subject with an isolated line about something else. */
function talkWith(count: number, line: string, at: number) {
  const lines = Array.from({ length: count }, (_, n) =>
    n === at
      ? line
      : `The ${SIDES[n % 7]} ${PARTS[n % 11]} of the harbour was painted by hand in ${1800 + n}, and its pilot wrote every coat into a thick book.`,
  );
  const cues = lines.map((text, n) => ({ startMs: n * 9000, endMs: n * 9000 + 8900, text }));
  const chapters = [0, at, at + 1]
    .filter((n) => n < count)
    .map((n) => ({ title: `Part ${n}`, startMs: n * 9000 }));
  return readTalk({ cues, chapters, language: 'english', title: 'Harbour paint' });
}

test('a long talk ends with something on its topic, not with supper', () => {
  const endsWith = (count: number, line: string) => {
    const talk = talkWith(count, line, count - 1);
    const unit = closingPassage(talk, new Told(talk))!;
    return talk.sentences[unit.to - 1]!.text === line;
  };
  const supper =
    'Supper tonight is fried potatoes with onions, and whoever can carry a chair may stay until midnight.';
  assert.ok(!endsWith(LONG, supper));
  assert.ok(endsWith(LONG, supper.replace('potatoes', 'potatoes from the harbour')));
  assert.ok(endsWith(SHORT, supper));
});

test('isolated short sentences of a long talk are quoted only if they are stressed', () => {
  const picks = (count: number, line: string) => {
    const talk = talkWith(count, line, 15);
    return pickPassages(talk, 60, { told: new Told(talk), from: 15, to: 16 }).length > 0;
  };
  const lone = 'Marigold petals from the garden wall stain white wool a bright yellow.';
  assert.ok(!picks(LONG, lone));
  assert.ok(picks(LONG, `Remember, ${lone}`));
  assert.ok(picks(SHORT, lone));
});
