import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text } from '../tables.ts';
import { DEFAULT_CATEGORY, type FeedCategory } from '#contract/catalog/feed-categories.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { AudioChapter, AudioStage, AudioStatus, SpokenLine } from '#contract/podcasts.ts';
import { users } from './accounts.ts';
import { createdAt, runColumns, time } from './columns.ts';
import { generations } from './generations.ts';

export interface AudioSettings {
  /** Speaker id → voice. */
  voices: Record<string, string>;
  /** Voices the script itself specified at the time; missing in older rows. */
  scriptVoices?: Record<string, string | null>;
  pace: number;
  jingle: boolean;
}

export interface ScriptLine {
  lineId: string;
  speaker: string;
  speakerName: string;
  voice: string;
  md: string;
  pauseMs: number | null;
  /** Set on the first line of a chapter. */
  chapter: string | null;
}

/** Snapshot of the script to be spoken. */
export interface AudioScript {
  title: string;
  description: string;
  language: LanguageValue;
  lines: ScriptLine[];
  /** Names in it, as spelled by the video. */
  names?: string[];
}

/** A finished file and its measurements. */
export interface AudioResult {
  key: string;
  bytes: number;
  durationMs: number;
  loudnessLufs: number | null;
  truePeakDbtp: number;
  chapters: AudioChapter[];
  lines: SpokenLine[];
  waveform: number[];
  voices: Record<string, string>;
  linesSpoken: number;
  script: AudioScript;
  /** The account's pronunciations at the time; missing in older rows. */
  pronunciations?: { word: string; say: string }[];
  /** Covers all inputs of the file; same hash, same file. */
  scriptHash: string;
  createdAt: string;
  /** Inputs of the mix, so it can be encoded to another file type; missing in older rows. */
  mix?: {
    pace: number;
    jingle: boolean;
    samples: number;
    clips: { lineId: string; hash: string; endsWith: string }[];
  };
  /** Some clips have been deleted, so it's regenerated on request even if nothing has changed. */
  clipsGone?: boolean;
}

/** The audio of a podcast: its run and the newest file. */
export const podcastAudio = pgTable(
  'podcast_audio',
  {
    generationId: text('generation_id')
      .primaryKey()
      .references(() => generations.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...runColumns<AudioStatus>(),
    stage: text('stage').$type<AudioStage>(),
    settings: jsonb('settings').$type<AudioSettings>().notNull(),
    script: jsonb('script').$type<AudioScript>().notNull(),
    progress: real('progress').notNull().default(0),
    linesDone: integer('lines_done').notNull().default(0),
    linesTotal: integer('lines_total').notNull().default(0),
    remainingSeconds: real('remaining_seconds'),
    result: jsonb('result').$type<AudioResult>(),
    /** Added to the feed manually, never automatically. */
    published: boolean('published').notNull().default(false),
    /** When it was first published; null for rows older than this column. */
    publishedAt: time('published_at'),
    createdAt: createdAt(),
  },
  (table) => [index('podcast_audio_of_an_account').on(table.ownerId, table.createdAt)],
);

/** One spoken line. The hash covers everything the audio depends on, so a line is never spoken twice. */
export const speechClips = pgTable(
  'speech_clips',
  {
    /** No foreign key: the row outlives its account until the file is deleted too. */
    ownerId: text('owner_id').notNull(),
    hash: text('hash').notNull(),
    key: text('key').notNull(),
    sampleRate: integer('sample_rate').notNull(),
    samples: integer('samples').notNull(),
    /** Loudness of this clip, used to level different voices. */
    loudnessLufs: real('loudness_lufs'),
    createdAt: createdAt(),
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.hash] }),
    index('speech_clips_by_last_use').on(table.lastUsedAt),
  ],
);

/** Lock on a clip being synthesized, so only one process does it. */
export const speechTurns = pgTable(
  'speech_turns',
  {
    ownerId: text('owner_id').notNull(),
    hash: text('hash').notNull(),
    /** The process; it extends `until` while it's alive. */
    holder: text('holder').notNull(),
    until: time('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.hash] })],
);

/** All audio files in storage, to find and delete orphans. */
export const podcastFiles = pgTable('podcast_files', {
  key: text('key').primaryKey(),
  createdAt: createdAt(),
  /** When it was first seen unreferenced. Deleted later, so current playback can finish. */
  looseSince: time('loose_since'),
});

/** The secret grants access to the feed: found by its hash, and stored sealed so its owner can copy the URL again. */
export const podcastFeeds = pgTable('podcast_feeds', {
  ownerId: text('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull().unique(),
  sealedSecret: text('sealed_secret').notNull(),
  title: text('title').notNull(),
  author: text('author').notNull(),
  description: text('description').notNull(),
  category: text('category').$type<FeedCategory>().notNull().default(DEFAULT_CATEGORY),
  /** A custom cover image in storage. */
  coverKey: text('cover_key'),
  createdAt: createdAt(),
  /** Last change of its texts, cover or episodes. */
  changedAt: time('changed_at').notNull().defaultNow(),
});

export const pronunciations = pgTable('pronunciations', {
  ownerId: text('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  entries: jsonb('entries').$type<{ word: string; say: string }[]>().notNull(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
