import * as z from 'zod/mini';
import { LanguageSchema } from './catalog/languages.ts';
import { ErrorCodeSchema } from './errors.ts';
import { CountSchema, MillisecondsSchema, NonEmptySchema, ShareSchema } from './values.ts';

/** How much of each five-minute window of the video the text rests on. */
const CoverageSchema = z.array(z.object({ startMs: MillisecondsSchema, share: ShareSchema }));
export type Coverage = z.infer<typeof CoverageSchema>;

/** Which sentences a model reads once more against what was said: none, those the rules doubt, or all. */
export const SecondReadingSchema = z.enum(['off', 'doubts', 'on']);
export type SecondReading = z.infer<typeof SecondReadingSchema>;
export const ReadingScopeSchema = z.enum(['doubts', 'on']);
export type ReadingScope = z.infer<typeof ReadingScopeSchema>;

const VerdictSchema = z.enum(['supported', 'contradicted', 'absent']);
export type ReadingVerdict = z.infer<typeof VerdictSchema>;

/** Words of the source, and when they are said. */
const SourceWordsSchema = z.object({
  quote: z.string(),
  startMs: MillisecondsSchema,
  speaker: z.optional(NonEmptySchema),
});

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
    /** The two that only a model's second reading says. */
    'contradicted',
    'absent',
  ]),
  /** The words of the block it is about. */
  quote: z.string(),
  why: NonEmptySchema,
  /** What the video says instead, and when. */
  said: z.optional(SourceWordsSchema),
  /** Left out: the rules. */
  by: z.optional(z.enum(['rules', 'model'])),
  /** What the model's second reading says of a sentence that the rules doubt, with the words that decide it. */
  reading: z.optional(z.object({ verdict: VerdictSchema, said: z.optional(SourceWordsSchema) })),
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
  /** Chapters of the source that the text does not rest on. */
  leftOutChapters: z._default(
    z.array(z.object({ startMs: MillisecondsSchema, title: z.string() })),
    [],
  ),
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
  /** What a model's second reading came to; left out where there was none. */
  reading: z.optional(
    z.object({
      scope: ReadingScopeSchema,
      model: NonEmptySchema,
      /** Sentences to be read, as the text stands now. */
      sentences: CountSchema,
      supported: CountSchema,
      contradicted: CountSchema,
      absent: CountSchema,
      /** Of them, those without an answer that can be used: changed since, or the model's answer was no answer. */
      unread: CountSchema,
      /** Of the unread, those the model was asked about and gave no usable answer to. */
      unusable: z.optional(CountSchema),
      /** Its owner stopped it before its end. */
      stopped: z.optional(z.literal(true)),
      /** Why it ended early. */
      problem: z.optional(z.object({ code: ErrorCodeSchema, message: NonEmptySchema })),
    }),
  ),
  rules: z._default(z.array(RuleResultSchema), []),
});
export type Checks = z.infer<typeof ChecksSchema>;
