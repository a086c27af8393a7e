import { performance } from 'node:perf_hooks';
import type { Attempt } from '#contract/attempts.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import { type CaptionTrack, rankTracks } from '#server/text/choose-track.ts';
import { readTranscript } from '#server/text/subtitles/read-transcript.ts';
import { captionsAddress } from './captions-address.ts';
import { chaptersOfDescription, chaptersOfPage } from './chapters.ts';
import { checkCues } from './check-cues.ts';
import { findClient, type PlatformClient, requestOf } from './clients.ts';
import { callPlatform, type Fetch, type Reply } from './outgoing.ts';
import { type AddressedTrack, type PlayerAnswer, readPlayerAnswer } from './player-answer.ts';
import type { PlatformAnswer, PlatformTranscript, PlatformVideo } from './port.ts';
import { findThumbnail } from './thumbnails.ts';
import { ABOUT_THE_VIDEO, worstOf } from './verdict.ts';

export interface YoutubeOptions {
  fetch: Fetch;
  throughProxy: boolean;
  baseUrl: string;
  apiBaseUrl: string;
  imageBaseUrl: string;
  clients: readonly string[];
  callMs?: number;
}

export interface Youtube {
  ask(id: string, wanted: LanguageValue | null, withinMs: number): Promise<PlatformAnswer>;
}

const CALL_MS = 10_000;
const PLAYER_BYTES = 8 * 1024 * 1024;
const CAPTIONS_BYTES = 24 * 1024 * 1024;
/** Tracks of one video that are tried before another client is. */
const MOST_TRACKS = 3;
/** So many clients have to find no captions before there are none. */
const NO_CAPTIONS_WITNESSES = 2;

/** One video, over the clients in turn, within the time allowed. Every step leaves its trace. */
export function createYoutube(options: YoutubeOptions): Youtube {
  const clients = options.clients.map(findClient).filter((client) => client !== null);
  return {
    async ask(id, wanted, withinMs) {
      const visit = new Visit(options, id, wanted, withinMs);
      return visit.over(clients);
    },
  };
}

class Visit {
  readonly attempts: Attempt[] = [];
  readonly failures: SourceErrorCode[] = [];
  readonly options: YoutubeOptions;
  readonly id: string;
  readonly wanted: LanguageValue | null;
  readonly deadline: number;
  video: PlatformVideo | null = null;
  known: PlayerAnswer['video'] = null;
  retryAfterSeconds: number | undefined;
  /** Of the failures, those that say so of this address. */
  readonly wantRest = new Set<SourceErrorCode>();

  constructor(options: YoutubeOptions, id: string, wanted: LanguageValue | null, withinMs: number) {
    this.options = options;
    this.id = id;
    this.wanted = wanted;
    this.deadline = performance.now() + withinMs;
  }

