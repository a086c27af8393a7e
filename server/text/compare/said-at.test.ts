import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getTalks } from '#tests/support/talks.ts';
import { saidAt } from './said-at.ts';

const cue = (startMs: number, text: string) => ({ startMs, endMs: startMs + 2900, text });
const CUES = [
  cue(0, 'Welcome to the council'),
  cue(3000, 'meeting. The bridge will'),
  cue(6000, 'cost fourteen million euros. It opens'),
  cue(9000, 'in May.'),
];

test('a click on a quote plays the line it begins in, not the beginning of its passage', () => {
  const at = (text: string) => saidAt(CUES, { startMs: 0, text });
  assert.equal(at('The bridge will cost fourteen million euros.'), 3000);
  assert.equal(at('“It opens in May.”'), 6000);
  assert.equal(at('Welcome to the council meeting.'), 0);
  assert.equal(at('Nobody said this.'), 0, 'the passage, if no line has it');
  const german = getTalks().find(({ language }) => language === 'german')!;
  for (const { startMs, text } of german.cues)
    assert.ok(saidAt(german.cues, { startMs, text }) >= startMs);
});
