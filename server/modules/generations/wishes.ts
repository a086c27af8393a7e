import type { FormatValue } from '#contract/catalog/formats.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { CreateGeneration } from '#contract/generations.ts';
import { OPTIONS, type Options } from '#contract/options.ts';
import { AppError } from '#server/core/app-error.ts';
import type { WantedSource } from '../videos/videos.service.ts';

/** A request without its source. */
export type SourcelessWish = Omit<
  CreateGeneration,
  'videoId' | 'url' | 'text' | 'sample' | 'shelfId' | 'title'
>;

/** One document of a request. */
export interface Wish {
  format: FormatValue;
  language: LanguageValue;
  options: Options;
}

/** Each format once, the requested one first. Reports every invalid option. */
export function wishesOf(wanted: SourcelessWish): Wish[] {
  const formats = [...new Set([wanted.format, ...wanted.alsoMake])];
  const { language } = wanted;
  return formats.map((format) => ({ format, language, options: optionsOf(format, wanted) }));
}

/** The options apply to the requested format; additional formats get their defaults and their own fields. */
function optionsOf(format: FormatValue, wanted: SourcelessWish): Options {
  const given =
    format === wanted.format ? wanted.options : format === 'custom' ? fieldsBeside(wanted) : {};
  const parsed = OPTIONS[format].safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({
    field: ['options', ...path].join('.'),
    problem: message,
  }));
  throw new AppError('invalid_input', { fields });
}

function fieldsBeside({ fields = {} }: SourcelessWish): Record<string, unknown> {
  return { fields };
}

/** The values for a custom format, whether it was requested first or in addition. */
export function customOptionsOf(wanted: SourcelessWish): Record<string, unknown> {
  return wanted.format === 'custom' ? wanted.options : fieldsBeside(wanted);
}

/** Requires exactly one source, and no fields of another. */
export function sourceOf(wanted: CreateGeneration): WantedSource {
  const { videoId, url, text, title, sample, shelfId, language } = wanted;
  const given = [videoId, url, text, sample, shelfId].filter((source) => source !== undefined);
  if (given.length > 1) {
    const problem = 'give only one of videoId, url, text, sample or shelfId';
    throw new AppError('invalid_input', { fields: [{ field: 'source', problem }] });
  }
  if (videoId !== undefined) return { videoId };
  if (shelfId !== undefined) return { shelfId };
  if (text !== undefined) return { text, ...(title && { title }) };
  if (url !== undefined) return { url, language };
  return { ...(sample !== undefined && { sample }) };
}
