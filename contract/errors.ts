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

/** The error table used by HTTP, jobs and pages. 401 only means that no valid token was sent. */
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

/** The message for an error known before anything has started. */
export function wordsAhead(code: ErrorCode): string {
  const row: ErrorRow = ERRORS[code];
  return row.ahead ?? row.words;
}

export const ErrorCodeSchema = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);

export const FieldProblemSchema = z.object({ field: z.string(), problem: z.string() });
export type FieldProblem = z.infer<typeof FieldProblemSchema>;

/** `msg` and `message` are identical: `msg` is for older clients. */
export const ErrorBodySchema = z.object({
  code: ErrorCodeSchema,
  msg: z.string(),
  message: z.string(),
  requestId: z.optional(z.string()),
  fields: z.optional(z.array(FieldProblemSchema)),
  /** For sources: what was tried, and the video id if only the transcript is missing. */
  attempts: z.optional(z.array(AttemptSchema)),
  videoId: z.optional(z.string()),
  /** For ambiguous text files: resend with the encoding that reads correctly. */
  encodings: z.optional(z.array(EncodingChoiceSchema)),
});
export type ErrorBody = z.infer<typeof ErrorBodySchema>;
