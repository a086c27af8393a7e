import { performance } from 'node:perf_hooks';
import type { Attempt } from '#contract/attempts.ts';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import { type CaptionTrack, rankTracks } from '#server/text/choose-track.ts';
import { readTranscript } from '#server/text/subtitles/read-transcript.ts';
import {
  inReel,
  isCaptionEvents,
  isWholeXml,
  parseJson,
  shortOutcome,
  visitorOf,
} from './answers.ts';
import type { VisitResult, VisitQuestion, PlatformRefusal } from './visit-result.ts';
import { captionsAddress } from './captions-address.ts';
import { chaptersOfDescription, chaptersOfPage } from './chapters.ts';
import { checkCues } from './check-cues.ts';
import {
  type ClientTable,
  findClient,
  type PlatformClient,
  requestOf,
  videoRequest,
} from './clients.ts';
import { askList, type ListQuestion, type ListReply } from './list-calls.ts';
import { callPlatform, type Fetch, type Reply } from './outgoing.ts';
import { type AddressedTrack, type PlayerAnswer, readPlayerAnswer } from './player-answer.ts';
import type { PlatformTranscript, PlatformVideo } from './port.ts';
import { findThumbnail } from './thumbnails.ts';
import { ABOUT_THE_VIDEO, worstOf } from './verdict.ts';

export interface YoutubeOptions {
  fetch: Fetch;
  throughProxy: boolean;
  baseUrl: string;
  apiBaseUrl: string;
  imageBaseUrl: string;
  clients: readonly string[];
  clientTable?: ClientTable | undefined;
  /** Fetches a proof-of-origin token, if the operator runs a provider. */
  findPoToken?: ((videoId: string) => Promise<string | null>) | undefined;
  callMs?: number;
}

export interface Youtube {
  readonly clients: readonly string[];
  ask(question: VisitQuestion): Promise<VisitResult>;
  /** Requests a page of a list, or resolves a URL. */
  list(question: ListQuestion): Promise<ListReply>;
}

const CALL_MS = 10_000;
const PLAYER_BYTES = 8 * 1024 * 1024;
const VISITOR_BYTES = 256 * 1024;
const VISITOR_MS = 5000;
const CAPTIONS_BYTES = 24 * 1024 * 1024;
/** Maximum tracks tried per client before moving to the next client. */
const MOST_TRACKS = 3;
/** Clients that must agree that there are no captions, or that a video is gone if no reason is given. */
const WITNESSES = 2;

/** Tries the clients in order for one video, within a time limit. Every attempt is recorded. */
export function createYoutube(options: YoutubeOptions): Youtube {
  const clients = options.clients
    .map((name) => findClient(name, options.clientTable))
    .filter((client) => client !== null);
  return {
    clients: clients.map(({ name }) => name),
    ask: (question) =>
      new Visit(options, question).over(clients.filter(({ name }) => !question.resting.has(name))),
    list: (question) => askList(options, question),
  };
}

class Visit {
  readonly attempts: Attempt[] = [];
  readonly failures: SourceErrorCode[] = [];
  readonly refusals: PlatformRefusal[] = [];
  readonly options: YoutubeOptions;
  readonly question: VisitQuestion;
  readonly id: string;
  readonly deadline: number;
  video: PlatformVideo | null = null;
  known: PlayerAnswer['video'] = null;
  /** Number of clients that reported it gone without a reason. */
  bare = 0;
  /** The client that was blocked, if any. */
  walled: string | null = null;

  constructor(options: YoutubeOptions, question: VisitQuestion) {
    this.options = options;
    this.question = question;
    this.id = question.id;
    this.deadline = performance.now() + question.withinMs;
  }

