import * as z from 'zod/mini';
import { AttemptSchema } from './attempts.ts';
import { CaptionGapsSchema } from './caption-gaps.ts';
import { LanguageSchema } from './catalog/languages.ts';
import { EncodingSchema } from './encodings.ts';
import { ErrorCodeSchema } from './errors.ts';
import {
  CountSchema,
  InstantSchema,
  MillisecondsSchema,
  NonEmptySchema,
  ShareSchema,
} from './values.ts';

/** A caption from the platform or a file. Times are integer milliseconds from the start. */
export const CueSchema = z.object({
  startMs: MillisecondsSchema,
  endMs: MillisecondsSchema,
  text: NonEmptySchema,
  /** The speaker's displayed name. Never part of the text. */
  speaker: z.optional(NonEmptySchema),
  /** The source's name for the speaker, if different; empty if it names nobody. */
  heard: z.optional(z.string()),
  /** Indexes of words, split at spaces, that speech recognition was unsure about. */
  doubtful: z.optional(z.array(CountSchema)),
  /** A line above a paragraph of a written text: shown, but never part of a sentence. */
  heading: z.optional(z.literal(true)),
});
export type Cue = z.infer<typeof CueSchema>;

export const ChapterSchema = z.object({ startMs: MillisecondsSchema, title: NonEmptySchema });
export type Chapter = z.infer<typeof ChapterSchema>;

/**
 * About thirty seconds of one speaker, identified by a small number. Drafts cite these numbers, and only the server converts them
 * to times, so invented times are impossible.
 */
const TranscriptBlockSchema = z.object({
  id: z.int().check(z.positive()),
  startMs: MillisecondsSchema,
  endMs: MillisecondsSchema,
  text: z.string(),
  speaker: z.optional(NonEmptySchema),
});
export type TranscriptBlock = z.infer<typeof TranscriptBlockSchema>;

/** A speaker of a source, in order of appearance. */
const SourceSpeakerSchema = z.object({
  /** Displayed name, unique within the source. */
  name: NonEmptySchema,
  /** Number of blocks they speak in. */
  blocks: CountSchema,
});
export type SourceSpeaker = z.infer<typeof SourceSpeakerSchema>;

/**
 * `youtube` is from the platform; `text` was pasted; `subtitles`, `document` and `media` were uploaded; `article` is a web page;
 * `shelf` is a whole shelf combined into one source.
 */
const SOURCE_KINDS = [
  'sample',
  'youtube',
  'text',
  'subtitles',
  'document',
  'article',
  'media',
  'shelf',
] as const;
export const SourceKindSchema = z.enum(SOURCE_KINDS);
export type SourceKind = z.infer<typeof SourceKindSchema>;

/** Whether the video is the customer's own, written as "I", or someone else's, reported about. */
export const WhoseSchema = z.enum(['mine', 'theirs']);
export type Whose = z.infer<typeof WhoseSchema>;

/**
 * Origin of a transcript: written by people, the platform's speech recognition, provided by the user, our own recognition, or
 * joined from a shelf.
 */
export const TranscriptKindSchema = z.enum([
  'sample',
  'manual',
  'automatic',
  'given',
  'recognized',
  'joined',
]);
export type TranscriptKind = z.infer<typeof TranscriptKindSchema>;

/** `working`: recognizing speech. `waiting`: the platform asked us to wait; we retry automatically. */
export const TranscriptStateSchema = z.enum(['ready', 'working', 'waiting', 'failed']);
export type TranscriptState = z.infer<typeof TranscriptStateSchema>;

const TranscriptInfoSchema = z.object({
  /** Pinned by generations. `null` while there is none. */
  id: z.nullable(z.string()),
  state: TranscriptStateSchema,
  kind: z.nullable(TranscriptKindSchema),
  /** The language the source declares, as a BCP 47 tag; `null` if none. */
  declaredTag: z.nullable(z.string()),
  /** The detected language; `null` if there are too few words. */
  detectedTag: z.nullable(z.string()),
  /** Set if captions were requested in a language the video doesn't have. */
  languageMissing: z.nullable(LanguageSchema),
  words: CountSchema,
  /** Parts without captions; `null` if there are none or it's unknown. */
  gaps: z.nullable(CaptionGapsSchema),
  /** `false`: the text has no times; those of its cues only give the order and must not be shown. */
  timed: z.boolean(),
  /** Progress of speech recognition, 0 to 1. */
  progress: z.nullable(ShareSchema),
  /** Estimate for speech recognition; `null` until known. */
  remainingSeconds: z.nullable(CountSchema),
  /** `shelf_gone` can occur with an existing transcript: it was joined from a shelf that can't be used anymore. */
  error: z.nullable(z.object({ code: ErrorCodeSchema, message: z.string() })),
  /** While `waiting`: when we retry; once `failed`: when trying again may help. */
  retryAt: z.nullable(InstantSchema),
  attempts: z.array(AttemptSchema),
});
export type TranscriptInfo = z.infer<typeof TranscriptInfoSchema>;

