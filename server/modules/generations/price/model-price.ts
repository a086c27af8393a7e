import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { NOTES_SHARE, notesMessages } from '#server/prompts/notes.ts';
import type { Note } from '#server/prompts/write.ts';
import {
  answerLimit,
  expectedNoteTokens,
  expectedTokens,
  type Room,
  type RunPlan,
} from '../model/model-plan.ts';
import { messagesFor, type PromptContext } from '../model/model-prompt.ts';
import type { PlannedCall } from './run-estimate.ts';

/** A run may ask again: for the rest of a cut answer, and once more in the right language. */
const MOST_PASSES = 2.5;

interface Options {
  context: PromptContext;
  plan: RunPlan;
  room: Room;
  blocks: readonly TranscriptBlock[];
  /** Of the transcript. */
  language: LanguageValue | null;
}

/** The calls that a run will make, in the very words it would send. */
export function plannedCalls({ context, plan, room, blocks, language }: Options): PlannedCall[] {
  const spoken = language ? { language } : {};
  const reading = (plan.stretches ?? []).map(({ fromBlock, toBlock }, index): PlannedCall => {
    const here = blocks.filter(({ id }) => id >= fromBlock && id <= toBlock);
    const expectedOutputTokens = expectedNoteTokens({ blocks: here, language });
    const messages = notesMessages({
      nonce: plan.nonce,
      card: context.card,
      blocks: here,
      number: index + 1,
      of: plan.stretches!.length,
    });
    return {
      ...spoken,
      request: { ...messages, maxOutputTokens: answerLimit(expectedOutputTokens, room) },
      expectedOutputTokens,
      most: MOST_PASSES,
    };
  });
  const expectedOutputTokens = expectedTokens(plan.sections, context.language);
  const messages = messagesFor(context, {
    plan,
    sections: plan.sections,
    material: plan.stretches ? { notes: likelyNotes(blocks) } : { blocks },
    planned: null,
    written: [],
    insistOnLanguage: false,
  });
  const writing: PlannedCall = {
    ...spoken,
    request: { ...messages, maxOutputTokens: answerLimit(expectedOutputTokens, room) },
    expectedOutputTokens,
    most: MOST_PASSES,
  };
  return [...reading, writing];
}

function likelyNotes(blocks: readonly TranscriptBlock[]): Note[] {
  return blocks.map(({ id, text }) => ({
    blockIds: [id],
    text: text.slice(0, Math.ceil(text.length * NOTES_SHARE)),
  }));
}
