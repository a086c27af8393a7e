import * as z from 'zod/mini';
import { SourceKindSchema, TranscriptStateSchema } from './videos.ts';
import { CountSchema, InstantSchema, MillisecondsSchema } from './values.ts';

/** Maximum sources per shelf. */
export const MOST_ON_SHELF = 1000;

/** A source in lists: enough to show and play it, and to tell whether it can be searched. */
export const ListedSourceSchema = z.object({
  videoId: z.string(),
  kind: SourceKindSchema,
  title: z.string(),
  channel: z.string(),
  /** 0 if unknown: text without times has no length. */
  durationMs: MillisecondsSchema,
  /** BCP 47; `und` if unknown. */
  languageTag: z.string(),
  /** Where it can be watched. */
  url: z.nullable(z.string()),
  /** The platform's video id, for the player. */
  platformId: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  state: TranscriptStateSchema,
  words: CountSchema,
  /** `false`: the text has no times, so its moments don't either. */
  timed: z.boolean(),
});
export type ListedSource = z.infer<typeof ListedSourceSchema>;

const ShelfSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `false`: shared by a team owner; you can read and search it. */
  isOwn: z.boolean(),
  /** The owner, if it isn't yours. */
  ownerEmail: z.nullable(z.string()),
  /** Whether the owner's team can read and search it. */
  sharedWithTeam: z.boolean(),
  sourceCount: CountSchema,
  words: CountSchema,
  /** Total of the sources with a known length. */
  durationMs: MillisecondsSchema,
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
});
export type ShelfSummary = z.infer<typeof ShelfSummarySchema>;

export const ShelfSchema = z.extend(ShelfSummarySchema, {
  /** In the order in which they were added. */
  sources: z.array(ListedSourceSchema),
  /** The `videoId` of your drafts from the whole shelf; `null` if there are none. */
  wholeVideoId: z._default(z.nullable(z.string()), null),
});
export type Shelf = z.infer<typeof ShelfSchema>;

/** Newest first, own shelves before shared ones. */
export const ShelfListSchema = z.object({ shelves: z.array(ShelfSummarySchema) });
export type ShelfList = z.infer<typeof ShelfListSchema>;

const ShelfNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const videoIds = z
  .array(z.string().check(z.minLength(1), z.maxLength(120)))
  .check(z.maxLength(MOST_ON_SHELF));

export const CreateShelfSchema = z.strictObject({
  name: ShelfNameSchema,
  videoIds: z._default(videoIds, []),
});
export type CreateShelf = z.infer<typeof CreateShelfSchema>;

export const EditShelfSchema = z.strictObject({
  name: z.optional(ShelfNameSchema),
  sharedWithTeam: z.optional(z.boolean()),
});
export type EditShelf = z.infer<typeof EditShelfSchema>;

/** Adds your own sources. Existing ones keep their position. */
export const AddSourcesSchema = z.strictObject({ videoIds: videoIds.check(z.minLength(1)) });

const OwnSourceSchema = z.extend(ListedSourceSchema, {
  /** Whether it has drafts outside the trash. */
  hasDrafts: z.boolean(),
});
export type OwnSource = z.infer<typeof OwnSourceSchema>;

/** All sources of the account, newest first. */
export const SourceListSchema = z.object({
  sources: z.array(OwnSourceSchema),
  nextCursor: z.nullable(z.string()),
});
export type SourceList = z.infer<typeof SourceListSchema>;
