import * as z from 'zod/mini';
import { LanguageSchema } from './catalog/languages.ts';
import { SecondReadingSchema } from './checks.ts';
import { ExportNotesSchema } from './exports.ts';
import { InstantSchema } from './values.ts';

/** Result of the last check or use of a key. */
const KeyStateSchema = z.enum([
  'valid',
  'invalid',
  'no_credit',
  'no_access',
  'rate_limited',
  'unreachable',
]);
export type KeyStateValue = z.infer<typeof KeyStateSchema>;

/** Everything the API reveals about a stored key. */
export const KeyInfoSchema = z.object({
  provider: z.string(),
  lastFour: z.string(),
  state: KeyStateSchema,
  checkedAt: InstantSchema,
  createdAt: InstantSchema,
});
export type KeyInfo = z.infer<typeof KeyInfoSchema>;

export const ProviderParamSchema = z.strictObject({
  provider: z.string().check(z.regex(/^[a-z][a-z0-9_-]{1,39}$/, 'isn’t the name of a provider')),
});

/** Printable ASCII without spaces, like all providers' keys; the key is sent in a header. */
export const SaveKeySchema = z.strictObject({
  key: z
    .string()
    .check(
      z.trim(),
      z.minLength(8, 'is too short for a key'),
      z.maxLength(500, 'is too long for a key'),
      z.regex(/^[\x21-\x7e]+$/, 'has characters that API keys don’t have'),
    ),
});

/** Defaults for new runs. Null: the product's default. */
const DefaultsSchema = z.object({
  language: LanguageSchema,
  styleId: z.nullable(z.string()),
  /** `provider/model` from the model list, or `built-in`. */
  model: z.nullable(z.string()),
  /** Voice ids, first host first. */
  voices: z.array(z.string()),
  secondReading: SecondReadingSchema,
  exportNotes: z._default(ExportNotesSchema, 'fitting'),
});
export type Defaults = z.infer<typeof DefaultsSchema>;

export const SettingsSchema = z.object({
  name: z.string(),
  email: z.string(),
  hasPassword: z.boolean(),
  defaults: DefaultsSchema,
  /** Monthly spending cap for own keys (UTC). Null: no limit. */
  capCents: z.nullable(z.number()),
  keys: z.array(KeyInfoSchema),
});
export type Settings = z.infer<typeof SettingsSchema>;

const word = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const ChangeSettingsSchema = z.strictObject({
  name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  defaults: z.optional(
    z.strictObject({
      language: z.optional(LanguageSchema),
      styleId: z.optional(z.nullable(word(60))),
      model: z.optional(z.nullable(word(200))),
      voices: z.optional(z.array(word(100)).check(z.maxLength(4))),
      secondReading: z.optional(SecondReadingSchema),
      exportNotes: z.optional(ExportNotesSchema),
    }),
  ),
  capCents: z.optional(z.nullable(z.int().check(z.nonnegative(), z.lte(100_000_000)))),
});
export type ChangeSettings = z.infer<typeof ChangeSettingsSchema>;
