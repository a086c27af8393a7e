import { FORMATS } from '#contract/catalog/formats.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { PlannedSection } from '#server/prompts/sections.ts';
import { type Messages, type WriteInput, writeMessages } from '#server/prompts/write.ts';
import { wordingOf } from '../brief.ts';
import type { GenerationRow } from '../generations.repo.ts';
import type { RunPlan } from './model-plan.ts';
import { detailsOf } from './model-wishes.ts';

/** What a prompt says about the run, whether it exists already or is only being priced. */
export type PromptContext = Pick<GenerationRow, 'format' | 'language' | 'options' | 'brief'> & {
  /** The video's own. */
  videoTitle: string;
};

interface Wanted {
  plan: Pick<RunPlan, 'nonce'>;
  sections: readonly PlannedSection[];
  material: WriteInput['material'];
  written: readonly string[];
  insistOnLanguage: boolean;
}

export function formatName(format: PromptContext['format']): string {
  return FORMATS.find(({ value }) => value === format)!.name;
}

export function messagesFor(context: PromptContext, wanted: Wanted): Messages {
  const { format, language, options, brief, videoTitle } = context;
  return writeMessages({
    formatName: formatName(format),
    languageName: getLanguage(language).name,
    nonce: wanted.plan.nonce,
    sections: wanted.sections,
    material: wanted.material,
    videoTitle,
    details: detailsOf(context),
    style: brief.style,
    request: brief.prompt && wordingOf(brief.prompt, options),
    written: wanted.written,
    insistOnLanguage: wanted.insistOnLanguage,
  });
}
