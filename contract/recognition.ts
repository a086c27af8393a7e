import * as z from 'zod/mini';

/**
 * How recordings of this account become text: by the program itself, by a service with the customer's key or the
 * operator's, or by a server of the operator's own. `none`: not at all.
 */
const RecognitionMethodSchema = z.enum(['built-in', 'own-key', 'house-key', 'operator', 'none']);

export const RecognitionInfoSchema = z.object({
  method: RecognitionMethodSchema,
  /** The service that a key is for. */
  provider: z.nullable(z.string()),
  /** `english`: nothing else can be heard here. */
  languages: z.enum(['english', 'many']),
  /** Seconds of waiting for an hour of sound, where that is known. */
  hourTakesSeconds: z.object({
    english: z.nullable(z.int()),
    other: z.nullable(z.int()),
  }),
});
export type RecognitionInfo = z.infer<typeof RecognitionInfoSchema>;
