import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { Cue, Sample } from '#contract/videos.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import { captionsBody } from './stand-in-captions.ts';
import { embedPage } from './stand-in-embed.ts';
import { createStandInFeeds, type StandInPublished } from './stand-in-feeds.ts';
import {
  createStandInLists,
  type ListRequest,
  type ListShape,
  type StandInListed,
} from './stand-in-lists.ts';
import { isMood, type Mood, MOODS, PLAYABILITY } from './stand-in-moods.ts';

/** The video platform on loopback, in its own wire format and with all the failures it is known for. */
export interface StandInPlatform {
  url: string;
  /** Environment that points the program here instead of the platform. */
  env: Record<string, string>;
  /** Every request so far, as `POST /youtubei/v1/player ANDROID <id>`. */
  requests: string[];
  /** Timestamp of each request. */
  times: number[];
  /** How each client introduced itself: `ANDROID@21.26.364 <user agent>`. */
  introductions: string[];
  /** Overrides the mood of a video; `null` goes back to the one its id names. */
  setMood(id: string, mood: Mood | null): void;
  /** Overrides the mood of every video for one client; `null` goes back to the one the id names. */
  setClientMood(client: string, mood: Mood | null): void;
  /** The same for one exit, identified by the header `x-exit`. */
  setExitMood(exit: string, mood: Mood | null): void;
  /** Treats clients that don't send their visitor id as bots. */
  wantVisitors(isWanted: boolean): void;
  /** Visitor ids given out. Delete one to make it invalid. */
  visitors: Set<string>;
  /** Videos of a playlist, or of a channel (`UC…`), by id. */
  setList(id: string, videos: readonly StandInListed[], shape?: ListShape): void;
  /** Newest videos in the feed of a channel (`UC…`); `null` means there is no feed. */
  setFeed(channelId: string, videos: readonly StandInPublished[] | null): void;
  /** Replays a recorded response of the real platform. */
  replay(id: string, recorded: Recorded): void;
  close(): Promise<void>;
}

export interface Recorded {
  player?: string;
  next?: string;
  captions?: { body: string; type: string };
}

/** The id of a video with this mood, e.g. `private____` for `private`. Any other id is an ordinary talk. */
export const idOf = (mood: Mood) => mood.padEnd(11, '_');

