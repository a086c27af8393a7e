import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Cue } from '#contract/videos.ts';
import { blocksAt, transcriptBlocks } from './blocks.ts';
import { spokenText } from './caption-text.ts';
import { withoutTurns } from './speakers.ts';
import { anyChapters, anyCues } from '#tests/support/random-cues.ts';

const talk: Cue[] = Array.from({ length: 60 }, (_, index) => ({
  startMs: index * 4_000,
  endMs: index * 4_000 + 4_000,
  text: `caption ${index}`,
}));

test('a four-minute talk is split into blocks of about thirty seconds', () => {
  const blocks = transcriptBlocks(talk, []);
  assert.equal(blocks.length, 8);
  for (const { startMs, endMs } of blocks.slice(0, -1))
    assert.ok(endMs - startMs >= 26_000 && endMs - startMs <= 34_000);
});

test('no block crosses the start of a chapter, even inside a caption', () => {
  const chapters = [50_000, 121_500].map((startMs) => ({ startMs, title: 'Part' }));
  const blocks = transcriptBlocks(talk, chapters);
  for (const first of ['caption 13', 'caption 31'])
    assert.ok(
      blocks.some((block) => block.text.startsWith(first)),
      `${first} opens a chapter and no block`,
    );
  for (const { startMs, endMs } of blocks)
    for (const chapter of chapters)
      assert.ok(endMs <= chapter.startMs || startMs >= chapter.startMs, `${startMs}-${endMs}`);
});

test('a time span finds the blocks that contain it', () => {
  const blocks = transcriptBlocks(talk, []);
  assert.deepEqual(blocksAt(blocks, 0, 1_000), [1]);
  assert.deepEqual(blocksAt(blocks, blocks[1]!.startMs - 1, blocks[2]!.startMs + 1), [1, 2, 3]);
  assert.deepEqual(blocksAt(blocks, blocks[3]!.startMs, blocks[3]!.startMs), [4]);
  assert.deepEqual(blocksAt(blocks, 9_999_999, 9_999_999), [8]);
  assert.deepEqual(blocksAt([], 0, 1), []);
});

test('whatever the captions are, blocks are numbered in order and keep every word', () => {
  fc.assert(
    fc.property(anyCues, anyChapters, (cues, chapters) => {
      const blocks = transcriptBlocks(cues, chapters);
      assert.deepEqual(
        blocks.map((block) => block.id),
        blocks.map((_, index) => index + 1),
      );
      const squeezed = (text: string) => text.replace(/\s+/gu, '');
      assert.equal(
        squeezed(blocks.map((block) => block.text).join('')),
        squeezed(cues.map((cue) => spokenText(cue.text)).join('')),
      );
      let beforeMs = 0;
      for (const { startMs, endMs } of blocks) {
        assert.ok(startMs >= beforeMs && endMs >= startMs);
        beforeMs = startMs;
      }
      if (blocks.length > 0) assert.ok(blocksAt(blocks, 1_000, 2_000).length > 0);
    }),
    { numRuns: 300 },
  );
});

test('a block ends when the speaker changes, and names its speaker', () => {
  const said = (at: number, text: string, speaker?: string): Cue => ({
    startMs: at * 1000,
    endMs: at * 1000 + 1000,
    text,
    ...(speaker && { speaker }),
  });
  const cues = [said(0, 'one', 'Ann'), said(1, 'two', 'Ann'), said(2, 'no', 'Bob'), said(3, 'mm')];
  const brief = (some: readonly Cue[]) =>
    transcriptBlocks(some, []).map(({ id, text, speaker }) => [id, speaker, text]);
  assert.deepEqual(brief(cues), [
    [1, 'Ann', 'one two'],
    [2, 'Bob', 'no'],
    [3, undefined, 'mm'],
  ]);
  const renamed = cues.map((cue) =>
    cue.speaker === 'Bob' ? { ...cue, speaker: 'Ann', heard: 'Bob' } : cue,
  );
  assert.deepEqual(
    brief(renamed).map(([id, speaker]) => [id, speaker]),
    [
      [1, 'Ann'],
      [2, 'Ann'],
      [3, undefined],
    ],
  );
  // Drafts from before blocks ended with a turn cite these numbers.
  assert.deepEqual(brief(withoutTurns(cues)), [[1, undefined, 'one two no mm']]);
  assert.deepEqual(brief(withoutTurns(cues.slice(0, 2))), [[1, 'Ann', 'one two']]);
});
