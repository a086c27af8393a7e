import * as z from 'zod/mini';

interface Format {
  value: string;
  /** Name within a sentence: "your summary is ready". */
  name: string;
  /** Name in the navigation. */
  label: string;
  stages: readonly Stage[];
}

export const STAGES = ['transcript', 'reading', 'writing', 'checking'] as const;
export const StageSchema = z.enum(STAGES);
export type Stage = z.infer<typeof StageSchema>;

const row = <V extends string>(value: V, name: string, label: string): Format & { value: V } => ({
  value,
  name,
  label,
  stages: STAGES,
});

/** In navigation order. */
export const FORMATS = [
  row('blog', 'article', 'Article'),
  row('summary', 'summary', 'Summary'),
  row('tweet', 'thread', 'Thread'),
  row('linkedin', 'LinkedIn post', 'LinkedIn'),
  row('newsletter', 'newsletter', 'Newsletter'),
  row('podcast', 'podcast', 'Podcast'),
  row('custom', 'text in your own format', 'Your formats'),
] as const;

export type FormatValue = (typeof FORMATS)[number]['value'];

export const FormatSchema = z.enum(
  FORMATS.map((format) => format.value) as [FormatValue, ...FormatValue[]],
);
