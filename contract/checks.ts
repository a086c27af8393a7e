import * as z from 'zod/mini';
import { LanguageSchema } from './catalog/languages.ts';
import { ErrorCodeSchema } from './errors.ts';
import { CountSchema, MillisecondsSchema, NonEmptySchema, ShareSchema } from './values.ts';

/** Share of each five-minute window of the video that the text is based on. */
const CoverageSchema = z.array(z.object({ startMs: MillisecondsSchema, share: ShareSchema }));
export type Coverage = z.infer<typeof CoverageSchema>;

/** Which sentences a model checks against the transcript: none, those the rules doubt, or all. */
export const SecondReadingSchema = z.enum(['off', 'doubts', 'on']);
export type SecondReading = z.infer<typeof SecondReadingSchema>;
export const ReadingScopeSchema = z.enum(['doubts', 'on']);
export type ReadingScope = z.infer<typeof ReadingScopeSchema>;

const VerdictSchema = z.enum(['supported', 'contradicted', 'absent']);
export type ReadingVerdict = z.infer<typeof VerdictSchema>;

/** A quote from the source and its time. */
const SourceWordsSchema = z.object({
  quote: z.string(),
  startMs: MillisecondsSchema,
  speaker: z.optional(NonEmptySchema),
});

/** A problem in a block: something the transcript doesn't support. */
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
    /** Only reported by a model's second reading. */
    'contradicted',
    'absent',
  ]),
  /** The affected words of the block. */
  quote: z.string(),
  why: NonEmptySchema,
  /** What the video says instead, and when. */
  said: z.optional(SourceWordsSchema),
  /** Default: `rules`. */
  by: z.optional(z.enum(['rules', 'model'])),
  /** The model's verdict on a sentence the rules doubt, with the decisive quote. */
  reading: z.optional(z.object({ verdict: VerdictSchema, said: z.optional(SourceWordsSchema) })),
});
export type Mark = z.infer<typeof MarkSchema>;

/** Result of a platform or search engine rule. */
const RuleResultSchema = z.object({
  id: NonEmptySchema,
  label: NonEmptySchema,
  state: z.enum(['ok', 'warn', 'broken']),
  message: z.string(),
  /** The affected block; `null`: the whole document. */
  blockId: z.nullable(z.string()),
  /** Other blocks with the same problem, fixable by the same instruction. */
  moreBlockIds: z.optional(z.array(z.string())),
  value: z.optional(z.number()),
  limit: z.optional(z.number()),
  /** Refine instruction that fixes it with one click. */
  mend: z.optional(z.string()),
});
export type RuleResult = z.infer<typeof RuleResultSchema>;

/** A specific fact from the source that's missing in the text. */
const LeftOutFactSchema = z.object({ startMs: MillisecondsSchema, quote: z.string() });
export type LeftOutFact = z.infer<typeof LeftOutFactSchema>;

/** What several sources say differently about the same thing. */
export const DifferenceKindSchema = z.enum(['number', 'date', 'not', 'opposite']);

const LeftOutDifferenceSchema = z.object({
  kind: DifferenceKindSchema,
  /** One quote from each side. */
  sides: z.array(LeftOutFactSchema),
});
export type LeftOutDifference = z.infer<typeof LeftOutDifferenceSchema>;

export const ChecksSchema = z.object({
  words: CountSchema,
  coverage: CoverageSchema,
  /** `false`: pasted text, whose times only give the order and must not be shown. */
  timed: z._default(z.boolean(), true),
  /** Five-minute windows with speech that the text doesn't use. */
  leftOut: z._default(z.array(MillisecondsSchema), []),
  /** Chapters of the source that the text doesn't use. */
  leftOutChapters: z._default(
    z.array(z.object({ startMs: MillisecondsSchema, title: z.string() })),
    [],
  ),
  /** At most one per five minutes: facts mentioned only there. */
  leftOutFacts: z._default(z.array(LeftOutFactSchema), []),
  /** Differences between sources that the text doesn't mention with both sides. */
  leftOutDifferences: z._default(z.array(LeftOutDifferenceSchema), []),
  /** Share of sentences supported by the transcript; `null` if unknown. */
  supported: z._default(z.nullable(ShareSchema), null),
  /** Share of the text in runs of eight or more words that the transcript contains; `null` if the languages differ. */
  copied: z._default(z.nullable(ShareSchema), null),
  /** `detected` is `null` if the text is too short. */
  language: z.optional(
    z.object({ asked: LanguageSchema, detected: z.nullable(LanguageSchema), ok: z.boolean() }),
  ),
  marks: z._default(z.array(MarkSchema), []),
  /** Result of a model's second reading; absent if there was none. */
  reading: z.optional(
    z.object({
      scope: ReadingScopeSchema,
      model: NonEmptySchema,
      /** Sentences to be checked in the current text. */
      sentences: CountSchema,
      supported: CountSchema,
      contradicted: CountSchema,
      absent: CountSchema,
      /** Sentences without a usable verdict: edited since, or the model's answer was invalid. */
      unread: CountSchema,
      /** Of those, the ones with an invalid model answer. */
      unusable: z.optional(CountSchema),
      /** Stopped by the owner. */
      stopped: z.optional(z.literal(true)),
      /** Why it ended early. */
      problem: z.optional(z.object({ code: ErrorCodeSchema, message: NonEmptySchema })),
    }),
  ),
  rules: z._default(z.array(RuleResultSchema), []),
});
export type Checks = z.infer<typeof ChecksSchema>;
