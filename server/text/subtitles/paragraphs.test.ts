import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrange } from '../arrange/arrange.ts';
import { readTranscript } from './read-transcript.ts';

const PARAGRAPHS = [
  'A dry stone wall has no mortar in it. The weight of the stones holds it up, and the rain runs straight through. Walls like that have stood in the valley for three hundred years.',
  'The first course goes in a trench a hand deep. Put the largest stones there, with the long side into the wall. A stone that shows its long face looks fine and falls out in the second winter.',
  'Every stone has to touch its neighbours in three places. Turn it until it does. Beginners turn a stone twice and take the next one, and an old waller turns it until it sits.',
  'Fill the middle with small stones as you go. Earth is the cheap way to do it, and it freezes. A wall filled with earth has a belly after five years.',
  'One metre of wall needs a ton of stone and a day of work. The tools are a hammer, a string and gloves. Everything else is patience and a strong back.',
];
const TITLE = 'How to build a dry stone wall';

function paragraphsOf(text: string): string[] {
  const { cues } = readTranscript(text);
  const input = { title: TITLE, language: 'english', chapters: [], options: {} } as const;
  return arrange({ ...input, cues, format: 'podcast' })!.sections.flatMap(({ blocks }) =>
    blocks.filter(({ blockIds }) => blockIds.length > 0).map(({ md }) => md),
  );
}

test('what is quoted of a written text begins and ends where its paragraphs do', () => {
  for (const separator of ['\n\n', '\r\n\r\n', '\n'])
    assert.deepEqual(paragraphsOf(PARAGRAPHS.join(separator)), PARAGRAPHS);
});

test('the lines of a text that was wrapped by hand are no paragraphs', () => {
  const wrapped = PARAGRAPHS.map((paragraph) => paragraph.replaceAll(/(.{1,60})(?: |$)/gu, '$1\n'));
  assert.deepEqual(paragraphsOf(wrapped.join('\n')), PARAGRAPHS);
  const { cues } = readTranscript(wrapped.join('').trim());
  for (const [at, { startMs }] of cues.entries())
    assert.equal(startMs, at === 0 ? 0 : cues[at - 1]!.endMs);
});
