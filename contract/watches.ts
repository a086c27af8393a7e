import * as z from 'zod/mini';
import { BATCH_CAP, BatchSummarySchema, ProblemSchema, WISH_SHAPE } from './batches.ts';
import { FormatSchema } from './catalog/formats.ts';
import { LanguageSchema } from './catalog/languages.ts';
import { CentsSchema, InstantSchema } from './values.ts';

/** Maximum watched channels per account. */
export const MOST_WATCHES = 20;

/** A video in a channel's feed. */
export interface FeedVideo {
  id: string;
  title: string;
  publishedAt: string;
  isShort: boolean;
}

/** `paused`: by the user. Videos published meanwhile are skipped. */
export const WatchStatusSchema = z.enum(['watching', 'paused']);
export type WatchStatus = z.infer<typeof WatchStatusSchema>;

export const CreateWatchSchema = z.strictObject({
  ...WISH_SHAPE,
  /** A link to the channel, in any pasted form. */
  channel: z.string().check(z.minLength(1), z.maxLength(2000)),
  includeShorts: z._default(z.boolean(), false),
  /** Monthly cap with the customer's own key: no video is started that could exceed it. Default: the key isn't used. */
  capCents: BATCH_CAP,
});
export type CreateWatch = z.infer<typeof CreateWatchSchema>;

/** Omitted fields stay unchanged. */
export const ChangeWatchSchema = z.strictObject({
  status: z.optional(WatchStatusSchema),
  alsoMake: z.optional(z.array(FormatSchema).check(z.maxLength(6))),
  /** `null`: each video's own language. */
  language: z.optional(z.nullable(LanguageSchema)),
  includeShorts: z.optional(z.boolean()),
  capCents: BATCH_CAP,
});
export type ChangeWatch = z.infer<typeof ChangeWatchSchema>;

/** A channel whose new videos become drafts. Nothing is published automatically. */
export const ChannelWatchSchema = z.object({
  id: z.string(),
  channelId: z.string(),
  title: z.string(),
  url: z.string(),
  status: WatchStatusSchema,
  /** The first format can have its own options. */
  formats: z.array(FormatSchema),
  language: z.nullable(LanguageSchema),
  includeShorts: z.boolean(),
  /** Per month. */
  capCents: z.nullable(CentsSchema),
  /** The newest month's batch, with one item per video. */
  batch: z.nullable(BatchSummarySchema),
  /** Why nothing is created now: plan, cap, or unreadable channel. */
  problem: z.nullable(ProblemSchema),
  lastLookAt: z.nullable(InstantSchema),
  /** `null` while paused. */
  nextLookAt: z.nullable(InstantSchema),
  createdAt: InstantSchema,
});
export type ChannelWatch = z.infer<typeof ChannelWatchSchema>;

export const WatchListSchema = z.object({ watches: z.array(ChannelWatchSchema) });
