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
  /** The largest picture that exists. */
  thumbnail: string | null;
  tracks: CaptionTrack[];
}

export interface PlatformTranscript extends CaptionTrack {
  cues: Cue[];
  /** What the words look like; `null` where there are too few to tell. */
  detectedTag: string | null;
}

/** What came of asking. The video is told wherever it is known, also where its transcript is not. */
export interface PlatformAnswer {
  video: PlatformVideo | null;
  /** Has words, fits the video, and is in the language it claims. */
  transcript: PlatformTranscript | null;
  failure: SourceErrorCode | null;
  /** Where waiting helps, how long. */
  retryAfterSeconds?: number;
  attempts: Attempt[];
}

/** A video as a list tells of it. */
export interface PlatformListed {
  id: string;
  title: string;
  /** `null`: the list does not say. */
  durationMs: number | null;
  /** Lists say it of some that have captions, and of none that has none. */
  hasCaptions: true | null;
  /** What the list says against it. */
  problem: SourceErrorCode | null;
}

/** What a list is asked for by: a playlist's id, or where a channel is. */
export type PlatformListKey = { kind: 'playlist'; id: string } | { kind: 'channel'; path: string };

export interface PlatformList {
  title: string;
  /** The playlist that was read; of a channel that of all its uploads. */
  playlistId: string;
  videos: PlatformListed[];
  hasMore: boolean;
}

/** How the platform marked the feed that it gave last: it is sent again only once it has changed. */
export interface FeedMark {
  etag: string | null;
  lastModified: string | null;
}

export interface ChannelFeed extends FeedMark {
  title: string;
  /** The newest, about fifteen. */
  videos: FeedVideo[];
}

/** Why there is no list. */
export interface ListFailure {
  failure: SourceErrorCode;
  retryAfterSeconds?: number | undefined;
}

/** No call to the platform takes longer. */
export const LONGEST_LEASE_MS = 12 * 60_000;

/** What all processes behind one outgoing address know of each other. */
export interface Pace {
  /** One of the places, and when its holder may begin; `null`: all are taken. A place that nobody gives back lapses. */
  take(wanted: {
    concurrent: number;
    gapMs: number;
    leaseMs: number;
  }): Promise<{ startAtMs: number; giveBack(): Promise<void> } | null>;
  /** What stands now. Rests and identities may be over. */
  read(): Promise<PaceState>;
  /** `party`: a client or a program that asks from here; `null`: the whole address. */
  rest(party: string | null, rest: Rested): Promise<void>;
  /** `null` forgets it, so that the next one begins as somebody new. */
  keepVisitor(party: string, visitor: Visitor | null): Promise<void>;
}

/** Why and until when something is left alone. */
export interface Rested {
  code: SourceErrorCode;
  untilMs: number;
}

/** What the platform calls a visitor, and how long we go by that name. */
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
  /** Never throws: whatever happens has a class. */
  fetch(id: string, wanted: LanguageValue | null): Promise<PlatformAnswer>;
  /**
   * The videos of a playlist or channel, the first `most` of them. Never throws. Every page waits for its turn, and none
   * is asked for once `signal` says that nobody waits.
   */
  list(
    key: PlatformListKey,
    most: number,
    signal?: AbortSignal,
  ): Promise<PlatformList | ListFailure>;
  /** The newest videos of a channel; `null`: nothing has changed since it was marked so. Never throws, and waits its turn. */
  feed(
    channelId: string,
    mark: FeedMark,
    signal: AbortSignal,
  ): Promise<ChannelFeed | ListFailure | null>;
  /** Whether {@link fetchAudio} may be asked at all. */
  readonly allowsAudio: boolean;
  /**
   * The sound of a video in a file of its own, where the operator allows it; `null` where it does not or it fails. The
   * caller removes the folder.
   */
  fetchAudio(id: string, folder: string): Promise<string | null>;
  close(): Promise<void>;
}
