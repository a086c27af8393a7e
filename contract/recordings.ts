import * as z from 'zod/mini';
import { AudioStatusSchema } from './podcasts.ts';
import { MillisecondsSchema, ShareSchema } from './values.ts';

export const MOST_RECORDINGS = 100;

export const RecordingsQuerySchema = z.strictObject({
  /** Comma-separated podcast ids; podcasts being recorded are always included. */
  ids: z.optional(z.string().check(z.maxLength(MOST_RECORDINGS * 40))),
});

/** Short audio status of a podcast, for lists. */
const RecordingSchema = z.object({
  generationId: z.string(),
  title: z.string(),
  status: AudioStatusSchema,
  progress: ShareSchema,
  /** Length of the newest finished file; `null` if there is none. */
  durationMs: z.nullable(MillisecondsSchema),
  /** Whether it's an episode of the private feed. */
  published: z.boolean(),
});
export type Recording = z.infer<typeof RecordingSchema>;

export const RecordingListSchema = z.object({ recordings: z.array(RecordingSchema) });
