import type { Attempt } from '#contract/attempts.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import type { Chapter, Cue } from '#contract/videos.ts';
import type { FeedVideo } from '#contract/watches.ts';
import type { CaptionTrack } from '#server/text/choose-track.ts';

export interface PlatformVideo {
  title: string;
  channel: string;
  channelId: string;
  durationMs: number;
  chapters: Chapter[];
  /** The largest available thumbnail. */
  thumbnail: string | null;
  tracks: CaptionTrack[];
}

export interface PlatformTranscript extends CaptionTrack {
  cues: Cue[];
  /** Detected language; `null` if there are too few words. */
  detectedTag: string | null;
}

/** The result of fetching a video. `video` is set if known, even without a transcript. */
export interface PlatformAnswer {
  video: PlatformVideo | null;
  /** Verified: has words, fits the video, and is in the claimed language. */
  transcript: PlatformTranscript | null;
  failure: SourceErrorCode | null;
  /** How long to wait, if that helps. */
  retryAfterSeconds?: number;
  /** The next rung after captions: its audio can be downloaded and transcribed. */
  hasAudio: boolean;
  attempts: Attempt[];
}

/** `path`: of a file in the folder; `null` on failure, with the attempts telling why. */
export interface PlatformAudio {
  path: string | null;
  attempts: Attempt[];
}

export interface PlatformListed {
  id: string;
  title: string;
  /** `null`: not stated. */
  durationMs: number | null;
  /** Lists mark only some videos with captions, so a missing mark means unknown. */
  hasCaptions: true | null;
  /** Why it can't be used, according to the list. */
  problem: SourceErrorCode | null;
}

/** A playlist id, or a channel's path. */
export type PlatformListKey = { kind: 'playlist'; id: string } | { kind: 'channel'; path: string };

export interface PlatformList {
  title: string;
  /** The playlist read; for a channel, its uploads playlist. */
  playlistId: string;
  videos: PlatformListed[];
  hasMore: boolean;
}

/** HTTP validators of the last feed; it's only sent again once changed. */
export interface FeedMark {
  etag: string | null;
  lastModified: string | null;
}

export interface ChannelFeed extends FeedMark {
  title: string;
  /** The newest, about fifteen. */
  videos: FeedVideo[];
}

export interface ListFailure {
  failure: SourceErrorCode;
  retryAfterSeconds?: number | undefined;
}

/** Upper bound for any call to the platform. */
export const LONGEST_LEASE_MS = 12 * 60_000;

/** State shared by all processes behind one outgoing address. */
export interface Pace {
  /** Takes a slot and tells when to start; `null` if all are taken. Slots that aren't given back expire. */
  take(wanted: {
    concurrent: number;
    gapMs: number;
    leaseMs: number;
  }): Promise<{ startAtMs: number; giveBack(): Promise<void> } | null>;
  /** Current state; pauses and visitor ids may have expired. */
  read(): Promise<PaceState>;
  /** `party`: a client or program; `null`: the whole address. */
  rest(party: string | null, rest: Rested): Promise<void>;
  /** `null` forgets it, so the next request starts as a new visitor. */
  keepVisitor(party: string, visitor: Visitor | null): Promise<void>;
}

export interface Rested {
  code: SourceErrorCode;
  untilMs: number;
}

export interface Visitor {
  data: string;
  untilMs: number;
}

export interface PaceState {
  rest: Rested | null;
  rests: Readonly<Record<string, Rested>>;
  visitors: Readonly<Record<string, Visitor>>;
}

export interface TranscriptPlatform {
  /** Never throws; failures are returned as codes. */
  fetch(id: string, wanted: LanguageValue | null): Promise<PlatformAnswer>;
  /**
   * The first `most` videos of a playlist or channel. Never throws. Every page waits its turn, and none is requested after
   * `signal` aborts.
   */
  list(
    key: PlatformListKey,
    most: number,
    signal?: AbortSignal,
  ): Promise<PlatformList | ListFailure>;
  /** The newest videos of a channel; `null` if not modified. Never throws, and waits its turn. */
  feed(
    channelId: string,
    mark: FeedMark,
    signal: AbortSignal,
  ): Promise<ChannelFeed | ListFailure | null>;
  /** Whether {@link fetchAudio} is allowed, and isn't paused after a refusal. */
  mayFetchAudio(): Promise<boolean>;
  /** Downloads a video's audio. Never throws. The caller removes the folder. */
  fetchAudio(id: string, folder: string): Promise<PlatformAudio>;
  close(): Promise<void>;
}
