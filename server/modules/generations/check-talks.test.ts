import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPTIONS } from '#contract/options.ts';
import { plainText } from '#document/parse-inline.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { ALL_FORMATS } from '#tests/support/offline-run.ts';
import { getTalks } from '#tests/support/talks.ts';
import { checkDocument } from './check-document.ts';

const prompt = { name: 'Own', template: '# The beginning\n# The end' };
/** Block kinds that contain the speaker's own words. */
const SPOKEN = new Set(['paragraph', 'point', 'quote', 'answer', 'tweet', 'hook', 'gist']);
const SIGNS = 12;
const signs = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

for (const talk of getTalks()) {
  const blocks = transcriptBlocks(talk.cues, talk.chapters);
  const material = { ...talk, languageTag: '', timed: true, fingerprint: talk.id };

  test(`${talk.language}: output of the built-in engine has no wrong times, no marks and no false reports of left-out parts`, () => {
    for (const format of ALL_FORMATS) {
      const options = OPTIONS[format].parse({});
      const made = arrange({
        ...talk,
        format,
        options,
        prompt: format === 'custom' ? prompt : null,
      });
      assert.ok(made);
      for (const { id, startMs, blocks: own } of made.sections) {
        const times = own.flatMap((one) => (one.startMs === null ? [] : [one.startMs]));
        if (startMs !== null) assert.equal(startMs, Math.min(...times), `${format} ${id}`);
        for (const block of own) {
          if (block.startMs === null || !SPOKEN.has(block.kind)) continue;
          const text = signs(plainText(block.md).replace(/^\d+\/\d+ /u, '')).slice(0, SIGNS);
          const there = talk.cues.findIndex(({ endMs }) => endMs > block.startMs!);
          const heard = talk.cues.slice(there, there + 3).map((one) => one.text);
          assert.ok(
            signs(heard.join(' ')).includes(text),
            `${format} ${block.startMs} ${block.md}`,
          );
        }
      }
      const checks = checkDocument(made, material, { isExtractive: true });
      assert.deepEqual(checks.marks, [], format);
      // Topics reported as left out must not appear in the text.
      const text = signs(
        made.sections.flatMap((one) => one.blocks.map(({ md }) => plainText(md))).join(' '),
      );
      for (const { startMs, quote } of checks.leftOutFacts)
        assert.ok(!text.includes(signs(quote)), `${format} ${startMs} ${quote}`);
      const cited = new Set(made.sections.flatMap((one) => one.blocks.flatMap((b) => b.blockIds)));
      for (const { startMs } of checks.leftOutChapters) {
        const end = talk.chapters.find((one) => one.startMs > startMs)?.startMs ?? Infinity;
        const own = blocks.filter((one) => one.startMs >= startMs && one.startMs < end);
        assert.ok(!own.some(({ id }) => cited.has(id)), `${format} ${startMs}`);
      }
    }
  });
}

test('a passage whose text was deleted no longer counts as used', () => {
  const talk = getTalks()[0];
  const material = { ...talk, languageTag: '', timed: true, fingerprint: talk.id };
  const options = OPTIONS.blog.parse({});
  const made = arrange({ ...talk, format: 'blog', options, prompt: null });
  assert.ok(made);
  for (const section of made.sections) for (const block of section.blocks) block.md = ' ';
  const { coverage } = checkDocument(made, material);
  assert.ok(coverage.every(({ share }) => share === 0));
});
