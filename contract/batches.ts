import * as z from 'zod/mini';
import { ErrorCodeSchema } from './errors.ts';
import { CreateGenerationSchema, EstimateSchema } from './generations.ts';
import { FormatSchema } from './catalog/formats.ts';
import { LanguageSchema } from './catalog/languages.ts';
import { CentsSchema, CountSchema, InstantSchema, MillisecondsSchema } from './values.ts';

/** The most videos in one batch, and the most that are listed of a playlist. */
export const MOST_IN_BATCH = 500;

const platformId = z.string().check(z.regex(/^[\w-]{11}$/));
export const ProblemSchema = z.object({ code: ErrorCodeSchema, message: z.string() });

/** A playlist, a channel, or any number of links, in whatever form people paste them. */
export const ListVideosSchema = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(200_000)),
});

/** A video as its list tells of it. Nothing has been asked about the video itself. */
const ListedVideoSchema = z.object({
  platformId: z.string(),
  /** Empty where nobody has told it yet. */
  title: z.string(),
  /** `null`: not known. */
  durationMs: z.nullable(MillisecondsSchema),
  /** Whether it has captions; `null`: not known until it is read. */
  captions: z.nullable(z.boolean()),
  /** Why it cannot be read as it stands; `null`: nothing is known against it. */
  problem: z.nullable(ProblemSchema),
});
export type ListedVideo = z.infer<typeof ListedVideoSchema>;

export const VideoListingSchema = z.object({
  kind: z.enum(['playlist', 'channel', 'links']),
  title: z.string(),
  /** Where the list itself is; `null` for pasted links. */
  url: z.nullable(z.string()),
  videos: z.array(ListedVideoSchema),
  /** There are more than are listed here. */
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
/** What is made of every video: what `POST /generations` takes, without its source. */
export const WISH_SHAPE = {
  ...wishShape,
  /** Left out: each in the language that its video is in. */
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
  /** Each once; a video that is named again is left out. */
  videos,
  /** With your own key: no video is started that could take the batch past this. Left out: there is no cap. */
  capCents: BATCH_CAP,
});
export type CreateBatch = z.infer<typeof CreateBatchSchema>;

/** What all of it would use, from the lengths of the videos: nobody has read them yet. */
export const BatchEstimateSchema = z.extend(EstimateSchema, {
  videos: CountSchema,
  /** How many of them have no known length and are taken to be as long as the others are on average. */
  unmeasured: CountSchema,
});
export type BatchEstimate = z.infer<typeof BatchEstimateSchema>;

/**
 * `paused`: something stands in the way of all that is left, and is named; it goes on when somebody says so. `stopped`:
 * somebody stopped it.
 */
export const BatchStatusSchema = z.enum(['running', 'paused', 'stopped', 'done']);
export type BatchStatus = z.infer<typeof BatchStatusSchema>;

/** `reading`: the platform is asked for its captions, or its speech is recognised. `making`: its drafts are written. */
export const ItemStateSchema = z.enum(['waiting', 'reading', 'making', 'done', 'failed']);
export type ItemState = z.infer<typeof ItemStateSchema>;

const BatchItemSchema = z.object({
  id: z.string(),
  platformId: z.string(),
  title: z.string(),
  durationMs: z.nullable(MillisecondsSchema),
  state: ItemStateSchema,
  /** The source in the account, once it has been read. */
  videoId: z.nullable(z.string()),
  generations: z.array(z.object({ id: z.string(), format: FormatSchema })),
  costCents: CentsSchema,
  /** Why it failed, or what it waits for. */
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
    /** Being read or written now. */
    going: CountSchema,
  }),
  spentCents: CentsSchema,
  capCents: z.nullable(CentsSchema),
  /** Why it is paused. */
  problem: z.nullable(ProblemSchema),
  /** While it waits, for the platform or for room in the queue: when the next video is asked for. */
  restsUntil: z.nullable(InstantSchema),
  /** The watched channel that its videos come from. */
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

/** Goes on with what has not been made. Made drafts are never made again. */
export const RetryBatchSchema = z.strictObject({
  /** These videos alone; left out: every one that failed, and all that are left. */
  itemIds: z.optional(
    z.array(z.string().check(z.maxLength(120))).check(z.maxLength(MOST_IN_BATCH)),
  ),
  capCents: BATCH_CAP,
});
export type RetryBatch = z.infer<typeof RetryBatchSchema>;
