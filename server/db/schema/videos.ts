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
  /** What the source calls somebody → what the account does. */
  names: Record<string, string>;
  /** Number of a block → who speaks in it, where the source has it wrong. */
  lines: Record<string, string>;
}

/** One of the captions that the platform says a video has. */
export interface CaptionTrackColumn {
  tag: string;
  kind: 'manual' | 'automatic';
}

/** A client, a program or the whole address, after it was refused. */
export interface PlatformRest {
  code: ErrorCode;
  untilMs: number;
}

/** A visitor identity that the platform gave out. */
export interface PlatformVisitor {
  data: string;
  untilMs: number;
}

/** A video of an account. What the platform itself knows of it is shared, in `platformVideos`. */
export const videos = pgTable(
  'videos',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SourceKind>().notNull(),
    /** What makes two sources of one kind the same video: the platform's id, or a fingerprint. */
    sourceKey: text('source_key').notNull(),
    title: text('title').notNull(),
    channel: text('channel').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** `null` where it is none of the languages we write in, or not known. */
    language: text('language').$type<LanguageValue>(),
    languageTag: text('language_tag').notNull().default('und'),
    chapters: jsonb('chapters').$type<Chapter[]>().notNull(),
    thumbnail: text('thumbnail'),
    state: text('state').$type<TranscriptState>().notNull().default('ready'),
    /** The transcript that stands for the video now; generations pin their own. */
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
 * What is said in a video. A platform's captions belong to the platform's video and serve every account; what a user
 * gave belongs to that user's video and nobody else's. Never changed once stored, since generations cite its blocks.
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
    /** As they were: the numbers of the blocks depend on them. */
    chapters: jsonb('chapters').$type<Chapter[]>().notNull().default([]),
    cues: jsonb('cues').$type<Cue[]>().notNull(),
    /** The sources it was joined from, as they were; `null` where it is one source's own. */
    parts: jsonb('parts').$type<JoinedPart[]>(),
    /** `false`: the times only keep the order, nobody measured them. */
    timed: boolean('timed').notNull().default(true),
    words: integer('words').notNull().default(0),
    /** Where the captions say nothing although the video goes on; `null`: nowhere, or nobody looked. */
    gaps: jsonb('gaps').$type<CaptionGaps>(),
    /** `false` for those from before blocks ended with a speaker's turn: what was written from them keeps its numbers. */
    blocksBySpeaker: boolean('blocks_by_speaker').notNull().default(false),
    /** Of the cues and chapters: the same again is not stored again. */
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

/** What the account calls who speaks in a transcript, which itself is never changed and may serve other accounts. */
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
    /** What was chosen before, the newest last: what can be taken back. */
    before: jsonb('before').$type<ChosenNames[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.transcriptId] })],
);

/** What the platform says of a video, shared by all accounts. A failure stands here only as long as it may be trusted. */
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
  /** Some process is asking about it, and is believed to be until then. */
  askingUntil: time('asking_until'),
});

/** How fast the platform is asked from one outgoing address, by all processes together. */
export const platformPaces = pgTable('platform_paces', {
  address: text('address').primaryKey(),
  nextStartAt: time('next_start_at').notNull(),
  /** Who holds a place, and until when (milliseconds). */
  places: jsonb('places').$type<Record<string, number>>().notNull().default({}),
  /** The whole address was refused. */
  restCode: text('rest_code').$type<ErrorCode>(),
  restUntil: time('rest_until'),
  /** Who of those that ask from it was refused, why, and until when each is left alone. */
  rests: jsonb('rests').$type<Record<string, PlatformRest>>().notNull().default({}),
  /** What the platform calls each of them, so that it meets the same visitor again. */
  visitors: jsonb('visitors').$type<Record<string, PlatformVisitor>>().notNull().default({}),
});

/** A recording that a user sent. Deleted when it has been transcribed, unless the user asked to keep it. */
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
    /** When its transcript should be done, by the pace so far. */
    readyAt: time('ready_at'),
    createdAt: createdAt(),
  },
  (table) => [index('uploads_of_an_account').on(table.ownerId)],
);

/** What has already been recognised of a recording, so that nothing is heard or paid for twice. */
export const recognizedParts = pgTable(
  'recognized_parts',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    part: integer('part').notNull(),
    /** Where the next part begins; `null` for those from before parts could end where nobody speaks. */
    untilMs: integer('until_ms'),
    cues: jsonb('cues').$type<Cue[]>().notNull(),
    languageTag: text('language_tag'),
    createdAt: createdAt(),
  },
  (table) => [unique('recognized_once').on(table.uploadId, table.provider, table.part)],
);

/** What a model of the house wrote for visitors: paid for once, and gone with its transcript. */
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
