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
 * `npm run bench -- podcast [embedded] [minutes…]`: how long the whole program takes to speak a two-host script with
 * the built-in voices, from the request to the finished file, and its peak memory.
 * Includes the processes that speak, counting shared memory once. No line was spoken before. The database is a
 * separate server; with `embedded` it runs in the same process, as with `npm start`, and its memory counts too. At
 * most two CPUs are used.
 * Time is wall-clock; CPU time is printed as well, because it doesn't depend on other load on the machine.
 */

const LIMIT = { ofRealTime: 0.08, megabytes: 600 };
/** The built-in voices' words per minute, including pauses. */
const WORDS_PER_MINUTE = 152;
const WORDS_PER_LINE = 24;
const VOICES = { a: 'built-in/cello', b: 'built-in/clarinet' };

interface Measured {
  minutes: number;
  lines: number;
  seconds: number;
  /** Wall-clock seconds per second of audio. */
  ofRealTime: number;
  /** CPU seconds of all threads and processes, divided by the number of CPUs, per second of audio. */
  processorOfRealTime: number;
  /** Memory just before the request. */
  idleMegabytes: number;
  /** Peak memory until the file was finished, including the idle server's. */
  peakMegabytes: number;
  loudnessLufs: number | null;
  truePeakDbtp: number;
}

interface PodcastResult {
  name: 'podcast';
  /** The smallest ratio of limit to measurement, for time and memory: 1 or more is within. */
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

/** Child processes inherit the limit. */
function useTwoProcessors(): void {
  if (availableParallelism() > 2) execFileSync('taskset', ['-acp', '0,1', String(process.pid)]);
}

/** A separate program for each length, so that their memory isn't mixed up. */
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
    // Not more often: pages use the stream, and each of these requests makes the server read the whole script.
    await pause(500);
  }
}

/** Sentences of our own articles; when they run out, they are repeated with the voices swapped. */
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

/** A process with all its descendants. */
function family(pid: number): number[] {
  const tasks = attempt(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const children = tasks.flatMap(
    (task) =>
      attempt(() => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8'))?.match(/\d+/g) ??
      [],
  );
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}

/** Processes that just ended count as zero. Shared memory is counted once. */
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

/** Samples ten times a second, because the system tracks the peak per process but not of all together. */
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
