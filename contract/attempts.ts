import * as z from 'zod/mini';
import { MillisecondsSchema, NonEmptySchema } from './values.ts';

/** One thing that was tried to get a transcript, and what came of it: `ok`, or the class of the failure. */
export const AttemptSchema = z.object({
  via: NonEmptySchema,
  outcome: NonEmptySchema,
  ms: MillisecondsSchema,
});
export type Attempt = z.infer<typeof AttemptSchema>;