export const VideoSchema = z.object({
  id: z.string(),
  kind: SourceKindSchema,
  title: z.string(),
  channel: z.string(),
  /** 0 if unknown: text without times has no length. */
  durationMs: MillisecondsSchema,
  /** `null` if unknown or not a language we write. */
  language: z.nullable(LanguageSchema),
  /** BCP 47; `und` if unknown. */
  languageTag: z.string(),
  chapters: z.array(ChapterSchema),
  /** Where the video can be watched. */
  url: z.nullable(z.string()),
  /** The platform's video id, for the player. */
  platformId: z.nullable(z.string()),
  /** The largest available thumbnail. */
  thumbnail: z.nullable(z.string()),
  /** Size of the stored recording, while it's transcribed or if the owner keeps it. */
  recordingBytes: z.nullable(CountSchema),
  transcript: TranscriptInfoSchema,
});
export type Video = z.infer<typeof VideoSchema>;

/**
 * One source of a joined transcript. It covers the range from `startMs` and block `fromBlock` to the next part's. Subtract
 * `startMs` to get the time in this source.
 */
export const JoinedPartSchema = z.object({
  videoId: z.string(),
  kind: SourceKindSchema,
  title: z.string(),
  channel: z.string(),
  durationMs: MillisecondsSchema,
  languageTag: z.string(),
  url: z.nullable(z.string()),
  platformId: z.nullable(z.string()),
  thumbnail: z.nullable(z.string()),
  /** `false`: it has no times, so its moments don't either. */
  timed: z.boolean(),
  startMs: MillisecondsSchema,
  fromBlock: z.int().check(z.positive()),
});
export type JoinedPart = z.infer<typeof JoinedPartSchema>;

export const TranscriptSchema = z.object({
  id: z.string(),
  video: VideoSchema,
  language: z.nullable(LanguageSchema),
  languageTag: z.string(),
  cues: z.array(CueSchema),
  blocks: z.array(TranscriptBlockSchema),
  /** The sources it was joined from, in order; empty for a single source. */
  parts: z.array(JoinedPartSchema),
  /** Empty if the source doesn't identify speakers. */
  speakers: z.array(SourceSpeakerSchema),
  /** Whether a speaker change can be undone. */
  canUndo: z.boolean(),
});
export type Transcript = z.infer<typeof TranscriptSchema>;

const SpeakerNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/**
 * `rename` renames a speaker everywhere; using another speaker's name merges the two. `line` sets the speaker of one passage.
 * `undo` reverts the last change.
 */
export const ChangeSpeakersSchema = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('rename'),
    name: z.string().check(z.maxLength(200)),
    to: SpeakerNameSchema,
  }),
  z.strictObject({
    what: z.literal('line'),
    block: z.int().check(z.positive()),
    to: SpeakerNameSchema,
  }),
  z.strictObject({ what: z.literal('undo') }),
]);
export type ChangeSpeakers = z.infer<typeof ChangeSpeakersSchema>;

const name = z.string().check(z.minLength(1), z.maxLength(120));

/** Exactly one of `url`, `text`, `sample` and `shelfId` is the source. */
export const CreateVideoSchema = z.strictObject({
  /** A link to a video, in any pasted form. */
  url: z.optional(z.string().check(z.maxLength(4000))),
  /** The transcript: plain, with times, or a subtitle file's text. */
  text: z.optional(z.string().check(z.maxLength(2_000_000))),
  /** `true` for the first built-in sample, or a sample's id. */
  sample: z.optional(z.union([z.literal(true), name])),
  /** The current contents of this shelf as one source. */
  shelfId: z.optional(name),
  title: z.optional(z.string().check(z.maxLength(300))),
  /** With a link: the captions to use. With text: its language, if known. */
  language: z.optional(LanguageSchema),
  /** With text: the video it belongs to, which keeps its title, thumbnail and chapters. */
  videoId: z.optional(name),
});
export type CreateVideo = z.infer<typeof CreateVideoSchema>;

/** Form fields of an upload besides `file`. */
export const UploadFieldsSchema = z.strictObject({
  title: z.optional(z.string().check(z.maxLength(300))),
  language: z.optional(LanguageSchema),
  /** For ambiguous text files: the chosen encoding. */
  encoding: z.optional(EncodingSchema),
  videoId: z.optional(name),
  /** "I have the rights to use this recording": required for audio and video. */
  rights: z.optional(z.enum(['true', 'false'])),
  /** Keep the recording after transcription. */
  keep: z.optional(z.enum(['true', 'false'])),
});
export type UploadFields = z.infer<typeof UploadFieldsSchema>;

/** A built-in sample, stored in `content/samples/<id>.json`. */
export const SampleSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  title: NonEmptySchema,
  channel: NonEmptySchema,
  language: LanguageSchema,
  durationMs: z.int().check(z.positive()),
  chapters: z.array(ChapterSchema),
  cues: z.array(CueSchema).check(z.minLength(1)),
});
export type Sample = z.infer<typeof SampleSchema>;

/** Path of a sample's picture. */
export const samplePicture = (id: string): string => `/pictures/samples/${id}.svg`;

export const SampleInfoSchema = z.object(z.omit(SampleSchema, { cues: true }).shape);
export type SampleInfo = z.infer<typeof SampleInfoSchema>;
