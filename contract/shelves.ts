import * as z from 'zod/mini';
import { SourceKindSchema, TranscriptStateSchema } from './videos.ts';
import { CountSchema, InstantSchema, MillisecondsSchema } from './values.ts';

/** How many sources one shelf can hold. */
export const MOST_ON_SHELF = 1000;

/** A source as others see it: enough to name it, to play it, and to say whether it can be asked. */
export const ListedSourceSchema = z.object({
  videoId: z.string(),
  kind: SourceKindSchema,
  title: z.string(),
  channel: z.string(),
  /** 0 where nobody measured it: a text without times has no length. */
  durationMs: MillisecondsSchema,
  /** BCP 47; `und` where it is not known. */
  languageTag: z.string(),
  /** Where it can be watched. */
  url: z.nullable(z.string()),
  /** The platform's own id, for the player. */
  platformId: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  state: TranscriptStateSchema,
  words: CountSchema,
  /** `false`: the text came without times, so that moments in it have none. */
  timed: z.boolean(),
});
export type ListedSource = z.infer<typeof ListedSourceSchema>;

const ShelfSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `false`: somebody whose team you are in shares it with you. You can read it and ask it. */
  isOwn: z.boolean(),
  /** Whose it is, where it is not your own. */
  ownerEmail: z.nullable(z.string()),
  /** Whether everybody on its owner's team can read it and ask it. */
  sharedWithTeam: z.boolean(),
  sourceCount: CountSchema,
  words: CountSchema,
  /** Of the sources that have a length. */
  durationMs: MillisecondsSchema,
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
});
export type ShelfSummary = z.infer<typeof ShelfSummarySchema>;

export const ShelfSchema = z.extend(ShelfSummarySchema, {
  /** In the order they were put there. */
  sources: z.array(ListedSourceSchema),
});
export type Shelf = z.infer<typeof ShelfSchema>;

/** Newest first, your own before shared ones. */
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

/** Sources of your own to put on a shelf. What is there already stays where it is. */
export const AddSourcesSchema = z.strictObject({ videoIds: videoIds.check(z.minLength(1)) });

const OwnSourceSchema = z.extend(ListedSourceSchema, {
  /** Whether anything was made from it that is not in the bin. */
  hasDrafts: z.boolean(),
});
export type OwnSource = z.infer<typeof OwnSourceSchema>;

/** Every source of the account, to choose from. Newest first. */
export const SourceListSchema = z.object({
  sources: z.array(OwnSourceSchema),
  nextCursor: z.nullable(z.string()),
});
export type SourceList = z.infer<typeof SourceListSchema>;
