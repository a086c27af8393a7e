import * as z from 'zod/mini';
import { ErrorCodeSchema } from './errors.ts';
import { CreateGenerationSchema, EstimateSchema } from './generations.ts';
import { FormatSchema } from './catalog/formats.ts';
import { LanguageSchema } from './catalog/languages.ts';
import { CentsSchema, CountSchema, InstantSchema, MillisecondsSchema } from './values.ts';

/** Maximum videos per batch, and per playlist listing. */
export const MOST_IN_BATCH = 500;

const platformId = z.string().check(z.regex(/^[\w-]{11}$/));
export const ProblemSchema = z.object({ code: ErrorCodeSchema, message: z.string() });

/** A playlist, a channel, or any number of links, in any pasted form. */
export const ListVideosSchema = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(200_000)),
});

/** A video as described by its list; the video itself hasn't been fetched. */
const ListedVideoSchema = z.object({
  platformId: z.string(),
  /** Empty if unknown. */
  title: z.string(),
  /** `null`: unknown. */
  durationMs: z.nullable(MillisecondsSchema),
  /** Whether it has captions; `null`: unknown until it's fetched. */
  captions: z.nullable(z.boolean()),
  /** Why it can't be used; `null` if no problem is known. */
  problem: z.nullable(ProblemSchema),
});
export type ListedVideo = z.infer<typeof ListedVideoSchema>;

export const VideoListingSchema = z.object({
  kind: z.enum(['playlist', 'channel', 'links']),
  title: z.string(),
  /** URL of the list; `null` for pasted links. */
  url: z.nullable(z.string()),
  videos: z.array(ListedVideoSchema),
  /** There are more videos than listed here. */
  hasMore: z.boolean(),
});
export type VideoListing = z.infer<typeof VideoListingSchema>;

const {
  language: _language,
  videoId: _videoId,
  url: _url,
  text: _text,
  sample: _sample,
  shelfId: _shelfId,
  title: _title,
  ...wishShape
} = CreateGenerationSchema.shape;
/** What to create from every video: the fields of `POST /generations` without the source. */
export const WISH_SHAPE = {
  ...wishShape,
  /** Default: each video's own language. */
  language: z.optional(LanguageSchema),
};

const BatchVideoSchema = z.strictObject({
  platformId,
  title: z._default(z.string().check(z.maxLength(300)), ''),
  durationMs: z._default(z.nullable(MillisecondsSchema.check(z.lte(2 ** 31 - 1))), null),
});

export const BATCH_CAP = z.optional(z.nullable(CentsSchema.check(z.lte(100_000_000))));
const videos = z.array(BatchVideoSchema).check(z.minLength(1), z.maxLength(MOST_IN_BATCH));

export const CreateBatchSchema = z.strictObject({
  ...WISH_SHAPE,
  title: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
  /** Duplicates are dropped. */
  videos,
  /** Spending cap with the customer's own key: no video is started that could exceed it. Default: no cap. */
  capCents: BATCH_CAP,
});
export type CreateBatch = z.infer<typeof CreateBatchSchema>;

/** Estimate of a whole batch from the videos' lengths, before any has been read. */
export const BatchEstimateSchema = z.extend(EstimateSchema, {
  videos: CountSchema,
  /** Videos of unknown length, assumed to be average. */
  unmeasured: CountSchema,
});
export type BatchEstimate = z.infer<typeof BatchEstimateSchema>;

/** `paused`: a problem affects all remaining videos; continues when someone resumes it. `stopped`: by the user. */
export const BatchStatusSchema = z.enum(['running', 'paused', 'stopped', 'done']);
export type BatchStatus = z.infer<typeof BatchStatusSchema>;

/** `reading`: fetching captions or recognizing speech. `making`: writing the drafts. */
export const ItemStateSchema = z.enum(['waiting', 'reading', 'making', 'done', 'failed']);
export type ItemState = z.infer<typeof ItemStateSchema>;

const BatchItemSchema = z.object({
  id: z.string(),
  platformId: z.string(),
  title: z.string(),
  durationMs: z.nullable(MillisecondsSchema),
  state: ItemStateSchema,
  /** The source in the account, once read. */
  videoId: z.nullable(z.string()),
  generations: z.array(z.object({ id: z.string(), format: FormatSchema })),
  costCents: CentsSchema,
  /** Why it failed or is waiting. */
  error: z.nullable(ProblemSchema),
});
export type BatchItem = z.infer<typeof BatchItemSchema>;

export const BatchSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  status: BatchStatusSchema,
  formats: z.array(FormatSchema),
  counts: z.object({
    all: CountSchema,
    done: CountSchema,
    failed: CountSchema,
    /** Currently being read or written. */
    going: CountSchema,
  }),
  spentCents: CentsSchema,
  capCents: z.nullable(CentsSchema),
  /** Why it's paused. */
  problem: z.nullable(ProblemSchema),
  /** If it's waiting for the platform or the queue: when the next video is tried. */
  restsUntil: z.nullable(InstantSchema),
  /** The watched channel that feeds this batch. */
  watchId: z.nullable(z.string()),
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
});
export type BatchSummary = z.infer<typeof BatchSummarySchema>;

export const BatchSchema = z.extend(BatchSummarySchema, { items: z.array(BatchItemSchema) });
export type Batch = z.infer<typeof BatchSchema>;

export const BatchListSchema = z.object({
  batches: z.array(BatchSummarySchema),
  nextCursor: z.nullable(z.string()),
});

/** Continues with everything unfinished. Finished drafts are never created again. */
export const RetryBatchSchema = z.strictObject({
  /** Only these videos; default: all failed and remaining ones. */
  itemIds: z.optional(
    z.array(z.string().check(z.maxLength(120))).check(z.maxLength(MOST_IN_BATCH)),
  ),
  capCents: BATCH_CAP,
});
export type RetryBatch = z.infer<typeof RetryBatchSchema>;
