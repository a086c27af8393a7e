import type { CreateBatch } from '#contract/batches.ts';
import { DEFAULT_LANGUAGE, type LanguageValue } from '#contract/catalog/languages.ts';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { CreateGeneration } from '#contract/generations.ts';
import { OPTIONS } from '#contract/options.ts';
import type { Whose } from '#contract/videos.ts';
import type { ChosenSource } from './source.ts';
import type { OptionValues } from './option-controls.tsx';

/** Everything one can choose on the screen, beside the source. */
export interface Choices {
  /** `null`: the language of the video, or the account's own. */
  language: LanguageValue | null;
  /** `null`: plain; `undefined`: the account's default. */
  styleId: string | null | undefined;
  /** `null`: the account's default. */
  model: string | null;
  promptId: string | null;
  options: OptionValues;
  fields: Readonly<Record<string, string>>;
  alsoMake: readonly FormatValue[];
  /** `null`: as it was said of the channel before. */
  whose: Whose | null;
  /** Whether the draft is read once more by an editor. */
  revise: boolean;
}

export function startChoices(format: FormatValue): Choices {
  return {
    language: null,
    styleId: undefined,
    model: null,
    promptId: null,
    options: OPTIONS[format].parse({}),
    fields: {},
    alsoMake: [],
    whose: null,
    revise: true,
  };
}

function languageOf(source: ChosenSource): LanguageValue | null {
  if (source.kind === 'sample') return source.sample.language;
  return source.kind === 'video' ? source.video.language : null;
}

/** What the account begins every run with; nothing while that is not known. */
export interface RunDefaults {
  language: LanguageValue | null;
  styleId: string | null;
}

/** The video's own language first: every engine writes in that. */
export function languageFor(
  { language }: Choices,
  source: ChosenSource,
  defaults: RunDefaults,
): LanguageValue {
  return language ?? languageOf(source) ?? defaults.language ?? DEFAULT_LANGUAGE;
}

export function styleFor({ styleId }: Choices, defaults: RunDefaults): string | null {
  return styleId === undefined ? defaults.styleId : styleId;
}

export type ManyWish = Omit<CreateBatch, 'videos' | 'title' | 'capCents'>;

/** What is sent; `null` while something it cannot do without is missing. */
export function toWish(
  format: FormatValue,
  source: ChosenSource,
  choices: Choices,
  defaults: RunDefaults,
): CreateGeneration | null {
  const wish = toManyWish(format, choices, defaults);
  if (source.kind === 'none' || !wish) return null;
  return {
    ...wish,
    language: languageFor(choices, source, defaults),
    ...(source.kind === 'sample' ? { sample: source.sample.id } : { videoId: source.video.id }),
  };
}

/** The same of any number of videos, each in its own language where none was chosen. */
export function toManyWish(
  format: FormatValue,
  choices: Choices,
  defaults: RunDefaults,
): ManyWish | null {
  if (format === 'custom' && choices.promptId === null) return null;
  const styleId = styleFor(choices, defaults);
  return {
    format,
    ...(choices.language !== null && { language: choices.language }),
    ...(styleId !== null && { styleId }),
    ...(choices.promptId !== null && format === 'custom' && { promptId: choices.promptId }),
    ...(choices.model !== null && { model: choices.model }),
    options: optionsOf(format, choices),
    alsoMake: [...choices.alsoMake],
    ...(choices.whose !== null && { whose: choices.whose }),
    revise: choices.revise,
  };
}

function optionsOf(format: FormatValue, { options, fields }: Choices): Record<string, unknown> {
  if (format === 'custom') return { fields };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
