import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { Document } from '#contract/documents.ts';
import { xLength } from '#contract/x-length.ts';
import type { Cue } from '#contract/videos.ts';
import { Told } from '../told.ts';
import { readTalk } from '../talk.ts';
import { arrange } from './arrange.ts';
import { arrangeFaq } from './faq.ts';

const SAID: [speaker: string, text: string][] = [
  ['Nadia', 'Welcome back to Night Ferry, the show about people who work while others sleep.'],
  [
    'Nadia',
    'I have Tom with me, who bakes for forty cafés. Why did you move the baking to midday?',
  ],
  ['Tom', 'Because nobody wanted the night shift. Every spring we lost three of our nine bakers.'],
  ['Tom', 'The bread was good and the people were gone.'],
  ['Nadia', 'What did the cafés say about bread from the day before?'],
  ['Tom', 'Two of the forty left us. The others noticed that a loaf with rye keeps its crust.'],
  ['Tom', 'If you remember one thing, let it be this: rest for the dough is rest for the baker.'],
  ['Nadia', 'Was it the ovens that cost you most?'],
  [
    'Tom',
    'It was not the ovens, the ovens were paid for. The vans cost us eleven thousand a year.',
  ],
  ['Nadia', 'Next week we meet a woman who repairs lifts. Thank you, Tom.'],
];

function cuesOf(said: typeof SAID): Cue[] {
  let at = 0;
  return said.map(([speaker, text]) => {
    const startMs = at;
    at += text.length * 60;
    return { startMs, endMs: at, text, speaker };
  });
}

function madeOf(format: FormatValue, options: object = {}): Document {
  const talk = { cues: cuesOf(SAID), chapters: [], language: 'english', title: '' } as const;
  return arrange({ ...talk, format, options: { ...options } })!;
}

const linesOf = ({ sections }: Document) =>
  sections.flatMap(({ blocks }) => blocks.map(({ md }) => md));

