import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { SampleSchema, type Cue } from '#contract/videos.ts';
import rawSample from '../../content/samples/small-garden.json' with { type: 'json' };
import { arrange } from '#server/text/arrange/arrange.ts';

const garden = SampleSchema.parse(rawSample);

function underEach(headings: readonly string[], cues: Cue[], language: LanguageValue): string[] {
  const prompt = { name: 'Note', template: headings.map((line) => `# ${line}`).join('\n') };
  const source = { cues, chapters: [], language, title: 'Talk' };
  const document = arrange({ ...source, format: 'custom', options: {}, prompt })!;
  return document.sections.map(({ blocks }) =>
    blocks
      .slice(1)
      .map(({ md }) => md)
      .join('\n'),
  );
}

test('each heading gets what the talk says about it, regardless of the heading before', () => {
  for (const [heading, about] of [
    ['First garden', /^The first garden I ever planned/u],
    ['Sun at four o’clock', /sun at four o'clock/u],
    ['The bins', /where I kept the bins/u],
    ['Final width', /gives a final width/u],
  ] as const) {
    const [, under] = underEach(['A fern', heading], garden.cues, garden.language);
    assert.match(under!, about, heading);
  }
});

test('a passage that fits two headings goes to the better match', () => {
  const [, width] = underEach(['Labels', 'Final width'], garden.cues, garden.language);
  assert.match(width!, /gives a final width/u);
});

test('common words don’t put a passage under a heading', () => {
  const [under] = underEach(['The lettuce and the wall'], garden.cues, garden.language);
  assert.match(under!, /lettuce|wall/iu);
  assert.doesNotMatch(under!, /^Here is how/u);
});

test('a heading that isn’t mentioned in the talk gets the part of the talk at its position', () => {
  const [first, second] = underEach(['Xylophones', 'Zeppelins'], garden.cues, garden.language);
  assert(first && second);
  const placeOf = (text: string) =>
    garden.cues.findIndex(({ text: said }) => text.includes(said.slice(0, 30)));
  assert(placeOf(first) < placeOf(second));
});

test('a heading with a speaker’s name gets what that speaker says', () => {
  const lines = [
    ['Ada', 'I think the harbour should be deeper, because ships grow every year.'],
    ['Bo', 'The harbour is deep enough, and the money belongs to the schools.'],
    ['Ada', 'The schools have what they need, so let us talk about the bridge.'],
    ['Bo', 'The bridge is old, but it will stand for another twenty years.'],
  ] as const;
  const cues = lines.map(([speaker, text], at) => ({
    startMs: at * 8000,
    endMs: at * 8000 + 7500,
    text,
    speaker,
  }));
  const [ofBo] = underEach(['Bo on the harbour', 'The bridge'], cues, 'english');
  assert.match(ofBo!, /deep enough/u);
});
