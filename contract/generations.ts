import * as z from 'zod/mini';
import { OPTIONS } from './options.ts';
import { FormatSchema, StageSchema } from './catalog/formats.ts';
import { DEFAULT_LANGUAGE, LanguageSchema } from './catalog/languages.ts';
import { ChecksSchema, ReadingScopeSchema, SecondReadingSchema } from './checks.ts';
import { DocumentSchema } from './documents.ts';
import { ErrorCodeSchema } from './errors.ts';
import { WhoseSchema } from './videos.ts';
import { CentsSchema, CountSchema, InstantSchema, NonEmptySchema } from './values.ts';

export const StatusSchema = z.enum(['queued', 'running', 'done', 'failed', 'stopped']);
export type Status = z.infer<typeof StatusSchema>;

/** Final states: nothing more is written until someone retries or refines. */
export const ENDED: readonly Status[] = ['done', 'failed', 'stopped'];

const name = z.string().check(z.minLength(1), z.maxLength(120));

/** Exactly one of `videoId`, `url`, `text`, `sample` and `shelfId` is the source. */
export const CreateGenerationSchema = z.strictObject({
  format: FormatSchema,
  language: z._default(LanguageSchema, DEFAULT_LANGUAGE),
  videoId: z.optional(name),
  url: z.optional(z.string().check(z.minLength(1), z.maxLength(4000))),
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(900_000))),
  /** `true` for the first built-in sample, or a sample's id. */
  sample: z.optional(z.union([z.literal(true), name])),
  /** Writes one draft from a whole shelf; each claim keeps its source and time. */
  shelfId: z.optional(name),
  /** Title of a pasted text. */
  title: z.optional(z.string().check(z.maxLength(300))),
  styleId: z.optional(name),
  /** The custom format to use, if `format` is `custom`. */
  promptId: z.optional(name),
  /** `provider/model` from the model list, or `built-in`. Default: the account's default. */
  model: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Validated against the format's `OPTIONS`. */
  options: z._default(z.record(z.string(), z.unknown()), {}),
  alsoMake: z._default(z.array(FormatSchema).check(z.maxLength(6)), []),
  /** Whose video it is; remembered per channel. Default: the channel's last answer. */
  whose: z.optional(WhoseSchema),
  /** Whether a model edits its draft once more; the estimate includes the cost. */
  revise: z.optional(z.boolean()),
  /** Whether a model checks the sentences against the transcript. Default: the account's setting. */
  secondReading: z.optional(SecondReadingSchema),
  /** Field values for the custom format, if it's created alongside another format. */
  fields: z.optional(OPTIONS.custom.shape.fields),
});
export type CreateGeneration = z.infer<typeof CreateGenerationSchema>;

export const CreatedGenerationsSchema = z.object({
  generations: z.array(z.object({ id: z.string(), format: FormatSchema })),
});
export type CreatedGenerations = z.infer<typeof CreatedGenerationsSchema>;

/** The engine behind a result. The built-in one is extractive and uses no model. */
export const EngineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('built-in'), label: z.string() }),
  z.object({
    kind: z.literal('model'),
    label: z.string(),
    provider: z.string(),
    model: z.string(),
    /** Who pays. */
    key: z.enum(['own', 'house', 'local']),
  }),
]);
export type Engine = z.infer<typeof EngineSchema>;
export const BUILT_IN_ENGINE: Engine = {
  kind: 'built-in',
  label: 'Highlights in the speaker’s words',
};
/** Shown below its results. */
export const BUILT_IN_NOTE = `${BUILT_IN_ENGINE.label}, picked without an AI model.`;

export const RunUsageSchema = z.object({
  words: CountSchema,
  calls: CountSchema,
  tokensIn: CountSchema,
  tokensOut: CountSchema,
  tokensCached: CountSchema,
  costCents: CentsSchema,
  /** Contains the estimated cost of an interrupted call. */
  estimated: z.boolean(),
});
export type RunUsage = z.infer<typeof RunUsageSchema>;

/** A search result's context with the matches marked. */
export const SnippetSchema = z.object({
  text: z.string(),
  /** Start and end offsets, in order. */
  marks: z.array(z.tuple([CountSchema, CountSchema])),
});
export type Snippet = z.infer<typeof SnippetSchema>;

/** `whole`: all answers of the conversation, else the one to `questionId`. */
export const AnswersBehindSchema = z.object({
  threadId: z.string(),
  questionId: z.string(),
  whole: z.boolean(),
});
export type AnswersBehind = z.infer<typeof AnswersBehindSchema>;

const GenerationSummarySchema = z.object({
  id: z.string(),
  videoId: z.string(),
  /** The transcript this was made from, even if the video has a newer one; citations refer to its blocks. */
  transcriptId: z.string(),
  /** Title of the source video. */
  videoTitle: z.string(),
  /** 0 if unknown: text without times has no length. */
  durationMs: CountSchema,
  format: FormatSchema,
  language: LanguageSchema,
  title: z.string(),
  status: StatusSchema,
  stage: z.nullable(StageSchema),
  error: z.nullable(z.object({ code: ErrorCodeSchema, message: z.string() })),
  engine: EngineSchema,
  favourite: z.boolean(),
  /** Word count of the current document. */
  words: CountSchema,
  /** Document version, as sent in `If-Match`. 0 until it's written. */
  version: CountSchema,
  /** The newest event's number; a client that has applied the log up to here is current. */
  lastSeq: CountSchema,
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
  /** The answers it was started from; they may have been deleted since. */
  answers: z.optional(AnswersBehindSchema),
  /** Only in search results; `null` if just the title matched. */
  snippet: z.optional(z.nullable(SnippetSchema)),
});
export type GenerationSummary = z.infer<typeof GenerationSummarySchema>;

