import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Attempt } from '#contract/attempts.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { type CaptionTrack, rankTracks } from '#server/text/choose-track.ts';
import { storable } from '#server/text/storable.ts';
import { readTranscript } from '#server/text/subtitles/read-transcript.ts';
import { checkCues } from './check-cues.ts';
import type { PlatformTranscript, PlatformVideo } from './port.ts';
import { ProgramFailed, runProgram } from './run-program.ts';

export interface Ytdlp {
  /** `null` with the attempt that says why. The video is told wherever it is known. */
  findTranscript(
    id: string,
    wanted: LanguageValue | null,
    withinMs: number,
  ): Promise<{
    video: PlatformVideo | null;
    transcript: PlatformTranscript | null;
    attempts: Attempt[];
  }>;
  /** The path of a file in `folder`, or `null`. */
  fetchAudio(id: string, folder: string, maxBytes: number): Promise<string | null>;
  /** Ends what is running. */
  close(): void;
}

interface YtdlpOptions {
  /** The program's path. It is run without a shell and told nothing but options and an id that was checked. */
  path: string;
  proxyUrl?: string | undefined;
  /** What the program finds in its environment: nothing of ours that is secret. */
  environment?: Readonly<Record<string, string | undefined>>;
  audioTimeoutMs?: number;
}

const AUDIO_TIMEOUT_MS = 10 * 60_000;
const OUTPUT_BYTES = 64 * 1024 * 1024;
const QUIET = [
  '--ignore-config',
  '--no-playlist',
  '--no-progress',
  '--no-warnings',
  '--no-cache-dir',
];

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

/** The program that others keep up with the platform, where the operator has installed it. */
export function createYtdlp(options: YtdlpOptions): Ytdlp {
  const closing = new AbortController();

  const run = (args: string[], signal: AbortSignal) => {
    // In the environment, not among the arguments: those every user of the machine can read.
    const { proxyUrl } = options;
    const proxy = proxyUrl
      ? { HTTP_PROXY: proxyUrl, HTTPS_PROXY: proxyUrl, ALL_PROXY: proxyUrl }
      : {};
    const env = { ...options.environment, ...proxy };
    return runProgram(options.path, args, { signal, maxBytes: OUTPUT_BYTES, env });
  };
  const within = (ms: number) =>
    AbortSignal.any([closing.signal, AbortSignal.timeout(Math.max(0, Math.round(ms)))]);

  async function find(id: string, wanted: LanguageValue | null, { folder, tell, signal }: Search) {
    const printed = await run(
      [...QUIET, '--dump-single-json', '--skip-download', '--', watch(id)],
      signal,
    );
    const info = JSON.parse(printed) as Info;
    if (info.id !== id) return { outcome: 'mismatch', transcript: null };
    tell(videoOf(info));
    const [track] = rankTracks(tracksOf(info), wanted);
    if (!track) return { outcome: 'no_captions', transcript: null };
    const file = join(folder, 'info.json');
    await writeFile(file, printed);
    await run(
      [
        ...QUIET,
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
    if (!name) return { outcome: 'empty', transcript: null };
    const { cues } = readTranscript(await readFile(join(folder, name), 'utf8'));
    const { tag, kind } = track;
    const durationMs = Math.round((info.duration ?? 0) * 1000);
    const { problem, detectedTag } = await checkCues(cues, { tag, durationMs });
    if (problem) return { outcome: problem.replace(/^(?:video|platform)_/, ''), transcript: null };
    return { outcome: 'ok', transcript: { tag, kind, cues, detectedTag } };
  }

  return {
    async findTranscript(id, wanted, withinMs) {
      const began = performance.now();
      const folder = await mkdtemp(join(tmpdir(), 'captions-'));
      let video: PlatformVideo | null = null;
      const tell = (told: PlatformVideo | null) => void (video = told);
      try {
        const search = { folder, tell, signal: within(withinMs) };
        const { outcome, transcript } = await find(id, wanted, search);
        return { video, transcript, attempts: [attempt(outcome, began)] };
      } catch (error) {
        return { video, transcript: null, attempts: [attempt(outcomeOf(error), began)] };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async fetchAudio(id, folder, maxBytes) {
      const format = 'bestaudio[ext=m4a]/bestaudio[ext=webm]/bestaudio';
      const output = join(folder, 'audio.%(ext)s');
      const most = ['--max-filesize', String(maxBytes)];
      try {
        const args = [...QUIET, '--format', format, ...most, '--output', output, '--', watch(id)];
        await run(args, within(options.audioTimeoutMs ?? AUDIO_TIMEOUT_MS));
        const name = (await readdir(folder)).find((one) => /^audio\.\w+$/.test(one));
        if (!name) return null;
        const { size } = await stat(join(folder, name));
        return size > 0 && size <= maxBytes ? join(folder, name) : null;
      } catch {
        return null;
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

function attempt(outcome: string, began: number): Attempt {
  return { via: 'yt-dlp', outcome, ms: Math.round(performance.now() - began) };
}

function outcomeOf(error: unknown): string {
  if (!(error instanceof ProgramFailed)) return 'failed';
  if (error.ended) return 'timeout';
  const { code } = error;
  return code === 'ENOENT' || code === 'EACCES' ? 'not_installed' : 'failed';
}

/** Where the platform itself told us nothing, its title and length are known all the same. */
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

/** Of the automatic ones only what is spoken: the rest are translations by machine. */
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