describe('an interview never reads as if one speaker had said everything', () => {
  const speakers = ['Nadia', 'Tom'];
  /** Whose sentences a line contains, judged by the words. */
  const heardIn = (line: string) =>
    speakers.filter((speaker) =>
      SAID.some(
        ([name, text]) =>
          name === speaker &&
          text.split(/(?<=[.?]) /u).some((sentence) => line.includes(sentence.slice(-20))),
      ),
    );

  const isNamed = (line: string) => /^(?:\d+\/\d+ )?(?:Nadia|Tom): /u.test(line);

  for (const format of ['blog', 'summary', 'linkedin', 'newsletter', 'tweet', 'podcast'] as const) {
    test(`in a ${format} every line has one speaker’s words and names the speaker when it changes`, () => {
      for (const options of format === 'podcast' ? [{ hosts: 1 }, { hosts: 2 }] : [{}]) {
        const lines = linesOf(madeOf(format, options)).flatMap((md) =>
          // Scripts have no line breaks within one speech turn.
          md.split(format === 'podcast' ? / (?=(?:Nadia|Tom): )/u : '\n'),
        );
        let last = '';
        for (const line of lines) {
          const [speaker, ...others] = heardIn(line);
          if (speaker === undefined) continue;
          assert.deepEqual(others, [], line);
          if (speaker !== last) assert.ok(isNamed(line), line);
          last = speaker;
        }
        assert.notEqual(last, '');
        assert.doesNotMatch(lines.join('\n'), /the speaker/iu);
      }
    });
  }

  test('every post of a thread fits, names included', () => {
    for (const md of linesOf(madeOf('tweet', { shape: 'thread', count: 6 }))) {
      assert.ok(xLength(md) <= 280, md);
    }
  });

  test('long names push no post over the limit, and no name is left without words', () => {
    const names: Record<string, string> = {
      Nadia: 'Dr. Alexandra Vandenberghe of Utrecht',
      Tom: 'Professor Maximilian Oberhauser',
    };
    const said = SAID.map(([name, text]): [string, string] => [names[name]!, text]);
    const title =
      'What forty cafés in one small town taught a baker about sleep, rye and the price of vans';
    const talk = { cues: cuesOf(said), chapters: [], language: 'english', title } as const;
    for (const count of [4, 8]) {
      const made = arrange({ ...talk, format: 'tweet', options: { shape: 'thread', count } })!;
      for (const md of linesOf(made)) {
        assert.ok(xLength(md) <= 280, md);
        assert.doesNotMatch(md, /(?:Utrecht|Oberhauser)…?$/mu);
      }
    }
    const post = arrange({ ...talk, format: 'linkedin', options: {} })!;
    for (const md of linesOf(post)) assert.doesNotMatch(md, /(?:Utrecht|Oberhauser)…?$/mu);
  });

  test('unattributed words are introduced as the speaker’s', () => {
    const cues = cuesOf(SAID).map(({ speaker, ...cue }, at) =>
      at === 5 ? cue : { ...cue, speaker },
    );
    const talk = { cues, chapters: [], language: 'english', title: '' } as const;
    const lines = linesOf(arrange({ ...talk, format: 'podcast', options: { hosts: 1 } })!);
    const line = lines.find((md) => md.includes('Two of the forty left us'))!;
    assert.match(line, /^(?:Nadia|Tom): |speaker/iu);
  });

  test('nobody answers their own question', () => {
    const asked = SAID.map(([speaker, text]): [string, string] => [
      speaker,
      text.startsWith('Was it the ovens')
        ? 'What about the ovens in your bakery? People say that ovens eat up all that a baker earns in a year.'
        : text,
    ]);
    const source = { cues: cuesOf(asked), chapters: [], language: 'english', title: '' } as const;
    const talk = readTalk(source);
    const answers = arrangeFaq(talk, 5, new Told(talk)).filter(({ kind }) => kind === 'answer');
    assert.ok(answers.length > 0);
    for (const { md } of answers) assert.match(md, /^Tom: /u);
  });

  test('removing a greeting leaves no half sentence behind', () => {
    for (const format of ['blog', 'summary', 'tweet', 'linkedin', 'newsletter', 'podcast'] as const)
      assert.doesNotMatch(linesOf(madeOf(format)).join('\n'), /(?:^|[.:] )The show about/mu);
  });
});

test('the gist is what the guest says in one sentence, even after a brief answer', () => {
  const said: typeof SAID = [
    ['Nadia', 'How did the workshop for broken lamps and kettles begin in this town?'],
    ['Tom', 'With a kettle of my aunt. A single grain of rice had jammed its switch for a year.'],
    ['Nadia', 'What would you tell people who want to start a workshop?'],
    [
      'Tom',
      'Let the owners of the lamps and kettles sit beside you, and let them hold the screws.',
    ],
    ['Nadia', 'Is learning the point of the workshop?'],
    ['Tom', 'I think so.'],
    [
      'Tom',
      'If you want it in one sentence: we repair the idea that lamps and kettles cannot be repaired.',
    ],
    ['Nadia', 'Who pays for the hall?'],
    ['Tom', 'Everybody does. A jar stands by the door, and it is full before noon on most days.'],
  ];
  const talk = readTalk({ cues: cuesOf(said), chapters: [], language: 'english', title: '' });
  const [gist] = talk.sentences.entries().find(([, { text }]) => text.startsWith('If you want'))!;
  assert.equal(talk.ties.leans[gist], 0);
  assert.equal(talk.gist, gist);
  const letter = arrange({
    cues: cuesOf(said),
    chapters: [],
    language: 'english',
    title: 'A workshop for lamps',
    format: 'newsletter',
    options: {},
  })!;
  assert.ok(letter.format === 'newsletter');
  assert.ok(!linesOf(letter).includes('Moments worth watching'));
  assert.ok(!letter.subjects.includes('Moments worth watching'), letter.subjects.join(' | '));
});
