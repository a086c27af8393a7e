import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '#contract/documents.ts';
import type { Material } from '../videos/videos.service.ts';
import { checkAside } from './check-aside.ts';
import { checkDocument } from './check-document.ts';

const SAID = [
  'Plant the roses beside the shed, where the sun is at four.',
  'Water them in the morning, and never at noon.',
  'Three beds are enough for a small garden.',
];
const material: Material = {
  title: 'A small garden',
  language: 'english',
  languageTag: 'en',
  durationMs: 90_000,
  chapters: [],
  cues: SAID.map((text, at) => ({ text, startMs: at * 30_000, endMs: (at + 1) * 30_000 })),
  timed: true,
  fingerprint: 'garden',
};

function textOf(paragraphs: number): Document {
  const blocks = Array.from({ length: paragraphs }, (_, at) => ({
    id: `b${at}`,
    kind: 'paragraph' as const,
    md: `Plant ${at} roses beside the shed and never water them in ${1900 + at}.`,
    blockIds: [1 + (at % 3)],
    startMs: null,
    endMs: null,
    edited: false,
  }));
  return {
    format: 'linkedin',
    language: 'english',
    title: 'Roses',
    hashtags: [],
    sections: [{ id: 's1', heading: null, blocks }],
  } as unknown as Document;
}

test("checking a long text doesn't block other requests and gives the same result", async () => {
  const long = textOf(2000);
  let isOver = false;
  const checking = checkAside(long, material).finally(() => (isOver = true));
  await new Promise(setImmediate);
  assert.equal(isOver, false);
  const checks = await checking;
  assert(checks.marks.length > 100);
  assert.deepEqual(checks, checkDocument(long, material));
});

test("a chapter that no part of the text cites is reported as left out, one that is cited isn't", () => {
  const chapters = ['Roses', 'Water', 'Beds'].map((title, at) => ({ title, startMs: at * 30_000 }));
  const checks = checkDocument(textOf(1), { ...material, chapters, fingerprint: 'chapters' });
  assert.deepEqual(
    checks.leftOutChapters.map(({ title }) => title),
    ['Water', 'Beds'],
  );
  assert.deepEqual(
    checkDocument(textOf(3), { ...material, chapters, fingerprint: 'all' }).leftOutChapters,
    [],
  );
});
