import { getLanguage } from '#contract/catalog/languages.ts';
import type { Document, DocumentBlock, DocumentSection } from '#contract/documents.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import type { RefineTask } from '#server/db/schema/generations.ts';
import type { SourceCard } from '#server/prompts/card.ts';
import { refineMessages } from '#server/prompts/refine.ts';
import type { PlannedSection } from '#server/prompts/sections.ts';
import { countTokens } from '#server/text/tokens.ts';
import type { GenerationRow } from '../generations.repo.ts';
import type { PlannedCall } from '../price/run-estimate.ts';
import { answerLimit, materialTokens, type PlannedMaterial, type Room } from './model-plan.ts';
import { formatName } from './model-prompt.ts';
import { headLines, plannedFrom, sectionLines, tagOf } from './refine-lines.ts';

/** Blocks shown around the cited ones if the whole transcript doesn't fit. */
const AROUND = 8;
/** A replacement is about as long as the original. */
const MOST_TIMES = 2.5;

export interface Passage {
  section: DocumentSection;
  block: DocumentBlock;
}

/** One instruction, for the whole text or a single block. */
interface OneWish {
  instruction: string;
  paragraphId: string | null;
}

export interface PlannedRefine {
  passage: Passage | null;
  request: Parameters<typeof refineMessages>[0];
  sections: PlannedSection[];
  /** The text to be replaced, in our answer grammar. */
  written: string;
  expected: number;
  maxOutputTokens: number;
}

type Refined = Pick<GenerationRow, 'format' | 'language' | 'brief'> & { document: Document };

export function wishesIn(
  task: Pick<RefineTask, 'instruction' | 'paragraphId' | 'also'>,
): OneWish[] {
  const { instruction, paragraphId, also = [] } = task;
  return [{ instruction, paragraphId }, ...also];
}

/** The request for one instruction, identical for pricing and for running it. */
export function planRefine(
  { document, format, language, brief }: Refined,
  { instruction, paragraphId }: OneWish,
  material: PlannedMaterial,
  { room, nonce, card }: { room: Room; nonce: string; card: SourceCard },
): PlannedRefine {
  const passage = paragraphId === null ? null : getPassage(document, paragraphId);
  const written = passage
    ? sectionLines([{ ...passage.section, blocks: [passage.block] }], false)
    : [headLines(document), sectionLines(document.sections, true)].join('\n');
  const expected = Math.ceil(countTokens(written, language) * 1.1) + 60;
  const sections = passage ? [] : plannedFrom(document);
  return {
    passage,
    sections,
    written,
    expected,
    maxOutputTokens: answerLimit(expected, room),
    request: {
      nonce,
      card,
      spoken: format === 'podcast',
      formatName: formatName(format),
      languageName: getLanguage(language).name,
      instruction,
      written,
      wanted: passage ? { tag: tagOf(passage.block) } : { sections: sections.map(({ id }) => id) },
      blocks: fitting(material, citedBy(passage), room.materialTokens),
      style: brief.style,
    },
  };
}

/** The same as a priced call. */
export function refineCall(
  { request, expected, maxOutputTokens }: PlannedRefine,
  spoken: PlannedMaterial['language'],
): PlannedCall {
  return {
    stage: 'writing',
    request: { ...refineMessages(request), maxOutputTokens },
    expectedOutputTokens: expected,
    ...(spoken && { language: spoken }),
    most: MOST_TIMES,
  };
}

/** The same with fewer passages, for a provider that accepts less than we counted. `null` if there are no fewer. */
export function withLess(
  { passage }: PlannedRefine,
  { blocks, language }: PlannedMaterial,
): TranscriptBlock[] | null {
  const half = Math.floor(materialTokens({ blocks }, language) / 2);
  const fewer = fitting({ blocks, language }, citedBy(passage), half);
  return fewer.length < blocks.length ? fewer : null;
}

const citedBy = (passage: Passage | null): readonly number[] => passage?.block.blockIds ?? [];

function getPassage(document: Document, id: string): Passage {
  for (const section of document.sections) {
    const block = section.blocks.find((one) => one.id === id);
    if (block) return { section, block };
  }
  throw new AppError('not_found');
}

function fitting(
  { blocks, language }: PlannedMaterial,
  cited: readonly number[],
  mostTokens: number,
): TranscriptBlock[] {
  const fits = (some: readonly TranscriptBlock[]) =>
    materialTokens({ blocks: some }, language) <= mostTokens;
  if (fits(blocks)) return [...blocks];
  const near = blocks.filter(({ id }) => cited.some((one) => Math.abs(one - id) <= AROUND));
  let kept: TranscriptBlock[] = near.length > 0 ? near : [...blocks];
  while (kept.length > 1 && !fits(kept)) {
    kept = kept.filter((_, index) => index % 2 === 0);
  }
  return kept;
}
