import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Attempt } from '#contract/attempts.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import { type CaptionTrack, rankTracks } from '#server/text/choose-track.ts';
import { storable } from '#server/text/storable.ts';
import { readTranscript } from '#server/text/subtitles/read-transcript.ts';
import { shortOutcome } from './answers.ts';
import type { VisitResult } from './visit-result.ts';
import { checkCues } from './check-cues.ts';
import type { PlatformTranscript, PlatformVideo } from './port.ts';
import { type Printed, ProgramFailed, runProgram } from './run-program.ts';
import { lastSaid, meaningOf } from './ytdlp-words.ts';

/** Names in attempts and pauses. The audio comes from other servers than the captions, so it's paused on its own. */
export const YTDLP = 'yt-dlp';
export const YTDLP_AUDIO = 'yt-dlp audio';

/** `path`: of a file in the folder, if it was downloaded. */
export interface AudioVisit extends VisitResult {
  path: string | null;
}

export interface Ytdlp {
  /** Never throws. `video` is set if known. */
  findTranscript(id: string, wanted: LanguageValue | null, withinMs: number): Promise<VisitResult>;
  /** The same. */
  fetchAudio(
    id: string,
    folder: string,
    limits: { maxBytes: number; withinMs: number },
  ): Promise<AudioVisit>;
  /** Kills running programs. */
  close(): void;
}

interface YtdlpOptions {
  /** Path of the program. Run without a shell, with only options and a validated id. */
  path: string;
  proxyUrl?: string | undefined;
  /** Browser cookies in Netscape format. Never modified: yt-dlp gets a copy. */
  cookiesFile?: string | undefined;
  /** Proof-of-origin service for yt-dlp's plugin. */
  potProviderUrl?: string | undefined;
  /** The program's environment, without our secrets. */
  environment?: Readonly<Record<string, string | undefined>>;
}

const OUTPUT_BYTES = 64 * 1024 * 1024;
const QUIET = ['--ignore-config', '--no-playlist', '--no-progress', '--no-cache-dir'];
/** A video without accessible streams may still have captions. */
const WITHOUT_STREAMS = '--ignore-no-formats-error';

interface Info {
  id?: string;
  title?: string;
  channel?: string;
  channel_id?: string;
  chapters?: { start_time?: number; title?: string }[] | null;
  thumbnail?: string;
  duration?: number;
  language?: string;
  subtitles?: Record<string, unknown>;
  automatic_captions?: Record<string, unknown>;
}

