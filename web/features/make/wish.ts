import { DEFAULT_LANGUAGE, type LanguageValue } from '#contract/catalog/languages.ts';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { CreateGeneration } from '#contract/generations.ts';
import { OPTIONS } from '#contract/options.ts';
import type { Source } from './source.ts';
import type { OptionValues } from './option-controls.tsx';

/** Everything one can choose on the screen, beside the source. */
export interface Choices {
  /** `null`: the language of the video, or the account's own. */
  language: LanguageValue | null;
  styleId: string | null;
  /** `null`: the account's default. */
  model: string | null;
  promptId: string | null;
  options: OptionValues;
  fields: Readonly<Record<string, string>>;
  alsoMake: readonly FormatValue[];
}

export function startChoices(format: FormatValue): Choices {
  return {
    language: null,
    styleId: null,
    model: null,
    promptId: null,
    options: OPTIONS[format].parse({}),
    fields: {},
    alsoMake: [],
  };
}

export function languageOf(source: Source): LanguageValue | null {
  if (source.kind === 'sample') return source.sample.language;
  return source.kind === 'video' ? source.video.language : null;
}

/** What is sent; `null` while something it cannot do without is missing. */
export function toWish(
  format: FormatValue,
  source: Source,
  choices: Choices,
  accountLanguage: LanguageValue | null,
): CreateGeneration | null {
  if (source.kind === 'none') return null;
  if (format === 'custom' && choices.promptId === null) return null;
  const language = choices.language ?? languageOf(source) ?? accountLanguage ?? DEFAULT_LANGUAGE;
  return {
    format,
    language,
    ...(source.kind === 'sample' ? { sample: source.sample.id } : { videoId: source.video.id }),
    ...(choices.styleId !== null && { styleId: choices.styleId }),
    ...(choices.promptId !== null && format === 'custom' && { promptId: choices.promptId }),
    ...(choices.model !== null && { model: choices.model }),
    options: optionsOf(format, choices),
    alsoMake: [...choices.alsoMake],
  };
}

function optionsOf(format: FormatValue, { options, fields }: Choices): Record<string, unknown> {
  if (format === 'custom') return { fields };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
