import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { continueAfter } from './join-continuation.ts';
import { type AnswerEvent, createAnswerReader } from './read-answer.ts';

function readAll(pieces: readonly string[]): AnswerEvent[] {
  const reader = createAnswerReader();
  return [...pieces.flatMap((piece) => reader.feed(piece)), ...reader.end()];
}

function merged(events: readonly AnswerEvent[]): AnswerEvent[] {
  const result: AnswerEvent[] = [];
  for (const event of events) {
    const last = result.at(-1);
    if (event.type === 'text' && last?.type === 'text') last.text += event.text;
    else result.push({ ...event });
  }
  return result;
}

const ANSWER = `\`\`\`
@section intro
@p [#1 #2] A **bold** start.
It goes on here.

@section s1 — the first
@h What to do
@point [#12, #13] One step.
  @turn B [#7] Really? @home they say.
@turn A No blocks.
@q [] Nothing cited: why?
\`\`\`
`;

const EXPECTED: AnswerEvent[] = [
  { type: 'section', id: 'intro' },
  { type: 'line', tag: 'p', speaker: null, blockIds: [1, 2] },
  { type: 'text', text: 'A **bold** start.\nIt goes on here.' },
  { type: 'section', id: 's1' },
  { type: 'line', tag: 'h', speaker: null, blockIds: [] },
  { type: 'text', text: 'What to do' },
  { type: 'line', tag: 'point', speaker: null, blockIds: [12, 13] },
  { type: 'text', text: 'One step.' },
  { type: 'line', tag: 'turn', speaker: 'B', blockIds: [7] },
  { type: 'text', text: 'Really? @home they say.' },
  { type: 'line', tag: 'turn', speaker: 'A', blockIds: [] },
  { type: 'text', text: 'No blocks.' },
  { type: 'line', tag: 'q', speaker: null, blockIds: [] },
  { type: 'text', text: 'Nothing cited: why?' },
];

test('an answer is read line by line with its blocks and speakers', () => {
  assert.deepEqual(merged(readAll([ANSWER])), EXPECTED);
});

const WORDS: AnswerEvent[] = [
  { type: 'section', id: 's1' },
  { type: 'line', tag: 'p', speaker: null, blockIds: [3] },
  { type: 'text', text: 'It rains in.' },
];

test('a closing remark is no part of the text, whatever stands before it', () => {
  for (const answer of [
    '```\n@section s1\n@p [#3] It rains in.\n```\nLet me know if you want changes!',
    '@section s1\n@p [#3] It rains in.\n\nWould you like a shorter version?',
    '@section s1\n@p [#3] It rains in.\n\nThis draft follows your style guide and stays close to the transcript.',
    '@section s1\n@p [#3] It rains in.\n\n[END]',
    '@section s1\n@p [#3] It rains in.\n\n修正が必要でしたらお知らせください。',
    '@section s1\n@p [#3] It rains in.\n\nДайте знать, если нужно что-то изменить.',
  ])
    assert.deepEqual(merged(readAll([answer])), WORDS, answer);
  const kept = '@section s1\n@p [#3] It rains in.\n```\nmake roof\n```';
  assert.deepEqual(merged(readAll([kept])).at(-1), {
    type: 'text',
    text: 'It rains in.\nmake roof',
  });
});

test('marks around blocks, hosts and section names, and closing tags leave nothing in the text', () => {
  for (const answer of [
    '@section <s1>\n@p **[#3]** It rains in.',
    '@section = s1\n@p `[#3]` It rains in.\n@/section',
    '@section s1\n@p [#3] It rains in.\n@end',
  ])
    for (const pieces of [[answer], answer.split('')])
      assert.deepEqual(merged(readAll(pieces)), WORDS, answer);
  const turn = [
    { type: 'line', tag: 'turn', speaker: 'A', blockIds: [3] },
    { type: 'text', text: 'Really?' },
  ];
  for (const line of [
    '@turn (Host A) [#3] Really?',
    '@turn [A] [#3] Really?',
    '**@turn** **A:** [#3] Really?',
    '@turn A: **[#3]** Really?',
  ])
    for (const pieces of [[line], line.split('')])
      assert.deepEqual(merged(readAll(pieces)), turn, line);
});

/** An answer in pieces of every small size, and whole. */
const inPieces = (answer: string) =>
  [1, 2, 3, 5, 8, 13, answer.length].map((size) =>
    Array.from({ length: Math.ceil(answer.length / size) }, (_, at) =>
      answer.slice(at * size, (at + 1) * size),
    ),
  );

const trimmed = (events: readonly AnswerEvent[]) =>
  merged(events).map((event) =>
    event.type === 'text' ? { ...event, text: event.text.trim() } : event,
  );

