import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrange } from '../arrange/arrange.ts';
import { transcriptBlocks } from '../blocks.ts';
import { sentencesFromCues } from '../sentences.ts';
import { readTranscript } from './read-transcript.ts';

const FIRST =
  'We have served filter coffee on the quay since 2009. The water here is soft, so we grind a little finer than the books say.';
const SECOND =
  'A good cup needs sixty grams of coffee for every litre of water. Weigh both, because spoons differ from kitchen to kitchen.';
const TITLE = 'Brewing notes from the Harbour Roastery';
const HEADING = 'Weighing the coffee';

const headings = (text: string) =>
  readTranscript(text).cues.flatMap((cue) => (cue.heading ? cue.text : []));
const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => word !== '');

const ARTICLE = [TITLE, FIRST, HEADING, SECOND].join('\n\n');

test('headings of a pasted text are blocks of their own and in no sentence', () => {
  for (const text of [
    ARTICLE,
    ARTICLE.replaceAll('\n\n', '\n'),
    ARTICLE.replaceAll('\n', '\r\n'),
  ]) {
    const { cues } = readTranscript(text);
    assert.deepEqual(headings(text), [TITLE, HEADING]);
    assert.deepEqual(
      sentencesFromCues(cues, 'english').map((sentence) => sentence.text),
      [...FIRST.split(/(?<=\.) /u), ...SECOND.split(/(?<=\.) /u)],
    );
    const blocks = transcriptBlocks(cues, []).map((block) => block.text);
    assert.deepEqual(blocks, [TITLE, FIRST, HEADING, SECOND]);
  }
});

test('a heading above another one, above wrapped lines or below a list is a heading', () => {
  assert.deepEqual(headings(`${TITLE}\n\n${HEADING}\n\n${FIRST} ${SECOND}`), [TITLE, HEADING]);
  const wrapped = `${FIRST} ${SECOND}`.replaceAll(/(.{50,60}) /gu, '$1\n');
  assert.deepEqual(headings(`${HEADING}\n${wrapped}`), [HEADING]);
  assert.deepEqual(headings(`${FIRST}\n\n- Beans\n- Water\n\n${HEADING}\n\n${SECOND}`), [HEADING]);
});

test('an article from a pasted text never joins a heading to a sentence', () => {
  const more = (subject: string) =>
    ['shop', 'boat', 'office', 'garden', 'station', 'kitchen']
      .map((place) => `In the ${place}, the ${subject} is checked every morning before we open.`)
      .join(' ');
  const text = [TITLE, `${FIRST} ${more('grinder')}`, HEADING, `${SECOND} ${more('scale')}`];
  const { cues } = readTranscript(text.join('\n\n'));
  for (const format of ['blog', 'newsletter', 'linkedin'] as const) {
    const given = { title: TITLE, language: 'english', cues, chapters: [] } as const;
    const made = JSON.stringify(arrange({ ...given, format, options: {} }));
    assert.match(made, /coffee/u, format);
    assert.doesNotMatch(made, /Roastery[.:]? We|the coffee[.:]? A good cup/u, format);
  }
});

test('lines that are no headings stay part of their sentences, without losing a word', () => {
  const texts = [
    `${FIRST} ${SECOND}`.replaceAll(/(.{60,75}) /gu, '$1\n'),
    `${FIRST} ${SECOND}`.replaceAll(/(.{60,75}) /gu, '$1\n\n'),
    'Two roads diverged in a wood\nAnd I went down the other one\nBecause it wanted wear\n\nAnd both that morning lay alike\nIn leaves no step had trodden black.',
    'so we open at seven\n\nand then the boats come in\n\nPeople want coffee\n\nWe pour it.\n\nThey leave\n\nWe clean.',
    `What you need:\n\n- Beans\n- Water\n\n${FIRST}`,
    `${FIRST}\n\n1. Beans\n2. Water\n3. Time\n\n${SECOND}`,
    'Anna: Hello and welcome\n\nPeter: We have served coffee on this quay for years.\n\nAnna: And what about the water\n\nPeter: It is soft here, so we grind finer.',
    'สวัสดีครับ วันนี้เราจะมาคุยกันเรื่องกาแฟ\n\nกาแฟที่ดีต้องใช้น้ำที่สะอาด',
    '今天我们来谈谈咖啡\n水很重要\n咖啡豆也很重要',
  ];
  for (const text of texts) assert.deepEqual(headings(text), [], text);
  for (const text of [...texts.slice(0, 4), ARTICLE])
    assert.deepEqual(
      wordsIn(
        readTranscript(text)
          .cues.map((cue) => cue.text)
          .join(' '),
      ),
      wordsIn(text),
    );
});

test('a heading in a language without capitals is one', () => {
  const prose =
    '我们从二零零九年开始在码头上卖咖啡，这里的水很软，所以磨得更细。每一升水需要六十克咖啡。';
  assert.deepEqual(headings(`港口咖啡笔记\n\n${prose}`), ['港口咖啡笔记']);
});
