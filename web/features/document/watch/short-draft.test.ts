import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RuleResult } from '#contract/checks.ts';
import { gatherShort } from './short-draft.ts';

const rule = (id: string, state: RuleResult['state'] = 'warn'): RuleResult => ({
  id,
  label: id,
  state,
  message: '',
  blockId: null,
});
const long: RuleResult = { ...rule('blog.length'), mend: 'Add detail.' };
const ids = (rules: readonly RuleResult[]) => rules.map(({ id }) => id);

describe('a short article', () => {
  test('gets one hint that it is short instead of four failed rules', () => {
    const rules = [
      rule('structure.intro'),
      rule('structure.headings'),
      rule('blog.title', 'ok'),
      rule('blog.headings'),
      long,
      rule('blog.tags'),
    ];
    const found = gatherShort(rules, 74);
    assert.deepEqual(ids(found), ['blog.title', 'blog.length', 'blog.tags']);
    assert.deepEqual(found[1], {
      ...long,
      label: 'Short article',
      message:
        '74 words, short enough to read without headings or an introduction. Aim for 300 or more if you want a full article.',
    });
  });

  test('still reports rules that are really broken', () => {
    const broken = rule('blog.description', 'broken');
    assert.deepEqual(ids(gatherShort([broken, rule('blog.headings'), long], 74)), [
      'blog.description',
      'blog.length',
    ]);
  });

  test('stops counting as short at the length where headings help', () => {
    const rules = [rule('structure.intro'), rule('blog.headings'), long];
    assert.deepEqual(gatherShort(rules, 150), rules);
  });

  test('doesn’t affect other formats', () => {
    const rules = [rule('structure.gist'), rule('tweet.length')];
    assert.deepEqual(gatherShort(rules, 20), rules);
  });
});
