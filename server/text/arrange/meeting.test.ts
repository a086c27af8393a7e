import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FORMATS } from '#contract/catalog/formats.ts';
import { readTalk, namedExtract } from '../talk.ts';
import { arrange } from './arrange.ts';

const TURNS: [string, string][] = [
  ['Anna', 'The remote control has to cost less than twelve euros to make, and it needs a screen.'],
  ['Ben', 'The screen alone costs four euros, and the advanced chip that drives it costs three.'],
  ['Anna', 'Th'],
  ['Carl', 'W we looked at t the titanium case, and it takes another two euros of the budget.'],
  ['Ben', 'Silent.'],
  ['Anna', 'I think we sh'],
  ['Carl', 'But if you want to use the.'],
  ['Anna', 'Can we replace the titanium with plastic that looks like titanium?'],
  ['Carl', 'Yes.'],
  ['Ben', 'Nobody who holds the prototype can tell the difference between the two of them.'],
  ['Anna', 'Then we take the plastic case, and we keep the screen and the advanced chip.'],
  ['Carl', 'We should also'],
  ['Ben', 'The battery lasts six months with the screen, and two years without it.'],
];

const cues = TURNS.map(([speaker, text], at) => ({
  speaker,
  text,
  startMs: at * 5000,
  endMs: at * 5000 + 4800,
}));
const input = { title: 'Remote control', language: 'english', cues, chapters: [] } as const;

test('in drafts from a meeting, nobody says half a sentence or a single letter, and answers stay', () => {
  for (const { value: format } of FORMATS) {
    if (format === 'custom') continue;
    const { sections } = arrange({ ...input, format, options: {} })!;
    const text = sections.flatMap(({ blocks }) => blocks.map(({ md }) => md)).join('\n');
    assert.match(text, /titanium/, format);
    for (const scrap of [/\bTh\b/, /\bSilent\b/, /we sh\b/, /use the\.?$/m, /We should also\.?$/m])
      assert.doesNotMatch(text, scrap, format);
  }
  const talk = readTalk(input);
  const { text } = namedExtract(talk, { from: 0, to: talk.sentences.length });
  assert.match(text, /looks like titanium\?\nCarl: Yes\./);
  assert.match(text, /Carl: We looked at the titanium case/);
});
