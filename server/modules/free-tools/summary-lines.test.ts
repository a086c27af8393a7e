import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SampleSchema } from '#contract/videos.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import rawSample from '../../../content/samples/small-garden.json' with { type: 'json' };
import { summaryLines } from './summary-lines.ts';

const sample = SampleSchema.parse(rawSample);
const options = { shape: 'bullets' };
const document = arrange({ ...sample, format: 'summary', options })!;

test('R5 no paragraph combines sentences said far apart', () => {
  const startOf = new Map(
    document.sections.flatMap(({ blocks }) => blocks.map(({ md, startMs }) => [md, startMs])),
  );
  const lines = summaryLines(document, true);
  const paragraphs = lines.filter((line) => line.startsWith('['));
  assert(paragraphs.length >= sample.chapters.length);
  for (const line of paragraphs) {
    const said = [...startOf].flatMap(([md, startMs]) => (line.includes(md) ? [startMs!] : []));
    assert(said.length > 0, line);
    const inOrder = said.toSorted((one, other) => one - other);
    inOrder.forEach((at, index) => assert(at - (inOrder[index - 1] ?? at) < 60_000, line));
  }
  for (const { title } of sample.chapters) assert(lines.includes(title), title);
});

test('a talk without times gets lines without times', () => {
  assert(summaryLines(document, false).every((line) => !line.startsWith('[')));
});