  async over(clients: readonly PlatformClient[]): Promise<PlatformAnswer> {
    for (const client of clients) {
      if (this.#leftMs() <= 0) {
        this.#note(client.name, 'timeout', 0, 'platform_timeout');
        break;
      }
      const transcript = await this.#with(client);
      if (transcript) return this.#answer(transcript, null);
      if (this.#isSettled(clients.length)) break;
    }
    return this.#answer(null, worstOf(this.failures));
  }

  async #with(client: PlatformClient): Promise<PlatformTranscript | null> {
    const began = performance.now();
    const reply = await this.#callPlatform(
      `${this.options.apiBaseUrl}/youtubei/v1/player?prettyPrint=false`,
      requestOf(client, { videoId: this.id }),
      PLAYER_BYTES,
    );
    const via = `${client.name} player`;
    if (!reply.ok) return this.#refused(via, reply, began);
    const answer = readPlayerAnswer(parseJson(reply.text), this.id);
    if (answer.video && !this.known) this.#remember(answer);
    if (answer.tracks.length > 0 && this.video && this.video.tracks.length === 0) {
      this.video.tracks = answer.tracks.map(({ tag, kind }) => ({ tag, kind }));
    }
    if (answer.outcome !== 'ok') {
      if (answer.wantsRest) this.wantRest.add(answer.outcome);
      this.#note(via, short(answer.outcome), began, answer.outcome);
      return null;
    }
    this.#note(via, 'ok', began);
    return this.#captions(client, rankTracks(answer.tracks, this.wanted).slice(0, MOST_TRACKS));
  }

  async #captions(
    client: PlatformClient,
    tracks: readonly AddressedTrack[],
  ): Promise<PlatformTranscript | null> {
    for (const track of tracks) {
      for (const format of ['json3', 'srv3'] as const) {
        const found = await this.#track(client, track, format);
        if (found === 'next-format') continue;
        if (found === 'next-client') return null;
        if (found === 'next-track') break;
        return found;
      }
    }
    return null;
  }

  async #track(
    client: PlatformClient,
    track: AddressedTrack,
    format: 'json3' | 'srv3',
  ): Promise<PlatformTranscript | 'next-format' | 'next-track' | 'next-client'> {
    const via = `${client.name} ${track.kind} ${track.tag} ${format}`;
    const began = performance.now();
    const { id, options } = this;
    const address = captionsAddress(track.address, { id, base: options.baseUrl, format });
    if (!address.ok) {
      const isToken = address.outcome === 'po_token';
      this.#note(via, address.outcome, began, isToken ? 'platform_po_token' : 'video_mismatch');
      return isToken ? 'next-client' : 'next-track';
    }
    if (this.#leftMs() <= 0) {
      this.#note(via, 'timeout', began, 'platform_timeout');
      return 'next-client';
    }
    const headers = { 'user-agent': client.userAgent, 'accept-language': 'en' };
    const reply = await this.#callPlatform(address.url, { headers }, CAPTIONS_BYTES);
    if (!reply.ok) {
      this.#refused(via, reply, began);
      const mayBeTheFormat = reply.code === 'platform_changed' || reply.code === 'platform_network';
      return mayBeTheFormat ? 'next-format' : 'next-client';
    }
    if (reply.text.trim() === '') {
      this.#note(via, 'empty', began, 'platform_po_token');
      return 'next-client';
    }
    return this.#read(via, track, reply.text, began);
  }

  async #read(
    via: string,
    track: AddressedTrack,
    text: string,
    began: number,
  ): Promise<PlatformTranscript | 'next-format' | 'next-track'> {
    const { format, cues } = readTranscript(text);
    const isCaptions = format === 'json' ? isEvents(text) : format === 'timedtext' && isWhole(text);
    if (!isCaptions) {
      this.#note(via, 'changed', began, 'platform_changed');
      return 'next-format';
    }
    const { tag, kind } = track;
    const durationMs = this.known?.durationMs ?? 0;
    const { problem, detectedTag } = await checkCues(cues, { tag, durationMs });
    if (problem) {
      this.#note(via, short(problem), began, problem);
      this.#forget(track);
      return 'next-track';
    }
    this.#note(via, 'ok', began);
    this.#offer(track);
    return { tag, kind, cues, detectedTag };
  }

  /** A track that is not what it claims is not offered again. */
  #forget({ tag, kind }: CaptionTrack): void {
    if (!this.video) return;
    this.video.tracks = this.video.tracks.filter((one) => one.tag !== tag || one.kind !== kind);
  }

  /** Another client may have had it where one had not. */
  #offer({ tag, kind }: CaptionTrack): void {
    const isOffered = this.video?.tracks.some((one) => one.tag === tag && one.kind === kind);
    if (!isOffered) this.video?.tracks.unshift({ tag, kind });
  }

  #remember({ video, tracks }: PlayerAnswer): void {
    if (!video) return;
    this.known = video;
    const { title, channel, channelId, durationMs, description } = video;
    this.video = {
      title,
      channel,
      channelId,
      durationMs,
      chapters: chaptersOfDescription(description, durationMs),
      thumbnail: null,
      tracks: tracks.map(({ tag, kind }) => ({ tag, kind })),
    };
  }

  /** What rounds a video off and nobody waits long for: its chapters and its picture. */
  async #answer(
    transcript: PlatformTranscript | null,
    failure: SourceErrorCode | null,
  ): Promise<PlatformAnswer> {
    const { video, attempts, retryAfterSeconds, wantRest } = this;
    if (video) {
      const wantsChapters = transcript !== null && video.chapters.length === 0;
      const [chapters, thumbnail] = await Promise.all([
        wantsChapters ? this.#chapters() : video.chapters,
        findThumbnail(this.id, {
          base: this.options.imageBaseUrl,
          exists: (url, timeoutMs) => this.#exists(url, timeoutMs),
        }),
      ]);
      Object.assign(video, { chapters, thumbnail });
    }
    return {
      video,
      transcript,
      failure,
      attempts,
      ...(failure && wantRest.has(failure) && { wantsRest: true as const }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    };
  }

  async #chapters(): Promise<PlatformVideo['chapters']> {
    const web = findClient('WEB')!;
    const reply = await this.#callPlatform(
      `${this.options.apiBaseUrl}/youtubei/v1/next?prettyPrint=false`,
      requestOf(web, { videoId: this.id }),
      PLAYER_BYTES,
      4000,
    );
    return reply.ok ? chaptersOfPage(parseJson(reply.text)) : [];
  }

  async #exists(url: string, timeoutMs: number): Promise<boolean> {
    const leftMs = Math.min(timeoutMs, this.#leftMs());
    if (leftMs <= 0) return false;
    try {
      const signal = AbortSignal.timeout(Math.ceil(leftMs));
      const response = await this.options.fetch(url, {
        method: 'HEAD',
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      return response.status === 200;
    } catch {
      return false;
    }
  }

  /** No further client would change the verdict. */
  #isSettled(clients: number): boolean {
    const last = this.failures.at(-1);
    if (last === undefined) return false;
    // Whoever was told to slow down does not try the next door.
    if (last === 'platform_rate_limited' || ABOUT_THE_VIDEO.has(last)) return true;
    const witnesses = this.failures.filter((code) => code === 'video_no_captions').length;
    return (
      witnesses >= Math.min(NO_CAPTIONS_WITNESSES, clients) &&
      worstOf(this.failures) === 'video_no_captions'
    );
  }

  #refused(via: string, reply: Extract<Reply, { ok: false }>, began: number): null {
    this.retryAfterSeconds = reply.retryAfterSeconds ?? this.retryAfterSeconds;
    if (reply.wantsRest) this.wantRest.add(reply.code);
    this.#note(via, reply.outcome, began, reply.code);
    return null;
  }

  #note(via: string, outcome: string, began: number, failure?: SourceErrorCode): void {
    const ms = began === 0 ? 0 : Math.max(0, Math.round(performance.now() - began));
    this.attempts.push({ via, outcome, ms });
    if (failure) this.failures.push(failure);
  }

  #callPlatform(
    url: string,
    init: RequestInit,
    maxBytes: number,
    mostMs = CALL_MS,
  ): Promise<Reply> {
    const { fetch, throughProxy, callMs = mostMs } = this.options;
    const timeoutMs = Math.min(callMs, mostMs, this.#leftMs());
    return callPlatform(url, init, { fetch, throughProxy, maxBytes, timeoutMs });
  }

  #leftMs(): number {
    return this.deadline - performance.now();
  }
}

const short = (code: SourceErrorCode) => code.replace(/^(?:video|platform)_/, '');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Cut off, they would pass for the words of the whole video. */
const isWhole = (xml: string) =>
  /<(?:\/(?:timedtext|transcript)|(?:timedtext|transcript)[^<>]*\/)>$/u.test(
    xml.trimEnd().slice(-200),
  );

/** Captions without a single word are still captions; any other JSON is not. */
function isEvents(text: string): boolean {
  const parsed = parseJson(text);
  return (
    typeof parsed === 'object' &&
    parsed !== null &&
    'events' in parsed &&
    Array.isArray(parsed.events)
  );
}
