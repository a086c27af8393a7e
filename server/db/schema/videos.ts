import { sql } from '../sql.ts';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from '../tables.ts';
import type { Attempt } from '#contract/attempts.ts';
import type { CaptionGaps } from '#contract/caption-gaps.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type {
  Chapter,
  Cue,
  SourceKind,
  JoinedPart,
  TranscriptKind,
  TranscriptState,
} from '#contract/videos.ts';
import { users } from './accounts.ts';
import { createdAt, time } from './columns.ts';

export interface ChosenNames {
  /** The source's name → the account's name. */
  names: Record<string, string>;
  /** Block number → its speaker, correcting the source. */
  lines: Record<string, string>;
}

/** A caption track listed by the platform. */
export interface CaptionTrackColumn {
  tag: string;
  kind: 'manual' | 'automatic';
}

/** Backoff after a client, a program or the whole address was refused. */
export interface PlatformRest {
  code: ErrorCode;
  untilMs: number;
}

/** A visitor id issued by the platform. */
export interface PlatformVisitor {
  data: string;
  untilMs: number;
}

/** A source in an account. What the platform says about it is shared in `platformVideos`. */
export const videos = pgTable(
  'videos',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SourceKind>().notNull(),
    /** Identifies duplicates of a kind: the platform's video id, or a fingerprint. */
    sourceKey: text('source_key').notNull(),
    title: text('title').notNull(),
    channel: text('channel').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** `null` if unknown or not a language we write. */
    language: text('language').$type<LanguageValue>(),
    languageTag: text('language_tag').notNull().default('und'),
    chapters: jsonb('chapters').$type<Chapter[]>().notNull(),
    thumbnail: text('thumbnail'),
    state: text('state').$type<TranscriptState>().notNull().default('ready'),
    /** The current transcript; generations pin their own. */
    transcriptId: text('transcript_id'),
    languageMissing: text('language_missing').$type<LanguageValue>(),
    progress: real('progress'),
    errorCode: text('error_code').$type<ErrorCode>(),
    errorMessage: text('error_message'),
    retryAt: time('retry_at'),
    attempts: jsonb('attempts').$type<Attempt[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [unique('videos_once_per_owner').on(table.ownerId, table.kind, table.sourceKey)],
);

/**
 * A transcript. Platform captions belong to the platform's video and are shared by all accounts; user-provided ones belong to
 * that user's video only. Immutable, since generations cite its blocks.
 */
export const transcripts = pgTable(
  'transcripts',
  {
    id: text('id').primaryKey(),
    videoId: text('video_id').references(() => videos.id, { onDelete: 'cascade' }),
    platformId: text('platform_id'),
    kind: text('kind').$type<TranscriptKind>().notNull().default('sample'),
    title: text('title').notNull().default(''),
    durationMs: integer('duration_ms').notNull().default(0),
    language: text('language').$type<LanguageValue>(),
    languageTag: text('language_tag').notNull().default('und'),
    declaredTag: text('declared_tag'),
    detectedTag: text('detected_tag'),
    /** Snapshot, because block numbers depend on chapters. */
    chapters: jsonb('chapters').$type<Chapter[]>().notNull().default([]),
    cues: jsonb('cues').$type<Cue[]>().notNull(),
    /** The sources it was joined from, as a snapshot; `null` for a single source. */
    parts: jsonb('parts').$type<JoinedPart[]>(),
    /** `false`: times only give the order and weren't measured. */
    timed: boolean('timed').notNull().default(true),
    words: integer('words').notNull().default(0),
    /** Stretches without captions; `null`: none, or not checked. */
    gaps: jsonb('gaps').$type<CaptionGaps>(),
    /** `false` for transcripts from before blocks were split at speaker changes; their block numbers must stay valid. */
    blocksBySpeaker: boolean('blocks_by_speaker').notNull().default(false),
    /** Hash of cues and chapters, to avoid storing duplicates. */
    fingerprint: text('fingerprint').notNull().default(''),
    fetchedAt: time('fetched_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'transcripts_have_one_owner',
      sql`num_nonnulls(${table.videoId}, ${table.platformId}) = 1`,
    ),
    unique('transcripts_of_a_video').on(table.videoId, table.fingerprint),
    unique('transcripts_of_a_platform_video').on(
      table.platformId,
      table.declaredTag,
      table.kind,
      table.fingerprint,
    ),
  ],
);

/** An account's speaker names, kept apart from the transcript, which is immutable and may be shared. */
export const speakerNames = pgTable(
  'speaker_names',
  {
    videoId: text('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    transcriptId: text('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    chosen: jsonb('chosen').$type<ChosenNames>().notNull(),
    /** Earlier choices, newest last, for undo. */
    before: jsonb('before').$type<ChosenNames[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.transcriptId] })],
);

