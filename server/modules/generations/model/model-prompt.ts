import { FORMATS } from '#contract/catalog/formats.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { languageOf } from '#server/languages/table.ts';
import type { ComparedSources } from '#server/text/compare/compare-sources.ts';
import type { SourceCard } from '#server/prompts/card.ts';
import { guideTo } from '#server/prompts/plan.ts';
import type { PlannedSection } from '#server/prompts/sections.ts';
import { type Messages, type WriteInput, writeMessages } from '#server/prompts/write.ts';
import type { Brief } from '#server/db/schema/generations.ts';
import type { Material } from '../../videos/videos.service.ts';
import { wordingOf } from '../brief.ts';
import type { GenerationRow } from '../generations.repo.ts';
import type { RunPlan } from './model-plan.ts';
import { detailsOf } from './model-wishes.ts';

/** The run's facts used in prompts, whether the run exists or is only being priced. */
export type PromptContext = Pick<GenerationRow, 'format' | 'language' | 'options' | 'brief'> & {
  card: SourceCard;
};

interface Wanted {
  plan: Pick<RunPlan, 'nonce'>;
  sections: readonly PlannedSection[];
  material: WriteInput['material'];
  planned: string | null;
  written: readonly string[];
  insistOnLanguage: boolean;
}

export function formatName(format: PromptContext['format']): string {
  return FORMATS.find(({ value }) => value === format)!.name;
}

export function messagesFor(context: PromptContext, wanted: Wanted): Messages {
  const { format, language, options, brief, card } = context;
  return writeMessages({
    formatName: formatName(format),
    languageName: getLanguage(language).name,
    guide: guideTo(format, options),
    spoken: format === 'podcast',
    habits: languageOf(language).habits ?? '',
    nonce: wanted.plan.nonce,
    sections: wanted.sections,
    material: wanted.material,
    card,
    details: detailsOf(context),
    style: brief.style,
    request: brief.prompt && wordingOf(brief.prompt, options),
    planned: wanted.planned,
    written: wanted.written,
    insistOnLanguage: wanted.insistOnLanguage,
  });
}

const MOST_NAMED = 8;

/** The source card for prompts: what was known at the time of the request, plus its speakers. */
export function cardOf(
  { title, parts = [] }: Pick<Material, 'title' | 'parts'>,
  { card }: Brief,
  blocks: readonly TranscriptBlock[],
  compared?: ComparedSources,
): SourceCard {
  const names = new Set(blocks.flatMap(({ speaker }) => speaker ?? []));
  return {
    title,
    channel: card?.channel ?? '',
    speakers: [...names].slice(0, MOST_NAMED),
    whose: card?.whose ?? null,
    ...(compared && { compared }),
    sources: parts.map((part, at) => ({
      title: part.title,
      channel: part.channel,
      fromBlock: part.fromBlock,
      toBlock: (parts[at + 1]?.fromBlock ?? blocks.length + 1) - 1,
    })),
  };
}
