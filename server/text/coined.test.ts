import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cue } from '#contract/videos.ts';
import { lacksName } from './coined.ts';
import { readTalk } from './talk.ts';
import { Told } from './told.ts';

const SAID = [
  'A harbour is a place where everybody waits for somebody else.',
  'Before a boat leaves, one of us walks along the pier and names every rope aloud.',
  'I call this process rope calling, and it takes a minute.',
  'The pilot listens and writes the names down in a small black book.',
  'Rope calling keeps people awake on long nights.',
  'The harbour office has asked for it since the storm.',
];
const cues: Cue[] = SAID.map((text, at) => ({ startMs: at * 5000, endMs: at * 5000 + 4900, text }));
const talk = readTalk({ cues, chapters: [], language: 'english', title: 'The harbour' });
const one = (index: number) => ({ from: index, to: index + 1 });

test("a name coined by the speaker isn't used before the sentence that introduces it", () => {
  assert.ok(lacksName(talk, one(4), new Told(talk)));
  const told = new Told(talk);
  told.add(one(2));
  assert.ok(!lacksName(talk, one(4), told));
  assert.ok(!lacksName(talk, { from: 2, to: 5 }, new Told(talk)));
});

test("a subject named in the first sentence isn't kept out of its own text", () => {
  const said = [
    'In this video we look at what is called photosynthesis.',
    'Photosynthesis turns light into sugar.',
    'Without photosynthesis no plant would live.',
    'The whole of it is called science by those without a laboratory.',
    'A man without a conscience built the fence.',
  ];
  const own = readTalk({
    cues: said.map((text, at) => ({ startMs: at * 5000, endMs: at * 5000 + 4900, text })),
    chapters: [],
    language: 'english',
    title: 'Plants',
  });
  for (const index of said.keys()) assert.ok(!lacksName(own, one(index), new Told(own)));
});

test("a word that merely contains a coined name doesn't need its introduction", () => {
  const own = readTalk({
    cues: [...SAID.slice(0, 2), 'I call this scaling.', 'Upscaling is another matter.'].map(
      (text, at) => ({ startMs: at * 5000, endMs: at * 5000 + 4900, text }),
    ),
    chapters: [],
    language: 'english',
    title: 'The harbour',
  });
  assert.ok(!lacksName(own, one(3), new Told(own)));
});

test('sentences without a coined name need nothing', () => {
  for (const index of [0, 1, 2, 3, 5]) assert.ok(!lacksName(talk, one(index), new Told(talk)));
});
