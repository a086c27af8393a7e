import { letGo } from '#server/core/let-go.ts';
import { createLimiter } from '../limiter.ts';
import { createLoudnessMeter, dbToGain, gainToDb } from '../loudness.ts';
import { openMp3Encoder } from '../mp3.ts';
import { toPcm16 } from '../wav.ts';
import { CEILING_DBTP, TARGET_LUFS } from './levels.ts';
import { createMixer, type MixedLine, type MixPlan, type Sound } from './mixer.ts';

/** Reads a line's clip; the same index gives the same sound each time it is asked for. */
export type ReadClip = (index: number) => Promise<Sound>;

export interface Mastered {
  samples: number;
  sampleRate: number;
  loudnessLufs: number | null;
  truePeakDbtp: number;
  lines: MixedLine[];
  waveform: number[];
}

export interface MasterOptions {
  plan: MixPlan;
  readClip: ReadClip;
  kind: 'mp3' | 'wav';
  write(bytes: Uint8Array): Promise<void>;
  /** Called before anything is written, when the times of the lines are known to a millisecond. */
  onHeard?(lines: readonly MixedLine[], endMs: number): Promise<void>;
  /** Share of the whole work done, 0 to 1. */
  onProgress?(share: number): void;
}

const WAVEFORM_POINTS = 600;
/** An encoder adds a little to peaks of its own. */
const MP3_HEADROOM_DB = 0.5;

/** Loudness hardly depends on the rate, and half the samples take half the time. */
const LISTENING_RATE = 22_050;

/** As much as this is listened to before the level is set; of a longer programme, lines from all over it. */
const HEARD_SECONDS = 180;

/** Raised by these much at once while listening: the more is cut off by the limiter, the less a raise brings. */
const PROBES_DB = [0, 3] as const;
const LEAST_SLOPE = 0.3;
const MOST_RAISE_DB = 9;

/**
 * The whole programme twice: once to hear how loud it comes out, limiter and all, and once to write it at −16 LUFS with
 * no true peak above −1 dBTP. One line is held at a time, whatever the length.
 */
export async function master(options: MasterOptions): Promise<Mastered> {
  const { plan, kind, onProgress } = options;
  const sampleRate = Math.min(LISTENING_RATE, plan.sampleRate);
  const probes = PROBES_DB.map((db) => ({
    meter: createLoudnessMeter(sampleRate),
    limiter: createLimiter({ sampleRate, gain: dbToGain(db), ceiling: ceilingOf(kind) }),
  }));
  const every = hearEvery(plan);
  let number = 0;
  const { lines, length } = await play(
    { ...options, plan: { ...plan, sampleRate } },
    (part) => {
      number += 1;
      if (number % every !== 0) return;
      for (const { meter, limiter } of probes) {
        const limited = limiter.process(part);
        meter.push(limited);
        letGo(limited);
      }
    },
    (share) => onProgress?.(share * 0.2),
  );
  await options.onHeard?.(lines, Math.round((length / sampleRate) * 1000));
  const [low, high] = probes.map(({ meter }) => meter.integrated());
  return writeOut(options, raiseDb(low!, high!));
}

/** Lines are already as loud as each other, so some of them tell how loud all are. */
function hearEvery({ lines }: MixPlan): number {
  const seconds = lines.reduce((sum, { samples }) => sum + samples, 0) / LISTENING_RATE;
  const every = Math.max(1, Math.floor(seconds / HEARD_SECONDS));
  // An odd number: of two speakers taking turns, both are heard.
  return every % 2 === 0 ? every - 1 : every;
}

/** How much to raise it, by what the first raise brought. */
function raiseDb(low: number | null, high: number | null): number {
  if (low === null || high === null) return 0;
  const wanted = TARGET_LUFS - low;
  const slope = (high - low) / (PROBES_DB[1] - PROBES_DB[0]);
  // Lowered, it is cut less and less: a decibel is a decibel.
  if (wanted <= 0) return wanted;
  return Math.min(MOST_RAISE_DB, wanted / Math.max(LEAST_SLOPE, Math.min(1, slope)));
}

