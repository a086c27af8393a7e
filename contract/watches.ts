import * as z from 'zod/mini';
import { BATCH_CAP, BatchSummarySchema, ProblemSchema, WISH_SHAPE } from './batches.ts';
import { FormatSchema } from './catalog/formats.ts';
import { LanguageSchema } from './catalog/languages.ts';
import { CentsSchema, InstantSchema } from './values.ts';

/** The most channels that one account watches. */
export const MOST_WATCHES = 20;

/** A video as its channel's feed tells of it. */
export interface FeedVideo {
  id: string;
  title: string;
  publishedAt: string;
  isShort: boolean;
}

/** `paused`: somebody paused it. What is published meanwhile is skipped. */
export const WatchStatusSchema = z.enum(['watching', 'paused']);
export type WatchStatus = z.infer<typeof WatchStatusSchema>;

export const CreateWatchSchema = z.strictObject({
  ...WISH_SHAPE,
  /** A link to the channel, in whatever form people paste it. */
  channel: z.string().check(z.minLength(1), z.maxLength(2000)),
  includeShorts: z._default(z.boolean(), false),
  /** With your own key: no video is started that could take the month past this. Left out: your key is not used. */
  capCents: BATCH_CAP,
});
export type CreateWatch = z.infer<typeof CreateWatchSchema>;

/** What is left out stays as it is. */
export const ChangeWatchSchema = z.strictObject({
  status: z.optional(WatchStatusSchema),
  alsoMake: z.optional(z.array(FormatSchema).check(z.maxLength(6))),
  /** `null`: each in the language that its video is in. */
  language: z.optional(z.nullable(LanguageSchema)),
  includeShorts: z.optional(z.boolean()),
  capCents: BATCH_CAP,
});
export type ChangeWatch = z.infer<typeof ChangeWatchSchema>;

/** A channel whose new videos become drafts. Nothing is published. */
export const ChannelWatchSchema = z.object({
  id: z.string(),
  channelId: z.string(),
  title: z.string(),
  url: z.string(),
  status: WatchStatusSchema,
  /** The first has the options of its own. */
  formats: z.array(FormatSchema),
  language: z.nullable(LanguageSchema),
  includeShorts: z.boolean(),
  /** For each month. */
  capCents: z.nullable(CentsSchema),
  /** What the newest month has come to, a row per video. */
  batch: z.nullable(BatchSummarySchema),
  /** Why nothing is made now: the plan, the cap, or the channel cannot be read. */
  problem: z.nullable(ProblemSchema),
  lastLookAt: z.nullable(InstantSchema),
  /** `null` while it is paused. */
  nextLookAt: z.nullable(InstantSchema),
  createdAt: InstantSchema,
});
export type ChannelWatch = z.infer<typeof ChannelWatchSchema>;

export const WatchListSchema = z.object({ watches: z.array(ChannelWatchSchema) });