export const GenerationSchema = z.extend(GenerationSummarySchema, {
  document: z.nullable(DocumentSchema),
  checks: z.nullable(ChecksSchema),
  usage: z.nullable(RunUsageSchema),
  options: z.record(z.string(), z.unknown()),
  styleId: z.nullable(z.string()),
  promptId: z.nullable(z.string()),
});
export type Generation = z.infer<typeof GenerationSchema>;

export const MOST_COUNTED = 1000;
/** Limit for search results, because each one has to be looked up. */
export const MOST_FOUND = 100;

export const LibrarySortSchema = z.enum(['newest', 'oldest', 'edited', 'title', 'longest']);
export type LibrarySort = z.infer<typeof LibrarySortSchema>;

export const GenerationListSchema = z.object({
  generations: z.array(GenerationSummarySchema),
  nextCursor: z.nullable(z.string()),
  /** Count up to `MOST_COUNTED`, or `MOST_FOUND` for a search: at that number it means "or more". */
  total: CountSchema,
});
export type GenerationList = z.infer<typeof GenerationListSchema>;

/** How long deleted drafts can be restored. */
export const BIN_DAYS = 30;
export const MOST_BINNED_SHOWN = 500;

/** The trash, most recently deleted first; `total` may exceed the list. */
export const BinListSchema = z.object({
  generations: z.array(z.extend(GenerationSummarySchema, { binnedAt: InstantSchema })),
  total: CountSchema,
});
export type BinList = z.infer<typeof BinListSchema>;

/** Send `If-Match: "<version>"` when changing the document. */
export const EditGenerationSchema = z.strictObject({
  title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
  favourite: z.optional(z.boolean()),
  document: z.optional(DocumentSchema),
  /** Keeps the previous version even if it's only moments old, because someone else wrote it. */
  keepBefore: z.optional(z.boolean()),
});
export type EditGeneration = z.infer<typeof EditGenerationSchema>;

/** The 409 response for a concurrent change: contains the current document, so nothing is overwritten unseen. */
export const EditConflictSchema = z.object({
  code: z.literal('edited_meanwhile'),
  message: z.string(),
  version: CountSchema,
  document: DocumentSchema,
});
export type EditConflict = z.infer<typeof EditConflictSchema>;

const instruction = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000));

export const RefineSchema = z.strictObject({
  instruction,
  /** One block; default: the whole document. */
  paragraphId: z.optional(name),
  /** More blocks with their own instructions, changed in the same run and version. Requires `paragraphId`. */
  also: z.optional(
    z.array(z.strictObject({ instruction, paragraphId: name })).check(z.maxLength(199)),
  ),
});
export type Refine = z.infer<typeof RefineSchema>;

/** Has a model check a finished draft against the transcript; sentences it has already checked are skipped. */
export const ReadAgainSchema = z.strictObject({ scope: ReadingScopeSchema });

export const VersionSchema = z.object({
  version: CountSchema,
  /** What created it: the run, an edit, a refine, or restoring an older version. */
  cause: z.enum(['run', 'edit', 'refine', 'restore', 'speakers']),
  title: z.string(),
  words: CountSchema,
  createdAt: InstantSchema,
});
export type Version = z.infer<typeof VersionSchema>;
export const VersionListSchema = z.object({ versions: z.array(VersionSchema) });

const RangeSchema = z.object({ low: CentsSchema, middle: CentsSchema, ceiling: CentsSchema });

/** Estimated usage of a run. The ceiling is never exceeded. */
export const EstimateSchema = z.object({
  engine: EngineSchema,
  tokensIn: RangeSchema,
  tokensOut: RangeSchema,
  costCents: RangeSchema,
  seconds: z.object({ low: z.number(), middle: z.number(), ceiling: z.number() }),
  /** Typical word count of such a run. */
  words: CountSchema,
  /** The part of the cost for the editing pass; absent if there is none. */
  revisionCents: z.optional(CentsSchema),
  /** The part of the cost for the second reading; absent if there is none. */
  readingCents: z.optional(CentsSchema),
  /** Whose video it is, from this request or the channel's last answer. */
  whose: z.optional(WhoseSchema),
  /** Why it can't be started; `null` if it can. */
  problem: z.nullable(z.object({ code: ErrorCodeSchema, message: NonEmptySchema })),
});
export type Estimate = z.infer<typeof EstimateSchema>;

/** Estimates for several refines of one document, in request order. */
export const RefineEstimatesSchema = z.object({ estimates: z.array(EstimateSchema) });
export const EstimateRefinesSchema = z.strictObject({
  wishes: z.array(RefineSchema).check(z.minLength(1), z.maxLength(40)),
});
