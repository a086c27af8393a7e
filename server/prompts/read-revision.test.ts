import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRevision } from './read-revision.ts';

test("an editor's changes are read in any formatting, and everything else is ignored", () => {
  const fix = { kind: 'fix', name: 's1-2', text: 'It is so.', blockIds: [3, 4] };
  const cut = { kind: 'cut', name: 's2-1' };
  for (const answer of [
    '@fix s1-2 [#3 #4] It is so.\n@cut s2-1',
    '**@fix** s1-2 [#3, #4] It is so.\n- @cut s2-1',
    '@FIX s1-2: [#3 #4] It is so.\n1. @cut `s2-1`',
    '```\n@fix [s1-2] [#3 #4] @p It is so.\n@cut s2-1\n```',
    '<think>@cut s9-9</think>Sure:\n@fix s1-2 @p [#3 #4] It is so.\n@cut s2-1 because it repeats',
    '@fix s1-2 [#3 #4] It is so.\n@fix s1-2 Or so.\n@cut s2-1',
  ])
    assert.deepEqual(readRevision(answer), [fix, cut], answer);
  assert.deepEqual(readRevision('@good'), []);
  assert.deepEqual(readRevision('It reads well. @cut nothing'), []);
});
