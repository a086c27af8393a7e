import { letGo } from '#server/core/let-go.ts';
import { createLimiter } from '../limiter.ts';
import { createLoudnessMeter, dbToGain, gainToDb } from '../loudness.ts';
import { createEar, type Loudness } from '../ear.ts';
import { openMp3Encoder } from '../mp3.ts';
import { toPcm16 } from '../wav.ts';
import { CEILING_DBTP, TARGET_LUFS } from './levels.ts';
import { createMixer, type MixedLine, type MixPlan, type Sound } from './mixer.ts';

/** Reads a line's clip; the same index gives the same sound each time it is asked for. */
type ReadClip = (index: number) => Promise<Sound>;

export interface Mastered {
  samples: number;
  sampleRate: number;
  loudnessLufs: number | null;
  truePeakDbtp: number;
  lines: MixedLine[];
  waveform: number[];
}

/** Holds a file back until it is known to be good. */
export interface Spool {
  write(bytes: Uint8Array): Promise<void>;
  /** Begins again with nothing. */
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
  /** Called before anything is written, when the times of the lines are known to a few milliseconds. */
  onHeard?(lines: readonly MixedLine[], endMs: number): Promise<void>;
  /** Share of the whole work done, 0 to 1. */
  onProgress?(share: number): void;
}

const WAVEFORM_POINTS = 600;
/** What an encoder mostly adds to peaks; where it adds more, the file is written again. */
const MP3_HEADROOM_DB = 1;
/** Looked at more finely, a wave is a little higher still. */
const SPARE_DB = 0.1;
/** The file may be so far from the wanted loudness. */
const TOLERANCE_LU = 0.8;
/** A take that brings it no closer than this is the last. */
const LEAST_GAIN_LU = 0.1;

/** So much of the work is listening. */
const LISTENING_SHARE = 0.2;
/** Beyond the probes by no more than this it is still as good as heard. */
const CLOSE_DB = 0.4;

/** Loudness hardly depends on the rate, and half the samples take half the time. */
const LISTENING_RATE = 22_050;

/** Raised by these much at once while listening: the more is cut off by the limiter, the less a raise brings. */
const PROBES_DB: Probes = [0, 3];
const LEAST_SLOPE = 0.2;
/** What a raise brings of itself where the limiter has much to do. */
const USUAL_SLOPE = 0.5;
const MOST_DB = 40;
/** Every pass comes closer; a voice of nothing but peaks takes three. */
const MOST_PASSES = 5;

type Probes = readonly [low: number, high: number];

/**
 * The whole programme at least twice: to hear how loud it comes out, limiter and all, until it is known which level
 * gives −16 LUFS, and to write it at that level with no true peak above −1 dBTP. One line is held at a time, whatever
 * the length.
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

/** However often something is done again, what was told as done stays so. */
function neverBack(tell: MasterOptions['onProgress']): (share: number) => void {
  let most = 0;
  return (share) => {
    most = Math.max(most, share);
    tell?.(most);
  };
}

interface Level {
  db: number;
  /** How far below the highest peak that is allowed the limiter stops. */
  headroomDb: number;
}

/** Which raise gives the wanted loudness where the limiter stops so early. */
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
 * An MP3 is judged by what a player hears of it, and written again where that is too loud anywhere or too far from the
 * wanted loudness. No peak is ever let through for the sake of loudness.
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
      // More each time: what an encoder makes of another level is never quite foreseen.
      level = (await findLevel(options, level.headroomDb + over + take * SPARE_DB)).level;
      lastOff = Infinity;
    } else if (Math.abs(off) > TOLERANCE_LU && lastOff - Math.abs(off) > LEAST_GAIN_LU) {
      lastOff = Math.abs(off);
      level = { ...level, db: Math.max(-MOST_DB, Math.min(MOST_DB, level.db + off / USUAL_SLOPE)) };
    } else return mastered;
  }
}

/** How loud it is when raised by each of two amounts. */
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

/** The raise that brings the wanted loudness, or where to listen next. */
function settle([low, high]: Probes, heard: readonly (number | null)[]): Settled {
  const [soft = null, loud = null] = heard;
  if (soft === null || loud === null) return { isSettled: true, db: 0 };
  const slope = Math.max(LEAST_SLOPE, Math.min(1, (loud - soft) / (high - low)));
  const isAbove = soft > TARGET_LUFS;
  // Lowered, it is cut less and less: at most a decibel is a decibel.
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
  /** What is heard of all that was put. */
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
      return encoder.heard();
    },
    end: () => encoder.end(),
  };
}

/**
 * How strong the sound is in each tenth of a second, drawn together to so many points at the end, the strongest of which
 * is 100. Not how high it goes: mastered speech comes near its ceiling all the time, and would be one bar.
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
