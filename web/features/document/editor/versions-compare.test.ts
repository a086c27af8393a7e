import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BlockKind, SummaryDocument } from '#contract/documents.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { matchLists } from './match-lists.ts';
import { compareTexts } from './versions-compare.ts';

type Line = [id: string, md: string, kind?: BlockKind];

function text(lines: readonly Line[], language: LanguageValue = 'english'): SummaryDocument {
  const blocks = lines.map(([id, md, kind = 'paragraph' as const]) => {
    return { id, kind, md, blockIds: [], startMs: null };
  });
  const sections = [{ id: 's', kind: 'section' as const, startMs: null, blocks }];
  return { format: 'summary', language, title: 'Garden', sections };
}

/** Removed text as `[-gone-]`, added text as `{+new+}`. */
function shown(before: SummaryDocument, after: SummaryDocument): string[] {
  return compareTexts(before, after).blocks.map(({ pieces }) =>
    pieces
      .map(({ fate, spans }) => {
        const words = spans.map((span) => (span.strong ? `**${span.text}**` : span.text)).join('');
        return { same: words, added: `{+${words}+}`, removed: `[-${words}-]` }[fate];
      })
      .join(''),
  );
}

test('exactly the words that an edit added and removed are marked', () => {
  const before = text([
    ['a', 'Water the beds in the evening.'],
    ['b', 'Pull the weeds.'],
  ]);
  const after = text([
    ['a', 'Water all the beds in the morning.'],
    ['b', 'Pull the weeds.'],
  ]);
  assert.deepEqual(shown(before, after), [
    'Garden',
    'Water {+all +}the beds in the [-evening-]{+morning+}.',
    'Pull the weeds.',
  ]);
  const { addedWords, removedWords } = compareTexts(before, after);
  assert.deepEqual([addedWords, removedWords], [2, 1]);
  assert.equal(compareTexts(null, after).addedWords, 0);
});

test('adjacent changed words are shown as one change', () => {
  const before = text([['a', 'one red small house stands']]);
  const after = text([['a', 'one blue large house stands']]);
  assert.equal(shown(before, after)[1], 'one [-red small-]{+blue large+} house stands');
});

test('making a word bold counts as a change', () => {
  assert.equal(
    shown(text([['a', 'very old']]), text([['a', '**very** old']]))[1],
    '[-very-]{+**very**+} old',
  );
});

test('added, removed and rewritten paragraphs are found even if their ids changed', () => {
  const before = text([
    ['a', 'First stays.'],
    ['b', 'The old second goes away.'],
    ['c', 'Choose one day for the whole garden and keep it.'],
  ]);
  const after = text([
    ['a', 'First stays.'],
    ['x', 'Choose one day for the small garden and keep it.'],
    ['y', 'Wholly other words.'],
  ]);
  assert.deepEqual(shown(before, after), [
    'Garden',
    'First stays.',
    '[-The old second goes away.-]',
    'Choose one day for the [-whole-]{+small+} garden and keep it.',
    '{+Wholly other words.+}',
  ]);
});

test('languages without spaces are also compared by words', () => {
  const before = text([['a', '私は東京に住んでいます']], 'japanese');
  const after = text([['a', '私は大阪に住んでいます']], 'japanese');
  assert.equal(shown(before, after)[1], '私は[-東京-]{+大阪+}に住んでいます');
});

test('for any two lists, the matches are equal, in order and as many as possible', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  for (let round = 0; round < 300; round++) {
    const make = () => Array.from({ length: random(14) }, () => 'abcd'[random(4)]!);
    const [a, b] = [make(), make()];
    const pairs = matchLists(a, b);
    pairs.forEach(([x, y], at) => {
      assert.equal(a[x], b[y]);
      if (at > 0) assert(x > pairs[at - 1]![0] && y > pairs[at - 1]![1]);
    });
    assert.equal(pairs.length, longestShared(a, b), `${a.join('')} ${b.join('')}`);
  }
});

function longestShared(a: readonly string[], b: readonly string[]): number {
  const table = Array.from({ length: a.length + 1 }, () =>
    Array.from({ length: b.length + 1 }, () => 0),
  );
  for (let x = 1; x <= a.length; x++) {
    for (let y = 1; y <= b.length; y++) {
      table[x]![y] =
        a[x - 1] === b[y - 1]
          ? table[x - 1]![y - 1]! + 1
          : Math.max(table[x - 1]![y]!, table[x]![y - 1]!);
    }
  }
  return table[a.length]![b.length]!;
}

test('comparing two unrelated texts of 20,000 words ends in reasonable time', () => {
  const words = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`);
  assert.deepEqual(matchLists(words('a'), words('b')), []);
  assert.equal(matchLists([...words('a'), 'x'], [...words('b'), 'x']).length, 1);
});
