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
import { type Ytdlp, YTDLP } from './ytdlp.ts';

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
  log: Log;
  now?: () => number;
  close?: () => Promise<void>;
}

const TOTAL_MS = 25_000;
const YTDLP_MS = 45_000;
/** Longer than any visit; a killed process holds its slot no longer than this. */
const VISIT_LEASE_MS = 3 * 60_000;
/** How long we keep a visitor id; the platform renews its own about as often. */
const VISITOR_MS = 6 * 3600_000;
/** Consecutive failures before rotating addresses or dead exits are paused. */
const STRIKES = 3;
/** Recorded for an exit that doesn't reach the platform. */
const DEAD: PlatformRefusal = { party: 'exit', code: 'platform_proxy_refused', isAddress: true };

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
    if (tried.every(mayProgramHelp)) await askProgram(id, wanted, tried);
    return conclude(id, tried);
  }

  /** Tries yt-dlp through each exit, within one shared time limit. */
  async function askProgram(
    id: string,
    wanted: LanguageValue | null,
    tried: VisitResult[],
  ): Promise<void> {
    let leftMs = ytdlpMs;
    for (const { ytdlp, door } of await programs()) {
      const began = performance.now();
      const asked = await door.politeness.run(
        () => ytdlp.findTranscript(id, wanted, leftMs),
        VISIT_LEASE_MS,
      );
      leftMs -= performance.now() - began;
      if (!asked) return;
      if (asked.said) log.warn({ video: id, said: asked.said }, 'yt-dlp failed');
      await note(door, asked.refusals, asked.transcript ? [YTDLP] : []);
      tried.push(asked);
      if (!mayElsewhere(asked) || leftMs <= 0) return;
    }
  }

  /** Exits available to yt-dlp; refused addresses come last. */
  async function programs(): Promise<{ ytdlp: Ytdlp; door: Door }[]> {
    const free: { ytdlp: Ytdlp; door: Door }[] = [];
    const refused: typeof free = [];
    for (const door of doors) {
      const { rest, rests } = await door.politeness.read();
      if (!door.ytdlp || rests[YTDLP] !== undefined) continue;
      (rest ? refused : free).push({ ytdlp: door.ytdlp, door });
    }
    return [...free, ...refused];
  }

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
      log.warn({ code, who: who ?? 'this address' }, 'the video platform refuses us; pausing');
    }
  }

  async function conclude(id: string, tried: readonly VisitResult[]): Promise<PlatformAnswer> {
    const rest = await nextFree();
    const seconds = rest ? Math.max(1, Math.ceil((rest.untilMs - now()) / 1000)) : undefined;
    if (tried.length === 0) return notAsked(rest?.code ?? 'platform_ip_blocked', seconds ?? 60);
    const attempts = tried.flatMap((asked) => asked.attempts);
    const video = tried.find((asked) => asked.video)?.video ?? null;
    const found = tried.find((asked) => asked.transcript);
    if (found) {
      return { video: found.video ?? video, transcript: found.transcript, failure: null, attempts };
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

    list: (key, most, signal) =>
      listFromPlatform({ doors, note, keepVisitor, nowMs: now }, key, { most, signal }).catch(
        (error: unknown) => {
          log.error({ err: error, list: key }, 'asking the video platform for a list failed');
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
          'asking the video platform for a feed failed',
        );
        return { failure: 'platform_changed' } as const;
      }),

    allowsAudio: doors.some(({ ytdlp }) => ytdlp) && allowsAudio,

    async fetchAudio(id, folder) {
      const [first] = await programs();
      if (!first || !allowsAudio) return null;
      const { ytdlp, door } = first;
      return door.politeness.run(
        () => ytdlp.fetchAudio(id, folder, maxAudioBytes),
        LONGEST_LEASE_MS,
      );
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

/** Whether yt-dlp might succeed: not if several clients saw that there are no captions. */
function mayProgramHelp({ transcript, failures }: VisitResult): boolean {
  if (transcript) return false;
  const failure = worstOf(failures);
  const witnesses = failures.filter((code) => code === 'video_no_captions').length;
  return !ABOUT_THE_VIDEO.has(failure) && !(failure === 'video_no_captions' && witnesses > 1);
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
    retryAfterSeconds: seconds,
    attempts: [{ via, outcome: code.replace(/^platform_/, ''), ms: 0 }],
  };
}
