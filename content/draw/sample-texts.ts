import type { Document } from '#contract/documents.ts';
import type { FormatValue } from '#contract/catalog/formats.ts';
import { SampleSchema } from '#contract/videos.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import { countWords } from '#server/text/segment.ts';
import { makeApp } from '../../tests/support/make-app.ts';
import { startStandInModels } from '../../tests/support/stand-in-models/stand-in-models.ts';
import { answerFromTape, TAPED } from '../../tests/support/tapes/tapes.ts';
import { untilEnded } from '../../tests/support/until-ended.ts';
import sample from '../samples/small-garden.json' with { type: 'json' };
import type { PodcastLine } from '../site/podcast-samples.ts';
import type { SampleLine, SampleText } from '../site/sample-text.ts';

/** What the page shows of each text, by how the pieces begin, in the order of the text. */
const PICKS: Readonly<Record<FormatValue, readonly string[]>> = {
  blog: [
    'For about two weeks it looked wonderful',
    'One evening the woman next door',
    'I’d given the best seat',
    'I made my map in my second spring',
    '“So,” she said',
  ],
  summary: [
    'In a small garden, where the shade falls',
    'Planned at the wrong hour',
    'The tomatoes grew tall and thin',
    'My neighbour, who’d gardened there',
    'What the map gave away',
    'Rough is fine for finding',
  ],
  tweet: ['1/8', '2/8', '4/8'],
  linkedin: [
    'I put 38 plants',
    'One evening the woman next door',
    'That corner was where I kept the bins',
    'You can improve soil with compost',
  ],
  newsletter: [
    'Hello from the back step',
    'Let one clear day draw the plan',
    'In my second spring I looked',
    'In a small garden, where the shade falls',
    'The second time, I bought eleven',
  ],
  podcast: [
    "“Where is the sun at four o'clock?”",
    'Why, was something dying?',
    'The tomatoes leaned towards the house',
    'The brick wall, I bet.',
    'Perfect at noon',
  ],
  custom: [
    'First garden',
    'The first garden I ever planned',
    'The brick wall',
    'You will be wrong somewhere',
  ],
};

const HIGHLIGHTS: readonly string[] = [
  'Before you buy a single plant',
  'Full sun is for fruit',
  'Three beds are enough',
  'Here is where the plan gets small',
  'Twenty minutes a week',
  'Two visits of ten minutes',
];

const PROMPT = {
  name: 'Note for the allotment board',
  template: 'A note for the allotment board.\n# First garden\n# The brick wall',
};

interface SampleTexts {
  texts: SampleText[];
  highlights: SampleText;
  /** Every line of the podcast. */
  script: PodcastLine[];
}

/**
 * What this product makes of its built-in talk, and what the site shows of it: six formats from what a language model
 * answered to its prompts, the last reading included, and two made without a model.
 */
export async function sampleTexts(): Promise<SampleTexts> {
  const talk = SampleSchema.parse(sample);
  const without = (format: FormatValue, picks: readonly string[]): SampleText => {
    const options = format === 'summary' ? { length: 'long' as const } : {};
    const document = arrange({ ...talk, format, options, prompt: PROMPT });
    if (!document) throw new Error(`Nothing was written as ${format}`);
    return shown(document, picks, false);
  };
  const written = await writeFromTapes();
  return {
    texts: [
      ...written.map((document) => shown(document, PICKS[document.format], true)),
      without('custom', PICKS.custom),
    ],
    highlights: without('summary', HIGHLIGHTS),
    script: written.flatMap(scriptOf),
  };
}

/** Through the whole product, as a customer with a key would have them: prompts, parser, final edit, checks. */
async function writeFromTapes(): Promise<Document[]> {
  const ends: (() => unknown)[] = [];
  const models = await startStandInModels({
    answer: (asked) => {
      const answer = answerFromTape(asked);
      if (answer === null) throw new Error('No tape fits what was asked: record it anew');
      return answer;
    },
  });
  const app = await makeApp(
    { after: (work) => void ends.push(work) },
    { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } },
  );
  try {
    const user = await app.makeUser('speaker@example.org');
    const documents: Document[] = [];
    for (const format of TAPED) {
      const { body } = await user.call('POST', '/generations', {
        sample: true,
        format,
        model: 'local/stand-in-model',
        revise: true,
        whose: 'mine',
      });
      const { document, error } = await untilEnded(user, body.generations[0].id);
      if (!document || error) throw new Error(`${format} failed: ${JSON.stringify(error)}`);
      documents.push(document);
    }
    return documents;
  } finally {
    for (const end of ends.toReversed()) await end();
    await models.close();
  }
}

function scriptOf(document: Document): PodcastLine[] {
  if (document.format !== 'podcast') return [];
  const blocks = document.sections.flatMap((section) => section.blocks);
  return blocks
    .filter(({ kind }) => kind === 'turn')
    .map(({ md, speaker }) => ({ speaker: nameOf(document, speaker)!, text: md }));
}

function nameOf(document: Document, speaker: string | null | undefined): string | undefined {
  if (document.format !== 'podcast') return undefined;
  return document.speakers.find(({ id }) => id === speaker)?.name;
}

function shown(document: Document, picks: readonly string[], isWritten: boolean): SampleText {
  const blocks = document.sections
    .filter(({ kind }) => kind !== 'notes')
    .flatMap((section) => section.blocks);
  let from = 0;
  const lines = picks.map((beginning): SampleLine => {
    const at = blocks.findIndex(({ md }, index) => index >= from && md.startsWith(beginning));
    if (at < 0) throw new Error(`The ${document.format} does not say: ${beginning}`);
    from = at + 1;
    const { kind, md, startMs, speaker } = blocks[at]!;
    const who = nameOf(document, speaker);
    return { isHeading: kind === 'heading', text: md, startMs, ...(who && { who }) };
  });
  const all = document.sections.flatMap((section) => section.blocks);
  return {
    format: document.format,
    isWritten,
    title: document.format === 'newsletter' ? document.subjects[0]! : document.title,
    lines,
    words: all.reduce((sum, { md }) => sum + countWords(md, document.language), 0),
    pieces: all.filter(({ startMs }) => startMs !== null).length,
  };
}
