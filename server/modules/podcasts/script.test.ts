import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DocumentSchema } from '#contract/documents.ts';
import { LONGEST_PAUSE_MS } from '#contract/podcasts.ts';
import { makeScript } from '#tests/support/podcast-script.ts';
import { toScript } from './script.ts';

const VOICES = { a: 'built-in/cello', b: 'built-in/clarinet' };

test('no pause and no line is long enough to take the memory of everybody', () => {
  const script = makeScript(['Hello.', 'Hello to you.']);
  const [, spoken] = script.sections;
  spoken!.blocks[1]!.pauseMs = 50_400_000;
  assert.equal(DocumentSchema.safeParse(script).success, false);
  // One that was stored before there was a limit.
  assert.equal(toScript(script, VOICES).lines[1]!.pauseMs, LONGEST_PAUSE_MS);
  spoken!.blocks[1]!.pauseMs = LONGEST_PAUSE_MS;
  assert.equal(DocumentSchema.safeParse(script).success, true);
  assert.throws(() => toScript(makeScript(['Word. '.repeat(700)]), VOICES), {
    code: 'line_too_long',
  });
});

test('no heading and no line holds up everybody, however long and however written', () => {
  // Read sign by sign again and again, a megabyte of these takes an hour.
  const endless = '!['.repeat(500_000);
  const script = makeScript(['Hello.', 'Hello to you.']);
  const [notes, spoken] = script.sections;
  notes!.blocks[0]!.md = endless;
  spoken!.blocks.unshift({ ...notes!.blocks[0]!, id: 'h', kind: 'heading', md: endless });
  assert.equal(toScript(script, VOICES).lines.length, 2);
  assert.throws(() => toScript(makeScript([endless]), VOICES), { code: 'line_too_long' });
  const many = Array.from({ length: 10_001 }, () => 'A.');
  assert.throws(() => toScript(makeScript(many), VOICES), { code: 'script_too_long' });
});
