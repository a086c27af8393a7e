import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cue } from '#contract/videos.ts';
import { transcriptBlocks } from '../blocks.ts';
import { indexPassages } from './index-passages.ts';
import { passageWords, wordsPacketOf } from './passage-words.ts';

test('every indexed passage is stored with its words, times and speakers', () => {
  const cues = Array.from({ length: 900 }, (_, at): Cue => {
    const speaker = at % 40 < 20 ? 'Ada' : 'Grace';
    const text = `Sentence ${at} says that größer and 大きい are the same – “quoted”.`;
    return { startMs: at * 4000, endMs: at * 4000 + 3900, text, speaker };
  });
  const { cuts, packets } = indexPassages({ cues, chapters: [], language: 'english' });
  const data = new Map(packets.map((packet) => [packet.number, packet.data]));
  const kept = cuts.map((_, passage) => passageWords(data.get(wordsPacketOf(passage))!, passage));
  assert.ok(cuts.length > 16);
  assert.deepEqual(
    kept.map((blocks) => blocks.length),
    cuts,
  );
  assert.deepEqual(kept.flat(), transcriptBlocks(cues, []));
});