/** What the platform says about a video, shared by all accounts. A failure is cached only until `failureUntil`. */
export const platformVideos = pgTable('platform_videos', {
  id: text('id').primaryKey(),
  title: text('title').notNull().default(''),
  channel: text('channel').notNull().default(''),
  channelId: text('channel_id').notNull().default(''),
  durationMs: integer('duration_ms').notNull().default(0),
  chapters: jsonb('chapters').$type<Chapter[]>().notNull().default([]),
  thumbnail: text('thumbnail'),
  tracks: jsonb('tracks').$type<CaptionTrackColumn[]>().notNull().default([]),
  checkedAt: time('checked_at').notNull().defaultNow(),
  failureCode: text('failure_code').$type<ErrorCode>(),
  failureUntil: time('failure_until'),
  attempts: jsonb('attempts').$type<Attempt[]>().notNull().default([]),
  takenDownAt: time('taken_down_at'),
  /** A process is fetching it; its claim expires at this time. */
  askingUntil: time('asking_until'),
});

/** Request pacing per outgoing address, shared by all processes. */
export const platformPaces = pgTable('platform_paces', {
  address: text('address').primaryKey(),
  nextStartAt: time('next_start_at').notNull(),
  /** Who holds a slot, and until when (milliseconds). */
  places: jsonb('places').$type<Record<string, number>>().notNull().default({}),
  /** Backoff of the whole address. */
  restCode: text('rest_code').$type<ErrorCode>(),
  restUntil: time('rest_until'),
  /** Backoffs per client: why it was refused and until when. */
  rests: jsonb('rests').$type<Record<string, PlatformRest>>().notNull().default({}),
  /** Visitor ids per client, so the platform sees a returning visitor. */
  visitors: jsonb('visitors').$type<Record<string, PlatformVisitor>>().notNull().default({}),
});

/** An uploaded recording. Deleted after transcription unless the user asked to keep it. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    videoId: text('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    storageKey: text('storage_key').notNull().unique(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    declared: text('declared').$type<LanguageValue>(),
    kept: boolean('kept').notNull().default(false),
    rightsConfirmedAt: time('rights_confirmed_at').notNull(),
    /** Estimated completion of its transcript. */
    readyAt: time('ready_at'),
    createdAt: createdAt(),
  },
  (table) => [index('uploads_of_an_account').on(table.ownerId)],
);

/** Recognized parts of a recording, so nothing is transcribed or paid for twice. */
export const recognizedParts = pgTable(
  'recognized_parts',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    part: integer('part').notNull(),
    /** Start of the next part; `null` for rows from before parts were cut at silences. */
    untilMs: integer('until_ms'),
    cues: jsonb('cues').$type<Cue[]>().notNull(),
    languageTag: text('language_tag'),
    createdAt: createdAt(),
  },
  (table) => [unique('recognized_once').on(table.uploadId, table.provider, table.part)],
);

/** Summaries written for visitors with our own key: paid for once and deleted with the transcript. */
export const publicSummaries = pgTable(
  'public_summaries',
  {
    transcriptId: text('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    language: text('language').$type<LanguageValue>().notNull(),
    text: text('text').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.transcriptId, table.language] })],
);
