import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { NOTES_SHARE, notesMessages } from '#server/prompts/notes.ts';
import type { DraftLine } from '#server/prompts/revise.ts';
import { isShown, type PlannedSection } from '#server/prompts/sections.ts';
import type { Note } from '#server/prompts/write.ts';
import {
  answerLimit,
  expectedNoteTokens,
  expectedTokens,
  type Room,
  type RunPlan,
} from '../model/model-plan.ts';
import { messagesFor, type PromptContext } from '../model/model-prompt.ts';
import { expectedRevision, revisionFor } from '../model/revise-draft.ts';
import { likelyClaims, readingCalls } from '../model/second-reading.ts';
import { wordsWritten } from '../words-wanted.ts';
import type { PlannedCall } from './run-estimate.ts';

/** Allows for continuations and one repeat in the right language. */
const MOST_PASSES = 2.5;
const MOST_DOUBTS = 3;

interface Options {
  context: PromptContext;
  plan: RunPlan;
  room: Room;
  blocks: readonly TranscriptBlock[];
  /** The transcript's language. */
  language: LanguageValue | null;
}

/** The calls a run will make, with the exact text of its requests. */
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
      stage: 'reading',
      ...spoken,
      request: { ...messages, maxOutputTokens: answerLimit(expectedOutputTokens, room) },
      expectedOutputTokens,
      most: MOST_PASSES,
    };
  });
  const expectedOutputTokens = expectedTokens(plan.sections, context.language);
  const material = plan.stretches ? { notes: likelyNotes(blocks) } : { blocks };
  const messages = messagesFor(context, {
    plan,
    sections: plan.sections,
    material,
    planned: null,
    written: [],
    insistOnLanguage: false,
  });
  const writing: PlannedCall = {
    stage: 'writing',
    ...spoken,
    request: { ...messages, maxOutputTokens: answerLimit(expectedOutputTokens, room) },
    expectedOutputTokens,
    most: MOST_PASSES,
  };
  const { secondReading } = context.brief;
  const words = wordsWritten(context.format, plan.sections);
  const claims = secondReading ? likelyClaims(words, secondReading, blocks) : [];
  const rereading = readingCalls(claims, { room, nonce: plan.nonce }, language).map((call) => ({
    ...call,
    // The number of doubtful sentences isn't known in advance.
    ...(secondReading === 'doubts' && { most: MOST_DOUBTS }),
  }));
  if (!plan.revises) return [...reading, writing, ...rereading];
  const expectedFixes = expectedRevision(
    expectedTokens(plan.sections.filter(isShown), context.language),
  );
  const lines = likelyDraft(plan.sections, blocks);
  const revising: PlannedCall = {
    stage: 'revising',
    ...spoken,
    request: {
      ...revisionFor(context, { nonce: plan.nonce, material, lines }),
      maxOutputTokens: answerLimit(expectedFixes, room),
    },
    expectedOutputTokens: expectedFixes,
    most: 1,
  };
  return [...reading, writing, revising, ...rereading];
}

/** Made-up lines from the talk, as long as the draft is expected to be. */
function likelyDraft(
  sections: readonly PlannedSection[],
  blocks: readonly TranscriptBlock[],
): DraftLine[] {
  const spoken = blocks
    .map(({ text }) => text)
    .join(' ')
    .split(' ');
  const words = sections.filter(isShown).reduce((sum, section) => sum + section.words, 0);
  const count = Math.max(1, Math.round(words / WORDS_IN_LINE));
  return Array.from({ length: count }, (_, at) => {
    const from = (at * WORDS_IN_LINE) % Math.max(1, spoken.length - WORDS_IN_LINE);
    const text = spoken.slice(from, from + WORDS_IN_LINE).join(' ');
    return { name: `s${at}-1`, tag: 'p', blockIds: [at + 1], text };
  });
}

const WORDS_IN_LINE = 45;

function likelyNotes(blocks: readonly TranscriptBlock[]): Note[] {
  return blocks.map(({ id, text }) => ({
    blockIds: [id],
    text: text.slice(0, Math.ceil(text.length * NOTES_SHARE)),
  }));
}
