import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { nonceOf } from '#server/prompts/fences.ts';
import { NOTES_SHARE } from '#server/prompts/notes.ts';
import { PROMPT_VERSION, partsWanted, planDocument } from '#server/prompts/plan.ts';
import type { PlannedPart, PlannedSection } from '#server/prompts/sections.ts';
import { materialText, type Note } from '#server/prompts/write.ts';
import { countTokens, DENSEST, tokensOfWords, wordsOfTokens } from '#server/text/tokens.ts';
import type { ModelInfo } from '#server/providers/ai/port.ts';
import type { GenerationRow } from '../generations.repo.ts';

/** Share of the window for material; the rest is for prompt and answer. */
const MATERIAL_SHARE = 0.6;
/** Our prompt, which matters in a small window. */
const OUR_WORDS = 2_600;
const USUAL_OUTPUT = 8_192;
const THINKING = 8_000;
const USUAL_WINDOW = 32_000;
const LOCAL_WINDOW = 8_000;
/** Limit per request with the operator's keys. */
const HOUSE_MATERIAL = 90_000;
/** Notes of shorter stretches miss less. */
const STRETCH_TOKENS = 12_000;
/** Overhead of tags and block numbers. */
const GRAMMAR_SHARE = 1.2;

/** A model's limits. */
export interface Room {
  /** Input and output together. */
  windowTokens: number;
  materialTokens: number;
  stretchTokens: number;
  /** Includes thinking. */
  maxOutputTokens: number;
  /** Tokens it may think before writing. */
  thinkingTokens: number;
}

export function roomOf(info: ModelInfo, payer: 'own' | 'house' | 'local'): Room {
  const window = info.windowTokens ?? (payer === 'local' ? LOCAL_WINDOW : USUAL_WINDOW);
  const most = payer === 'house' ? HOUSE_MATERIAL : Infinity;
  const thinkingTokens = info.reasons ? THINKING : 0;
  const given = info.maxOutputTokens ?? USUAL_OUTPUT + thinkingTokens;
  const maxOutputTokens = Math.min(given, Math.floor(window * 0.3));
  const beside = Math.max(window * 0.3, window - maxOutputTokens - OUR_WORDS);
  return {
    windowTokens: window,
    materialTokens: Math.floor(Math.min(window * MATERIAL_SHARE, beside, most)),
    stretchTokens: Math.floor(Math.min(window * 0.4, STRETCH_TOKENS)),
    maxOutputTokens,
    thinkingTokens,
  };
}

/** The transcript a plan is made for. */
export interface PlannedMaterial {
  blocks: readonly TranscriptBlock[];
  /** `null`: unknown. */
  language: LanguageValue | null;
}

/**
 * Size of a transcript text in tokens. The same number of letters is nearly twice as many tokens in some languages as in
 * others; an unknown language counts as the worst.
 */
export function materialTokens(
  material: { blocks: readonly TranscriptBlock[] } | { notes: readonly Note[] },
  language: LanguageValue | null,
): number {
  return countTokens(materialText(material), language ?? DENSEST);
}

/** A run's decisions, made before its first call and never changed, because steps stored by name must keep their meaning. */
export interface RunPlan {
  promptVersion: number;
  nonce: string;
  parts: PlannedPart[];
  sections: PlannedSection[];
  /** Stretches to take notes of; `null`: the transcript is used directly. */
  stretches: Stretch[] | null;
  /** Whether an editor revises the draft. Missing in plans of an earlier version. */
  revises?: boolean;
}

export interface Stretch {
  fromBlock: number;
  toBlock: number;
}

export interface PricedPlan extends RunPlan {
  /** The most the run may cost, as estimated. */
  ceilingMicroCents: number;
  /** The part of it for taking notes; missing in plans of an earlier version. */
  readingMicroCents?: number;
}

export function planRun(
  generation: Pick<GenerationRow, 'format' | 'options' | 'brief' | 'ownerId' | 'transcriptId'>,
  material: PlannedMaterial,
  parts: PlannedPart[],
  room: Room,
): RunPlan {
  const { format, options, brief, ownerId, transcriptId } = generation;
  const tokens = materialTokens(material, material.language);
  const fits = tokens <= room.materialTokens;
  const notesFit = expectedNoteTokens(material) <= room.materialTokens;
  const outline = {
    parts,
    sourceWords: wordsOfTokens(tokens, material.language ?? DENSEST),
    // A model that can't see everything at once writes part by part.
    follow: fits || notesFit || parts.length === 0 ? null : parts,
  };
  return {
    promptVersion: PROMPT_VERSION,
    nonce: nonceOf(ownerId, transcriptId),
    parts,
    sections: planDocument(format, options, outline),
    revises: brief.revise === true && outline.follow === null,
    stretches: fits && !brief.shared ? null : stretchesOf(material, room.stretchTokens),
  };
}

export { partsWanted };

export function stretchesOf({ blocks, language }: PlannedMaterial, mostTokens: number): Stretch[] {
  const stretches: Stretch[] = [];
  let tokens = 0;
  for (const block of blocks) {
    const here = materialTokens({ blocks: [block] }, language);
    const open = stretches.at(-1);
    if (!open || tokens + here > mostTokens) {
      stretches.push({ fromBlock: block.id, toBlock: block.id });
      tokens = here;
    } else {
      open.toBlock = block.id;
      tokens += here;
    }
  }
  return stretches;
}

/** Estimated length of the answer. */
export function expectedTokens(
  sections: readonly PlannedSection[],
  language: LanguageValue,
): number {
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  return Math.ceil(tokensOfWords(words, language) * GRAMMAR_SHARE) + 12 * sections.length;
}

export function expectedNoteTokens({ blocks, language }: PlannedMaterial): number {
  return Math.ceil(materialTokens({ blocks }, language) * NOTES_SHARE * GRAMMAR_SHARE) + 40;
}

/** Output limit of a call: generous, because only what is written is paid for. */
export function answerLimit(expected: number, room: Room): number {
  const wanted = Math.ceil(expected * 2) + 300;
  return Math.min(wanted + room.thinkingTokens, room.maxOutputTokens);
}
