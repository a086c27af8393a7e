import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text } from '../tables.ts';
import { DEFAULT_CATEGORY, type FeedCategory } from '#contract/catalog/feed-categories.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { AudioChapter, AudioStage, AudioStatus, SpokenLine } from '#contract/podcasts.ts';
import { users } from './accounts.ts';
import { createdAt, runColumns, time } from './columns.ts';
import { generations } from './generations.ts';

export interface AudioSettings {
  /** Speaker's id → voice. */
  voices: Record<string, string>;
  /** What the script itself said of its speakers' voices by then; missing in what was stored before this was noted. */
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
  /** Set on the line that opens a chapter. */
  chapter: string | null;
}

/** What is to be spoken, as it was when somebody asked for it. */
export interface AudioScript {
  title: string;
  description: string;
  language: LanguageValue;
  lines: ScriptLine[];
  /** Names in it, as the video writes them. */
  names?: string[];
}

/** A finished file and what was measured on it. */
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
  /** How the account wanted words of it to be said; not known of older ones. */
  pronunciations?: { word: string; say: string }[];
  /** Names everything the file was made from; the same hash is the same file. */
  scriptHash: string;
  createdAt: string;
  /** What it was mixed from, so that it can be mixed again into another kind of file; not known of older ones. */
  mix?: {
    pace: number;
    jingle: boolean;
    samples: number;
    clips: { lineId: string; hash: string; endsWith: string }[];
  };
  /** Some of those clips are no longer kept: asked for again, it is made anew although nothing has changed. */
  clipsGone?: boolean;
}

/** The audio of one podcast: the run that makes it and the newest file that was made. */
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
    /** Somebody puts it into the feed; it does not get there by itself. */
    published: boolean('published').notNull().default(false),
    /** For the first time; empty for what was in a feed before this was noted. */
    publishedAt: time('published_at'),
    createdAt: createdAt(),
  },
  (table) => [index('podcast_audio_of_an_account').on(table.ownerId, table.createdAt)],
);

/** One spoken line. The hash names all that the sound depends on, so the same line is never spoken twice. */
export const speechClips = pgTable(
  'speech_clips',
  {
    /** Without a reference: the row outlives its account until the file is gone too. */
    ownerId: text('owner_id').notNull(),
    hash: text('hash').notNull(),
    key: text('key').notNull(),
    sampleRate: integer('sample_rate').notNull(),
    samples: integer('samples').notNull(),
    /** Of the clip by itself; what evens out voices of different strength. */
    loudnessLufs: real('loudness_lufs'),
    createdAt: createdAt(),
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.hash] }),
    index('speech_clips_by_last_use').on(table.lastUsedAt),
  ],
);

/** Who is speaking a clip at this moment, so that of several processes one does. */
export const speechTurns = pgTable(
  'speech_turns',
  {
    ownerId: text('owner_id').notNull(),
    hash: text('hash').notNull(),
    /** A process; it moves `until` on for as long as it lives. */
    holder: text('holder').notNull(),
    until: time('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.hash] })],
);

/** Every audio file in the storage, so that one that nothing names any more can be found and removed. */
export const podcastFiles = pgTable('podcast_files', {
  key: text('key').primaryKey(),
  createdAt: createdAt(),
  /** When it was first seen that nothing names it; whoever began to play it before has a while to end. */
  looseSince: time('loose_since'),
});

/** The secret opens the feed: its hash finds it, and it is kept sealed so that its owner can copy the address again. */
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
  /** Of a picture of its own in the storage. */
  coverKey: text('cover_key'),
  createdAt: createdAt(),
  /** The words of it, its cover, or what is in it. */
  changedAt: time('changed_at').notNull().defaultNow(),
});

export const pronunciations = pgTable('pronunciations', {
  ownerId: text('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  entries: jsonb('entries').$type<{ word: string; say: string }[]>().notNull(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
