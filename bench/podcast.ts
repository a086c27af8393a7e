import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { type AudioState, AudioStateSchema } from '#contract/podcasts.ts';
import { parseArticle } from '../content/article-file.ts';
import { createApiClient } from '../tests/support/api-client.ts';
import { makeScript } from '../tests/support/podcast-script.ts';
import { openScene, PROJECT, type ServerProcess } from '../tests/support/server-process.ts';

/**
 * How long the whole program takes to speak a script of two speakers with the built-in voices, from asking until the
 * finished file, and the most memory it holds meanwhile, all of it: `npm run bench -- podcast [embedded] [minutes…]`.
 * The processes that speak are counted with the one that started them, memory they share once.
 * Every line is one that was never spoken before. The database is a server of its own; with `embedded` it is in the same
 * process, as `npm start` has it, and its memory is counted as well. Of more than two processors only two are used. The
 * time is measured by the clock; processor time is given beside it, because another
 * program on the same machine takes from the one and not from the other.
 */

const LIMIT = { ofRealTime: 0.08, megabytes: 600 };
/** What the voices say in a minute, pauses and all. */
const WORDS_PER_MINUTE = 152;
const WORDS_PER_LINE = 24;
const VOICES = { a: 'built-in/cello', b: 'built-in/clarinet' };

interface Measured {
  minutes: number;
  lines: number;
  seconds: number;
  /** Seconds of work for each second of sound, by the clock. */
  ofRealTime: number;
  /** Processor seconds of all threads and processes over all processors, for each second of sound. */
  processorOfRealTime: number;
  /** What it held just before it was asked. */
  idleMegabytes: number;
  /** The most it held until the file was finished, with everything that a server holds anyway. */
  peakMegabytes: number;
  loudnessLufs: number | null;
  truePeakDbtp: number;
}

interface PodcastResult {
  name: 'podcast';
  /** The limit over what was measured, the worst of time and memory: 1 or more is within. */
  ratio: number;
  processors: number;
  runs: Measured[];
}

export async function run(args: string[]): Promise<PodcastResult> {
  const isEmbedded = args[0] === 'embedded';
  const asked = (isEmbedded ? args.slice(1) : args).map(Number);
  const lengths = asked.length > 0 ? asked : [10, 60];
  useTwoProcessors();
  const runs: Measured[] = [];
  console.log(
    'minutes  lines  seconds  of real time  by processor  idle MB   peak MB    LUFS    dBTP',
  );
  for (const minutes of lengths) {
    const found = await measure(minutes, isEmbedded);
    runs.push(found);
    const cells = [
      found.minutes.toFixed(1).padStart(7),
      String(found.lines).padStart(6),
      found.seconds.toFixed(1).padStart(8),
      found.ofRealTime.toFixed(4).padStart(13),
      found.processorOfRealTime.toFixed(4).padStart(13),
      String(found.idleMegabytes).padStart(8),
      String(found.peakMegabytes).padStart(9),
      (found.loudnessLufs ?? Number.NaN).toFixed(2).padStart(7),
      found.truePeakDbtp.toFixed(2).padStart(7),
    ];
    console.log(cells.join(' '));
  }
  const ratios = runs.flatMap(({ ofRealTime, peakMegabytes }) => [
    LIMIT.ofRealTime / ofRealTime,
    LIMIT.megabytes / peakMegabytes,
  ]);
  const ratio = Number(Math.min(...ratios).toFixed(3));
  return { name: 'podcast', ratio, processors: availableParallelism(), runs };
}

/** What is started from here on has no more either. */
function useTwoProcessors(): void {
  if (availableParallelism() > 2) execFileSync('taskset', ['-acp', '0,1', String(process.pid)]);
}

