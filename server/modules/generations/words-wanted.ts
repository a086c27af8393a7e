import type { FormatValue } from '#contract/catalog/formats.ts';
import { partsWanted, planDocument } from '#server/prompts/plan.ts';
import { countWords } from '#server/text/segment.ts';
import type { RefineTask } from '#server/db/schema/generations.ts';
import type { GenerationRow } from './generations.repo.ts';
import { wishesIn } from './model/refine-plan.ts';

type Wanted = Pick<GenerationRow, 'format' | 'options' | 'durationMs' | 'engine'>;

/** Models go over what they were asked for; what a run does not use of this comes back when it ends. */
const MODEL_ROOM = 1.25;
/** What the built-in engine makes of a plan, measured on the built-in talks with room to spare. */
const BUILT_IN_SHARES: Record<FormatValue, number> = {
  blog: 0.8,
  summary: 0.6,
  tweet: 0.8,
  linkedin: 0.6,
  newsletter: 0.6,
  podcast: 1.5,
  custom: 1,
};
/** No shorter stretch of a video becomes a part of its own. */
const PART_MS = 60_000;

/** About how many words a run will finish at most, known before its video is read. */
export function wordsOfRun({ format, options, durationMs, engine }: Wanted): number {
  const part = { title: '', startMs: null, fromBlock: 1, toBlock: 1 };
  const most = Math.max(1, Math.ceil(durationMs / PART_MS));
  const count = Math.min(partsWanted(format, options), most);
  const parts = Array.from({ length: count }, () => part);
  const words = planDocument(format, options, parts).reduce((sum, one) => sum + one.words, 0);
  return Math.ceil(words * (engine.kind === 'built-in' ? BUILT_IN_SHARES[format] : MODEL_ROOM));
}

type Standing = Pick<GenerationRow, 'words' | 'document' | 'language' | 'status' | 'refine'>;
type Wished = Pick<RefineTask, 'paragraphId' | 'also'>;

/** About how many words a wish about a document that stands will be counted with. */
export function wordsChanged(standing: Standing, wish: Wished): number {
  const blocks = standing.document?.sections.flatMap((section) => section.blocks) ?? [];
  const ids = wishesIn({ instruction: '', ...wish }).map(({ paragraphId }) => paragraphId);
  // What a stop left has not been counted yet: it is with the wish that finishes it, all of it.
  const isWhole = ids.includes(null) || isUnfinished(standing);
  if (isWhole && standing.words > 0) return standing.words;
  return blocks
    .filter(({ id }) => isWhole || ids.includes(id))
    .reduce((sum, { md }) => sum + countWords(md, standing.language), 0);
}

/** The same at most, as it is held back. */
export function wordsOfRefine(standing: Standing, wish: Wished): number {
  return Math.max(1, Math.ceil(wordsChanged(standing, wish) * MODEL_ROOM));
}

/**
 * Whether the text was stopped or failed before it was ever done. A wish that came to nothing leaves it what it was
 * before.
 */
export function isUnfinished({
  status,
  refine,
}: Pick<GenerationRow, 'status' | 'refine'>): boolean {
  if (status === 'done') return false;
  return refine ? refine.isFirstEnd === true : true;
}
