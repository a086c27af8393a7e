import type { Document } from '#contract/documents.ts';
import type { FormatValue } from '#contract/catalog/formats.ts';
import { SampleSchema } from '#contract/videos.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import { countWords } from '#server/text/segment.ts';
import sample from '../samples/small-garden.json' with { type: 'json' };
import type { SampleLine, SampleText } from '../site/sample-text.ts';

/** What the page shows of each text, by how the pieces begin, in the order of the text. */
const PICKS: Readonly<Record<FormatValue, readonly string[]>> = {
  blog: [
    'Before you buy a single plant',
    'The garden I planted twice',
    'The first garden I ever planned',
    'Your one day',
    'In July of that second year',
  ],
  summary: [
    'Before you buy a single plant',
    'Start at eight in the morning',
    'One day, one sheet of paper',
    'You are trying to find out',
    'Your one day',
    'In July of that second year',
  ],
  tweet: ['1/8', '2/8', '3/8'],
  linkedin: [
    'Before you buy a single plant',
    'The first garden I ever planned',
    'What is your experience',
  ],
  newsletter: [
    'Hello',
    'Here is what is worth knowing',
    'Before you buy a single plant',
    'The garden I planted twice',
    'The first garden I ever planned',
    'Thank you for reading',
  ],
  podcast: [
    'Welcome!',
    'The first garden I ever planned',
    'That brings us to “Your one day”',
    'In July of that second year',
  ],
  custom: [
    'First garden',
    'The first garden I ever planned',
    'Neighbour',
    'In July of that second year',
  ],
};

const PROMPT = {
  name: 'Note for the allotment board',
  template: 'A note for the allotment board.\n# First garden\n# Neighbour',
};

/** The seven texts that this product writes from its built-in talk, and what the home page shows of them. */
export function sampleTexts(): SampleText[] {
  const talk = SampleSchema.parse(sample);
  return (Object.keys(PICKS) as FormatValue[]).map((format) => {
    const options = format === 'summary' ? { length: 'long' as const } : {};
    const document = arrange({ ...talk, format, options, prompt: PROMPT });
    if (!document) throw new Error(`Nothing was written as ${format}`);
    return shown(document, PICKS[format]);
  });
}

function shown(document: Document, picks: readonly string[]): SampleText {
  const blocks = document.sections
    .filter(({ kind }) => kind !== 'notes')
    .flatMap((section) => section.blocks);
  let from = 0;
  const lines = picks.map((beginning): SampleLine => {
    const at = blocks.findIndex(({ md }, index) => index >= from && md.startsWith(beginning));
    if (at < 0) throw new Error(`The ${document.format} does not say: ${beginning}`);
    from = at + 1;
    const { kind, md, startMs, speaker } = blocks[at]!;
    const who =
      document.format === 'podcast'
        ? document.speakers.find(({ id }) => id === speaker)?.name
        : undefined;
    return { isHeading: kind === 'heading', text: md, startMs, ...(who && { who }) };
  });
  const all = document.sections.flatMap((section) => section.blocks);
  return {
    format: document.format,
    title: document.format === 'newsletter' ? document.subjects[0]! : document.title,
    lines,
    words: all.reduce((sum, { md }) => sum + countWords(md, document.language), 0),
    pieces: all.filter(({ startMs }) => startMs !== null).length,
  };
}
