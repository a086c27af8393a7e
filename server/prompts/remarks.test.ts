import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnswerEvent } from './read-answer.ts';
import { createAnswerReader } from './read-answer.ts';
import { isClosingRemark, isOpeningRemark, isRefusal, withoutRemarks } from './remarks.ts';

/** The lines of an answer, fed in chunks of the given size. */
function textIn(answer: string, size = answer.length): string[] {
  const reader = createAnswerReader();
  const events: AnswerEvent[] = [];
  for (let at = 0; at < answer.length; at += size)
    events.push(...reader.feed(answer.slice(at, at + size)));
  events.push(...reader.end());
  const lines: string[] = [];
  for (const event of events) {
    if (event.type === 'void') lines.length = 0;
    if (event.type === 'line') lines.push('');
    if (event.type === 'text') lines.push(`${lines.pop() ?? ''}${event.text}`);
  }
  return lines.map((line) => line.trim());
}

test('a paragraph for readers is kept, however it begins', () => {
  for (const text of [
    'If you want better results, ask customers for feedback every single week.',
    'Students who got feedback early did twice as well as the others.',
    'If you need help, ask your manager for feedback.',
    'Great teams talk.',
    'Note: the label gives the final width.',
    '如果你想学得更快，就每天写一点。',
    'I have kept bees for ten years.',
    'The script uses the transcript that the town printed in 1911.',
  ]) {
    assert.equal(isClosingRemark(text), false, text);
    assert.equal(isOpeningRemark(text), false, text);
    assert.equal(withoutRemarks(`One.\n\n${text}`), `One.\n\n${text}`);
    assert.equal(withoutRemarks(`${text}\n\nTwo.`), `${text}\n\nTwo.`);
    assert.deepEqual(textIn(`@section s\n@p Three.\n\n${text}`), [`Three.\n${text}`]);
  }
});

test("a quote in a story doesn't count as a refusal", () => {
  const story = '“I’m sorry, I can’t help you,” the clerk said. That sentence changed my shop.';
  assert.equal(isRefusal(story), false);
  assert.equal(isRefusal('I cannot write without coffee, and here is why.'), false);
});

test('a video about prompting keeps its tags: only tags on their own line mark thoughts', () => {
  const answer =
    '@section intro\n@p First.\n@p Put reasoning between <thinking> and </thinking> tags.\n@p End with </analysis>.\n@section s1\n@p Last.';
  const expected = [
    'First.',
    'Put reasoning between <thinking> and </thinking> tags.',
    'End with </analysis>.',
    'Last.',
  ];
  for (const size of [1, 7, answer.length]) assert.deepEqual(textIn(answer, size), expected);
});

test('text after a heading is a separate paragraph, with or without a blank line', () => {
  for (const blank of ['\n', '\n\n']) {
    assert.deepEqual(textIn(`@section s1\n## Why it works${blank}The text follows.`), [
      'Why it works',
      'The text follows.',
    ]);
    assert.deepEqual(textIn(`@section s1\n@h Why it works${blank}The text follows.`), [
      'Why it works',
      'The text follows.',
    ]);
  }
});

test("quoted code and people's handles stay in their paragraph", () => {
  assert.deepEqual(textIn('@section s\n@p Run this:\n```\n# install it\nnpm ci\n```\n@p Done.'), [
    'Run this:\n# install it\nnpm ci',
    'Done.',
  ]);
  assert.deepEqual(textIn('@section s\n@p Thanks to\n@jack and others.'), [
    'Thanks to\n@jack and others.',
  ]);
});

test('a huge answer of one repeated character in small chunks is read completely', () => {
  for (const sign of ['-', '\n', ' ', '`', '*', '<', '#']) {
    const text = sign.repeat(200_000);
    textIn(`@section s\n@p Text.\n${text}`, 97);
    withoutRemarks(text);
  }
});
