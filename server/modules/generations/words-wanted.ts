import type { FormatValue } from '#contract/catalog/formats.ts';
import { partsWanted, planDocument } from '#server/prompts/plan.ts';
import { isShown, type PlannedSection } from '#server/prompts/sections.ts';
import { countWords } from '#server/text/segment.ts';
import type { RefineTask } from '#server/db/schema/generations.ts';
import type { GenerationRow } from './generations.repo.ts';
import { wishesIn } from './model/refine-plan.ts';

type Wanted = Pick<GenerationRow, 'format' | 'options' | 'durationMs' | 'isMeasured' | 'engine'>;

/** Models vary; what a run doesn't use is released when it ends. */
const MODEL_ROOM = 1.25;
/** Words written relative to the plan: models overshoot the lengths they are given. Measured on recorded answers. */
const MODEL_SHARES: Record<FormatValue, number> = {
  blog: 1.18,
  summary: 1.37,
  tweet: 1.35,
  linkedin: 1.1,
  newsletter: 1.47,
  podcast: 0.94,
  custom: 1,
};
/** Words the built-in engine writes relative to the plan, measured on the sample talks with a margin. */
const BUILT_IN_SHARES: Record<FormatValue, number> = {
  blog: 0.9,
  summary: 0.9,
  tweet: 1.45,
  linkedin: 1.45,
  newsletter: 0.8,
  podcast: 1.1,
  custom: 1,
};
/** Its output is each source sentence at most once, plus host lines or headings. Measured likewise. */
const MOST_OF_SOURCE = 1.15;
const OWN_WORDS = 80;
const ALL_PARTS = { conclusion: true, takeaways: true, faq: true };
/** A lively talk; texts without times are calculated with the second value. */
const SPOKEN_PER_MINUTE = 190;
const READ_PER_MINUTE = 150;
/** Shorter stretches of a video don't become parts. */
const PART_MS = 60_000;

/** Estimates how many words a model will write for a plan. */
export function wordsWritten(format: FormatValue, sections: readonly PlannedSection[]): number {
  const asked = sections.filter(isShown).reduce((sum, { words }) => sum + words, 0);
  return Math.round(asked * MODEL_SHARES[format]);
}

/** Upper estimate of a run's words, known before its video is read. */
export function wordsOfRun(wanted: Wanted): number {
  const { format, options, durationMs, isMeasured, engine } = wanted;
  const part = { title: '', startMs: null, fromBlock: 1, toBlock: 1 };
  const most = Math.max(1, Math.ceil(durationMs / PART_MS));
  const count = Math.min(partsWanted(format, options), most);
  const parts = Array.from({ length: count }, () => part);
  const perMinute = isMeasured ? SPOKEN_PER_MINUTE : READ_PER_MINUTE;
  const sourceWords = (durationMs / 60_000) * perMinute;
  const isBuiltIn = engine.kind === 'built-in';
  // The built-in engine has no plan of its own: it covers all parts, and an article gets every optional part.
  const outline = { parts, sourceWords: isBuiltIn ? Infinity : sourceWords, follow: null };
  const asked = isBuiltIn && format === 'blog' ? { ...options, ...ALL_PARTS } : options;
  const sections = planDocument(format, asked, outline);
  if (!isBuiltIn) return Math.ceil(wordsWritten(format, sections) * MODEL_ROOM);
  const words = sections.filter(isShown).reduce((sum, one) => sum + one.words, 0);
  const mostOfSource = sourceWords * MOST_OF_SOURCE + OWN_WORDS;
  return Math.ceil(Math.min(words * BUILT_IN_SHARES[format], mostOfSource));
}

type Standing = Pick<GenerationRow, 'words' | 'document' | 'language' | 'status' | 'refine'>;
type Wished = Pick<RefineTask, 'paragraphId' | 'also'>;

/** Estimates how many words a refine of this document will use. */
export function wordsChanged(standing: Standing, wish: Wished): number {
  const blocks = standing.document?.sections.flatMap((section) => section.blocks) ?? [];
  const ids = wishesIn({ instruction: '', ...wish }).map(({ paragraphId }) => paragraphId);
  // The words of a stopped text haven't been counted yet; the refine that finishes it counts them all.
  const isWhole = ids.includes(null) || isUnfinished(standing);
  if (isWhole && standing.words > 0) return standing.words;
  return blocks
    .filter(({ id }) => isWhole || ids.includes(id))
    .reduce((sum, { md }) => sum + countWords(md, standing.language), 0);
}

/** Upper limit of the same, used as the reservation. */
export function wordsOfRefine(standing: Standing, wish: Wished): number {
  return Math.max(1, Math.ceil(wordsChanged(standing, wish) * MODEL_ROOM));
}

/** Whether the text was stopped or failed before it was ever complete. A failed refine doesn't change that. */
export function isUnfinished({
  status,
  refine,
}: Pick<GenerationRow, 'status' | 'refine'>): boolean {
  if (status === 'done') return false;
  return refine ? refine.isFirstEnd === true : true;
}
