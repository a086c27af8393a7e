import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Material } from '../videos/videos.service.ts';
import { readLines, summaryRequest } from './summary-prompt.ts';

function talk(minutes: number): Material {
  const cues = Array.from({ length: minutes * 2 }, (_, at) => ({
    text: `Passage ${at} says ${'one more thing about the garden, '.repeat(12)}and ends.`,
    startMs: at * 30_000,
    endMs: (at + 1) * 30_000,
  }));
  return {
    title: 'A talk',
    language: 'english',
    languageTag: 'en',
    durationMs: minutes * 60_000,
    chapters: [],
    cues,
    timed: true,
    fingerprint: 'talk',
  };
}

test('R5 for a long talk the visitor is told how much the model was given, which includes the end', () => {
  const short = summaryRequest(talk(10), 'english', 128_000);
  assert.equal(short.readOneIn, 1);
  const long = summaryRequest(talk(180), 'english', 16_000);
  assert(long.readOneIn > 1);
  const { content } = long.request.messages[0]!;
  const given = content.match(/Passage \d+/g)!;
  assert(Math.abs(360 / given.length - long.readOneIn) < 0.5, String(given.length));
  assert(Number(given.at(-1)!.split(' ')[1]) > 340);
});

test('R5 a line gets its time from the passage it cites, never from the model', () => {
  const { request, startsMs } = summaryRequest(talk(2), 'english', 128_000);
  assert.match(request.messages[0]!.content, /^#2 Passage 1 says/m);
  assert.deepEqual(
    [...startsMs],
    [1, 2, 3, 4].map((id) => [id, (id - 1) * 30_000]),
  );
  assert.deepEqual(
    readLines('What it says.\n#2 One.\n[#3] Two.\n- #2–#4: Three.\n[12:41] Four.\n# Five'),
    [
      { text: 'What it says.', passage: null },
      { text: 'One.', passage: 2 },
      { text: 'Two.', passage: 3 },
      { text: 'Three.', passage: 2 },
      { text: 'Four.', passage: null },
      { text: 'Five', passage: null },
    ],
  );
});
