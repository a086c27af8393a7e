import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { partReaderOf } from './naming.ts';
import { reportOn } from '#tests/support/report-on.ts';

const marksOf = reportOn([
  { speaker: 'Ben', text: 'I propose a roof of slate, because slate lasts a hundred years.' },
  { speaker: 'Ada', text: 'Slate is heavy, the beams of the barn are far too weak for it.' },
  { speaker: 'Ben', text: 'Then we strengthen the beams, I have an offer from the carpenter.' },
  { speaker: 'Cy', text: 'A roof of slate is fine with me.' },
  { speaker: 'Ada', text: 'The swallows nest under the ridge, so no work before August, please.' },
]);
const speakersIn = (md: string, ...ids: number[]) =>
  marksOf(md, ...ids)
    .filter(({ kind }) => kind === 'speaker')
    .map(({ quote }) => quote);

test('whoever is named after “by”, “according to” or before their idea is held to it', () => {
  for (const [right, wrong] of [
    ['According to Ada, the beams of the barn are too weak for slate.', 'Ben'],
    ['The beams of the barn were called too weak for slate by Ada.', 'Ben'],
    ['That the beams of the barn are too weak for slate was Ada’s point.', 'Ben'],
    ['Nobody else spoke, and Ada called the beams of the barn too weak for slate.', 'Ben'],
    ['Ada Smith found the beams of the barn too weak for slate.', 'Ben'],
  ] as const) {
    assert.deepEqual(speakersIn(right, 1, 2, 3, 4), [], right);
    const swapped = right.replace('Ada', wrong);
    assert.deepEqual(speakersIn(swapped, 1, 2, 3, 4), [wrong], swapped);
  }
});

test('whoever only accepts, turns down or is left out of something needn’t have said it', () => {
  for (const md of [
    'The roof of slate was accepted by Cy.',
    'Cy accepted the roof of slate.',
    'Ada turned down the roof of slate.',
    'Except for Cy, they discussed whether the beams of the barn are too weak for slate.',
  ])
    assert.deepEqual(speakersIn(md, 1, 2, 3, 4), [], md);
});

test('what somebody says of a matter in other passages counts for them too', () => {
  const marks = reportOn([
    { speaker: 'Ada', text: 'The barn has beams.' },
    { speaker: 'Ben', text: 'Yes.' },
    { speaker: 'Cy', text: 'The barn has a slate roof, and it has beams.' },
    { speaker: 'Dee', text: 'Shall we have lunch first?' },
    { speaker: 'Dee', text: 'There is soup, and there is bread from the village.' },
    { speaker: 'Dee', text: 'And somebody has to fetch the children at three.' },
    { speaker: 'Ada', text: 'The carpenter says the beams of the barn carry no slate roof.' },
  ]);
  assert.deepEqual(
    marks('Ada warned that the beams of the barn carry no slate roof.', 1, 2, 3),
    [],
  );
});

test('the part somebody has in a statement is read in the text’s language', () => {
  const parts = (language: LanguageValue, before: string, after: string) =>
    Object.entries(partReaderOf(language)(before, after))
      .filter(([, is]) => is)
      .map(([name]) => name);
  for (const [language, before, after, expected] of [
    ['german', 'Laut ', ' sind die Balken zu schwach.', ['isSubject', 'isSource']],
    ['german', 'Der Vorschlag stammt von ', ' und gilt.', ['isSource']],
    ['german', 'Außer ', ', Ben und Cy waren alle dafür.', ['isExcepted']],
    ['german', 'Ben fragte ', ' nach den Balken.', []],
    ['german', '', ' stimmte dem Vorschlag zu.', ['isSubject', 'isReply']],
    ['french', 'Selon ', ', les poutres sont trop faibles.', ['isSubject', 'isSource']],
    ['french', 'Une idée proposée par ', ' hier.', ['isSource']],
    ['french', '', " est d'accord avec Ben.", ['isSubject', 'isReply']],
    ['spanish', 'Según ', ', las vigas son débiles.', ['isSubject', 'isSource']],
    ['spanish', 'Salvo ', '.', ['isExcepted']],
    ['spanish', '', ' aceptó la propuesta.', ['isSubject', 'isReply']],
    ['english', 'It was accepted by ', ' at once.', ['isSource', 'isReply']],
    ['polish', '', ' powiedziała, że belki są za słabe.', ['isSubject']],
  ] as const) {
    const found = parts(language, before, after);
    assert.deepEqual(found.toSorted(), [...expected].toSorted(), `${language}: ${before}…${after}`);
  }
});
