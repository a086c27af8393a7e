import type { TranscriptBlock } from '#contract/videos.ts';
import { NOTES_SHARE, notesMessages } from '#server/prompts/notes.ts';
import { type Messages, type Note } from '#server/prompts/write.ts';
import { countTokens, mostTokens } from '#server/text/tokens.ts';
import type { ModelCalls, PaidModel } from '../usage/model-call.service.ts';
import {
  answerLimit,
  expectedNoteTokens,
  expectedTokens,
  type Room,
  type RunPlan,
} from './model-plan.ts';
import { messagesFor, type PromptContext } from './model-prompt.ts';

/** A run may ask again: for the rest of a cut answer, once more in the right language, after a fault. */
const PASSES = 3;
const LOW_SHARE = 0.8;

interface Range {
  low: number;
  middle: number;
  ceiling: number;
}

export interface RunPrice {
  calls: number;
  tokensIn: Range;
  tokensOut: Range;
  microCents: Range;
}

interface Options {
  context: PromptContext;
  plan: RunPlan;
  room: Room;
  blocks: readonly TranscriptBlock[];
  use: PaidModel;
  modelCalls: Pick<ModelCalls, 'price'>;
}

interface Planned {
  messages: Messages;
  expected: number;
  maxOutputTokens: number;
}

/** What a run will use, from the very words it would send; its ceiling is what the run is later held to. */
export function priceRun({ context, plan, room, blocks, use, modelCalls }: Options): RunPrice {
  const calls: Planned[] = (plan.stretches ?? []).map(({ fromBlock, toBlock }, index) => {
    const here = blocks.filter(({ id }) => id >= fromBlock && id <= toBlock);
    const expected = expectedNoteTokens(here);
    const { nonce } = plan;
    const { videoTitle } = context;
    const of = plan.stretches!.length;
    return {
      messages: notesMessages({ nonce, videoTitle, blocks: here, number: index + 1, of }),
      expected,
      maxOutputTokens: answerLimit(expected, room),
    };
  });
  const notes = plan.stretches ? likelyNotes(blocks) : null;
  const expected = expectedTokens(plan.sections, context.language);
  calls.push({
    messages: messagesFor(context, {
      plan,
      sections: plan.sections,
      material: notes ? { notes } : { blocks },
      written: [],
      insistOnLanguage: false,
    }),
    expected,
    maxOutputTokens: answerLimit(expected, room),
  });

  const sum = (of: (call: Planned) => number) => calls.reduce((total, call) => total + of(call), 0);
  const range = (middle: number, ceiling: number): Range => ({
    low: Math.round(middle * LOW_SHARE),
    middle: Math.round(middle),
    ceiling: Math.ceil(ceiling),
  });
  const priced = calls.map((call) =>
    modelCalls.price(
      use,
      { ...call.messages, maxOutputTokens: call.maxOutputTokens },
      call.expected,
    ),
  );
  const inText = ({ messages }: Planned) =>
    [messages.system, ...messages.messages.map(({ content }) => content)].join('\n');
  return {
    calls: calls.length,
    tokensIn: range(
      sum((call) => countTokens(inText(call))),
      PASSES * sum((call) => mostTokens(inText(call))),
    ),
    tokensOut: range(
      sum((call) => call.expected),
      PASSES * sum((call) => call.maxOutputTokens),
    ),
    microCents: range(
      priced.reduce((total, { expectedMicroCents }) => total + expectedMicroCents, 0),
      PASSES * priced.reduce((total, { ceilingMicroCents }) => total + ceilingMicroCents, 0),
    ),
  };
}

function likelyNotes(blocks: readonly TranscriptBlock[]): Note[] {
  return blocks.map(({ id, text }) => ({
    blockIds: [id],
    text: text.slice(0, Math.ceil(text.length * NOTES_SHARE)),
  }));
}
