import type { CreateBatch } from '#contract/batches.ts';
import { DEFAULT_LANGUAGE, type LanguageValue } from '#contract/catalog/languages.ts';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { CreateGeneration } from '#contract/generations.ts';
import { OPTIONS } from '#contract/options.ts';
import type { Whose } from '#contract/videos.ts';
import type { ChosenSource } from './source.ts';
import type { OptionValues } from './option-controls.tsx';

/** All choices in the form, apart from the source. */
export interface Choices {
  /** `null` uses the video's language or the account's default. */
  language: LanguageValue | null;
  /** `null` is no style; `undefined` uses the account's default. */
  styleId: string | null | undefined;
  /** `null` uses the account's default. */
  model: string | null;
  promptId: string | null;
  options: OptionValues;
  fields: Readonly<Record<string, string>>;
  alsoMake: readonly FormatValue[];
  /** `null` uses what was chosen for this channel before. */
  whose: Whose | null;
  /** Whether a model edits the draft once more. */
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

/** The account's defaults for new runs; empty until loaded. */
export interface RunDefaults {
  language: LanguageValue | null;
  styleId: string | null;
}

/** Prefers the video's own language, because every engine can write in it. */
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

/** The request to send; `null` while a required field is missing. */
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

/** The request for several videos, each in its own language unless one was chosen. */
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
