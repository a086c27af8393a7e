import * as z from 'zod/mini';
import { FEED_CATEGORIES } from './catalog/feed-categories.ts';
import { DEFAULT_LANGUAGE, LanguageSchema } from './catalog/languages.ts';
import { VOICE_PROVIDERS, type VoiceProvider } from './catalog/voices.ts';
import { DocumentSchema } from './documents.ts';
import { ErrorCodeSchema } from './errors.ts';
import { LIMITS } from './limits.ts';
import { PaceRangeSchema } from './pace.ts';
import {
  CentsSchema,
  CountSchema,
  InstantSchema,
  MillisecondsSchema,
  ShareSchema,
} from './values.ts';

const name = z.string().check(z.minLength(1), z.maxLength(120));
const VoiceProviderSchema = z.enum(
  VOICE_PROVIDERS.map(({ id }) => id) as [VoiceProvider, ...VoiceProvider[]],
);

const VoiceSchema = z.object({
  id: z.string(),
  provider: VoiceProviderSchema,
  name: z.string(),
  description: z.string(),
  pitch: z.enum(['lower', 'middle', 'higher']),
});
export type Voice = z.infer<typeof VoiceSchema>;

/** Why the voices of a provider can or cannot be used here, and what to do about it. */
const VoiceProviderStateSchema = z.object({
  id: VoiceProviderSchema,
  label: z.string(),
  state: z.enum(['ready', 'not_installed', 'needs_key', 'not_in_this_language']),
  message: z.string(),
  /** With `needs_key`: there is one, but it has not passed its test. */
  hasKey: z.optional(z.boolean()),
  /** What its voices can be asked for; `null`: they keep to their own pace. */
  pace: z.nullable(PaceRangeSchema),
});
export type VoiceProviderState = z.infer<typeof VoiceProviderStateSchema>;

export const VoicesQuerySchema = z.strictObject({
  language: z._default(LanguageSchema, DEFAULT_LANGUAGE),
});
/** `voices`: those that can be used now in the language asked for, best first. */
export const VoiceListSchema = z.object({
  language: LanguageSchema,
  voices: z.array(VoiceSchema),
  providers: z.array(VoiceProviderStateSchema),
  /**
   * What a script of two speakers is spoken with unless somebody chooses: what costs nothing, where anything here
   * speaks the language without a key. Empty where nothing can speak.
   */
  defaults: z.array(z.string()),
  /** What they would be, had the account no wish of its own. */
  ours: z.array(z.string()),
});
export type VoiceList = z.infer<typeof VoiceListSchema>;

export const PreviewVoiceSchema = z.strictObject({
  voice: name,
  language: z._default(LanguageSchema, DEFAULT_LANGUAGE),
  /** Left out: a sentence of ours in that language. */
  text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
});

/** An address that plays for a short while, without a header. */
export const MediaLinkSchema = z.object({
  url: z.string(),
  durationMs: MillisecondsSchema,
  expiresAt: InstantSchema,
});
export type MediaLink = z.infer<typeof MediaLinkSchema>;

export const PACE = { slowest: 0.7, usual: 1, fastest: 1.4 } as const;
export const LONGEST_PAUSE_MS = LIMITS.pauseMs;

/** Speaks the script as it stands. Everything left out is as it was, or as the document and the settings say. */
export const SpeakSchema = z.strictObject({
  /** Speaker's id → voice; or voices in the order of the speakers. */
  voices: z.optional(z.union([z.array(name).check(z.maxLength(8)), z.record(z.string(), name)])),
  pace: z.optional(z.number().check(z.gte(PACE.slowest), z.lte(PACE.fastest))),
  /** A short signature of ours before and after. */
  jingle: z.optional(z.boolean()),
});
export type Speak = z.infer<typeof SpeakSchema>;

export const AudioStatusSchema = z.enum(['none', 'queued', 'running', 'done', 'failed', 'stopped']);
export type AudioStatus = z.infer<typeof AudioStatusSchema>;
export const AudioStageSchema = z.enum(['speaking', 'mixing']);
export type AudioStage = z.infer<typeof AudioStageSchema>;

const AudioChapterSchema = z.object({
  title: z.string(),
  startMs: MillisecondsSchema,
  endMs: MillisecondsSchema,
});
export type AudioChapter = z.infer<typeof AudioChapterSchema>;

/** When a line of the script is heard. */
const SpokenLineSchema = z.object({
  lineId: z.string(),
  /** As it was written when it was spoken. */
  md: z.optional(z.string()),
  startMs: MillisecondsSchema,
  endMs: MillisecondsSchema,
});
export type SpokenLine = z.infer<typeof SpokenLineSchema>;

/** What podcasts are published at: −16 LUFS, give or take one. */
export const LOUDNESS = { targetLufs: -16, withinLu: 1 } as const;

export const AudioFileSchema = z.object({
  /** MP3, with ranges. Short-lived: ask for the state again when it has expired. */
  url: z.string(),
  /** The same as an attachment with a name. */
  downloadUrl: z.string(),
  /** The picture in it, as lock screens show it; lasts as long. */
  coverUrl: z.string(),
  expiresAt: InstantSchema,
  durationMs: MillisecondsSchema,
  bytes: CountSchema,
  /** Integrated, by ITU-R BS.1770; `null` where the file is too short to say. */
  loudnessLufs: z.nullable(z.number()),
  truePeakDbtp: z.number(),
  chapters: z.array(AudioChapterSchema),
  /** Show notes as plain text, for wherever the episode is published by hand: description, notes, chapters with their times. */
  notes: z.string(),
  /** Who is heard, as far as they have names. */
  hosts: z.array(z.string()),
  lines: z.array(SpokenLineSchema),
  /** Loudest sample of equal stretches of the file, 0 to 100. */
  waveform: z.array(z.int().check(z.gte(0), z.lte(100))),
  voices: z.record(z.string(), z.string()),
  /** Lines that were spoken for this file; the others came from earlier ones. */
  linesSpoken: CountSchema,
  createdAt: InstantSchema,
});
export type AudioFile = z.infer<typeof AudioFileSchema>;

