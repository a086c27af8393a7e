import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt } from '#contract/attempts.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { ERRORS } from '#contract/errors.ts';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import { parseVideoLink } from '#contract/video-links.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import { rankTracks } from '#server/text/choose-track.ts';
import { isInLanguage } from '#server/text/detect-language.ts';
import type { PlatformAnswer, TranscriptPlatform } from '#server/providers/transcripts/port.ts';
import { failureLastsMs, METADATA_MS, TRANSCRIPT_MS } from './ages.ts';
import {
  claimAsking,
  findPlatformTranscript,
  findPlatformVideo,
  type PlatformVideoRow,
  savePlatformVideo,
} from './platform-videos.repo.ts';
import type { Source } from './source.ts';
import { factsOf, MOST_WORDS } from './transcript-facts.ts';
import {
  ensureTranscript,
  findTranscriptHead,
  findVideoOfSource,
  type TranscriptHead,
  upsertVideo,
  type VideoRow,
} from './videos.repo.ts';

/** Lease on a video's request, renewed while it runs; a killed process blocks others no longer than this. */
const ASKING_MS = 30_000;
const LOOK_AGAIN_MS = 100;

interface Wanted {
  language: LanguageValue | null;
  isUnattended: boolean;
}

interface Options {
  database: Database;
  platform: TranscriptPlatform;
  clock: Clock;
  /** Called once per video that waits for the platform. */
  retryLater(video: VideoRow, wanted: Wanted): Promise<void>;
  /** Whether this video's audio will be transcribed instead. Only if it may cost something is the customer's key used. */
  listenInstead(video: VideoRow, mayCost: boolean): Promise<boolean>;
}

interface Found {
  transcript: Pick<TranscriptHead, 'id' | 'language' | 'languageTag' | 'durationMs'>;
  attempts: Attempt[];
}

interface Failed {
  failure: SourceErrorCode;
  attempts: readonly Attempt[];
  retryAfterSeconds?: number | undefined;
  /** Its audio can be transcribed instead. */
  hasAudio?: boolean;
}

export interface PlatformSource {
  ensureLink(ownerId: string, link: string, wanted: LanguageValue | null): Promise<Source>;
  ensure(
    ownerId: string,
    platformId: string,
    wanted: LanguageValue | null,
    isUnattended?: boolean,
  ): Promise<Source>;
  /** Returns the id of the shared transcript, for visitors without an account. */
  findPublic(link: string, wanted: LanguageValue | null): Promise<string>;
}

