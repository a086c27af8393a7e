import type { VisitResult } from '#server/providers/transcripts/visit-result.ts';
import { createPlatform, type PlatformOptions } from '#server/providers/transcripts/platform.ts';
import { PLATFORM_LIMITS } from '#server/providers/transcripts/politeness.ts';
import type { TranscriptPlatform } from '#server/providers/transcripts/port.ts';
import {
  createYoutube,
  type Youtube,
  type YoutubeOptions,
} from '#server/providers/transcripts/youtube.ts';
import type { AudioVisit, Ytdlp } from '#server/providers/transcripts/ytdlp.ts';
import { watchLog } from './log-watch.ts';
import type { StandInPlatform } from './stand-in-platform.ts';

export interface OpenOptions {
  youtube?: Partial<YoutubeOptions>;
  platform?: Partial<PlatformOptions>;
  ytdlp?: Ytdlp;
}

/** The clients that talk to the stand-in. */
export function clientsOf(
  { url }: StandInPlatform,
  options: Partial<YoutubeOptions> = {},
): Youtube {
  return createYoutube({
    fetch: (address, init) => fetch(address, init),
    throughProxy: false,
    baseUrl: url,
    apiBaseUrl: url,
    imageBaseUrl: url,
    clients: ['ANDROID', 'IOS', 'VISIONOS'],
    callMs: 2000,
    ...options,
  });
}

const NOTHING = { video: null, transcript: null, failures: [], refusals: [], attempts: [] };

/** A yt-dlp that returns fixed answers. */
export const programAnswering = (
  answer: Partial<VisitResult>,
  audio: Partial<AudioVisit> = {},
): Ytdlp => ({
  findTranscript: async () => ({ ...NOTHING, ...answer }),
  fetchAudio: async () => ({ ...NOTHING, path: null, ...audio }),
  close() {},
});

/** A fresh platform per test case, because a refusal puts the client on a cool-down. */
export function openPlatform(
  standIn: StandInPlatform,
  { youtube = {}, platform = {}, ytdlp }: OpenOptions = {},
): TranscriptPlatform {
  return createPlatform({
    exits: [{ youtube: clientsOf(standIn, youtube), ...(ytdlp && { ytdlp }) }],
    allowsAudio: false,
    maxAudioBytes: 0,
    limits: { ...PLATFORM_LIMITS, perSecond: 1000 },
    log: watchLog().log,
    ...platform,
  });
}
