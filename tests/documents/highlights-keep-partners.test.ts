import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormatValue } from '#contract/catalog/formats.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import { arrange } from '#server/text/arrange/arrange.ts';

const FORMATS = ['blog', 'summary', 'linkedin', 'tweet', 'newsletter', 'podcast'] as const;

function blocksOf(sample: string, format: FormatValue): string[] {
  const { title, language, cues, chapters } = getSamples().get(sample)!;
  const document = arrange({ title, language, cues, chapters, format, options: {} })!;
  return document.sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind !== 'link')
    .map(({ md }) => md.replace(/^\d+\/\d+ /u, ''));
}

const textOf = (sample: string, format: FormatValue) => blocksOf(sample, format).join('\n\n');

test('a post that starts with a story includes it up to its question', () => {
  assert.match(
    textOf('small-garden', 'linkedin'),
    /I had bought 38 plants\.[^]*"Where is the sun at four o'clock\?" I had no idea\./u,
  );
});

test('a person quoted at the end of a talk has been introduced before', () => {
  for (const format of FORMATS) {
    const text = textOf('small-garden', format);
    if (text.includes('you found the sun'))
      assert.match(text, /my neighbour looked over the fence again[^]*you found the sun/u, format);
  }
});

test('an answer comes after its question, and a second point after the first', () => {
  for (const format of FORMATS) {
    assert.doesNotMatch(textOf('airing-de', format), /(?<!Wie oft\? )Zwei- bis viermal/u, format);
    const [first = ''] = textOf('photo-zh', format).split('第二个建议');
    if (first !== textOf('photo-zh', format)) assert.match(first, /第一个建议/u, format);
  }
});

test('a summary point starts where a thought starts, and no chapter consists only of an announcement', () => {
  for (const line of blocksOf('airing-de', 'summary')) assert.doesNotMatch(line, /^Steht es/u);
  for (const line of blocksOf('water-es', 'summary')) {
    assert.doesNotMatch(line, /^(?:Mezcla aire|En mi casa lo resolvimos)/u);
    assert.notEqual(line, 'Haz esta prueba.');
  }
});

test('sentences of a Thai talk are separated as in its captions', () => {
  assert.doesNotMatch(textOf('sleep-th', 'blog'), /เรื่องการนอนหลายคน|ตอนหัวถึงหมอนแต่/u);
});
