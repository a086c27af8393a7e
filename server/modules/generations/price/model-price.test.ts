import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import type { FormatValue } from '#contract/catalog/formats.ts';
import { getLanguage, LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { OPTIONS } from '#contract/options.ts';
import type { Sample } from '#contract/videos.ts';
import type { AiProviders } from '#server/providers/ai/port.ts';
import { cardOf, messagesFor } from '../model/model-prompt.ts';
import { materialText, type Note } from '#server/prompts/write.ts';
import type { Brief } from '#server/db/schema/generations.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { learnStyle } from '#server/text/learn-style.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { countWords, isUnspaced, wordSpans } from '#server/text/segment.ts';
import { outlineParts } from '#server/text/outline-parts.ts';
import { TALKS } from '#tests/support/bee-talks.ts';
import { ALL_FORMATS } from '#tests/support/offline-run.ts';
import { meterInput } from '#tests/support/stand-in-models/stand-in-models.ts';
import { sectionsIn } from '#tests/support/stand-in-writer.ts';
import { getTalks } from '#tests/support/talks.ts';
import { createModelCalls } from '../../usage/model-call.service.ts';
import { partsWanted, planRun } from '../model/model-plan.ts';
import { plannedCalls } from './model-price.ts';
import { estimateCalls, type PlannedCall } from './run-estimate.ts';

const ROOM = {
  windowTokens: 1_000_000,
  materialTokens: 200_000,
  stretchTokens: 12_000,
  maxOutputTokens: 60_000,
  thinkingTokens: 0,
};
/** One dollar per million input tokens, four per million output tokens. */
const PRICE = { in: 100, out: 400 };
const USE = { provider: 'openai', model: 'stand-in', payer: 'own' } as const;
const { price } = createModelCalls({
  providers: {
    cost: (_provider: string, _model: string, tokens: { in: number; out: number }) => ({
      microCents: tokens.in * PRICE.in + tokens.out * PRICE.out,
      estimated: false,
    }),
    describe: () => ({ reasons: false }),
  } as unknown as AiProviders,
  keys: {} as never,
  usage: {} as never,
  log: {} as never,
});

/** A model that writes exactly the lengths the prompt asks for. */
function obedient(prompt: string, spoken: readonly string[], language: LanguageValue): string {
  let at = 0;
  const between = isUnspaced(language) ? '' : ' ';
  const sentence = () => spoken[at++ % spoken.length]!;
  const write = (tag: string, words: number) => {
    let text = sentence();
    while (countWords(text, language) < words) text += between + sentence();
    const last = wordSpans(text, language)[words - 1]!;
    return `@${tag} [#${(at % 8) + 1}] ${text.slice(0, last.at + last.word.length)}`;
  };
  const repeat = (count: number, line: () => string) => Array.from({ length: count }, line);
  return sectionsIn(prompt)
    .flatMap(({ id, ask }) => {
      const counted = (pattern: RegExp) => Number(pattern.exec(ask)?.[1] ?? 0);
      const all = counted(/[Aa]bout (\d+) words/u);
      const lines = [`@section ${id}`];
      if (ask.includes('@plan')) {
        const most = counted(/at most (\d+) words/u);
        lines.push(...repeat(6, () => write('plan', Math.round((most * 0.8) / 6))));
      } else if (ask.includes('@turn')) {
        // The requested number of words, in turns of natural length.
        const turns = Math.round(all / 45) || 2;
        lines.push(...repeat(turns, () => write('turn A', Math.round(all / turns) || 45)));
      } else if (ask.includes('LinkedIn post'))
        lines.push(
          write('hook', 16),
          ...repeat(8, () => write('p', Math.round((all - 28) / 8))),
          write('q', 12),
        );
      else if (all > 0)
        lines.push(
          ...(ask.includes('@h ') ? [write('h', 6)] : []),
          ...repeat(Math.round(all / 60) || 1, () => write('p', Math.min(60, all))),
        );
      else if (counted(/(\d+) questions/u) > 0)
        lines.push(
          ...repeat(counted(/(\d+) questions/u), () => `${write('q', 10)}\n${write('a', 45)}`),
        );
      else if (counted(/(\d+) @tweet/u) > 0)
        lines.push(...repeat(counted(/(\d+) @tweet/u), () => write('tweet', 36)));
      else if (counted(/(\d+) @link/u) > 0)
        lines.push(...repeat(counted(/(\d+) @link/u), () => write('link', 12)));
      else if (counted(/(\d+) @point/u) > 0)
        lines.push(...repeat(counted(/(\d+) @point/u), () => write('point', 19)));
      else if (ask.includes('@tweet')) lines.push(write('tweet', 38));
      else if (ask.includes('@title') || ask.includes('@subject')) {
        const tags = [
          ...new Set(
            [...ask.matchAll(/@(title|description|subject|preheader|tags|hashtags)/gu)].map(
              ([, tag]) => tag!,
            ),
          ),
        ];
        for (const tag of tags)
          lines.push(
            ...repeat(tag === 'subject' ? 3 : 1, () => write(tag, tag === 'description' ? 22 : 9)),
          );
      } else if (ask.includes('@gist')) lines.push(write('gist', 30));
      else if (ask.includes('@chapter'))
        lines.push(
          write('p', 60),
          ...repeat(counted(/each of the (\d+) parts/u), () => write('chapter', 6)),
        );
      else
        lines.push(write('p', ask.includes('@greeting') ? 50 : ask.includes('@signoff') ? 25 : 85));
      return lines;
    })
    .join('\n');
}

/** A style that uses every field, with two long samples. */
const STYLE: NonNullable<Brief['style']> = {
  name: 'House',
  tone: 'dry, with a smile',
  audience: 'people who have a garden and no time',
  rules: ['No exclamation marks', 'Say the figure first, then what it means'],
  samples: [
    'I have killed more basil than I have eaten. It took me years to see that it was the window. '.repeat(
      12,
    ),
    'Nobody needs a greenhouse. What one needs is a south wall, a chair, and an hour on Sunday. '.repeat(
      12,
    ),
  ],
  bannedWords: ['delve', 'unlock', 'journey'],
  learned: learnStyle(['Nobody needs a greenhouse. What one needs is a wall, and an hour.']),
};

interface Priced {
  format: FormatValue;
  language: LanguageValue;
  /** With several formats, notes are taken first and shared. */
  shared?: boolean;
  style?: Brief['style'];
}

/** Deviation of the middle from the metered cost of such a model. */
function offBy(
  talk: Sample,
  spoken: readonly string[],
  { format, language, shared = false, style = null }: Priced,
): number {
  const blocks = transcriptBlocks(talk.cues, talk.chapters);
  const options = OPTIONS[format].parse({});
  const prompt = { name: 'Own', description: '', template: 'A report.', fields: [] };
  const brief = { style, prompt: format === 'custom' ? prompt : null, shared };
  const wish = { format, language, options, brief, ownerId: 'usr_1', transcriptId: talk.id };
  const parts = outlineParts(talk, partsWanted(format, options));
  const plan = planRun(wish, { blocks, language: talk.language }, parts, ROOM);
  const context = { ...wish, card: cardOf(talk, brief, blocks) };
  const calls = plannedCalls({ context, plan, room: ROOM, blocks, language: talk.language });
  const { costCents } = estimateCalls({ price }, USE, calls, false);
  let meter = 0;
  const answers = ({ request }: PlannedCall, answer: string) => {
    const asked = { model: '', ...request, messages: [...request.messages] };
    meter += (meterInput(asked) * PRICE.in + encode(answer).length * PRICE.out) / 1e6;
  };
  assert.equal(calls.length > 1, shared);
  const notes = blocks.map((block) => noteOf(block, talk.language));
  if (shared)
    answers(calls[0]!, notes.map((note) => `@note ${materialText({ notes: [note] })}`).join('\n'));
  const messages = messagesFor(context, {
    plan,
    sections: plan.sections,
    material: shared ? { notes } : { blocks },
    planned: null,
    written: [],
    insistOnLanguage: false,
  });
  const writing = { ...calls.at(-1)!, request: { ...calls.at(-1)!.request, ...messages } };
  answers(writing, obedient(messages.messages[0]!.content, spoken, language));
  assert.ok(costCents.ceiling > meter);
  // The ceiling must not be so high that it blocks runs costing a fraction of it.
  const isLatin = getLanguage(talk.language).script === 'Latn';
  assert.ok(costCents.ceiling < (isLatin ? 8 : 11) * costCents.middle, `${format} ${language}`);
  return costCents.middle / meter - 1;
}

/** One fact per block in one sentence, as in notes: the longest one. */
function noteOf({ id, text }: TranscriptBlock, language: LanguageValue): Note {
  // Thai separates sentences only with spaces.
  const end = language === 'thai' ? /\s/u : /(?<=[.!?])\s|(?<=[。！？।])\s?/u;
  const sentences = text.split(end);
  const [longest] = sentences.toSorted((a, b) => b.length - a.length);
  return { blockIds: [id], text: longest! };
}

/** `ESTIMATE_LANGUAGES=all` tests every language that an English talk can be written in. */
describe('the middle of an estimate is within 15 % of the metered cost of an obedient model, and the ceiling is above it', () => {
  const check = (
    language: LanguageValue,
    talk: Sample,
    spoken: readonly string[],
    more: Pick<Priced, 'shared' | 'style'> = {},
  ) => {
    const off = ALL_FORMATS.map((format): [string, number] => [
      `${language} ${format} ${Object.keys(more).join()}`,
      offBy(talk, spoken, { format, language, ...more }),
    ]);
    assert.deepEqual(
      off.filter(([, share]) => Math.abs(share) > 0.15),
      [],
    );
  };

  for (const talk of getTalks()) {
    test(`every format of a talk in ${talk.language}`, () => {
      const spoken = transcriptBlocks(talk.cues, talk.chapters)
        .flatMap(({ text }) => text.split(/(?<=[.!?])\s|(?<=[。！？।])\s?/u))
        .filter((text) => text.trim() !== '');
      check(talk.language, talk, spoken);
      check(talk.language, talk, spoken, { style: STYLE });
      check(talk.language, talk, spoken, { shared: true });
    });
  }

  test('every format of an English talk written in another language', () => {
    const [talk] = getTalks();
    const all = process.env['ESTIMATE_LANGUAGES'] === 'all';
    const some = LANGUAGES.filter((_, index) => all || index % 10 === 0);
    for (const { value } of some) check(value, talk, TALKS[value]);
  });
});

test('a model that needs twice the room to think stays within the estimate', () => {
  const request = { system: 'Write.', messages: [{ role: 'user' as const, content: 'Think.' }] };
  const call = { ...request, maxOutputTokens: 9000 };
  const calls = [
    { stage: 'writing' as const, request: call, expectedOutputTokens: 400, most: 2.5 },
  ];
  const { ceilingMicroCents } = estimateCalls({ price }, USE, calls, true);
  const first = price(USE, call, 400).ceilingMicroCents;
  const second = price(USE, { ...call, maxOutputTokens: 18_000 }, 400).ceilingMicroCents;
  assert.ok(first + second <= ceilingMicroCents);
});
