import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import type { Log } from '#server/core/log.ts';
import { feedFromPlatform, listFromPlatform } from './list-platform.ts';
import type { VisitResult, PlatformRefusal } from './visit-result.ts';
import {
  createOwnPace,
  createPoliteness,
  type Politeness,
  type PlatformLimits,
} from './politeness.ts';
import {
  LONGEST_LEASE_MS,
  type Pace,
  type PaceState,
  type PlatformAnswer,
  type Rested,
  type TranscriptPlatform,
} from './port.ts';
import { ABOUT_THE_VIDEO, worstOf } from './verdict.ts';
import type { Youtube } from './youtube.ts';
import { type Ytdlp, YTDLP, YTDLP_AUDIO } from './ytdlp.ts';

/** A route to the platform: direct or through a proxy. */
export interface Exit {
  youtube: Youtube;
  /** Default: this process doesn't share its address. */
  pace?: Pace;
  /** Fallback program for when the clients are refused. */
  ytdlp?: Ytdlp | null;
  /** Every connection has a different address, so only several refusals in a row count. */
  rotates?: boolean;
}

export interface PlatformOptions {
  /** Tried in order while earlier ones are refused. */
  exits: readonly Exit[];
  allowsAudio: boolean;
  maxAudioBytes: number;
  limits: PlatformLimits;
  /** Time for all clients together, once it's a video's turn. yt-dlp has its own. */
  totalMs?: number;
  ytdlpMs?: number;
  /** Time for downloading a video's audio, through all exits together. */
  audioMs?: number;
  log: Log;
  now?: () => number;
  close?: () => Promise<void>;
}

const TOTAL_MS = 25_000;
const YTDLP_MS = 45_000;
const AUDIO_MS = 10 * 60_000;
/** Longer than any visit; a killed process holds its slot no longer than this. */
const VISIT_LEASE_MS = 3 * 60_000;
/** How long we keep a visitor id; the platform renews its own about as often. */
const VISITOR_MS = 6 * 3600_000;
/** Consecutive failures before rotating addresses or dead exits are paused. */
const STRIKES = 3;
/** Recorded for an exit that doesn't reach the platform. */
const DEAD: PlatformRefusal = { party: 'exit', code: 'platform_proxy_refused', isAddress: true };

interface ProgramCall<T> {
  call(ytdlp: Ytdlp, leftMs: number): Promise<T>;
  isFound(asked: T): boolean;
}

const AUDIO_PARTIES = [YTDLP, YTDLP_AUDIO] as const;
const NEVER_HEARD: ReadonlySet<SourceErrorCode> = new Set<SourceErrorCode>([
  'video_music_only',
  'platform_rate_limited',
]);

interface Door extends Exit {
  politeness: Politeness;
  pace: Pace;
  /** Consecutive refusals per client or program. */
  strikes: Map<string, number>;
}

/**
 * The platform with rate limiting: deduplicates requests for the same video, queues them, and pauses only the client, program or
 * address that was refused.
 */
