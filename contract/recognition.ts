import * as z from 'zod/mini';
import { LanguageSchema } from './catalog/languages.ts';

/**
 * How this account's recordings are transcribed: built in, by a service with the customer's or operator's key, or by the
 * operator's own server. `none`: not available.
 */
const RecognitionMethodSchema = z.enum(['built-in', 'own-key', 'house-key', 'operator', 'none']);

export const RecognitionInfoSchema = z.object({
  method: RecognitionMethodSchema,
  /** The service the key belongs to. */
  provider: z.nullable(z.string()),
  /** `english`: no other language is supported. */
  languages: z.enum(['english', 'many']),
  /** Processing time per hour of audio in seconds, if known. */
  hourTakesSeconds: z.object({
    english: z.nullable(z.int()),
    other: z.nullable(z.int()),
  }),
  /** Languages that the built-in model often gets wrong. */
  poorLanguages: z.array(LanguageSchema),
});
export type RecognitionInfo = z.infer<typeof RecognitionInfoSchema>;
