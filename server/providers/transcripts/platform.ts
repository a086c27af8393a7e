import { performance } from 'node:perf_hooks';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Log } from '#server/core/log.ts';
import { createOwnPace, createPoliteness, type PlatformLimits, type Rest } from './politeness.ts';
import type { Pace, PlatformAnswer, TranscriptPlatform } from './port.ts';
import { ABOUT_THE_VIDEO } from './verdict.ts';
import type { Youtube } from './youtube.ts';
import type { Ytdlp } from './ytdlp.ts';

export interface PlatformOptions {
  youtube: Youtube;
  ytdlp: Ytdlp | null;
  allowsAudio: boolean;
  maxAudioBytes: number;
  limits: PlatformLimits;
  /** For all that is tried for a video, once it is its turn. */
  totalMs?: number;
  /** Left out: this process has its address to itself. */
  pace?: Pace;
  log: Log;
  now?: () => number;
  close?: () => Promise<void>;
}

const TOTAL_MS = 25_000;
/** Longer than each can take; a process that was killed holds its place no longer than this. */
const VISIT_LEASE_MS = 2 * 60_000;
const AUDIO_LEASE_MS = 12 * 60_000;

/** The platform behind its manners: one request for all who want the same video, in turn, and a rest after a refusal. */
export function createPlatform({
  youtube,
  ytdlp,
  allowsAudio,
  maxAudioBytes,
  limits,
  totalMs = TOTAL_MS,
  log,
  now = Date.now,
  pace = createOwnPace(now),
  close = async () => {},
}: PlatformOptions): TranscriptPlatform {
  const politeness = createPoliteness(limits, pace, now);
  const flights = new Map<string, Promise<PlatformAnswer>>();

  async function ask(id: string, wanted: LanguageValue | null): Promise<PlatformAnswer> {
    const resting = await politeness.findRest();
    if (resting) return afterRest(resting);
    const answer = await politeness.run(async () => {
      // Somebody may have been refused while this one waited.
      const rest = await politeness.findRest();
      return rest ? afterRest(rest) : visit(id, wanted);
    }, VISIT_LEASE_MS);
    return (
      answer ??
      afterRest({ code: 'platform_rate_limited', seconds: 30 }, 'not asked, too many wait')
    );
  }

  async function visit(id: string, wanted: LanguageValue | null): Promise<PlatformAnswer> {
    const deadline = performance.now() + totalMs;
    const answer = await youtube.ask(id, wanted, totalMs);
    const { failure } = answer;
    if (!failure) return answer;
    if (failure === 'platform_changed') {
      log.warn(
        { video: id, attempts: answer.attempts },
        'the video platform answered in an unknown form',
      );
    }
    const mayHelp = !ABOUT_THE_VIDEO.has(failure) && failure !== 'platform_rate_limited';
    if (ytdlp && mayHelp) {
      const leftMs = deadline - performance.now();
      const { video, transcript, attempts } = await ytdlp.findTranscript(id, wanted, leftMs);
      answer.attempts = [...answer.attempts, ...attempts];
      answer.video ??= video;
      if (transcript) return { ...answer, transcript, failure: null };
    }
    if (!answer.wantsRest) return answer;
    await politeness.rest(failure, answer.retryAfterSeconds);
    const rest = await politeness.findRest();
    log.warn(
      { failure, seconds: rest?.seconds },
      'the video platform refuses this address; resting',
    );
    return { ...answer, ...(rest && { retryAfterSeconds: rest.seconds }) };
  }

  return {
    fetch(id, wanted) {
      const key = `${id} ${wanted ?? ''}`;
      const flying = flights.get(key);
      if (flying) return flying;
      const flight = ask(id, wanted)
        .catch((error: unknown) => {
          log.error({ err: error, video: id }, 'asking the video platform failed');
          const failed: PlatformAnswer = {
            video: null,
            transcript: null,
            failure: 'platform_changed',
            attempts: [{ via: 'reading', outcome: 'changed', ms: 0 }],
          };
          return failed;
        })
        .finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },

    allowsAudio: ytdlp !== null && allowsAudio,

    async fetchAudio(id, folder) {
      if (!ytdlp || !allowsAudio || (await politeness.findRest())) return null;
      return politeness.run(() => ytdlp.fetchAudio(id, folder, maxAudioBytes), AUDIO_LEASE_MS);
    },

    async close() {
      ytdlp?.close();
      await close();
    },
  };
}

function afterRest({ code, seconds }: Rest, via = 'not asked, resting since'): PlatformAnswer {
  return {
    video: null,
    transcript: null,
    failure: code,
    retryAfterSeconds: seconds,
    attempts: [{ via, outcome: code.replace(/^platform_/, ''), ms: 0 }],
  };
}
