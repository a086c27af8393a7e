import * as z from 'zod/mini';
import { LanguageSchema } from './catalog/languages.ts';
import { MillisecondsSchema, NonEmptySchema } from './values.ts';

/** One caption as the platform or the file gave it. Times are whole milliseconds from the start of the video. */
export const CueSchema = z.object({
  startMs: MillisecondsSchema,
  endMs: MillisecondsSchema,
  text: NonEmptySchema,
  speaker: z.optional(NonEmptySchema),
});
export type Cue = z.infer<typeof CueSchema>;

export const ChapterSchema = z.object({ startMs: MillisecondsSchema, title: NonEmptySchema });
export type Chapter = z.infer<typeof ChapterSchema>;

/**
 * About thirty seconds of transcript under a small number. Written text cites these numbers as its evidence, and only
 * the server turns them back into times, so that no invented time can survive.
 */
export const TranscriptBlockSchema = z.object({
  id: z.int().check(z.positive()),
  startMs: MillisecondsSchema,
  endMs: MillisecondsSchema,
  text: z.string(),
});
export type TranscriptBlock = z.infer<typeof TranscriptBlockSchema>;

export const SourceKindSchema = z.enum(['sample']);
export type SourceKind = z.infer<typeof SourceKindSchema>;

export const VideoSchema = z.object({
  id: z.string(),
  kind: SourceKindSchema,
  title: z.string(),
  channel: z.string(),
  durationMs: MillisecondsSchema,
  language: LanguageSchema,
  chapters: z.array(ChapterSchema),
});
export type Video = z.infer<typeof VideoSchema>;

export const TranscriptSchema = z.object({
  video: VideoSchema,
  language: LanguageSchema,
  cues: z.array(CueSchema),
  blocks: z.array(TranscriptBlockSchema),
});
export type Transcript = z.infer<typeof TranscriptSchema>;

/** A built-in video of our own writing, kept in `content/samples/<id>.json`. */
export const SampleSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  title: NonEmptySchema,
  channel: NonEmptySchema,
  language: LanguageSchema,
  durationMs: z.int().check(z.positive()),
  chapters: z.array(ChapterSchema),
  cues: z.array(CueSchema).check(z.minLength(1)),
});
export type Sample = z.infer<typeof SampleSchema>;

export const SampleInfoSchema = z.object(z.omit(SampleSchema, { cues: true }).shape);
export type SampleInfo = z.infer<typeof SampleInfoSchema>;