/** Uses yt-dlp, which its maintainers keep up to date with the platform, if the operator has installed it. */
export function createYtdlp(options: YtdlpOptions): Ytdlp {
  const closing = new AbortController();

  const run = (args: string[], signal: AbortSignal): Promise<Printed> => {
    // As environment variables, because every user of the machine can read arguments.
    const { proxyUrl } = options;
    const proxy = proxyUrl
      ? { HTTP_PROXY: proxyUrl, HTTPS_PROXY: proxyUrl, ALL_PROXY: proxyUrl }
      : {};
    const env = { ...options.environment, ...proxy };
    return runProgram(options.path, args, { signal, maxBytes: OUTPUT_BYTES, env });
  };
  /** The operator's options in addition to the common ones. */
  async function usual(folder: string): Promise<string[]> {
    const { cookiesFile, potProviderUrl } = options;
    const jar = join(folder, 'cookies.txt');
    // yt-dlp modifies the cookie file, so give it a copy, writable even if the original isn't.
    if (cookiesFile) await writeFile(jar, await readFile(cookiesFile), { mode: 0o600 });
    return [
      ...QUIET,
      ...(cookiesFile ? ['--cookies', jar] : []),
      ...(potProviderUrl
        ? ['--extractor-args', `youtubepot-bgutilhttp:base_url=${potProviderUrl}`]
        : []),
    ];
  }
  const within = (ms: number) =>
    AbortSignal.any([closing.signal, AbortSignal.timeout(Math.max(0, Math.round(ms)))]);

  async function find(
    id: string,
    wanted: LanguageValue | null,
    { folder, tell, signal }: Search,
  ): Promise<Found> {
    const common = [...(await usual(folder)), WITHOUT_STREAMS];
    const { printed, said } = await run(
      [...common, '--dump-single-json', '--skip-download', '--', watch(id)],
      signal,
    );
    const info = JSON.parse(printed) as Info;
    if (info.id !== id) return failed('video_mismatch');
    tell(videoOf(info));
    const [track] = rankTracks(tracksOf(info), wanted);
    // Missing captions only count if nothing blocked us.
    if (!track) return failed(meaningOf(said) ?? 'video_no_captions');
    const file = join(folder, 'info.json');
    await writeFile(file, printed);
    const fetched = await run(
      [
        ...common,
        '--load-info-json',
        file,
        '--skip-download',
        track.kind === 'manual' ? '--write-subs' : '--write-auto-subs',
        '--sub-langs',
        track.key,
        '--sub-format',
        'json3/srv3/vtt',
        '--output',
        join(folder, 'captions.%(ext)s'),
      ],
      signal,
    );
    const name = (await readdir(folder)).find((one) => one.startsWith('captions.'));
    if (!name) return failed(meaningOf(fetched.said) ?? 'platform_captions_empty');
    const { cues } = readTranscript(await readFile(join(folder, name), 'utf8'));
    const { tag, kind } = track;
    const durationMs = Math.round((info.duration ?? 0) * 1000);
    const { problem, detectedTag } = await checkCues(cues, { tag, durationMs });
    return problem
      ? failed(problem)
      : { failure: null, transcript: { tag, kind, cues, detectedTag } };
  }

  return {
    async findTranscript(id, wanted, withinMs) {
      const began = performance.now();
      const folder = await mkdtemp(join(tmpdir(), 'captions-'));
      let video: PlatformVideo | null = null;
      const tell = (told: PlatformVideo | null) => void (video = told);
      try {
        const search = { folder, tell, signal: within(withinMs) };
        const { failure, transcript } = await find(id, wanted, search);
        return asked({ video, transcript, failure, began });
      } catch (error) {
        const { failure, outcome, said } = failureOf(error);
        const result = asked({ video, transcript: null, failure, outcome, began });
        return { ...result, ...(said && { said }) };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async fetchAudio(id, folder, { maxBytes, withinMs }) {
      const began = performance.now();
      const result = (outcome: Partial<Outcome>) =>
        asked({ video: null, transcript: null, failure: null, began, ...outcome }, YTDLP_AUDIO);
      const format = 'bestaudio[ext=m4a]/bestaudio[ext=webm]/bestaudio';
      const output = join(folder, 'audio.%(ext)s');
      const most = ['--max-filesize', String(maxBytes)];
      try {
        const common = await usual(folder);
        const args = [...common, '--format', format, ...most, '--output', output, '--', watch(id)];
        const { said } = await run(args, within(withinMs));
        const name = (await readdir(folder)).find((one) => /^audio\.\w+$/.test(one));
        const path = name === undefined ? null : join(folder, name);
        const size = path === null ? 0 : (await stat(path)).size;
        if (size > 0 && size <= maxBytes) return { ...result({}), path };
        // It downloads nothing over the limit, and doesn't call that an error.
        const failure = size > 0 ? 'video_too_long' : (meaningOf(said) ?? 'video_too_long');
        return { ...result({ failure }), path: null };
      } catch (error) {
        const { failure, outcome, said } = failureOf(error);
        return { ...result({ failure, outcome }), path: null, ...(said && { said }) };
      }
    },

    close: () => closing.abort(),
  };
}

interface Search {
  folder: string;
  tell: (video: PlatformVideo | null) => void;
  signal: AbortSignal;
}

const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`;

interface Found {
  failure: SourceErrorCode | null;
  transcript: PlatformTranscript | null;
}

const failed = (failure: SourceErrorCode): Found => ({ failure, transcript: null });

interface Outcome extends Found {
  video: PlatformVideo | null;
  /** For outcomes without an error code. */
  outcome?: string;
  began: number;
}

function asked(
  { video, transcript, failure, outcome, began }: Outcome,
  party: string = YTDLP,
): VisitResult {
  const told = outcome ?? (failure ? shortOutcome(failure) : 'ok');
  const attempt: Attempt = { via: party, outcome: told, ms: Math.round(performance.now() - began) };
  const isRefused = failure === 'platform_rate_limited' || failure === 'platform_ip_blocked';
  return {
    video,
    transcript,
    failures: failure ? [failure] : [],
    refusals: isRefused ? [{ party, code: failure, isAddress: false }] : [],
    attempts: [attempt],
  };
}

/** A missing or silently failing program says nothing about the video. */
function failureOf(error: unknown): {
  failure: SourceErrorCode | null;
  outcome: string;
  said?: string;
} {
  if (!(error instanceof ProgramFailed)) {
    return { failure: null, outcome: 'failed', said: (error as Error).message };
  }
  if (error.ended) return { failure: 'platform_timeout', outcome: 'timeout' };
  const { code } = error;
  if (code === 'ENOENT' || code === 'EACCES') return { failure: null, outcome: 'not_installed' };
  const failure = meaningOf(error.said);
  return failure
    ? { failure, outcome: shortOutcome(failure) }
    : { failure, outcome: 'failed', said: lastSaid(error.said) };
}

/** Metadata from yt-dlp, used if the platform told us nothing. */
function videoOf(info: Info): PlatformVideo | null {
  const { title, channel, channel_id: channelId, duration, chapters, thumbnail } = info;
  if (!title) return null;
  return {
    title: storable(title, 300),
    channel: storable(channel ?? '', 300),
    channelId: storable(channelId ?? '', 100),
    durationMs: duration && duration > 0 ? Math.round(duration * 1000) : 0,
    chapters: (chapters ?? []).flatMap((one) =>
      one.title
        ? { startMs: Math.round((one.start_time ?? 0) * 1000), title: storable(one.title, 200) }
        : [],
    ),
    thumbnail: thumbnail?.startsWith('https://i.ytimg.com/') ? thumbnail : null,
    tracks: tracksOf(info).map(({ tag, kind }) => ({ tag, kind })),
  };
}

/** Automatic tracks only in the spoken language; the rest are machine translations. */
function tracksOf(info: Info): (CaptionTrack & { key: string })[] {
  const isTag = (tag: string) => /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(tag);
  const manual = Object.keys(info.subtitles ?? {})
    .filter((key) => isTag(key) && key !== 'live_chat')
    .map((key) => ({ key, tag: key, kind: 'manual' as const }));
  const recognized = Object.keys(info.automatic_captions ?? {});
  const spoken = recognized.filter((key) => key.endsWith('-orig'));
  const original = recognized.filter((key) => key === info.language);
  const automatic = (spoken.length > 0 ? spoken : original)
    .filter((key) => isTag(key.replace(/-orig$/, '')))
    .map((key) => ({ key, tag: key.replace(/-orig$/, ''), kind: 'automatic' as const }));
  return [...manual, ...automatic];
}