/** A program of its own for each length, so that the memory of one is not counted for the other. */
async function measure(minutes: number, isEmbedded: boolean): Promise<Measured> {
  const scene = openScene();
  try {
    const env: Record<string, string> = isEmbedded ? {} : { DATABASE_URL: await scene.database() };
    const server = await scene.start({ dataDir: scene.folder(), env });
    const client = createApiClient(server);
    const id = await client.create({ format: 'podcast', sample: true, options: { minutes: 1 } });
    await client.log(id);
    const { version } = await client.get(id);
    const lines = linesFor(minutes);
    const document = makeScript(lines, 'english', 30);
    await call(server, 'PATCH', fill(CALLS.generation, { id }), { document }, version);
    const idleMegabytes = megabytesOf(family(server.pid));
    const before = processorSeconds(server.pid);
    const peak = watchPeak(server.pid);
    const began = performance.now();
    await call(server, 'POST', fill(CALLS.generationAudio, { id }), { voices: VOICES });
    const { file } = await finished(server, id);
    const seconds = (performance.now() - began) / 1000;
    const { peakMegabytes, childSeconds } = peak.end();
    const worked = processorSeconds(server.pid) - before + childSeconds;
    if (file!.linesSpoken !== lines.length) throw new Error('some lines were spoken before');
    const sound = file!.durationMs / 1000;
    return {
      minutes: Number((sound / 60).toFixed(2)),
      lines: lines.length,
      seconds: Number(seconds.toFixed(1)),
      ofRealTime: Number((seconds / sound).toFixed(4)),
      processorOfRealTime: Number((worked / availableParallelism() / sound).toFixed(4)),
      idleMegabytes,
      peakMegabytes,
      loudnessLufs: file!.loudnessLufs,
      truePeakDbtp: file!.truePeakDbtp,
    };
  } finally {
    await scene.close();
  }
}

async function call(
  { url, token }: ServerProcess,
  method: string,
  path: string,
  body?: object,
  version?: number,
): Promise<unknown> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      [TOKEN_HEADER]: token,
      ...(body && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function finished(server: ServerProcess, id: string): Promise<AudioState> {
  for (;;) {
    const state = AudioStateSchema.parse(await call(server, 'GET', fill(CALLS.audioState, { id })));
    if (state.status === 'done') return state;
    if (state.status !== 'running' && state.status !== 'queued') {
      throw new Error(`the audio is ${state.status}: ${state.error?.message}`);
    }
    // Not oftener: a page is told over its stream, and each of these answers makes the server read the whole script.
    await pause(500);
  }
}

/** Our own articles, sentence by sentence; begun again with the voices changed about when they run out. */
function linesFor(minutes: number): string[] {
  const said = sentences();
  const lines: string[] = [];
  let words = 0;
  for (let at = 0; words < minutes * WORDS_PER_MINUTE;) {
    const round = Math.floor(at / said.length);
    let line = round === 0 ? '' : `Once more, take ${round + 1}.`;
    while (line.split(/\s+/).length < WORDS_PER_LINE) {
      line = `${line} ${said[at % said.length]!}`.trim();
      at += 1;
    }
    words += line.split(/\s+/).length;
    lines.push(line);
  }
  return lines;
}

function sentences(): string[] {
  const folder = join(PROJECT, 'content/articles');
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return files.flatMap((name) => {
    const { content } = parseArticle(name.slice(0, -3), readFileSync(join(folder, name), 'utf8'));
    const plain = content.replaceAll(/<h\d.*?<\/h\d>/gs, '').replaceAll(/<[^>]*>/g, ' ');
    const parts = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(plain);
    return Array.from(parts, ({ segment }) => segment.replaceAll(/\s+/g, ' ').trim()).filter(
      (sentence) => /\w{3}.*[.!?]$/.test(sentence),
    );
  });
}

/** A process and all that were started by it, and by those. */
function family(pid: number): number[] {
  const tasks = attempt(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const children = tasks.flatMap(
    (task) =>
      attempt(() => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8'))?.match(/\d+/g) ??
      [],
  );
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}

/** One that has just ended holds nothing. What several share is counted once. */
function megabytesOf(pids: readonly number[]): number {
  const held = pids.map((pid) => {
    const text = attempt(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? '';
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
  });
  return Math.round(held.reduce((sum, one) => sum + one, 0));
}

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Looks ten times a second: the system keeps the highest mark of each process, but not of all together. */
function watchPeak(pid: number) {
  const seconds = new Map<number, number>();
  let peakMegabytes = 0;
  const look = () => {
    const pids = family(pid);
    peakMegabytes = Math.max(peakMegabytes, megabytesOf(pids));
    for (const child of pids.slice(1)) {
      const spent = attempt(() => processorSeconds(child));
      if (spent !== null) seconds.set(child, spent);
    }
  };
  const timer = setInterval(look, 100);
  return {
    end() {
      look();
      clearInterval(timer);
      return { peakMegabytes, childSeconds: [...seconds.values()].reduce((a, b) => a + b, 0) };
    },
  };
}

function processorSeconds(pid: number): number {
  const ticksPerSecond = 100;
  const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(after[11]) + Number(after[12])) / ticksPerSecond;
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));
