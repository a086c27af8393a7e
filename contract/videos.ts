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

/** One caption as the platform or the file gave it. Times are whole milliseconds from the start of the video. */
export const CueSchema = z.object({
  startMs: MillisecondsSchema,
  endMs: MillisecondsSchema,
  text: NonEmptySchema,
  /** Who says it, by the name that is shown. Never part of the text. */
  speaker: z.optional(NonEmptySchema),
  /** What the source calls the speaker, where that is not the name that is shown; empty where it names nobody. */
  heard: z.optional(z.string()),
  /** Which of its words, counted from 0 and split at spaces, speech recognition was not sure of. */
  doubtful: z.optional(z.array(CountSchema)),
});
export type Cue = z.infer<typeof CueSchema>;

export const ChapterSchema = z.object({ startMs: MillisecondsSchema, title: NonEmptySchema });
export type Chapter = z.infer<typeof ChapterSchema>;

/**
 * About thirty seconds of transcript by one speaker under a small number. Written text cites these numbers as its evidence, and only
 * the server turns them back into times, so that no invented time can survive.
 */
const TranscriptBlockSchema = z.object({
  id: z.int().check(z.positive()),
  startMs: MillisecondsSchema,
  endMs: MillisecondsSchema,
  text: z.string(),
  /** Who says it, where that is known. */
  speaker: z.optional(NonEmptySchema),
});
export type TranscriptBlock = z.infer<typeof TranscriptBlockSchema>;

/** Somebody who speaks in a source, in the order in which they are first heard. */
const SourceSpeakerSchema = z.object({
  /** As it is shown; no two speakers share one. */
  name: NonEmptySchema,
  /** How many passages they speak in. */
  blocks: CountSchema,
});
export type SourceSpeaker = z.infer<typeof SourceSpeakerSchema>;

/**
 * `youtube` comes from the platform; `text` was pasted; `subtitles`, `document` and `media` were uploaded; `article` is a
 * page of the web; `shelf` is all that stood on a shelf, to write one piece from.
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

/** Whose video it is: the customer's own, who then speaks as "I", or somebody else's, of whom the text reports. */
export const WhoseSchema = z.enum(['mine', 'theirs']);
export type Whose = z.infer<typeof WhoseSchema>;

/**
 * How the words came to be: written by people, by the platform's recogniser, given by the user, recognised by us, or
 * joined from the transcripts of a shelf.
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

/** `working`: speech is being recognised. `waiting`: the platform asked us to wait, and we try again by ourselves. */
export const TranscriptStateSchema = z.enum(['ready', 'working', 'waiting', 'failed']);
export type TranscriptState = z.infer<typeof TranscriptStateSchema>;

const TranscriptInfoSchema = z.object({
  /** What a generation pins. `null` while there is none. */
  id: z.nullable(z.string()),
  state: TranscriptStateSchema,
  kind: z.nullable(TranscriptKindSchema),
  /** What the source says of itself, as a BCP 47 tag; `null` where it says nothing. */
  declaredTag: z.nullable(z.string()),
  /** What the words themselves look like; `null` where there are too few to tell. */
  detectedTag: z.nullable(z.string()),
  /** Set where captions were asked for in a language that the video has none in. */
  languageMissing: z.nullable(LanguageSchema),
  words: CountSchema,
  /** Where the captions say nothing although the video goes on; `null` where that is nowhere or not known. */
  gaps: z.nullable(CaptionGapsSchema),
  /** `false`: the text came without times, so those of its cues only keep the order and are not to be shown. */
  timed: z.boolean(),
  /** 0 to 1, while speech is being recognised. */
  progress: z.nullable(ShareSchema),
  /** While speech is being recognised, by the pace so far; `null` until that is known. */
  remainingSeconds: z.nullable(CountSchema),
  /** `shelf_gone` beside words that are there: they were joined from a shelf that nothing more can be made from. */
  error: z.nullable(z.object({ code: ErrorCodeSchema, message: z.string() })),
  /** While `waiting`, when we try again by ourselves; once `failed`, when asking again can help. */
  retryAt: z.nullable(InstantSchema),
  attempts: z.array(AttemptSchema),
});
export type TranscriptInfo = z.infer<typeof TranscriptInfoSchema>;

