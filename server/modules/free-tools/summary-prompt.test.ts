import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Material } from '../videos/videos.service.ts';
import { summaryRequest } from './summary-prompt.ts';

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

test('R5 of a long talk a visitor is told how much the model was given, and its end is among it', () => {
  const short = summaryRequest(talk(10), 'english', 128_000);
  assert.equal(short.readOneIn, 1);
  const long = summaryRequest(talk(180), 'english', 16_000);
  assert(long.readOneIn > 1);
  const { content } = long.request.messages[0]!;
  const given = content.match(/Passage \d+/g)!;
  assert(Math.abs(360 / given.length - long.readOneIn) < 0.5, String(given.length));
  assert(Number(given.at(-1)!.split(' ')[1]) > 340);
});