test('signs around a tag that were never meant for readers leave nothing behind', () => {
  for (const answer of [
    '@section s1\n@p [#3] It rains in. @/p',
    '@section s1\n@p [#3] It rains in.@/P ',
    '@section s1\n**@p [#3] It rains in. @/p**',
    '@section s1\n@paragraph [#3] It rains in. @/paragraph\n@/section',
    '\ufeff@section s1\n\u200b@p [#3] It rains in.',
    '\u200b\u200b@section s1\n \u2060> \u200b@p [#3] It rains in.',
    '\u200f@section s1\n**\u200b@p** [#3] It rains in.\n\u200b```',
    '@section\u200b s1\n@\u200bp\u200b [#3] It rains in.',
    '@ section s1\n@ p [#3] It rains in.',
    '- @ section s1\n- **@ p** [#3] It rains in.',
    '```\n@section s1\n@p [#3] It rains in.```',
    '```@section s1\n@p [#3] It rains in.\n```',
    '```\n@section s1\n@p [#3] It rains in.```\n\nLet me know if you want changes!',
    '~~~\n@section s1\n@p [#3] It rains in.~~~',
  ])
    for (const pieces of inPieces(answer))
      assert.deepEqual(trimmed(readAll(pieces)), WORDS, answer);
});

test('a host is read without a space before its letter', () => {
  const said: AnswerEvent[] = [
    { type: 'line', tag: 'turn', speaker: 'B', blockIds: [3] },
    { type: 'text', text: 'Really?' },
  ];
  for (const line of [
    '@turnB [#3] Really?',
    '@turnb: [#3] Really?',
    '@TurnB: [#3] Really?',
    '**@turnB** [#3] Really?',
    '@turn_B [#3] Really?',
    '@turn-B: [#3] Really?',
    '@turn:B [#3] Really?',
    '@ turn B [#3] Really? @/turn',
    '@turnB [#3] Really? @/turnB',
  ])
    for (const pieces of inPieces(line)) assert.deepEqual(trimmed(readAll(pieces)), said, line);
});

test('signs that only look like a tag or a fence stay in the text', () => {
  for (const text of [
    'Import it from @/components/p',
    'Import it from @/text',
    'Write to us @ p',
    'Run ```npm ci```',
    'Tilde it: ~~~',
    'Meet\n@ a glance, it looks small.',
    'Meet\n@turning and others.',
    'Meet\n@turns and others.',
    'Meet\nA\u200cB',
  ])
    for (const pieces of inPieces(`@section s1\n@p [#3] ${text}\n@p End.`)) {
      const [, , said] = trimmed(readAll(pieces));
      assert.deepEqual(said, { type: 'text', text }, text);
    }
});

test('an answer reads the same however the network splits it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(ANSWER.length), { maxLength: 40 }), (cuts) => {
      const at = [0, ...cuts.sort((a, b) => a - b), ANSWER.length];
      const pieces = at.slice(1).map((end, index) => ANSWER.slice(at[index], end));
      assert.deepEqual(merged(readAll(pieces)), EXPECTED);
    }),
  );
  assert.deepEqual(merged(readAll(ANSWER.split(''))), EXPECTED);
});

test("text before the first line and deviations from the grammar don't break parsing", () => {
  assert.deepEqual(readAll(['Sure! Here it is:\n@p [#1] Text']).slice(0, 1), [
    { type: 'line', tag: 'p', speaker: null, blockIds: [1] },
  ]);
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '@',
          '@p',
          ' [',
          '#1',
          ']',
          'x',
          '\n',
          '```',
          '@section ',
          'A ',
          '\r\n',
          '@@',
          '[#99999999]',
        ),
        {
          maxLength: 60,
        },
      ),
      (pieces) => {
        const whole = pieces.join('');
        assert.deepEqual(merged(readAll(pieces)), merged(readAll([whole])));
      },
    ),
    { numRuns: 2000 },
  );
});

test('F10 an answer cut off anywhere continues seamlessly, even at a line end', () => {
  const lines = ANSWER.replaceAll('\r', '').trim();
  for (let cut = 1; cut < lines.length; cut += 1) {
    const first = lines.slice(0, cut);
    // Models ignore their own trailing whitespace and continue after it.
    const rest = lines.slice(cut).replace(/^\n/u, '');
    if (/[^\S\n]$/u.test(first) || rest.startsWith('\n')) continue;
    const joint = continueAfter(first);
    const pieces = [first, ...rest.split('').map((sign) => joint.feed(sign)), joint.end()];
    const isMidTag = /@[a-z0-9]*$/u.test(first);
    // Between two untagged lines a missing line break is undetectable.
    const isPlain = lines[cut] === '\n' && !rest.startsWith('@');
    if (isMidTag || isPlain) continue;
    assert.deepEqual(merged(readAll(pieces)), merged(readAll([lines])), JSON.stringify(first));
  }
  const joint = continueAfter('@section s1\n@p [#1] Write to');
  assert.equal(joint.feed('@home for more.'), '@home for more.');
});