export async function startStandInPlatform({ port = 0 } = {}): Promise<StandInPlatform> {
  const requests: string[] = [];
  const times: number[] = [];
  const introductions: string[] = [];
  const moods = new Map<string, Mood>();
  const recordings = new Map<string, Recorded>();
  const clientMoods = new Map<string, Mood>();
  const exitMoods = new Map<string, Mood>();
  const visitors = new Set<string>();
  const lists = createStandInLists();
  const feeds = createStandInFeeds();
  let wantsVisitors = false;
  const set = (all: Map<string, Mood>, key: string, mood: Mood | null) =>
    void (mood ? all.set(key, mood) : all.delete(key));
  const held = new Set<ServerResponse>();
  const moodOf = (id: string): Mood => {
    const named = id.replace(/_+$/, '');
    return moods.get(id) ?? (isMood(named) ? named : 'ordinary');
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://platform');
    const cameAt = Date.now();
    if (request.method === 'POST') {
      const body = parse(await readText(request));
      const id = body.videoId ?? body.playerRequest?.videoId ?? '';
      const { clientName: client = '', visitorData = '' } = body.context?.client ?? {};
      requests.push(`${url.pathname} ${client} ${id}`);
      const { headers } = request;
      const version = String(headers['x-youtube-client-version']);
      introductions.push(`${client}@${version} ${headers['user-agent']}`);
      times.push(cameAt);
      const recorded = recordings.get(id);
      if (url.pathname === '/youtubei/v1/visitor_id') {
        const name = `Cgt${client}${visitors.size}standin%3D%3D`;
        visitors.add(name);
        return send(response, 200, JSON.stringify({ responseContext: { visitorData: name } }));
      }
      const isKnown =
        visitors.has(visitorData) && request.headers['x-goog-visitor-id'] === visitorData;
      const bare = { id, client, response, held, base: baseOf(request), isReel: false };
      const exit = String(request.headers['x-exit'] ?? '');
      const mood =
        exitMoods.get(exit) ??
        clientMoods.get(client) ??
        (wantsVisitors && !isKnown ? 'bot-check' : moodOf(id));
      if (lists.answers(url.pathname)) {
        if (mood === 'limited' || mood === 'html') return answerPlayer({ ...bare, mood });
        const { status, body: list } = lists.answer(url.pathname, body);
        return send(response, status, JSON.stringify(list));
      }
      const isReel = url.pathname === '/youtubei/v1/reel/reel_item_watch';
      const stage = { ...bare, mood, isReel };
      if (url.pathname === '/youtubei/v1/player' || isReel) {
        if (recorded?.player) return sendPlayer(stage, recorded.player);
        return answerPlayer(stage);
      }
      if (url.pathname === '/youtubei/v1/next') {
        return send(
          response,
          200,
          recorded?.next ?? JSON.stringify(pageOf(sampleOf(stage.mood, id))),
        );
      }
    }
    requests.push(`${request.method} ${url.pathname} ${url.searchParams.get('v') ?? ''}`.trim());
    times.push(cameAt);
    if (url.pathname === '/feeds/videos.xml') {
      const asked = url.searchParams.get('channel_id') ?? '';
      const feed = feeds.answer(asked, request.headers['if-none-match']);
      requests.push(`feed ${asked} ${feed.status}`);
      times.push(cameAt);
      return send(response, feed.status, feed.body, 'text/xml', feed.headers);
    }
    if (url.pathname === '/api/timedtext') {
      const id = url.searchParams.get('v') ?? '';
      const recorded = recordings.get(id)?.captions;
      if (recorded) return send(response, 200, recorded.body, recorded.type);
      return answerCaptions(id, moodOf(id), url.searchParams, response, held);
    }
    const [, embedded] = /^\/embed\/([\w-]{11})$/.exec(url.pathname) ?? [];
    if (embedded) {
      return send(response, 200, embedPage(moodOf(embedded) === 'no-embed'), 'text/html');
    }
    const [, id, size] = /^\/vi\/([\w-]{11})\/(\w+)\.jpg$/.exec(url.pathname) ?? [];
    const exists = id && (size === 'hqdefault' || moodOf(id) !== 'small-thumb');
    return send(response, exists ? 200 : 404, exists ? PIXEL : '', 'image/gif');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: {
      YOUTUBE_BASE_URL: url,
      YOUTUBE_API_BASE_URL: url,
      YOUTUBE_IMAGE_BASE_URL: url,
      YOUTUBE_EMBED_BASE_URL: url,
      YOUTUBE_VIDEOS_PER_SECOND: '1000',
    },
    requests,
    times,
    introductions,
    visitors,
    setMood: (id, mood) => set(moods, id, mood),
    setClientMood: (client, mood) => set(clientMoods, client, mood),
    setExitMood: (exit, mood) => set(exitMoods, exit, mood),
    setList: (id, videos, shape) => lists.set(id, videos, shape),
    setFeed: (channelId, videos) => feeds.set(channelId, videos),
    wantVisitors: (isWanted) => void (wantsVisitors = isWanted),
    replay: (id, recorded) => void recordings.set(id, recorded),
    async close() {
      for (const response of held) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A 1 × 1 GIF. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

interface Stage {
  id: string;
  mood: Mood;
  client: string;
  response: ServerResponse;
  held: Set<ServerResponse>;
  base: string;
  /** The player response is nested inside another one. */
  isReel: boolean;
}

interface PlayerRequest extends ListRequest {
  videoId?: string;
  playerRequest?: { videoId?: string };
  context?: { client?: { clientName?: string; visitorData?: string } };
}

function sendPlayer({ response, isReel }: Stage, body: string): void {
  const isWrapped = isReel && body.startsWith('{');
  send(response, 200, isWrapped ? `{"playerResponse":${body}}` : body);
}

function parse(body: string): PlayerRequest {
  try {
    return JSON.parse(body) as PlayerRequest;
  } catch {
    return {};
  }
}

const baseOf = (request: IncomingMessage) => `http://${request.headers.host}`;

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = 'application/json',
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(body);
}

function answerPlayer(stage: Stage): void {
  const { mood, response, held, client } = stage;
  const isFirst = client === 'ANDROID';
  if (mood === 'timeout') return void held.add(response);
  if (mood === 'network') return void response.destroy();
  if (mood === 'limited') return send(response, 429, '', 'text/html', { 'retry-after': '60' });
  if (mood === 'forbidden') return send(response, 403, '');
  if (mood === 'consent') {
    return send(response, 302, '', 'text/html', { location: 'https://consent.youtube.com/m' });
  }
  if (mood === 'html')
    return send(response, 200, '<!DOCTYPE html><html><body>Sorry</body></html>', 'text/html');
  if (mood === 'changed') return send(response, 200, '{"something":{"else":true}}');
  if (mood === 'cut-off')
    return send(response, 200, '{"playabilityStatus":{"status":"OK"},"videoDet');
  if (mood === 'first-fails' && isFirst)
    return sendPlayer(stage, JSON.stringify(playerOf({ ...stage, mood: 'bot-check' })));
  if (mood === 'doubtful') {
    const other: Mood = isFirst ? 'no-captions' : 'bot-check';
    return sendPlayer(stage, JSON.stringify(playerOf({ ...stage, mood: other })));
  }
  return sendPlayer(stage, JSON.stringify(playerOf(stage)));
}

const HIDDEN: readonly Mood[] = ['private', 'bot-check', 'removed', 'bare-error'];

/** A player response with the usual fields, without those we don't read. */
function playerOf({ id, mood, base }: Stage): object {
  const sample = sampleOf(mood, id);
  const details = {
    videoId: mood === 'other-video' ? 'aQvGIIdgFDM' : id,
    title: sample.title,
    author: sample.channel,
    channelId: 'UCstandinstandinstandin',
    lengthSeconds: String(
      mood === 'too-long'
        ? 60 * 3600
        : mood === 'ends-early'
          ? 3600
          : mood === 'live' || mood === 'upcoming'
            ? 0
            : Math.ceil(sample.durationMs / 1000),
    ),
    shortDescription: mood === 'described' ? '0:00 One\n0:30 Two\n1:10 Three' : 'A talk.',
    thumbnail: { thumbnails: [] },
    ...(mood === 'live' && { isLive: true }),
    ...(mood === 'upcoming' && { isUpcoming: true }),
  };
  return {
    playabilityStatus: PLAYABILITY[mood] ?? { status: 'OK' },
    ...(!HIDDEN.includes(mood) && { videoDetails: details }),
    ...(hasTracks(mood) && {
      captions: {
        playerCaptionsTracklistRenderer: { captionTracks: tracksOf(id, mood, sample, base) },
      },
    }),
  };
}

function hasTracks(mood: Mood): boolean {
  return PLAYABILITY[mood] === undefined && !['no-captions', 'live', 'upcoming'].includes(mood);
}

function tracksOf(id: string, mood: Mood, sample: Sample, base: string): object[] {
  const { tag } = getLanguage(sample.language);
  const host = mood === 'other-host' ? 'http://127.0.0.1:1' : base;
  const exp = mood === 'marked' ? '&exp=xpe' : '';
  const video = mood === 'other-words' ? 'aQvGIIdgFDM' : id;
  const track = (lang: string, kind: '' | 'asr') => ({
    baseUrl: `${host}/api/timedtext?v=${video}&lang=${lang}${kind && `&kind=${kind}`}&fmt=srv3${exp}`,
    name: { runs: [{ text: lang }] },
    vssId: `${kind ? 'a.' : '.'}${lang}`,
    languageCode: lang,
    ...(kind && { kind }),
    trackName: '',
  });
  if (mood === 'automatic' || mood === 'music') return [track(tag, 'asr')];
  if (mood === 'many-tracks')
    return [...getSamples().values()]
      .map((one) => track(getLanguage(one.language).tag, ''))
      .concat(track('en', 'asr'));
  return [track(tag, 'asr'), track(tag, '')];
}

/** `mislabelled` claims to be English but isn't. */
function sampleOf(mood: Mood, id: string): Sample {
  const samples = [...getSamples().values()];
  const named = samples.find((sample) => sample.id.padEnd(11, '_').slice(0, 11) === id);
  const german = samples.find((sample) => sample.language === 'german')!;
  return named ?? (mood === 'german' ? german : samples[0]!);
}

function pageOf(sample: Sample): object {
  const chapters = sample.chapters.map(({ startMs, title }) => ({
    chapterRenderer: { title: { simpleText: title }, timeRangeStartMillis: startMs },
  }));
  return { playerOverlays: { markersMap: [{ value: { chapters } }] } };
}

function answerCaptions(
  id: string,
  mood: Mood,
  query: URLSearchParams,
  response: ServerResponse,
  held: Set<ServerResponse>,
): void {
  const format = query.get('fmt') === 'json3' ? 'json3' : 'srv3';
  const tag = query.get('lang') ?? 'en';
  if (mood === 'empty') return send(response, 200, '');
  if (mood === 'html-words')
    return send(response, 200, '<html><body>unusual traffic</body></html>', 'text/html');
  if (mood === 'late-limit') return send(response, 429, '', 'text/html');
  if (mood === 'stalls') {
    response.writeHead(200);
    response.write('{"events":[');
    return void held.add(response);
  }
  if (mood === 'srv3-only' && format === 'json3') return send(response, 404, '');
  if (mood === 'endless') return pour(response);
  const sample = wordsOf(mood, id, tag);
  return send(response, 200, captionsBody(wordsIn(mood, sample), format), 'text/plain');
}

function wordsOf(mood: Mood, id: string, tag: string): Sample {
  const samples = [...getSamples().values()];
  if (mood === 'mislabelled') return samples.find((sample) => sample.language === 'german')!;
  if (mood === 'many-tracks')
    return samples.find((sample) => getLanguage(sample.language).tag === tag) ?? samples[0]!;
  return sampleOf(mood, id);
}

function wordsIn(mood: Mood, sample: Sample): Cue[] {
  if (mood === 'no-words') return [];
  if (mood === 'ends-early') return sample.cues.filter(({ endMs }) => endMs <= 87_000);
  if (mood === 'music') return sample.cues.map((cue) => ({ ...cue, text: '[Music]' }));
  if (mood === 'too-late')
    return sample.cues.map((cue) => ({
      ...cue,
      startMs: cue.startMs + 9_000_000,
      endMs: cue.endMs + 9_000_000,
    }));
  return sample.cues;
}

function pour(response: ServerResponse): void {
  response.writeHead(200);
  const chunk = 'x'.repeat(64 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

export { MOODS, type Mood };