/** Videos of the platform: fetched once, shared by all accounts, with clear errors if unavailable. */
export function createPlatformSource({
  database,
  platform,
  clock,
  retryLater,
  listenInstead,
}: Options): PlatformSource {
  const { db } = database;
  const flights = new Map<string, Promise<Found | Failed>>();
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  /** Lookup, request and storing are one shared flight: concurrent callers join it, and later ones find what it stored. */
  function find(id: string, wanted: LanguageValue | null): Promise<Found | Failed> {
    const key = `${id} ${wanted ?? ''}`;
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = findAlone(id, wanted).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  /** The same across processes: the second one finds what the first has stored. */
  async function findAlone(id: string, wanted: LanguageValue | null): Promise<Found | Failed> {
    for (;;) {
      const known = await findPlatformVideo(db, id);
      if (known?.takenDownAt) return { failure: 'video_taken_down', attempts: [] };
      const remembered = known && rememberedFailure(known, clock.now());
      if (remembered) return remembered;
      const cached = known && (await findCached(known, wanted));
      if (cached && known.checkedAt > ago(METADATA_MS)) return cached;
      const claim = { now: clock.now(), until: ago(-ASKING_MS) };
      if (await claimAsking(db, id, claim)) return ask(id, wanted, cached);
      await pause(LOOK_AGAIN_MS);
    }
  }

  async function ask(
    id: string,
    wanted: LanguageValue | null,
    cached: Found | null,
  ): Promise<Found | Failed> {
    let renewed: Promise<void> = Promise.resolve();
    const renewing = setInterval(() => {
      renewed = savePlatformVideo(db, { id, askingUntil: ago(-ASKING_MS) }).catch(() => {});
    }, ASKING_MS / 3);
    try {
      const fetched = await store(id, await platform.fetch(id, wanted));
      // The platform's current answer counts, but if there is none, the cached transcript stays valid.
      const isSilent = 'failure' in fetched && fetched.failure.startsWith('platform_');
      return cached && isSilent ? cached : fetched;
    } finally {
      clearInterval(renewing);
      await renewed;
      await savePlatformVideo(db, { id, askingUntil: null });
    }
  }

  async function findCached(
    known: PlatformVideoRow,
    wanted: LanguageValue | null,
  ): Promise<Found | null> {
    const [track] = rankTracks(known.tracks, wanted);
    if (!track) return null;
    const key = { platformId: known.id, ...track, newerThan: ago(TRANSCRIPT_MS) };
    const transcript = await findPlatformTranscript(db, key);
    if (!transcript) return null;
    return { transcript, attempts: [{ via: 'stored copy', outcome: 'ok', ms: 0 }] };
  }

  async function store(id: string, answer: PlatformAnswer): Promise<Found | Failed> {
    const { video, transcript, attempts, retryAfterSeconds, hasAudio } = answer;
    const facts =
      transcript &&
      (await factsOf(transcript.cues, video?.chapters ?? [], { tag: transcript.tag }));
    const isTooLong = facts !== null && facts.words > MOST_WORDS;
    const failure = isTooLong ? 'video_too_long' : answer.failure;
    const now = clock.now();
    // Only one that still offers the audio when it's remembered.
    const isRemembered = failure !== null && (!hasAudio || offersAudio(failure));
    const lastsMs = isRemembered ? failureLastsMs(failure) : 0;
    return database.transaction(async (tx) => {
      await savePlatformVideo(tx, {
        id,
        ...(video && { ...video, checkedAt: now }),
        attempts,
        failureCode: lastsMs > 0 ? failure : null,
        failureUntil: lastsMs > 0 ? new Date(now.getTime() + lastsMs) : null,
      });
      if (failure || !transcript || !facts) {
        const told = failure ?? 'platform_changed';
        return { failure: told, attempts, retryAfterSeconds, hasAudio: hasAudio && !isTooLong };
      }
      const durationMs = Math.max(video?.durationMs ?? 0, transcript.cues.at(-1)!.endMs);
      const stored = await ensureTranscript(tx, {
        id: newId('trn'),
        platformId: id,
        kind: transcript.kind,
        title: video?.title ?? '',
        durationMs,
        chapters: video?.chapters ?? [],
        cues: transcript.cues,
        ...facts,
        declaredTag: transcript.tag,
        fetchedAt: now,
      });
      return { transcript: stored, attempts };
    });
  }

  async function ensure(
    ownerId: string,
    platformId: string,
    wanted: LanguageValue | null,
    isUnattended = false,
  ): Promise<Source> {
    const key = { ownerId, kind: 'youtube', sourceKey: platformId } as const;
    const own = await findVideoOfSource(db, key);
    // A transcript supplied by the user takes precedence over the platform's.
    const given = own?.transcriptId ? await findTranscriptHead(db, own.transcriptId) : null;
    if (own && given?.videoId) return toSource(own, given);
    if (own?.state === 'working') throw new AppError('not_ready', { videoId: own.id });

    const found = await find(platformId, wanted);
    const known = await findPlatformVideo(db, platformId);
    const base = {
      id: newId('vid'),
      ...key,
      title: known?.title || `YouTube video ${platformId}`,
      channel: known?.channel ?? '',
      durationMs: known?.durationMs ?? 0,
      chapters: known?.chapters ?? [],
      thumbnail: known?.thumbnail ?? null,
      attempts: [...found.attempts],
    };
    if ('failure' in found) return fail(base, found, own, { language: wanted, isUnattended });
    const { transcript } = found;
    const isMissing = wanted !== null && !isInLanguage(transcript.languageTag, wanted);
    const video = await upsertVideo(db, {
      ...base,
      durationMs: base.durationMs || transcript.durationMs,
      language: transcript.language,
      languageTag: transcript.languageTag,
      state: 'ready',
      transcriptId: transcript.id,
      languageMissing: isMissing ? wanted : null,
      errorCode: null,
      errorMessage: null,
      retryAt: null,
    });
    return toSource(video, transcript);
  }

  /** Stores the video with what is known of it, so that its owner can supply the words. */
  async function fail(
    base: Parameters<typeof upsertVideo>[1],
    { failure, attempts, retryAfterSeconds, hasAudio }: Failed,
    own: VideoRow | null,
    wanted: Wanted,
  ): Promise<never> {
    const waits = failure === 'platform_rate_limited';
    const seconds = waits ? (retryAfterSeconds ?? 60) : retryAfterSeconds;
    const retryAt = seconds ? new Date(clock.now().getTime() + seconds * 1000) : null;
    const video = await upsertVideo(db, {
      ...base,
      state: own?.transcriptId ? 'ready' : waits ? 'waiting' : 'failed',
      errorCode: failure,
      errorMessage: ERRORS[failure].words,
      retryAt,
    });
    if (waits && own?.state !== 'waiting') await retryLater(video, wanted);
    // A passing refusal must neither replace captions that are there nor cost what they would have saved.
    const mayCost = !wanted.isUnattended && !PASSING.has(failure);
    if (hasAudio && !own?.transcriptId && (await listenInstead(video, mayCost))) {
      throw new AppError('not_ready', { attempts, videoId: video.id });
    }
    const details = { attempts, videoId: video.id, ...(seconds && { retryAfterSeconds: seconds }) };
    throw new AppError(failure, details);
  }

  return {
    ensure,
    async findPublic(link, wanted) {
      const parsed = parseVideoLink(link);
      if (!parsed.ok) throw new AppError(`link_${parsed.problem}`);
      const found = await find(parsed.id, wanted);
      if (!('failure' in found)) return found.transcript.id;
      const { failure, attempts, retryAfterSeconds } = found;
      throw new AppError(failure, { attempts, ...(retryAfterSeconds && { retryAfterSeconds }) });
    },
    async ensureLink(ownerId, link, wanted) {
      const parsed = parseVideoLink(link);
      if (!parsed.ok) throw new AppError(`link_${parsed.problem}`);
      return ensure(ownerId, parsed.id, wanted);
    },
  };
}

function toSource(
  { id: videoId, title, channel, durationMs }: VideoRow,
  { id, language, languageTag, durationMs: spokenMs }: Found['transcript'],
): Source {
  return {
    videoId,
    transcriptId: id,
    title,
    channel,
    language,
    languageTag,
    durationMs: durationMs || spokenMs,
    isMeasured: durationMs > 0,
  };
}

function rememberedFailure(known: PlatformVideoRow, now: Date): Failed | null {
  if (!known.failureCode || !known.failureUntil || known.failureUntil <= now) return null;
  const failure = known.failureCode as SourceErrorCode;
  return { failure, attempts: known.attempts, hasAudio: offersAudio(failure) };
}

/** Captions that couldn't be had this time, but probably can be later. */
const PASSING: ReadonlySet<SourceErrorCode> = new Set<SourceErrorCode>([
  'platform_ip_blocked',
  'platform_rate_limited',
  'platform_network',
  'platform_timeout',
  'platform_proxy_refused',
]);

const offersAudio = (failure: SourceErrorCode) => failure === 'video_no_captions';
