import { setTimeout as pause } from 'node:timers/promises';
import type { PodcastDocument } from '#contract/documents.ts';
import { type Generation, GenerationSchema } from '#contract/generations.ts';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { type AudioFile, AudioStateSchema } from '#contract/podcasts.ts';
import { startSite } from '../../tests/support/site.ts';
import {
  type HeardSample,
  sampleLines,
  PODCAST_SAMPLES,
  type PodcastLine,
  type PodcastSample,
} from '../site/podcast-samples.ts';

interface Recorded {
  id: PodcastSample['id'];
  mp3: Buffer;
  /** What the page shows of it before and while it plays. */
  heard: HeardSample;
}

const BARS = 96;

/** Parts of this script, spoken by the product itself, as a customer would have it done: script, voices, mix, file. */
export async function makeRecordings(script: readonly PodcastLine[]): Promise<Recorded[]> {
  const ends: (() => Promise<void>)[] = [];
  const site = await startSite({ after: (work) => void ends.push(work) });
  const call = async (path: string, method = 'GET', body?: unknown, headers = {}) => {
    const response = await fetch(site.url + path, {
      method,
      headers: {
        [TOKEN_HEADER]: site.token,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  };

  async function written(): Promise<Generation> {
    const answer = await call(CALLS.generations, 'POST', { format: 'podcast', sample: true });
    const { generations } = (await answer.json()) as { generations: { id: string }[] };
    for (;;) {
      const path = fill(CALLS.generation, { id: generations[0]!.id });
      const generation = GenerationSchema.parse(await (await call(path)).json());
      if (generation.status === 'done') return generation;
      await pause(100);
    }
  }

  async function record(sample: PodcastSample): Promise<Recorded> {
    const { id, document, version } = await written();
    const lines = sampleLines(script, sample);
    const edited = withLines(document as PodcastDocument, sample, lines);
    const path = fill(CALLS.generation, { id });
    await call(path, 'PATCH', { document: edited }, { 'if-match': `"${version}"` });
    await call(fill(CALLS.generationAudio, { id }), 'POST', {});
    const audio = await spoken(id);
    const file = await call(`${fill(CALLS.generationExport, { id })}?as=mp3`);
    const mp3 = Buffer.from(await file.arrayBuffer());
    return { id: sample.id, mp3, heard: { lines, ...heardIn(audio, mp3) } };
  }

  async function spoken(id: string): Promise<AudioFile> {
    for (;;) {
      const answer = await call(fill(CALLS.audioState, { id }));
      const { status, file, error } = AudioStateSchema.parse(await answer.json());
      if (status === 'done' && file) return file;
      if (status === 'failed') throw new Error(JSON.stringify(error));
      await pause(200);
    }
  }

  try {
    const made = [];
    for (const sample of PODCAST_SAMPLES) made.push(await record(sample));
    return made;
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

function heardIn({ lines, waveform }: AudioFile, mp3: Buffer): Omit<HeardSample, 'lines'> {
  const durationMs = mp3DurationMs(mp3);
  return { durationMs, startsMs: lines.map(({ startMs }) => startMs), bars: barsOf(waveform) };
}

/** A bar is as high as what is heard under it on the whole: its peaks are all one height, where the limiter holds them. */
export function barsOf(waveform: readonly number[]): number[] {
  const means = Array.from({ length: BARS }, (_, index) => {
    const from = Math.floor((index * waveform.length) / BARS);
    const to = Math.max(from + 1, Math.floor(((index + 1) * waveform.length) / BARS));
    const part = waveform.slice(from, to);
    return part.reduce((sum, level) => sum + level, 0) / part.length;
  });
  const most = Math.max(1, ...means);
  return means.map((mean) => Math.round((mean / most) * 100));
}

const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const FRAME_SAMPLES = 1152;
const RATES = [44_100, 48_000, 32_000];

/** By its frames, as a browser counts: an encoder adds a little at both ends. */
export function mp3DurationMs(mp3: Buffer): number {
  const [a, b, c, d] = mp3.subarray(6, 10);
  let at =
    mp3.toString('latin1', 0, 3) === 'ID3' ? 10 + (a! << 21) + (b! << 14) + (c! << 7) + d! : 0;
  let seconds = 0;
  while (at + 4 <= mp3.length && mp3[at] === 0xff) {
    const rate = RATES[(mp3[at + 2]! >> 2) & 3]!;
    const bits = KILOBITS[mp3[at + 2]! >> 4]! * 1000;
    seconds += FRAME_SAMPLES / rate;
    at += Math.floor((FRAME_SAMPLES / 8) * (bits / rate)) + ((mp3[at + 2]! >> 1) & 1);
  }
  return Math.round(seconds * 1000);
}

function withLines(
  document: PodcastDocument,
  { title, voices }: PodcastSample,
  lines: readonly PodcastLine[],
): PodcastDocument {
  const names = [...new Set(lines.map(({ speaker }) => speaker))];
  const script = document.sections.find(({ kind }) => kind === 'script')!;
  return {
    ...document,
    title,
    speakers: document.speakers
      .slice(0, names.length)
      .map((speaker, index) => ({ ...speaker, name: names[index]!, voice: voices[index]! })),
    sections: [
      {
        ...script,
        blocks: lines.map(({ speaker, text }, index) => ({
          id: `line${index + 1}`,
          kind: 'turn' as const,
          md: text,
          blockIds: [],
          startMs: null,
          speaker: document.speakers[names.indexOf(speaker)]!.id,
        })),
      },
    ],
  };
}
