import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Chapter, Cue, SourceKind } from '#contract/videos.ts';
import { users } from './accounts.ts';
import { createdAt } from './columns.ts';

export const videos = pgTable(
  'videos',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SourceKind>().notNull(),
    /** What makes two sources of one kind the same video. */
    sourceKey: text('source_key').notNull(),
    title: text('title').notNull(),
    channel: text('channel').notNull(),
    durationMs: integer('duration_ms').notNull(),
    language: text('language').$type<LanguageValue>().notNull(),
    chapters: jsonb('chapters').$type<Chapter[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('videos_once_per_owner').on(table.ownerId, table.kind, table.sourceKey)],
);

export const transcripts = pgTable(
  'transcripts',
  {
    id: text('id').primaryKey(),
    videoId: text('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    language: text('language').$type<LanguageValue>().notNull(),
    cues: jsonb('cues').$type<Cue[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('transcripts_once_per_language').on(table.videoId, table.language)],
);