export function createPlatform({
  exits,
  allowsAudio,
  maxAudioBytes,
  limits,
  totalMs = TOTAL_MS,
  ytdlpMs = YTDLP_MS,
  audioMs = AUDIO_MS,
  log,
  now = Date.now,
  close = async () => {},
}: PlatformOptions): TranscriptPlatform {
  const doors = exits.map((exit): Door => {
    const pace = exit.pace ?? createOwnPace(now);
    return { ...exit, pace, politeness: createPoliteness(limits, pace, now), strikes: new Map() };
  });
  const flights = new Map<string, Promise<PlatformAnswer>>();

  async function ask(id: string, wanted: LanguageValue | null): Promise<PlatformAnswer> {
    const tried: VisitResult[] = [];
    const unreached: Door[] = [];
    for (const door of doors) {
      if (restOf(door, await door.politeness.read())) continue;
      const asked = await door.politeness.run(() => visit(door, id, wanted), VISIT_LEASE_MS);
      if (asked === null) return notAsked('platform_rate_limited', 30, 'skipped, too many waiting');
      // The exit may have been refused while this request waited.
      if (asked === 'resting') continue;
      tried.push(asked);
      if (isUnreached(asked)) unreached.push(door);
      // An exit is only considered dead if another one gets through; otherwise the network may be down.
      else for (const dead of unreached.splice(0)) await note(dead, [DEAD], []);
      if (!mayElsewhere(asked)) break;
    }
    // Clients agreeing that there are no captions don't spare yt-dlp: it asks as others, and may find what they don't.
    const isOver = ({ transcript, failures }: VisitResult) =>
      transcript !== null || ABOUT_THE_VIDEO.has(worstOf(failures));
    const helped = tried.some(isOver)
      ? []
      : await overPrograms([YTDLP], ytdlpMs, Math.max(VISIT_LEASE_MS, ytdlpMs + 30_000), {
          call: (ytdlp, leftMs) => ytdlp.findTranscript(id, wanted, leftMs),
          isFound: ({ transcript }) => transcript !== null,
        });
    return conclude(id, [...tried, ...helped], helped);
  }

  /** Tries yt-dlp through each exit, within one shared time limit. The last of `parties` is what's asked for. */
  async function overPrograms<T extends VisitResult>(
    parties: readonly string[],
    withinMs: number,
    leaseMs: number,
    { call, isFound }: ProgramCall<T>,
  ): Promise<T[]> {
    const tried: T[] = [];
    let leftMs = withinMs;
    for (const { ytdlp, door } of await programs(parties)) {
      const asked = await door.politeness.run(async () => {
        const began = performance.now();
        const answer = await call(ytdlp, leftMs);
        leftMs -= performance.now() - began;
        return answer;
      }, leaseMs);
      if (!asked) break;
      if (asked.said) log.warn({ said: asked.said, attempts: asked.attempts }, 'yt-dlp failed');
      await note(door, asked.refusals, isFound(asked) ? [parties.at(-1)!] : []);
      tried.push(asked);
      if (isFound(asked) || !mayElsewhere(asked) || leftMs <= 0) break;
    }
    return tried;
  }

  /** Exits over which yt-dlp isn't paused; refused addresses come last. */
  async function programs(parties: readonly string[]): Promise<{ ytdlp: Ytdlp; door: Door }[]> {
    const free: { ytdlp: Ytdlp; door: Door }[] = [];
    const refused: typeof free = [];
    for (const door of doors) {
      const { rest, rests } = await door.politeness.read();
      if (!door.ytdlp || parties.some((party) => rests[party] !== undefined)) continue;
      (rest ? refused : free).push({ ytdlp: door.ytdlp, door });
    }
    return [...free, ...refused];
  }

  const mayFetchAudio = async () => allowsAudio && (await programs(AUDIO_PARTIES)).length > 0;

  async function visit(
    door: Door,
    id: string,
    wanted: LanguageValue | null,
  ): Promise<VisitResult | 'resting'> {
    const { youtube, politeness } = door;
    const state = await politeness.read();
    if (restOf(door, state)) return 'resting';
    const asked = await youtube.ask({
      id,
      wanted,
      withinMs: totalMs,
      resting: new Set(Object.keys(state.rests)),
      visitors: state.visitors,
      keepVisitor: (client, data) => keepVisitor(door, client, data),
    });
    const heard = asked.attempts.flatMap(({ via, outcome }) =>
      outcome === 'ok' && via.endsWith(' player') ? [via.slice(0, -' player'.length)] : [],
    );
    await note(door, asked.refusals, heard);
    if (asked.transcript || worstOf(asked.failures) !== 'video_no_captions') return asked;
    // Paused clients haven't seen the video, so a single "no captions" isn't enough.
    const unheard = youtube.clients.flatMap((name) => state.rests[name]?.code ?? []);
    return { ...asked, failures: [...asked.failures, ...unheard] };
  }

  const keepVisitor = ({ pace }: Door, client: string, data: string | null) =>
    pace.keepVisitor(client, data ? { data, untilMs: now() + VISITOR_MS } : null);

  /** Pauses refused clients or addresses. Rotating proxies need several refusals. */
  async function note(
    { politeness, strikes, rotates }: Door,
    refusals: readonly PlatformRefusal[],
    heard: readonly string[],
  ): Promise<void> {
    for (const party of heard) strikes.delete(party);
    for (const { party, code, isAddress, retryAfterSeconds } of refusals) {
      const count = (strikes.get(party) ?? 0) + 1;
      strikes.set(party, count);
      if ((rotates || party === DEAD.party) && count < STRIKES) continue;
      strikes.delete(party);
      const who = isAddress && !rotates ? null : party;
      await politeness.rest(who, code, retryAfterSeconds);
      log.warn(
        { code, who: who ?? 'this address' },
        'the video platform is refusing our requests; pausing',
      );
    }
  }

  async function conclude(
    id: string,
    tried: readonly VisitResult[],
    helped: readonly VisitResult[],
  ): Promise<PlatformAnswer> {
    const rest = await nextFree();
    const seconds = rest ? Math.max(1, Math.ceil((rest.untilMs - now()) / 1000)) : undefined;
    if (tried.length === 0) return notAsked(rest?.code ?? 'platform_ip_blocked', seconds ?? 60);
    const attempts = tried.flatMap((asked) => asked.attempts);
    const video = tried.find((asked) => asked.video)?.video ?? null;
    const found = tried.find((asked) => asked.transcript);
    if (found) {
      const { transcript } = found;
      return {
        video: found.video ?? video,
        transcript,
        failure: null,
        hasAudio: false,
        attempts,
      };
    }
    const failure = worstOf(tried.flatMap(({ failures }) => failures));
    if (failure === 'platform_changed') {
      log.warn({ video: id, attempts }, 'the video platform sent an answer we don’t understand');
    }
    const isRefusal = failure === 'platform_rate_limited' || failure === 'platform_ip_blocked';
    return {
      video,
      transcript: null,
      failure,
      hasAudio: (await mayFetchAudio()) && isHeard(failure, helped),
      attempts,
      ...(isRefusal && seconds !== undefined && { retryAfterSeconds: seconds }),
    };
  }

  /** When the next exit is available; `null`: now. */
  async function nextFree(): Promise<Rested | null> {
    const rests: Rested[] = [];
    for (const door of doors) {
      const rest = restOf(door, await door.politeness.read());
      if (!rest) return null;
      rests.push(rest);
    }
    return rests.toSorted((one, other) => one.untilMs - other.untilMs)[0] ?? null;
  }

  return {
    fetch(id, wanted) {
      const key = `${id} ${wanted ?? ''}`;
      const flying = flights.get(key);
      if (flying) return flying;
      const flight = ask(id, wanted)
        .catch((error: unknown) => {
          log.error({ err: error, video: id }, 'couldn’t get a video from the video platform');
          const failed: PlatformAnswer = {
            video: null,
            transcript: null,
            failure: 'platform_changed',
            hasAudio: false,
            attempts: [{ via: 'reading', outcome: 'changed', ms: 0 }],
          };
          return failed;
        })
        .finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },

    list: (key, most, signal) =>
      listFromPlatform({ doors, note, keepVisitor, nowMs: now }, key, { most, signal }).catch(
        (error: unknown) => {
          log.error({ err: error, list: key }, 'couldn’t get a list from the video platform');
          return { failure: 'platform_changed' } as const;
        },
      ),

    feed: (channelId, mark, signal) =>
      feedFromPlatform(
        { doors, note, keepVisitor, nowMs: now },
        { feed: channelId, mark },
        signal,
      ).catch((error: unknown) => {
        log.error(
          { err: error, channel: channelId },
          'couldn’t get a feed from the video platform',
        );
        return { failure: 'platform_changed' } as const;
      }),

    mayFetchAudio,

    async fetchAudio(id, folder) {
      if (!allowsAudio) return { path: null, attempts: [] };
      const tried = await overPrograms(AUDIO_PARTIES, audioMs, LONGEST_LEASE_MS, {
        call: (ytdlp, withinMs) =>
          ytdlp.fetchAudio(id, folder, { maxBytes: maxAudioBytes, withinMs }),
        isFound: ({ path }) => path !== null,
      });
      const attempts = tried.flatMap((asked) => asked.attempts);
      return { path: tried.find(({ path }) => path !== null)?.path ?? null, attempts };
    },

    async close() {
      for (const { ytdlp } of doors) ytdlp?.close();
      await close();
    },
  };
}

