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

/** Nothing more is written by a run in one of these until somebody asks for a retry or a refine. */
export const ENDED: readonly Status[] = ['done', 'failed', 'stopped'];

const name = z.string().check(z.minLength(1), z.maxLength(120));

/** Exactly one of `videoId`, `url`, `text`, `sample` and `shelfId` says what to write from. */
export const CreateGenerationSchema = z.strictObject({
  format: FormatSchema,
  language: z._default(LanguageSchema, DEFAULT_LANGUAGE),
  videoId: z.optional(name),
  url: z.optional(z.string().check(z.minLength(1), z.maxLength(4000))),
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(900_000))),
  /** `true` for the first built-in sample, or a sample's id. */
  sample: z.optional(z.union([z.literal(true), name])),
  /** One piece from all that stands on a shelf: each claim keeps its source and its moment. */
  shelfId: z.optional(name),
  /** Names a pasted text. */
  title: z.optional(z.string().check(z.maxLength(300))),
  styleId: z.optional(name),
  /** Which of the customer's own formats, where `format` is `custom`. */
  promptId: z.optional(name),
  /** `provider/model` of the model list, or `built-in`. Left out: the account's default. */
  model: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Checked against `OPTIONS` of the format. */
  options: z._default(z.record(z.string(), z.unknown()), {}),
  alsoMake: z._default(z.array(FormatSchema).check(z.maxLength(6)), []),
  /** Whose video it is; remembered for the channel. Left out: as it was said of the channel before. */
  whose: z.optional(WhoseSchema),
  /** Whether a model reads its draft once more as a strict editor and mends it; the estimate tells what that costs. */
  revise: z.optional(z.boolean()),
  /** Whether a model holds the sentences against the transcript once more. Left out: as the account has set it. */
  secondReading: z.optional(SecondReadingSchema),
  /** Values for the named fields of the customer's own format, where that is made beside another. */
  fields: z.optional(OPTIONS.custom.shape.fields),
});
export type CreateGeneration = z.infer<typeof CreateGenerationSchema>;

export const CreatedGenerationsSchema = z.object({
  generations: z.array(z.object({ id: z.string(), format: FormatSchema })),
});
export type CreatedGenerations = z.infer<typeof CreatedGenerationsSchema>;

/** Which engine wrote a result. The built-in one is extractive, uses no model, and says so. */
export const EngineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('built-in'), label: z.string() }),
  z.object({
    kind: z.literal('model'),
    label: z.string(),
    provider: z.string(),
    model: z.string(),
    /** Who pays for it. */
    key: z.enum(['own', 'house', 'local']),
  }),
]);
export type Engine = z.infer<typeof EngineSchema>;
export const BUILT_IN_ENGINE: Engine = {
  kind: 'built-in',
  label: 'Highlights in the speaker’s words',
};
/** Under what it made. */
export const BUILT_IN_NOTE = `${BUILT_IN_ENGINE.label}, picked without an AI model.`;

/** What a run has used, summed over its calls. */
export const RunUsageSchema = z.object({
  words: CountSchema,
  calls: CountSchema,
  tokensIn: CountSchema,
  tokensOut: CountSchema,
  tokensCached: CountSchema,
  costCents: CentsSchema,
  /** A call that was cut off in flight is booked as an estimate. */
  estimated: z.boolean(),
});
export type RunUsage = z.infer<typeof RunUsageSchema>;

/** Where a search found its words: a few words of the text, with those that were looked for marked. */
export const SnippetSchema = z.object({
  text: z.string(),
  /** From where to where in it, in order. */
  marks: z.array(z.tuple([CountSchema, CountSchema])),
});
export type Snippet = z.infer<typeof SnippetSchema>;

