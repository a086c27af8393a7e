import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { Cue } from '#contract/videos.ts';
import { askerIn } from '../asker.ts';
import { Told } from '../told.ts';
import { saysNothing } from '../worth.ts';
import { readTalk } from '../talk.ts';
import { arrange } from './arrange.ts';
import { arrangeFaq } from './faq.ts';

const SAID: [speaker: string, text: string][] = [
  ['Ines', 'Hello and welcome to the harbour radio.'],
  ['Ines', 'I am on the pier with Bo Larsen, who mends fishing nets for a living.'],
  ['Ines', 'Bo, thanks for having us.'],
  ['Bo', 'Thank you for coming. It is a bit loud, sorry, they are painting the hull.'],
  ['Ines', 'Why did you take over the net loft and not a boat?'],
  [
    'Bo',
    'Because it was cheaper. A boat wants a berth, a licence and a bank that believes in you.',
  ],
  ['Bo', 'The loft was empty and the roof was whole.'],
  ['Ines', 'What do people get wrong about nets?'],
  [
    'Bo',
    'Knots. They think that a good net has big knots, and every big knot drags through the water.',
  ],
  ['Bo', 'A net with small knots saves the boat a tenth of its fuel over a season.'],
  ['Ines', 'And you measured that?'],
  ['Bo', 'Yes, for two years, on three boats, with a notebook and a pencil on a string.'],
  ['Ines', 'Can you live on it?'],
  ['Bo', 'Now I can. In the first winter I mended sails and curtains and one wedding dress.'],
  ['Ines', 'Did that bother you?'],
  ['Bo', 'No. A net and a dress are the same work, a hole is a hole and thread is thread.'],
  ['Ines', 'You also teach on Tuesdays.'],
  [
    'Bo',
    'Four children come to the loft on Tuesdays and every one of them ties a better knot than me.',
  ],
  ['Ines', 'If somebody wants to start, where should they start?'],
  ['Bo', 'With rope. Spend one winter on rope before you touch a net.'],
  [
    'Bo',
    'If you take one thing from me, take this: a net is only as strong as the knot that you tied when you were tired.',
  ],
  ['Ines', 'That is a good place to stop. Bo Larsen, thank you.'],
  ['Bo', 'My pleasure. Mind the ropes.'],
];

const cues: Cue[] = [];
for (const [speaker, text] of SAID) {
  const startMs = cues.at(-1)?.endMs ?? 0;
  cues.push({ startMs, endMs: startMs + text.length * 60, text, speaker });
}
const source = { cues, chapters: [], language: 'english', title: 'audio 12' } as const;

const sectionsOf = (format: FormatValue, options: object = {}) =>
  arrange({ ...source, format, options: { ...options } })!.sections;
const piecesOf = (format: FormatValue) =>
  sectionsOf(format).flatMap(({ blocks }) => blocks.map(({ md }) => md));
const FORMATS = ['blog', 'summary', 'linkedin', 'newsletter', 'tweet', 'podcast'] as const;

/** An answer that makes no sense without its question. */
const BARE =
  /^(?:\d+\/\d+ )?Bo: (?:Because|It was cheaper|Knots|Yes|No\.|Now I can|With rope|A net and a dress)/u;
/** A question or remark that expects an answer. */
const WAITING = /^Ines: (?:.*\?|You also teach on Tuesdays\.)$/u;

describe('questions stay with their answers', () => {
  for (const format of FORMATS)
    test(`in a ${format} no piece opens with an answer or ends with a question`, () => {
      const pieces = sectionsOf(format)
        .filter(({ kind }) => kind !== 'faq')
        .flatMap(({ blocks }) => blocks.map(({ md }) => md));
      for (const [at, md] of pieces.entries()) {
        assert.doesNotMatch(md, BARE);
        if (at + 1 < pieces.length) assert.doesNotMatch(md.split('\n').at(-1)!, WAITING);
      }
    });
});

test('the gist of an interview is stated by its guest, and is never an answer without its question', () => {
  const [gist] = piecesOf('summary');
  assert.match(gist!, /^Bo: If you take one thing from me/u);
  const late = SAID.filter(([, text]) => !text.startsWith('If you take'));
  const rest = late.map(([speaker, text], at) => ({
    startMs: at * 5000,
    endMs: at * 5000 + 4900,
    text,
    speaker,
  }));
  const [other] = arrange({ ...source, cues: rest, format: 'summary', options: {} })!.sections;
  assert.doesNotMatch(other!.blocks[0]!.md, BARE);
  assert.doesNotMatch(other!.blocks[0]!.md, /^Ines/u);
});

