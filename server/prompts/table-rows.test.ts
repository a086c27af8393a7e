import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runOffline } from '#tests/support/offline-run.ts';
import { getTalks } from '#tests/support/talks.ts';
import { tableOf } from './table-rows.ts';

const [talk] = getTalks();
const material = { ...talk, languageTag: 'en', timed: true, fingerprint: talk.id };
const TABLE = '| Sun | Give it |\n| --- | --- |\n| Six hours | Tomatoes |\n| Three | Lettuce |';

test('rows with bars become one table, however a model formats them', () => {
  for (const rows of [
    'Sun | Give it\nSix hours | Tomatoes\nThree | Lettuce',
    '| Sun | Give it |\n|:---|---:|\n| Six hours | Tomatoes |\n| Three | Lettuce |',
    'Sun|Give it|\n--- | ---\nSix hours |Tomatoes\n\nThree| Lettuce',
  ])
    assert.equal(tableOf(rows), TABLE);
  assert.equal(tableOf('Only one cell'), 'Only one cell');
});

test('a table in an answer becomes one block, tagged or in plain Markdown', () => {
  const tagged =
    '@section s1\n@h Sun\n@p [#1] A text about it.\n@row Sun | Give it\n@row [#9] Six hours | Tomatoes\n@row [#10] Three | Lettuce\n@p [#2] And more.';
  const markdown = `@section s1\n@h Sun\n@p [#1] A text about it.\n\n${TABLE}\n\n@p [#2] And more.`;
  for (const answer of [tagged, markdown]) {
    const { document } = runOffline('blog', material, () => answer);
    const blocks = document.sections[0]!.blocks.map(({ kind, md }) => [kind, md]);
    assert.deepEqual(blocks, [
      ['heading', 'Sun'],
      ['paragraph', 'A text about it.'],
      ['table', TABLE],
      ['paragraph', 'And more.'],
    ]);
  }
});
