import * as z from 'zod/mini';
import { MillisecondsSchema, NonEmptySchema } from './values.ts';

/** One attempt at fetching a transcript and its outcome: `ok` or a failure code. */
export const AttemptSchema = z.object({
  via: NonEmptySchema,
  outcome: NonEmptySchema,
  ms: MillisecondsSchema,
});
export type Attempt = z.infer<typeof AttemptSchema>;
