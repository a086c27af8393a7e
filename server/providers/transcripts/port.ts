import type { Attempt } from '#contract/attempts.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import type { Chapter, Cue } from '#contract/videos.ts';
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
  /** The platform told us to slow down or took us for a robot: nothing is to be asked for a while. */
  wantsRest?: true;
  /** Where waiting helps, how long. */
  retryAfterSeconds?: number;
  attempts: Attempt[];
}

/** What all processes behind one outgoing address know of each other. */
export interface Pace {
  /** One of the places, and when its holder may begin; `null`: all are taken. A place that nobody gives back lapses. */
  take(wanted: {
    concurrent: number;
    gapMs: number;
    leaseMs: number;
  }): Promise<{ startAtMs: number; giveBack(): Promise<void> } | null>;
  /** Why and until when nothing is asked; it may be over. */
  findRest(): Promise<{ code: SourceErrorCode; untilMs: number } | null>;
  rest(code: SourceErrorCode, untilMs: number): Promise<void>;
}

export interface TranscriptPlatform {
  /** Never throws: whatever happens has a class. */
  fetch(id: string, wanted: LanguageValue | null): Promise<PlatformAnswer>;
  /** Whether {@link fetchAudio} may be asked at all. */
  readonly allowsAudio: boolean;
  /**
   * The sound of a video in a file of its own, where the operator allows it; `null` where it does not or it fails. The
   * caller removes the folder.
   */
  fetchAudio(id: string, folder: string): Promise<string | null>;
  close(): Promise<void>;
}
