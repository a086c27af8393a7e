import { letGo } from '#server/core/let-go.ts';
import { createLimiter } from '../limiter.ts';
import { createLoudnessMeter, dbToGain, gainToDb } from '../loudness.ts';
import { createEar, type Loudness } from '../ear.ts';
import { openMp3Encoder } from '../mp3.ts';
import { toPcm16 } from '../wav.ts';
import { CEILING_DBTP, TARGET_LUFS } from './levels.ts';
import { createMixer, type MixedLine, type MixPlan, type Sound } from './mixer.ts';

/** Reads a line's clip. Must return the same audio every time. */
type ReadClip = (index: number) => Promise<Sound>;

export interface Mastered {
  samples: number;
  sampleRate: number;
  loudnessLufs: number | null;
  truePeakDbtp: number;
  lines: MixedLine[];
  waveform: number[];
}

/** Buffers a file until it has been verified. */
export interface Spool {
  write(bytes: Uint8Array): Promise<void>;
  empty(): Promise<void>;
  readAll(take: (bytes: Uint8Array) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

interface MasterOptions {
  plan: MixPlan;
  readClip: ReadClip;
  kind: 'mp3' | 'wav';
  write(bytes: Uint8Array): Promise<void>;
  openSpool(): Promise<Spool>;
  /** Called before writing, when line times are known to within a few milliseconds. */
  onHeard?(lines: readonly MixedLine[], endMs: number): Promise<void>;
  /** Progress of the whole job, 0 to 1. */
  onProgress?(share: number): void;
}

const WAVEFORM_POINTS = 600;
/** Typical overshoot of the encoder; if it's more, the file is encoded again. */
const MP3_HEADROOM_DB = 1;
/** True peaks are slightly higher when measured at a finer resolution. */
const SPARE_DB = 0.1;
/** Accepted deviation from the target loudness. */
const TOLERANCE_LU = 0.8;
/** Stop retrying when a take improves by less than this. */
const LEAST_GAIN_LU = 0.1;

/** Share of the work spent on measuring. */
const LISTENING_SHARE = 0.2;
/** Extrapolation beyond the probes by up to this is accurate enough. */
const CLOSE_DB = 0.4;

/** Loudness barely depends on the sample rate, and half the samples take half the time. */
const LISTENING_RATE = 22_050;

/** Gains measured in parallel. The more the limiter works, the less extra gain adds to loudness. */
const PROBES_DB: Probes = [0, 3];
const LEAST_SLOPE = 0.2;
/** Loudness per dB of gain when the limiter is working hard. */
const USUAL_SLOPE = 0.5;
const MOST_DB = 40;
/** Each pass gets closer; very peaky voices take three. */
const MOST_PASSES = 5;

type Probes = readonly [low: number, high: number];

/**
 * Processes the programme at least twice: first measures its loudness after limiting until the gain for −16 LUFS is known, then
 * writes it with true peaks of at most −1 dBTP. Only one line is in memory at a time.
 */
export async function master(options: MasterOptions): Promise<Mastered> {
  const { kind, write, onHeard, plan } = options;
  const telling = { ...options, onProgress: neverBack(options.onProgress) };
  const headroomDb = kind === 'mp3' ? MP3_HEADROOM_DB : 0;
  const { lines, endMs, level } = await findLevel(telling, headroomDb);
  if (kind === 'wav') {
    await onHeard?.(lines, endMs);
    return writeOut(telling, openWavSink(plan.sampleRate, write), level);
  }
  const spool = await options.openSpool();
  try {
    const mastered = await writeBest(telling, spool, level);
    await onHeard?.(lines, endMs);
    await spool.readAll(write);
    return mastered;
  } finally {
    await spool.close();
  }
}

/** Progress never goes back, even if a step is repeated. */
function neverBack(tell: MasterOptions['onProgress']): (share: number) => void {
  let most = 0;
  return (share) => {
    most = Math.max(most, share);
    tell?.(most);
  };
}

interface Level {
  db: number;
  /** How far below the maximum peak the limiter's ceiling is. */
  headroomDb: number;
}

/** Finds the gain that reaches the target loudness with this headroom. */
async function findLevel(options: MasterOptions, headroomDb: number) {
  let probes = PROBES_DB;
  for (let pass = 1; ; pass += 1) {
    const { lines, endMs, loudness } = await hearAt(options, probes, headroomDb);
    const found = settle(probes, loudness);
    if (found.isSettled || pass === MOST_PASSES) {
      return { lines, endMs, level: { db: found.db, headroomDb } satisfies Level };
    }
    probes = found.probes;
  }
}

/**
 * Decodes and measures each MP3 and encodes it again if a peak is too high or the loudness is off. Peak limits always win over
 * loudness.
 */
async function writeBest(options: MasterOptions, spool: Spool, first: Level): Promise<Mastered> {
  let level = first;
  let lastOff = Infinity;
  for (let take = 1; ; take += 1) {
    await spool.empty();
    const sink = openMp3Sink(options.plan.sampleRate, (bytes) => spool.write(bytes));
    const mastered = await writeOut(options, sink, level);
    const over = mastered.truePeakDbtp - CEILING_DBTP;
    const off = mastered.loudnessLufs === null ? 0 : TARGET_LUFS - mastered.loudnessLufs;
    if (over > 0) {
      // Extra margin per attempt, because the encoder's overshoot is unpredictable.
      level = (await findLevel(options, level.headroomDb + over + take * SPARE_DB)).level;
      lastOff = Infinity;
    } else if (Math.abs(off) > TOLERANCE_LU && lastOff - Math.abs(off) > LEAST_GAIN_LU) {
      lastOff = Math.abs(off);
      level = { ...level, db: Math.max(-MOST_DB, Math.min(MOST_DB, level.db + off / USUAL_SLOPE)) };
    } else return mastered;
  }
}

/** Measures the loudness at two gains. */
async function hearAt(options: MasterOptions, raisedDb: Probes, headroomDb: number) {
  const { plan, onProgress } = options;
  const sampleRate = Math.min(LISTENING_RATE, plan.sampleRate);
  const ceiling = ceilingOf(headroomDb);
  const probes = raisedDb.map((db) => ({
    meter: createLoudnessMeter(sampleRate),
    limiter: createLimiter({ sampleRate, gain: dbToGain(db), ceiling }),
  }));
  const { lines, length } = await play(
    { ...options, plan: { ...plan, sampleRate } },
    (part) => {
      for (const { meter, limiter } of probes) {
        const limited = limiter.process(part);
        meter.push(limited);
        letGo(limited);
      }
    },
    (share) => onProgress?.(share * LISTENING_SHARE),
  );
  const endMs = Math.round((length / sampleRate) * 1000);
  return { lines, endMs, loudness: probes.map(({ meter }) => meter.integrated()) };
}

type Settled = { db: number } & ({ isSettled: true } | { isSettled: false; probes: Probes });

/** The gain for the target loudness, or which gains to measure next. */
function settle([low, high]: Probes, heard: readonly (number | null)[]): Settled {
  const [soft = null, loud = null] = heard;
  if (soft === null || loud === null) return { isSettled: true, db: 0 };
  const slope = Math.max(LEAST_SLOPE, Math.min(1, (loud - soft) / (high - low)));
  const isAbove = soft > TARGET_LUFS;
  // When lowering, the limiter does less and less, so 1 dB of gain changes loudness by at most 1 dB.
  const wanted = isAbove ? low + TARGET_LUFS - soft : low + (TARGET_LUFS - soft) / slope;
  const db = Math.max(-MOST_DB, Math.min(MOST_DB, wanted));
  const isBetween = db >= low - CLOSE_DB && db <= high + CLOSE_DB;
  if (isBetween || Math.abs(db) === MOST_DB) return { isSettled: true, db };
  return { isSettled: false, db, probes: [db - 1, db + 1] };
}

const ceilingOf = (headroomDb: number) => dbToGain(CEILING_DBTP - headroomDb);

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

async function writeOut(
  options: MasterOptions,
  sink: Sink,
  { db, headroomDb }: Level,
): Promise<Mastered> {
  const { plan, onProgress } = options;
  const { sampleRate } = plan;
  const limiter = createLimiter({
    sampleRate,
    gain: dbToGain(db),
    ceiling: ceilingOf(headroomDb),
  });
  const waveform = createWaveform(sampleRate);
  const put = async (part: Float32Array<ArrayBuffer>) => {
    waveform.push(part);
    await sink.put(part);
  };
  try {
    const { lines, length } = await play(
      options,
      (part) => put(limiter.process(part)),
      (share) => onProgress?.(LISTENING_SHARE + share * (1 - LISTENING_SHARE)),
    );
    await put(limiter.flush());
    const { loudnessLufs, truePeak } = await sink.finish();
    return {
      samples: length,
      sampleRate,
      loudnessLufs,
      truePeakDbtp: Math.max(-120, gainToDb(truePeak)),
      lines,
      waveform: waveform.points(),
    };
  } finally {
    await sink.end();
  }
}

interface Sink {
  put(part: Float32Array<ArrayBuffer>): Promise<void>;
  /** Loudness of everything written so far. */
  finish(): Promise<Loudness>;
  end(): Promise<unknown>;
}

function openWavSink(sampleRate: number, write: MasterOptions['write']): Sink {
  const ear = createEar(sampleRate);
  return {
    async put(part) {
      ear.push(part);
      const bytes = toPcm16(part);
      letGo(part);
      if (bytes.length > 0) await write(bytes);
    },
    finish: async () => ear.heard(),
    end: async () => {},
  };
}

/** Encodes one part while the next is mixed. */
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
      // Awaited with the next part; this prevents an unhandled rejection.
      encoding.catch(() => {});
    },
    async finish() {
      await writeEncoded();
      await write(await encoder.finish());
      return encoder.heard();
    },
    end: () => encoder.end(),
  };
}

/**
 * Waveform for display: RMS power per 100 ms, resampled to a fixed number of points with a maximum of 100. Not peaks, since
 * mastered speech stays near its ceiling and would look like a solid bar.
 */
function createWaveform(sampleRate: number) {
  const width = Math.round(sampleRate / 10);
  const powers: number[] = [];
  let [filled, power] = [0, 0];
  return {
    push(part: Float32Array) {
      for (const sample of part) {
        power += sample * sample;
        filled += 1;
        if (filled < width) continue;
        powers.push(power / width);
        [filled, power] = [0, 0];
      }
    },
    points() {
      const each = Math.max(1, powers.length / WAVEFORM_POINTS);
      const strengths = Array.from({ length: Math.ceil(powers.length / each) }, (_, at) => {
        const from = Math.floor(at * each);
        const part = powers.slice(from, Math.max(Math.floor((at + 1) * each), from + 1));
        return Math.sqrt(part.reduce((sum, one) => sum + one, 0) / part.length);
      });
      const strongest = Math.max(Number.MIN_VALUE, ...strengths);
      return strengths.map((one) => Math.round((100 * one) / strongest));
    },
  };
}
