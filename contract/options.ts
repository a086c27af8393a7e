import * as z from 'zod/mini';
import type { FormatValue } from './catalog/formats.ts';

const LengthSchema = z._default(z.enum(['short', 'medium', 'long']), 'medium');
const shortText = z.string().check(z.trim(), z.maxLength(200));

/** Options of each format. Every field has a default, so `{}` is always valid. */
export const OPTIONS = {
  blog: z.strictObject({
    length: LengthSchema,
    keyword: z.optional(shortText),
    audience: z.optional(shortText),
    /** `auto`: whatever suits the source. Models only; the built-in engine keeps the video's order. */
    shape: z._default(z.enum(['auto', 'how-to', 'story', 'argument', 'list', 'interview']), 'auto'),
    /** Optional sections. Default: models write none of them, the built-in engine all. */
    takeaways: z.optional(z.boolean()),
    conclusion: z.optional(z.boolean()),
    faq: z.optional(z.boolean()),
  }),
  summary: z.strictObject({
    length: LengthSchema,
    shape: z._default(z.enum(['bullets', 'prose']), 'bullets'),
  }),
  tweet: z.strictObject({
    shape: z._default(z.enum(['single', 'thread']), 'thread'),
    /** Number of tweets. */
    count: z._default(z.int().check(z.gte(2), z.lte(25)), 8),
  }),
  linkedin: z.strictObject({
    tone: z._default(z.enum(['plain', 'personal', 'expert', 'bold']), 'plain'),
    emoji: z._default(z.boolean(), false),
  }),
  newsletter: z.strictObject({
    length: LengthSchema,
    sections: z._default(z.int().check(z.gte(1), z.lte(8)), 3),
  }),
  podcast: z.strictObject({
    hosts: z._default(z.int().check(z.gte(1), z.lte(2)), 2),
    /** Style of the conversation; models only. */
    style: z._default(
      z.enum(['conversation', 'interview', 'brief', 'debate', 'story']),
      'conversation',
    ),
    names: z._default(z.array(shortText).check(z.maxLength(2)), []),
    minutes: z._default(z.int().check(z.gte(1), z.lte(60)), 8),
    voices: z._default(z.array(shortText).check(z.maxLength(2)), []),
  }),
  custom: z.strictObject({
    /** Values for the prompt's named fields. */
    fields: z._default(z.record(z.string(), z.string().check(z.maxLength(4000))), {}),
  }),
} as const satisfies Record<FormatValue, z.ZodMiniType>;

export type OptionsOf<F extends FormatValue> = z.infer<(typeof OPTIONS)[F]>;
export type Options = OptionsOf<FormatValue>;
