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

const SIZES = [1, 2, 3, 7, 20, 100_000];

test('a closing remark directly below the text is dropped', () => {
  for (const remark of [
    "Let me know if you'd like changes.",
    'Let me know if you want me to adjust the tone!',
    'Let me know if you’d like a shorter version.',
    'Would you like me to change anything?',
    'Feel free to request changes.',
    "I'm happy to revise it.",
    'Lassen Sie mich wissen, ob ich etwas ändern soll.',
  ])
    for (const before of [
      '@section s\n@p One.',
      '@section s\n@p One.\n',
      '@section s\nOne.',
      '@section s\nOne.\n',
      '@section s\n@p One.\n```',
    ])
      for (const size of SIZES)
        assert.deepEqual(textIn(`${before}\n${remark}`, size), ['One.'], `${before} ${remark}`);
});

test('the same remarks are dropped from an answer in plain Markdown', () => {
  const text = '## One\n\nFirst.';
  assert.equal(
    withoutRemarks(
      `${text}\n\nNow the next section:\n\n## Two\n\nLast.\nLet me know if you'd like changes.`,
    ),
    `${text}\n\n## Two\n\nLast.`,
  );
  const kept = `${text}\n\nThe next part:\n\n- nails`;
  assert.equal(withoutRemarks(kept), kept);
});

test('what an author says to readers at the end is kept', () => {
  for (const text of [
    'Let me know what you think.',
    'Let me know what you think: just hit reply.',
    'Let me know how you get on, or which one you tried.',
    'Let me know if you try it.',
    'Would you like to keep bees?',
    'Feel free to share it.',
  ]) {
    assert.equal(isClosingRemark(text), false, text);
    assert.equal(withoutRemarks(`One.\n\n${text}`), `One.\n\n${text}`);
    for (const size of SIZES) {
      assert.deepEqual(textIn(`@section s\n@p One.\n${text}`, size), [`One.\n${text}`]);
      assert.deepEqual(textIn(`@section s\n@p One.\n\n${text}`, size), [`One.\n${text}`]);
      assert.deepEqual(textIn(`@section s\n@signoff ${text}`, size), [text]);
    }
  }
  for (const size of SIZES) {
    const text = "@section s\n@signoff Let me know if you'd like changes to this letter.";
    assert.deepEqual(textIn(text, size), ["Let me know if you'd like changes to this letter."]);
  }
});

test('a remark between sections is dropped, and a paragraph there is kept', () => {
  const around = (text: string) => [
    `@section a\n@p One.\n\n${text}\n\n@section b\n@p Two.`,
    `@section a\n@p One.\n${text}\n@section b\n@p Two.`,
    `@section a\n@p One.\n\n---\n\n${text}\n\n\`\`\`\n@section b\n@p Two.`,
  ];
  for (const remark of [
    'Now the next section:',
    '**Next section:**',
    "Here's the next section:",
    "Now, let's move on to the next section.",
    'Moving on to the FAQ section.',
    'Now the conclusion:',
    'Continuing with section 2…',
    '(Continuing with the next section)',
    'Nun der nächste Abschnitt:',
    "Let me know if you'd like changes before I go on to the next section.",
  ]) {
    for (const answer of around(remark))
      for (const size of SIZES) assert.deepEqual(textIn(answer, size), ['One.', 'Two.'], answer);
    for (const size of SIZES)
      assert.deepEqual(
        textIn(`@section a\n@p One.\n@section b\n${remark}\n@p Two.`, size),
        ['One.', 'Two.'],
        remark,
      );
  }
  for (const text of [
    'Now the next section of the wall goes up.',
    'Next, the part that matters.',
    'Here is what to buy: nails, and a hammer.',
    'Moving on took her ten years.',
    'The rest follows:',
  ])
    for (const answer of around(text))
      for (const size of SIZES)
        assert.deepEqual(textIn(answer, size), [`One.\n${text}`, 'Two.'], answer);
});

test('a thought on a single line between sections is dropped', () => {
  for (const thought of [
    '<think>hm</think>',
    '<thinking>Now @p the next.</thinking>',
    '[THINK]hm[/THINK]',
    '◁think▷hm◁/think▷',
    '<reasoning>hm</reasoning> ',
    '<think></think>',
    `<think>${'Let me think about it. '.repeat(40)}</think>`,
    '<think>hm,\n@p no, wait\n</think>',
    '<think>hm</think>\n<think>hm</think>',
  ])
    for (const [before, after] of [
      ['\n', '\n'],
      ['\n\n', '\n\n'],
      ['\n```\n', '\n```text\n'],
    ])
      for (const size of SIZES)
        assert.deepEqual(
          textIn(`@section a\n@p One.${before}${thought}${after}@section b\n@p Two.`, size),
          ['One.', 'Two.'],
          thought,
        );
  for (const size of SIZES) {
    assert.deepEqual(textIn('@section a\n@p One.\n<think>hm</think>', size), ['One.']);
    const code = '@section a\n@p Answer so:\n```\n<think>hm</think>\n42\n```\n@p Two.';
    assert.deepEqual(textIn(code, size), ['Answer so:\n<think>hm</think>\n42', 'Two.']);
    const words = '@section a\n@p The tag\n<think> opens a thought.\n@p Two.';
    assert.deepEqual(textIn(words, size), ['The tag\n<think> opens a thought.', 'Two.']);
  }
});
