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

/** Part of a window that material may fill; the rest is for what is asked and answered. */
const MATERIAL_SHARE = 0.6;
/** What we say ourselves, which counts in a small window. */
const OUR_WORDS = 2_600;
const USUAL_OUTPUT = 8_192;
const THINKING = 8_000;
const USUAL_WINDOW = 32_000;
const LOCAL_WINDOW = 8_000;
/** The operator's keys are not asked about more at once. */
const HOUSE_MATERIAL = 90_000;
/** Notes of shorter stretches miss less. */
const STRETCH_TOKENS = 12_000;
/** Tags and block numbers around the words. */
const GRAMMAR_SHARE = 1.2;

/** How much a model takes and gives at once. */
export interface Room {
  /** Question and answer together. */
  windowTokens: number;
  materialTokens: number;
  stretchTokens: number;
  /** What it thinks counts too. */
  maxOutputTokens: number;
  /** What it may think before it writes. */
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

/** A transcript that a plan is made for. */
export interface PlannedMaterial {
  blocks: readonly TranscriptBlock[];
  /** `null`: nobody knows. */
  language: LanguageValue | null;
}

/**
 * What a text of the transcript fills of a window. The same letters are nearly twice as many tokens in some languages
 * as in others; where nobody knows the language, it is taken for the worst of them.
 */
export function materialTokens(
  material: { blocks: readonly TranscriptBlock[] } | { notes: readonly Note[] },
  language: LanguageValue | null,
): number {
  return countTokens(materialText(material), language ?? DENSEST);
}

/** What one run does, settled before its first call and never changed: what is stored by name must keep its meaning. */
export interface RunPlan {
  promptVersion: number;
  nonce: string;
  parts: PlannedPart[];
  sections: PlannedSection[];
  /** Stretches to take notes of; `null`: the transcript is read as it is. */
  stretches: Stretch[] | null;
  /** Whether an editor reads the draft once more. Left out in plans of an earlier version. */
  revises?: boolean;
}

export interface Stretch {
  fromBlock: number;
  toBlock: number;
}

export interface PricedPlan extends RunPlan {
  /** What the run may cost at most, as its estimate said. */
  ceilingMicroCents: number;
  /** The part of it that is for reading; left out in plans of an earlier version. */
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
    // Who sees only a part of it at a time writes part by part.
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

/** How long the answer will probably be. */
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

/** What a call may answer at most: generous, because what is not written is not paid. */
export function answerLimit(expected: number, room: Room): number {
  const wanted = Math.ceil(expected * 2) + 300;
  return Math.min(wanted + room.thinkingTokens, room.maxOutputTokens);
}