  async over(clients: readonly PlatformClient[]): Promise<VisitResult> {
    for (const client of clients) {
      if (this.#leftMs() <= 0) {
        this.#note(client.name, 'timeout', 0, 'platform_timeout');
        break;
      }
      const transcript = await this.#with(client, Math.min(WITNESSES, clients.length));
      if (transcript) return this.#answer(transcript);
      if (this.#isSettled(clients.length)) break;
    }
    return this.#answer(null);
  }

  async #with(client: PlatformClient, witnesses: number): Promise<PlatformTranscript | null> {
    const known = await this.#visitor(client);
    if (!known) return null;
    const { visitor } = known;
    const poToken = client.isBrowser ? await this.#poToken() : null;
    const began = performance.now();
    const { path, init } = videoRequest(client, this.id, { visitor, poToken });
    const reply = await this.#callPlatform(
      `${this.options.apiBaseUrl}/youtubei/v1/${path}`,
      init,
      PLAYER_BYTES,
    );
    const via = `${client.name} player`;
    if (!reply.ok) return this.#refused(via, client, reply, began);
    const parsed = parseJson(reply.text);
    const answer = readPlayerAnswer(client.endpoint === 'reel' ? inReel(parsed) : parsed, this.id);
    if (answer.video && !this.known) this.#remember(answer);
    if (answer.tracks.length > 0 && this.video && this.video.tracks.length === 0) {
      this.video.tracks = answer.tracks.map(({ tag, kind }) => ({ tag, kind }));
    }
    if (answer.outcome !== 'ok') {
      if (answer.wantsRest) {
        this.refusals.push({ party: client.name, code: answer.outcome, isAddress: false });
        // A client taken for a robot returns as a new visitor.
        await this.question.keepVisitor(client.name, null);
      }
      if (answer.isBare) this.bare += 1;
      const isDoubtful = answer.isBare && this.bare < witnesses;
      const failure = isDoubtful ? 'video_unplayable' : answer.outcome;
      this.#note(via, shortOutcome(answer.outcome), began, failure);
      return null;
    }
    this.#note(via, 'ok', began);
    const tracks = rankTracks(answer.tracks, this.question.wanted).slice(0, MOST_TRACKS);
    return this.#captions(client, tracks, poToken);
  }

  /** This client's visitor id, requested once and kept. On failure we continue without one; `null`: refused. */
  async #visitor(client: PlatformClient): Promise<{ visitor: string | null } | null> {
    const known = this.question.visitors[client.name]?.data;
    if (known) return { visitor: known };
    const began = performance.now();
    const via = `${client.name} visitor`;
    const reply = await this.#callPlatform(
      `${this.options.apiBaseUrl}/youtubei/v1/visitor_id?prettyPrint=false`,
      requestOf(client, {}),
      VISITOR_BYTES,
      VISITOR_MS,
    );
    if (!reply.ok && reply.wantsRest) {
      return this.#refused(via, client, reply, began);
    }
    const visitor = reply.ok ? visitorOf(parseJson(reply.text)) : null;
    this.#note(via, visitor ? 'ok' : reply.ok ? 'none' : reply.outcome, began);
    if (visitor) await this.question.keepVisitor(client.name, visitor);
    return { visitor };
  }

  async #poToken(): Promise<string | null> {
    const { findPoToken } = this.options;
    if (!findPoToken) return null;
    const began = performance.now();
    const poToken = await findPoToken(this.id);
    this.#note('proof of origin', poToken ? 'ok' : 'none', began);
    return poToken;
  }

  async #captions(
    client: PlatformClient,
    tracks: readonly AddressedTrack[],
    poToken: string | null,
  ): Promise<PlatformTranscript | null> {
    for (const track of tracks) {
      for (const format of ['json3', 'srv3'] as const) {
        const found = await this.#track(client, track, { format, poToken });
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
    { format, poToken }: { format: 'json3' | 'srv3'; poToken: string | null },
  ): Promise<PlatformTranscript | 'next-format' | 'next-track' | 'next-client'> {
    const via = `${client.name} ${track.kind} ${track.tag} ${format}`;
    const began = performance.now();
    const { id, options } = this;
    const proof = poToken === null ? null : { poToken, client: client.name };
    const address = captionsAddress(track.address, { id, base: options.baseUrl, format, proof });
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
      this.#refused(via, client, reply, began);
      // Whatever other clients see: captions do exist.
      this.failures.push('platform_captions_empty');
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
    const isCaptions =
      format === 'json' ? isCaptionEvents(text) : format === 'timedtext' && isWholeXml(text);
    if (!isCaptions) {
      this.#note(via, 'changed', began, 'platform_changed');
      return 'next-format';
    }
    const { tag, kind } = track;
    const durationMs = this.known?.durationMs ?? 0;
    const { problem, detectedTag } = await checkCues(cues, { tag, durationMs });
    if (problem) {
      this.#note(via, shortOutcome(problem), began, problem);
      this.#forget(track);
      return 'next-track';
    }
    this.#note(via, 'ok', began);
    this.#offer(track);
    return { tag, kind, cues, detectedTag };
  }

  /** Removes a track that isn't what it claims. */
  #forget({ tag, kind }: CaptionTrack): void {
    if (!this.video) return;
    this.video.tracks = this.video.tracks.filter((one) => one.tag !== tag || one.kind !== kind);
  }

  /** Adds a track found by another client. */
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

  /** Adds optional extras: chapters and thumbnail. */
  async #answer(transcript: PlatformTranscript | null): Promise<VisitResult> {
    const { video, attempts, refusals } = this;
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
    return { video, transcript, failures: transcript ? [] : this.failures, refusals, attempts };
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

  /** Whether further clients can't change the result. */
  #isSettled(clients: number): boolean {
    const last = this.failures.at(-1);
    if (last === undefined) return false;
    // A block of the whole address applies to all clients.
    if (this.refusals.some(({ isAddress }) => isAddress) || ABOUT_THE_VIDEO.has(last)) return true;
    const witnesses = this.failures.filter((code) => code === 'video_no_captions').length;
    return (
      witnesses >= Math.min(WITNESSES, clients) && worstOf(this.failures) === 'video_no_captions'
    );
  }

  /** Records a block or rate limit. If it hits two clients it applies to the address. */
  #refused(
    via: string,
    { name: party }: PlatformClient,
    { code, wantsRest, retryAfterSeconds, outcome }: Extract<Reply, { ok: false }>,
    began: number,
  ): null {
    if (wantsRest) {
      const isAddress = this.walled !== null && this.walled !== party;
      this.refusals.push({ party, code, isAddress, retryAfterSeconds });
      this.walled = party;
    }
    this.#note(via, outcome, began, code);
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