export const VideoSchema = z.object({
  id: z.string(),
  kind: SourceKindSchema,
  title: z.string(),
  channel: z.string(),
  /** 0 where nobody measured it: a text without times has no length. */
  durationMs: MillisecondsSchema,
  /** `null` where it is none of the languages we write in, or not known. */
  language: z.nullable(LanguageSchema),
  /** BCP 47; `und` where it is not known. */
  languageTag: z.string(),
  chapters: z.array(ChapterSchema),
  /** Where the video can be watched. */
  url: z.nullable(z.string()),
  /** The platform's own id, for the player. */
  platformId: z.nullable(z.string()),
  /** The largest picture that exists. */
  thumbnail: z.nullable(z.string()),
  /** Of a recording that is still stored: while it is being transcribed, or because its owner asked to keep it. */
  recordingBytes: z.nullable(CountSchema),
  transcript: TranscriptInfoSchema,
});
export type Video = z.infer<typeof VideoSchema>;

/**
 * One of the sources that a transcript was joined from. Its words begin at `startMs` of the joined transcript and with its
 * block `fromBlock`, and last to where the next one begins: a moment of the joined transcript less `startMs` is the moment
 * in this source.
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
  /** `false`: it came without times, so that moments in it have none. */
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
  /** The sources it was joined from, in their order; empty where it is one source's own. */
  parts: z.array(JoinedPartSchema),
  /** Empty where the source doesn't say who speaks. */
  speakers: z.array(SourceSpeakerSchema),
  /** Somebody was renamed, merged or corrected here, and that can be taken back. */
  canUndo: z.boolean(),
});
export type Transcript = z.infer<typeof TranscriptSchema>;

const SpeakerNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/**
 * `rename` changes what a speaker is called everywhere; by the name of another one the two are merged. `line` says who
 * speaks in one passage. `undo` takes the newest change back.
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

/** Exactly one of `url`, `text`, `sample` and `shelfId` says what the source is. */
export const CreateVideoSchema = z.strictObject({
  /** A link to a video, in whatever form people paste one. */
  url: z.optional(z.string().check(z.maxLength(4000))),
  /** What is said in it: plain, with times, or the text of a subtitle file. */
  text: z.optional(z.string().check(z.maxLength(2_000_000))),
  /** `true` for the first built-in sample, or a sample's id. */
  sample: z.optional(z.union([z.literal(true), name])),
  /** All that stands on this shelf now, as one source. */
  shelfId: z.optional(name),
  title: z.optional(z.string().check(z.maxLength(300))),
  /** With a link: the captions wanted. With a text: the language it is in, where it is known. */
  language: z.optional(LanguageSchema),
  /** With a text: the video it belongs to, which then keeps its title, picture and chapters. */
  videoId: z.optional(name),
});
export type CreateVideo = z.infer<typeof CreateVideoSchema>;

/** The fields beside `file` of an upload, all as text. */
export const UploadFieldsSchema = z.strictObject({
  title: z.optional(z.string().check(z.maxLength(300))),
  language: z.optional(LanguageSchema),
  /** Of a text file that could be read in several ways: the one that somebody chose. */
  encoding: z.optional(EncodingSchema),
  videoId: z.optional(name),
  /** "I have the rights to use this recording": asked of audio and video. */
  rights: z.optional(z.enum(['true', 'false'])),
  /** Keep the recording after it has been transcribed. */
  keep: z.optional(z.enum(['true', 'false'])),
});
export type UploadFields = z.infer<typeof UploadFieldsSchema>;

/** A built-in video of our own writing, kept in `content/samples/<id>.json`. */
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

/** Where the drawn picture of a built-in video is kept. */
export const samplePicture = (id: string): string => `/pictures/samples/${id}.svg`;

export const SampleInfoSchema = z.object(z.omit(SampleSchema, { cues: true }).shape);
export type SampleInfo = z.infer<typeof SampleInfoSchema>;