export const AudioStateSchema = z.object({
  generationId: z.string(),
  status: AudioStatusSchema,
  stage: z.nullable(AudioStageSchema),
  progress: ShareSchema,
  linesDone: CountSchema,
  linesTotal: CountSchema,
  /** `null` until enough was done to tell. While it is queued after a fault: until it is tried again. */
  remainingSeconds: z.nullable(z.number()),
  /** Why it failed; while it is queued: why it is tried again. */
  error: z.nullable(
    z.object({
      code: ErrorCodeSchema,
      message: z.string(),
      /** Whose voices, paid with the customer's key, it was to be spoken with. */
      paidTo: z.optional(z.array(z.string())),
    }),
  ),
  /** The newest finished file, kept while a newer one is being made. */
  file: z.nullable(AudioFileSchema),
  /** Whether the file says what the script says now. */
  isCurrent: z.boolean(),
  /** Lines that the file does not say, or not like this. Empty while there is no file. */
  changedLines: z.array(z.string()),
  /** Lines that are written as they were, with the words in them whose pronunciation is another since. */
  saidOtherwise: z.array(z.object({ lineId: z.string(), words: z.array(z.string()) })),
  /** How many lines the file says that the script no longer has. */
  removedLines: CountSchema,
  /** What voices with a key have taken for this podcast so far, all its versions together, as the ledger has it. */
  costCents: CentsSchema,
  pace: z.number(),
  jingle: z.boolean(),
  /** Whether the private feed has it as an episode. */
  published: z.boolean(),
});
export type AudioState = z.infer<typeof AudioStateSchema>;

/** What `SpeakSchema` would take, were it sent now. Nothing is spoken for the answer. */
export const SpeakEstimateSchema = z.object({
  linesTotal: CountSchema,
  /** Lines of which no sound is kept. Only these are spoken. */
  lineIds: z.array(z.string()),
  /** What a voice is sent for them. */
  characters: CountSchema,
  /** How long they take to say, roughly. */
  seconds: z.number().check(z.nonnegative()),
  /** By the prices that the ledger books with; 0 with voices of this server alone. */
  costCents: CentsSchema,
  /** Whom it is paid to, with the customer's own key. */
  paidTo: z.array(z.object({ label: z.string(), characters: CountSchema, costCents: CentsSchema })),
  /** What the account's cap leaves for this month; `null`: it has none. */
  capLeftCents: z.nullable(CentsSchema),
});
export type SpeakEstimate = z.infer<typeof SpeakEstimateSchema>;

export const EditAudioSchema = z.strictObject({ published: z.boolean() });

/** Changes one line. Sent with `If-Match: "<version>"` where the sender knows the version. */
export const EditLineSchema = z.strictObject({
  text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.turn))),
  speaker: z.optional(name),
  /** `null`: the speaker's own. */
  voice: z.optional(z.nullable(name)),
  /** Silence before the line; `null`: as the script calls for. */
  pauseMs: z.optional(z.nullable(MillisecondsSchema.check(z.lte(LONGEST_PAUSE_MS)))),
  /** Whether an audio file that exists is brought up to date at once. Only this line is spoken again. */
  speak: z._default(z.boolean(), true),
});
export type EditLine = z.infer<typeof EditLineSchema>;
export const EditedLineSchema = z.object({
  version: CountSchema,
  document: DocumentSchema,
  /** Why its sound was not brought up to date, though the line is stored; `null`: it was, or nobody asked. */
  unspoken: z.nullable(z.object({ code: ErrorCodeSchema, message: z.string() })),
});

/** Sounds between slashes: letters, marks, stress and length. No voice can say any other sign. */
export function isSayable(say: string): boolean {
  return !/^\/.*\/$/.test(say.trim()) || /^\/[\p{L}\p{M}\p{Sk}.\s-]+\/$/u.test(say.trim());
}

/** How an account wants words to be said: as other words, or as IPA between slashes. */
export const PronunciationsSchema = z.strictObject({
  entries: z
    .array(
      z.strictObject({
        word: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
        say: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
      }),
    )
    .check(z.maxLength(500)),
});
export type Pronunciations = z.infer<typeof PronunciationsSchema>;

export const FeedSettingsSchema = z.object({
  /** `null`: there is no feed. Whoever has the address can listen. */
  url: z.nullable(z.string()),
  title: z.string(),
  author: z.string(),
  description: z.string(),
  category: z.enum(FEED_CATEGORIES),
  /** An address of the own cover that lasts a while; `null`: it is the one we drew. */
  coverUrl: z.nullable(z.string()),
  episodes: CountSchema,
});
export type FeedSettings = z.infer<typeof FeedSettingsSchema>;
const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
export const EditFeedSchema = z.strictObject({
  title: z.optional(words(120)),
  author: z.optional(words(120)),
  description: z.optional(words(2000)),
  category: z.optional(z.enum(FEED_CATEGORIES)),
  /** Gives the feed a new address; the old one stops working. */
  renew: z._default(z.boolean(), false),
});
export type EditFeed = z.infer<typeof EditFeedSchema>;

/** What podcast clients take for a cover: a square of this many pixels, as PNG or JPEG. */
export const COVER = { leastPixels: 1400, mostPixels: 3000, mostBytes: 4_000_000 } as const;