test('an article and a newsletter from an interview introduce the guest before quoting them', () => {
  for (const format of ['blog', 'newsletter'] as const) {
    const text = piecesOf(format).join('\n');
    assert.ok(text.indexOf('with Bo Larsen') >= 0, format);
    assert.ok(text.indexOf('with Bo Larsen') < text.indexOf('Bo: '), format);
  }
});

test('small talk before an interview is left out', () => {
  for (const format of FORMATS)
    assert.doesNotMatch(piecesOf(format).join('\n'), /painting the hull|having us/u, format);
});

test('the preview text and the description of an interview are one sentence of its guest', () => {
  const letter = arrange({ ...source, format: 'newsletter', options: {} })!;
  const article = arrange({ ...source, format: 'blog', options: {} })!;
  const shown = [
    ...(letter.format === 'newsletter' ? [letter.preheader, ...letter.subjects] : []),
    ...(article.format === 'blog' ? [article.description] : []),
  ];
  for (const text of shown) assert.doesNotMatch(text, /\?/u);
});

test('the goodbye of an interview is left out', () => {
  for (const format of FORMATS)
    assert.doesNotMatch(piecesOf(format).join('\n'), /good place to stop|Mind the ropes/u, format);
});

test('a guest who is thanked before the last question is still quoted', () => {
  const thanked = SAID.flatMap(([speaker, text]): [string, string][] =>
    text.startsWith('If somebody wants')
      ? [
          [speaker, 'Thank you.'],
          [speaker, 'One last question, if somebody wants to start, where should they start?'],
        ]
      : [[speaker, text]],
  ).filter(([, text]) => !text.startsWith('If you take'));
  const heard = thanked.map(([speaker, text], at) => ({
    startMs: at * 5000,
    endMs: at * 5000 + 4900,
    text,
    speaker,
  }));
  const talk = readTalk({ ...source, cues: heard });
  const lost = talk.sentences.flatMap(({ text }, at) => (saysNothing(talk, at) ? text : []));
  assert.ok(!lost.some((text) => /One last question|With rope|Spend one winter/u.test(text)));
  assert.ok(lost.some((text) => text.includes('good place to stop')));
  assert.ok(lost.some((text) => text.includes('Mind the ropes')));
});

test('semicolons make nobody an interviewer, except in Greek', () => {
  const said = readTalk(source).sentences.map((one) => ({
    ...one,
    text: one.text.replace(/\?$/u, ';'),
  }));
  assert.equal(askerIn(said, 'english'), null);
  assert.equal(askerIn(said, 'greek'), 'Ines');
});

test('a thread from an interview puts under a question only what answers it', () => {
  const asked = SAID.find(([, text]) => text.startsWith('Why did you'))![1];
  const { sections } = arrange({ ...source, title: asked, format: 'tweet', options: {} })!;
  const first = sections[0]!.blocks[0]!.md;
  assert.match(first, /Bo: If you take one thing/u);
  assert.ok(!first.includes(asked));
  const named = arrange({ ...source, title: 'Nets and knots', format: 'tweet', options: {} })!;
  assert.match(named.sections[0]!.blocks[0]!.md, /Nets and knots/u);
});

test('an answer under its question keeps its “because”, and no question refers to something left out', () => {
  const talk = readTalk(source);
  const made = arrangeFaq(talk, 9, new Told(talk)).map(({ md }) => md);
  assert.ok(made.some((md) => md.startsWith('Bo: Because it was cheaper.')));
  assert.ok(!made.includes('Did that bother you?'));
});

test('the parts of an interview begin with a question', () => {
  const long = Array.from({ length: 4 }, (_, round) =>
    cues.slice(2, 18).map((cue) => ({
      ...cue,
      startMs: cue.startMs + round * 400_000,
      endMs: cue.endMs + round * 400_000,
      text: cue.text.replaceAll(/net|boat|loft/gu, (word) => word + 'abcd'[round]),
    })),
  ).flat();
  const { sections, sentences } = readTalk({ ...source, cues: long });
  assert.ok(sections.length > 1);
  for (const { from } of sections) assert.equal(sentences[from]!.speaker, 'Ines');
});

test('the interviewer is recognised in an interview, and nobody is in a meeting or a monologue', () => {
  const said = readTalk(source).sentences;
  assert.equal(askerIn(said, 'english'), 'Ines');
  const unnamed = said.map(({ text, startMs, endMs, cueFrom, cueTo }) => ({
    text,
    startMs,
    endMs,
    cueFrom,
    cueTo,
  }));
  assert.equal(askerIn(unnamed, 'english'), null);
  const meeting = said.map((one, at) => ({ ...one, speaker: `Speaker ${at % 4}` }));
  assert.equal(askerIn(meeting, 'english'), null);
});