const ceilingOf = (kind: MasterOptions['kind']) =>
  dbToGain(CEILING_DBTP - (kind === 'mp3' ? MP3_HEADROOM_DB : 0));

async function play(
  { plan, readClip }: MasterOptions,
  hear: (part: Float32Array) => void | Promise<void>,
  onProgress: (share: number) => void = () => {},
): Promise<{ length: number; lines: MixedLine[] }> {
  const mixer = createMixer(plan);
  await hear(mixer.begin());
  for (let index = 0; index < plan.lines.length; index += 1) {
    const part = mixer.add(await readClip(index));
    await hear(part);
    letGo(part);
    onProgress((index + 1) / plan.lines.length);
  }
  await hear(mixer.end());
  return { length: mixer.length(), lines: mixer.lines() };
}

async function writeOut(options: MasterOptions, gainDb: number): Promise<Mastered> {
  const { plan, kind, write, onProgress } = options;
  const { sampleRate } = plan;
  const limiter = createLimiter({ sampleRate, gain: dbToGain(gainDb), ceiling: ceilingOf(kind) });
  const sink = kind === 'mp3' ? openMp3Sink(sampleRate, write) : openWavSink(write);
  const meter = createLoudnessMeter(sampleRate);
  const waveform = createWaveform(sampleRate);
  const put = async (part: Float32Array<ArrayBuffer>) => {
    meter.push(part);
    waveform.push(part);
    await sink.put(part);
  };
  try {
    const { lines, length } = await play(
      options,
      (part) => put(limiter.process(part)),
      (share) => onProgress?.(0.2 + share * 0.8),
    );
    await put(limiter.flush());
    await sink.finish();
    return {
      samples: length,
      sampleRate,
      loudnessLufs: meter.integrated(),
      truePeakDbtp: Math.max(-120, gainToDb(limiter.peak())),
      lines,
      waveform: waveform.points(),
    };
  } finally {
    await sink.end();
  }
}

interface Sink {
  put(part: Float32Array<ArrayBuffer>): Promise<void>;
  finish(): Promise<void>;
  end(): Promise<unknown>;
}

function openWavSink(write: MasterOptions['write']): Sink {
  return {
    async put(part) {
      const bytes = toPcm16(part);
      letGo(part);
      if (bytes.length > 0) await write(bytes);
    },
    finish: async () => {},
    end: async () => {},
  };
}

/** While one part is encoded, the next is mixed. */
function openMp3Sink(sampleRate: number, write: MasterOptions['write']): Sink {
  const encoder = openMp3Encoder(sampleRate);
  let encoding: Promise<Uint8Array> | null = null;
  async function writeEncoded(): Promise<void> {
    const bytes = await encoding;
    encoding = null;
    if (bytes && bytes.length > 0) await write(bytes);
  }
  return {
    async put(part) {
      await writeEncoded();
      encoding = encoder.encode(part);
      // It is met with the next part; until then nobody looks.
      encoding.catch(() => {});
    },
    async finish() {
      await writeEncoded();
      await write(await encoder.finish());
    },
    end: () => encoder.end(),
  };
}

/** How high the wave goes in each tenth of a second, drawn together to so many points at the end. */
function createWaveform(sampleRate: number) {
  const width = Math.round(sampleRate / 10);
  const peaks: number[] = [];
  let [filled, peak] = [0, 0];
  return {
    push(part: Float32Array) {
      for (const sample of part) {
        const size = sample < 0 ? -sample : sample;
        if (size > peak) peak = size;
        filled += 1;
        if (filled < width) continue;
        peaks.push(peak);
        [filled, peak] = [0, 0];
      }
    },
    points() {
      const each = Math.max(1, peaks.length / WAVEFORM_POINTS);
      const count = Math.ceil(peaks.length / each);
      return Array.from({ length: count }, (_, at) => {
        const part = peaks.slice(
          Math.floor(at * each),
          Math.max(Math.floor((at + 1) * each), Math.floor(at * each) + 1),
        );
        return Math.min(100, Math.round(100 * Math.max(0, ...part)));
      });
    },
  };
}
