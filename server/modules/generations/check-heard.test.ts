import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrange } from '#server/text/arrange/arrange.ts';
import { getTalks } from '#tests/support/talks.ts';
import { checkDocument } from './check-document.ts';

const [talk] = getTalks();

/** The check of a summary if recognition was unsure of every word of this share of the captions. */
function checkOf(share: number) {
  const cues = talk.cues.map((cue, at) =>
    at < share * talk.cues.length
      ? { ...cue, doubtful: cue.text.split(' ').map((_, word) => word) }
      : cue,
  );
  const material = { ...talk, cues, languageTag: '', timed: true, fingerprint: `heard ${share}` };
  const made = arrange({ ...material, format: 'summary', options: {}, prompt: null });
  const { rules } = checkDocument(made!, material, { isExtractive: true });
  return rules.find(({ id }) => id === 'source.recognition');
}

test('a draft from a recording that was hardly understood says so, and what to do', () => {
  const all = checkOf(1);
  assert.equal(all?.state, 'warn');
  assert.match(all.message, /unsure of 100% of the words.* Compare .* or upload captions/);
  assert.match(checkOf(0.5)!.message, /unsure of (?:4|5)\d% of the words/);
});

test('a few doubtful words are only underlined in the transcript', () => {
  assert.equal(checkOf(0.1), undefined);
  assert.equal(checkOf(0), undefined);
});
