import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeScript } from '#tests/support/podcast-script.ts';
import { showNotes } from './show-notes.ts';

test('show notes can be taken to a host: description, notes and chapters, at times of the episode and without the script', () => {
  const script = makeScript(['Welcome.', 'Thank you.', 'On we go.', 'Goodbye.'], 'english', 2);
  const [notes, ...spoken] = script.sections;
  const block = {
    id: 'p',
    kind: 'paragraph',
    md: 'On **small** gardens.',
    blockIds: [],
    startMs: 0,
  };
  const document = {
    ...script,
    sections: [{ ...notes!, blocks: [block, ...notes!.blocks] }, ...spoken],
  } as typeof script;
  const line = { durationMs: 900, clipId: null };
  const episode = {
    chapters: [
      { title: 'Part 1', startMs: 0 },
      { title: 'Part 2', startMs: 75_400 },
    ],
    lines: [
      { ...line, lineId: 'l0', startMs: 300 },
      { ...line, lineId: 'l2', startMs: 75_700 },
    ],
  } as unknown as Parameters<typeof showNotes>[1];
  assert.equal(
    showNotes(document, episode),
    'What two people make of a small garden.\n\nOn small gardens.\n\n0:00 Part 1\n1:15 Part 2',
  );
});