const GenerationSummarySchema = z.object({
  id: z.string(),
  videoId: z.string(),
  /** What it was made from, whatever the video's transcript is by now; its blocks are the ones that are cited. */
  transcriptId: z.string(),
  /** Of the video it was made from. */
  videoTitle: z.string(),
  /** 0 where nobody measured it: a text without times has no length. */
  durationMs: CountSchema,
  format: FormatSchema,
  language: LanguageSchema,
  title: z.string(),
  status: StatusSchema,
  stage: z.nullable(StageSchema),
  error: z.nullable(z.object({ code: ErrorCodeSchema, message: z.string() })),
  engine: EngineSchema,
  favourite: z.boolean(),
  /** Words of the document as it stands. */
  words: CountSchema,
  /** Counts the versions of the document; what `If-Match` carries. 0 until it is written. */
  version: CountSchema,
  /** The newest event; a client that has folded the log up to here has missed nothing. */
  lastSeq: CountSchema,
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
  /** Only where a list was searched; `null` where the title alone was found. */
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
/** Of what a search finds: each of these has to be looked up. */
export const MOST_FOUND = 100;

/** In which order the Library is read. */
export const LibrarySortSchema = z.enum(['newest', 'oldest', 'edited', 'title', 'longest']);
export type LibrarySort = z.infer<typeof LibrarySortSchema>;

export const GenerationListSchema = z.object({
  generations: z.array(GenerationSummarySchema),
  nextCursor: z.nullable(z.string()),
  /** How many there are, counted up to `MOST_COUNTED`, or `MOST_FOUND` of a search: at that number it means "or more". */
  total: CountSchema,
});
export type GenerationList = z.infer<typeof GenerationListSchema>;

/** How long what was deleted can be had back. */
export const BIN_DAYS = 30;
export const MOST_BINNED_SHOWN = 500;

/** What is in the bin, the last deleted first; `total` may be more than are listed. */
export const BinListSchema = z.object({
  generations: z.array(z.extend(GenerationSummarySchema, { binnedAt: InstantSchema })),
  total: CountSchema,
});
export type BinList = z.infer<typeof BinListSchema>;

/** Sent with `If-Match: "<version>"` where it changes the document. */
export const EditGenerationSchema = z.strictObject({
  title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
  favourite: z.optional(z.boolean()),
  document: z.optional(DocumentSchema),
  /** What stood before it stays a version of its own, though it was saved a moment ago: somebody else wrote it. */
  keepBefore: z.optional(z.boolean()),
});
export type EditGeneration = z.infer<typeof EditGenerationSchema>;

/** Answered with 409 when the document was changed meanwhile: what stands, so that nothing is overwritten unseen. */
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
  /** One block; left out: the whole document. */
  paragraphId: z.optional(name),
  /** Further blocks, each with a wish of its own, changed in the same go: one run, one version. Only beside `paragraphId`. */
  also: z.optional(
    z.array(z.strictObject({ instruction, paragraphId: name })).check(z.maxLength(199)),
  ),
});
export type Refine = z.infer<typeof RefineSchema>;

/** Has a model hold a finished text against the transcript: what it has read before it does not read again. */
export const ReadAgainSchema = z.strictObject({ scope: ReadingScopeSchema });

export const VersionSchema = z.object({
  version: CountSchema,
  /** What made it: the run itself, an edit, a refine, or the restoring of an older one. */
  cause: z.enum(['run', 'edit', 'refine', 'restore', 'speakers']),
  title: z.string(),
  words: CountSchema,
  createdAt: InstantSchema,
});
export type Version = z.infer<typeof VersionSchema>;
export const VersionListSchema = z.object({ versions: z.array(VersionSchema) });

const RangeSchema = z.object({ low: CentsSchema, middle: CentsSchema, ceiling: CentsSchema });

/** What a run would use. The ceiling is never passed. */
export const EstimateSchema = z.object({
  engine: EngineSchema,
  tokensIn: RangeSchema,
  tokensOut: RangeSchema,
  costCents: RangeSchema,
  seconds: z.object({ low: z.number(), middle: z.number(), ceiling: z.number() }),
  /** Words that a run of this kind usually has. */
  words: CountSchema,
  /** Of the cost, what the last reading by an editor comes to; left out where there is none. */
  revisionCents: z.optional(CentsSchema),
  /** Of the cost, what the second reading comes to; left out where there is none. */
  readingCents: z.optional(CentsSchema),
  /** Whose video it is, as far as anybody has said: now, or about the channel before. */
  whose: z.optional(WhoseSchema),
  /** Why it cannot be started as it stands; `null`: it can. */
  problem: z.nullable(z.object({ code: ErrorCodeSchema, message: NonEmptySchema })),
});
export type Estimate = z.infer<typeof EstimateSchema>;

/** What wishes about one document would use, each by itself, in the order they were asked in. */
export const RefineEstimatesSchema = z.object({ estimates: z.array(EstimateSchema) });
export const EstimateRefinesSchema = z.strictObject({
  wishes: z.array(RefineSchema).check(z.minLength(1), z.maxLength(40)),
});