/** Why this exit can't be used: its address or all its clients are paused. */
function restOf({ youtube }: Door, { rest, rests }: PaceState): Rested | null {
  if (rest) return rest;
  const all = youtube.clients.map((name) => rests[name]);
  if (all.some((one) => one === undefined)) return null;
  return (all as Rested[]).toSorted((one, other) => one.untilMs - other.untilMs)[0] ?? null;
}

/** No request got any answer. */
const isUnreached = ({ video, failures }: VisitResult) =>
  video === null &&
  ['platform_proxy_refused', 'platform_timeout', 'platform_network'].includes(worstOf(failures));

/** Another address may succeed: it may not be blocked, or be in another country. */
function mayElsewhere({ transcript, failures }: VisitResult): boolean {
  if (transcript) return false;
  const failure = worstOf(failures);
  if (failure === 'video_geo_blocked') return true;
  return !ABOUT_THE_VIDEO.has(failure) && failure !== 'video_no_captions';
}

/**
 * Whether a video's audio is the next rung: if there are no captions, or yt-dlp reached the video but got none it could use. Music
 * has no words to hear, and a rate limit is waited out, since captions cost nothing.
 */
function isHeard(failure: SourceErrorCode, helped: readonly VisitResult[]): boolean {
  if (failure === 'video_no_captions') return true;
  if (ABOUT_THE_VIDEO.has(failure) || NEVER_HEARD.has(failure)) return false;
  return helped.some(({ video }) => video !== null);
}

function notAsked(
  code: SourceErrorCode,
  seconds: number,
  via = 'skipped, paused after',
): PlatformAnswer {
  return {
    video: null,
    transcript: null,
    failure: code,
    hasAudio: false,
    retryAfterSeconds: seconds,
    attempts: [{ via, outcome: code.replace(/^platform_/, ''), ms: 0 }],
  };
}
