import * as z from 'zod/mini';
import { AttemptSchema } from './attempts.ts';
import { EncodingChoiceSchema } from './encodings.ts';
import { ACCOUNT_ERRORS } from './errors/account.ts';
import { BILLING_ERRORS } from './errors/billing.ts';
import { GENERAL_ERRORS } from './errors/general.ts';
import { PART_ERRORS } from './errors/parts.ts';
import { SOURCE_ERRORS } from './errors/source.ts';
import { SPEECH_ERRORS } from './errors/speech.ts';
import type { ErrorRow } from './errors/row.ts';
import { WRITING_ERRORS } from './errors/writing.ts';

export type { Retry } from './errors/row.ts';

/** One table that HTTP, jobs and pages all read. 401 means only "no valid token was sent". */
export const ERRORS = {
  ...GENERAL_ERRORS,
  ...ACCOUNT_ERRORS,
  ...SOURCE_ERRORS,
  ...WRITING_ERRORS,
  ...BILLING_ERRORS,
  ...SPEECH_ERRORS,
  ...PART_ERRORS,
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** What stands in the way of something that nobody has started. */
export function wordsAhead(code: ErrorCode): string {
  const row: ErrorRow = ERRORS[code];
  return row.ahead ?? row.words;
}

export const ErrorCodeSchema = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);

export const FieldProblemSchema = z.object({ field: z.string(), problem: z.string() });
export type FieldProblem = z.infer<typeof FieldProblemSchema>;

/** `msg` and `message` are the same words: older callers read one, newer ones the other. */
export const ErrorBodySchema = z.object({
  code: ErrorCodeSchema,
  msg: z.string(),
  message: z.string(),
  requestId: z.optional(z.string()),
  fields: z.optional(z.array(FieldProblemSchema)),
  /** Of a source: what was tried, and the video that is known although its transcript is not. */
  attempts: z.optional(z.array(AttemptSchema)),
  videoId: z.optional(z.string()),
  /** Of a text file that could be read in several ways: send it again with the one that reads right. */
  encodings: z.optional(z.array(EncodingChoiceSchema)),
});
export type ErrorBody = z.infer<typeof ErrorBodySchema>;
