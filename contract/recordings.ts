import * as z from 'zod/mini';
import { AudioStatusSchema } from './podcasts.ts';
import { MillisecondsSchema, ShareSchema } from './values.ts';

export const MOST_RECORDINGS = 100;

export const RecordingsQuerySchema = z.strictObject({
  /** Podcasts, with commas between; those that are being recorded come along in any case. */
  ids: z.optional(z.string().check(z.maxLength(MOST_RECORDINGS * 40))),
});

/** How a podcast's sound stands, in few words: for lists of many. */
const RecordingSchema = z.object({
  generationId: z.string(),
  title: z.string(),
  status: AudioStatusSchema,
  progress: ShareSchema,
  /** Of the newest finished file; `null`: there is none. */
  durationMs: z.nullable(MillisecondsSchema),
  /** Whether the private feed has it as an episode. */
  published: z.boolean(),
});
export type Recording = z.infer<typeof RecordingSchema>;

export const RecordingListSchema = z.object({ recordings: z.array(RecordingSchema) });
