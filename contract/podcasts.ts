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

/** Whether a provider's voices can be used, and what to do if not. */
const VoiceProviderStateSchema = z.object({
  id: VoiceProviderSchema,
  label: z.string(),
  state: z.enum(['ready', 'not_installed', 'needs_key', 'not_in_this_language']),
  message: z.string(),
  /** With `needs_key`: a key exists but failed its test. */
  hasKey: z.optional(z.boolean()),
  /** Supported pace; `null` if fixed. */
  pace: z.nullable(PaceRangeSchema),
});
export type VoiceProviderState = z.infer<typeof VoiceProviderStateSchema>;

export const VoicesQuerySchema = z.strictObject({
  language: z._default(LanguageSchema, DEFAULT_LANGUAGE),
});
/** `voices`: usable now in this language, best first. */
export const VoiceListSchema = z.object({
  language: LanguageSchema,
  voices: z.array(VoiceSchema),
  providers: z.array(VoiceProviderStateSchema),
  /** Default voices for two speakers, preferring free ones. Empty if no voice is available. */
  defaults: z.array(z.string()),
  /** The defaults without the account's own preference. */
  ours: z.array(z.string()),
});
export type VoiceList = z.infer<typeof VoiceListSchema>;

export const PreviewVoiceSchema = z.strictObject({
  voice: name,
  language: z._default(LanguageSchema, DEFAULT_LANGUAGE),
  /** Default: a sample sentence in that language. */
  text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
});

/** A short-lived URL that needs no header. */
export const MediaLinkSchema = z.object({
  url: z.string(),
  durationMs: MillisecondsSchema,
  expiresAt: InstantSchema,
});
export type MediaLink = z.infer<typeof MediaLinkSchema>;

export const PACE = { slowest: 0.7, usual: 1, fastest: 1.4 } as const;
export const LONGEST_PAUSE_MS = LIMITS.pauseMs;

