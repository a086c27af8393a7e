import * as z from 'zod/mini';
import { LanguageSchema } from './catalog/languages.ts';
import { CountSchema, MillisecondsSchema, NonEmptySchema, ShareSchema } from './values.ts';

/** How much of each five-minute window of the video the text rests on. */
const CoverageSchema = z.array(z.object({ startMs: MillisecondsSchema, share: ShareSchema }));
export type Coverage = z.infer<typeof CoverageSchema>;

/** Something in a block that the transcript does not bear out. */
const MarkSchema = z.object({
  blockId: z.string(),
  kind: z.enum([
    'unsupported',
    'number',
    'unit',
    'name',
    'speaker',
    'negation',
    'opposite',
    'quote',
    'general',
    'time',
    'copied',
  ]),
  /** The words of the block it is about. */
  quote: z.string(),
  why: NonEmptySchema,
  /** What the video says instead, and when. */
  said: z.optional(
    z.object({
      quote: z.string(),
      startMs: MillisecondsSchema,
      speaker: z.optional(NonEmptySchema),
    }),
  ),
});
export type Mark = z.infer<typeof MarkSchema>;

/** A rule of the platform or of search engines, and how the document stands to it. */
const RuleResultSchema = z.object({
  id: NonEmptySchema,
  label: NonEmptySchema,
  state: z.enum(['ok', 'warn', 'broken']),
  message: z.string(),
  /** The block it is about; `null`: the document. */
  blockId: z.nullable(z.string()),
  /** Further blocks that fail it in the same way, each to be mended by the same instruction. */
  moreBlockIds: z.optional(z.array(z.string())),
  value: z.optional(z.number()),
  limit: z.optional(z.number()),
  /** What one click can mend: an instruction for a refine of the block. */
  mend: z.optional(z.string()),
});
export type RuleResult = z.infer<typeof RuleResultSchema>;

/** Something particular that was said and that the text does not have. */
const LeftOutFactSchema = z.object({ startMs: MillisecondsSchema, quote: z.string() });
export type LeftOutFact = z.infer<typeof LeftOutFactSchema>;

export const ChecksSchema = z.object({
  words: CountSchema,
  coverage: CoverageSchema,
  /** `false`: a pasted text, whose times only keep the order; none of them is to be shown. */
  timed: z._default(z.boolean(), true),
  /** Five-minute windows of speech that the text does not touch. */
  leftOut: z._default(z.array(MillisecondsSchema), []),
  /** At most one for each five minutes: what they say and nothing else does. */
  leftOutFacts: z._default(z.array(LeftOutFactSchema), []),
  /** Share of sentences the transcript bears out; `null` where that cannot be told. */
  supported: z._default(z.nullable(ShareSchema), null),
  /** Share of the text that is the transcript's word for word; `null` where the two are in different languages. */
  copied: z._default(z.nullable(ShareSchema), null),
  /** `detected` is `null` where the text is too short to tell. */
  language: z.optional(
    z.object({ asked: LanguageSchema, detected: z.nullable(LanguageSchema), ok: z.boolean() }),
  ),
  marks: z._default(z.array(MarkSchema), []),
  rules: z._default(z.array(RuleResultSchema), []),
});
export type Checks = z.infer<typeof ChecksSchema>;