/** Records the script as it is. Omitted fields keep their previous value, or use the document's and the settings'. */
export const SpeakSchema = z.strictObject({
  /** Speaker id → voice, or voices in speaker order. */
  voices: z.optional(z.union([z.array(name).check(z.maxLength(8)), z.record(z.string(), name)])),
  pace: z.optional(z.number().check(z.gte(PACE.slowest), z.lte(PACE.fastest))),
  /** Whether to add our short intro and outro. */
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

export const SpokenLineSchema = z.object({
  lineId: z.string(),
  /** The line's text when it was recorded. */
  md: z.optional(z.string()),
  startMs: MillisecondsSchema,
  endMs: MillisecondsSchema,
});
export type SpokenLine = z.infer<typeof SpokenLineSchema>;

/** Standard podcast loudness: −16 LUFS ±1. */
export const LOUDNESS = { targetLufs: -16, withinLu: 1 } as const;

export const AudioFileSchema = z.object({
  /** MP3 with range requests. Short-lived: fetch the state again once expired. */
  url: z.string(),
  /** The same as a named attachment. */
  downloadUrl: z.string(),
  /** The embedded cover, for lock screens; expires with the file URL. */
  coverUrl: z.string(),
  expiresAt: InstantSchema,
  durationMs: MillisecondsSchema,
  bytes: CountSchema,
  /** Integrated loudness (ITU-R BS.1770); `null` if the file is too short. */
  loudnessLufs: z.nullable(z.number()),
  truePeakDbtp: z.number(),
  chapters: z.array(AudioChapterSchema),
  /** Show notes as plain text for manual publishing: description, notes and timed chapters. */
  notes: z.string(),
  hosts: z.array(z.string()),
  lines: z.array(SpokenLineSchema),
  /** Relative loudness of equal parts of the file; the loudest is 100. */
  waveform: z.array(z.int().check(z.gte(0), z.lte(100))),
  voices: z.record(z.string(), z.string()),
  /** Lines newly spoken for this file; the others were reused. */
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
  /** `null` until it can be estimated. While queued after an error: time until the retry. */
  remainingSeconds: z.nullable(z.number()),
  /** Why it failed; while queued: why it's retried. */
  error: z.nullable(
    z.object({
      code: ErrorCodeSchema,
      message: z.string(),
      /** The providers with the customer's key that were to speak it. */
      paidTo: z.optional(z.array(z.string())),
    }),
  ),
  /** The newest finished file; kept while a newer one is recorded. */
  file: z.nullable(AudioFileSchema),
  isCurrent: z.boolean(),
  /** Lines that are missing in the file or differ. Empty without a file. */
  changedLines: z.array(z.string()),
  /** Unchanged lines with words whose pronunciation was changed. */
  saidOtherwise: z.array(z.object({ lineId: z.string(), words: z.array(z.string()) })),
  /** Number of lines in the file that were removed from the script. */
  removedLines: CountSchema,
  /** Total cost of paid voices for this podcast across all versions, from the ledger. */
  costCents: CentsSchema,
  pace: z.number(),
  jingle: z.boolean(),
  /** Whether it's an episode of the private feed. */
  published: z.boolean(),
});
export type AudioState = z.infer<typeof AudioStateSchema>;

/** Estimate for `SpeakSchema`. Nothing is spoken. */
export const SpeakEstimateSchema = z.object({
  linesTotal: CountSchema,
  /** Lines without a stored clip; only these are spoken. */
  lineIds: z.array(z.string()),
  /** Characters sent to voices. */
  characters: CountSchema,
  /** Approximate speaking time. */
  seconds: z.number().check(z.nonnegative()),
  /** At the ledger's prices; 0 with local voices only. */
  costCents: CentsSchema,
  /** Cost per provider with the customer's own key. */
  paidTo: z.array(z.object({ label: z.string(), characters: CountSchema, costCents: CentsSchema })),
  /** Remaining budget of this month's cap; `null` without a cap. */
  capLeftCents: z.nullable(CentsSchema),
});
export type SpeakEstimate = z.infer<typeof SpeakEstimateSchema>;

export const EditAudioSchema = z.strictObject({ published: z.boolean() });

/** Changes one line. Send `If-Match: "<version>"` if the version is known. */
export const EditLineSchema = z.strictObject({
  text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.turn))),
  speaker: z.optional(name),
  /** `null`: the speaker's default. */
  voice: z.optional(z.nullable(name)),
  /** Pause before the line; `null`: automatic. */
  pauseMs: z.optional(z.nullable(MillisecondsSchema.check(z.lte(LONGEST_PAUSE_MS)))),
  /** Whether to update an existing audio file now. Only this line is spoken again. */
  speak: z._default(z.boolean(), true),
});
export type EditLine = z.infer<typeof EditLineSchema>;
export const EditedLineSchema = z.object({
  version: CountSchema,
  document: DocumentSchema,
  /** Why the audio wasn't updated although the line was saved; `null` if it was, or wasn't requested. */
  unspoken: z.nullable(z.object({ code: ErrorCodeSchema, message: z.string() })),
});

/** IPA between slashes: letters, diacritics, stress and length. Voices support no other characters. */
export function isSayable(say: string): boolean {
  return !/^\/.*\/$/.test(say.trim()) || /^\/[\p{L}\p{M}\p{Sk}.\s-]+\/$/u.test(say.trim());
}

/** Custom pronunciations: replacement words, or IPA between slashes. */
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
  /** `null`: no feed. Anyone with the URL can listen. */
  url: z.nullable(z.string()),
  title: z.string(),
  author: z.string(),
  description: z.string(),
  category: z.enum(FEED_CATEGORIES),
  /** Temporary URL of the custom cover; `null`: the default cover. */
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
  /** Replaces the feed's URL; the old one stops working. */
  renew: z._default(z.boolean(), false),
});
export type EditFeed = z.infer<typeof EditFeedSchema>;

/** Requirements of podcast clients: a square PNG or JPEG of this size. */
export const COVER = { leastPixels: 1400, mostPixels: 3000, mostBytes: 4_000_000 } as const;
