import { Readable } from 'node:stream';
import { measureLoudness } from '#server/audio/loudness.ts';
import type { Sound } from '#server/audio/mix/mixer.ts';
import { readWav, toPcm16, wavHeader } from '#server/audio/wav.ts';
import { AppError } from '#server/core/app-error.ts';
import { letGo } from '#server/core/let-go.ts';
import type { Database } from '#server/db/database.ts';
import type { Pcm } from '#server/providers/speech/port.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import type { PlannedClip } from './planned-clip.ts';
import { type ClipRow, findClip, forgetClip, saveClip } from './podcasts.repo.ts';

type ClipName = Pick<PlannedClip, 'ownerId' | 'hash'>;

/** Stores spoken clips: the audio in the storage, its measurements in the database. */
interface ClipStore {
  find(clip: ClipName & Pick<PlannedClip, 'formerHash'>): Promise<ClipRow | null>;
  /** Throws `ClipGone` if the file is missing or incomplete; the row is then deleted too. */
  read(row: ClipRow): Promise<Sound>;
  /**
   * Deletes the rows of clips whose file is missing, so they are spoken again. Checks all of these, because losses rarely
   * come alone.
   */
  forgetLost(rows: readonly ClipRow[]): Promise<void>;
  store(clip: ClipName, pcm: Pcm): Promise<ClipRow>;
}

export class ClipGone extends Error {}

export function createClipStore({ db }: Database, storage: Storage): ClipStore {
  async function read(row: ClipRow): Promise<Sound> {
    const stream = await storage.read(row.key).catch((error: unknown) => {
      const isGone = error instanceof AppError && error.code === 'not_found';
      throw isGone ? new ClipGone(`the clip ${row.key} is gone`) : error;
    });
    const bytes = await readWhole(stream);
    const sound = readClip(bytes);
    letGo(bytes);
    if (sound?.samples.length === row.samples) return sound;
    await storage.remove(row.key);
    throw new ClipGone(`the clip ${row.key} was damaged`);
  }

  async function remember({ ownerId, hash }: ClipName, sound: Sound): Promise<ClipRow> {
    const { sampleRate, samples } = sound;
    const now = new Date();
    const row = {
      ownerId,
      hash,
      key: keyOf({ ownerId, hash }),
      sampleRate,
      samples: samples.length,
      loudnessLufs: inColumn(measureLoudness(samples, sampleRate)),
      createdAt: now,
      lastUsedAt: now,
    };
    await saveClip(db, row);
    return row;
  }

  return {
    read,

    async find(clip) {
      for (const hash of [clip.hash, clip.formerHash]) {
        const row = hash === null ? null : await findClip(db, clip.ownerId, hash);
        if (row) return row;
      }
      // Stored completely by a process that was killed before it could insert the row.
      const key = keyOf(clip);
      if ((await storage.findSize(key)) === null) return null;
      const bytes = await readWhole(await storage.read(key));
      const sound = readClip(bytes);
      letGo(bytes);
      return sound && remember(clip, sound);
    },

    async forgetLost(rows) {
      for (const row of rows) {
        if ((await storage.findSize(row.key)) === null) await forgetClip(db, row);
      }
    },

    async store(clip, { sampleRate, samples }) {
      const wave = toPcm16(samples);
      const bytes = Buffer.concat([wavHeader(sampleRate, samples.length), wave]);
      for (const done of [samples, wave]) letGo(done);
      await storage.write(keyOf(clip), Readable.from([bytes]));
      // Measured on the stored file, so it makes no difference if a clip is found after a crash.
      const sound = readWav(bytes)!;
      letGo(bytes);
      return remember(clip, sound).finally(() => letGo(sound.samples));
    },
  };
}

/** `null` if the file is shorter than its header says, as after a power failure. */
function readClip(bytes: Buffer): Sound | null {
  const sound = readWav(bytes);
  return sound && bytes.readUInt32LE(4) + 8 === bytes.length ? sound : null;
}

async function readWhole(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const whole = Buffer.concat(parts);
  parts.forEach(letGo);
  return whole;
}

/**
 * Rounded to a thousandth, which the column stores exactly: a mix of new clips must be byte for byte the same as one of
 * stored clips.
 */
function inColumn(loudness: number | null): number | null {
  return loudness === null ? null : Math.round(loudness * 1000) / 1000;
}

function keyOf({ ownerId, hash }: ClipName): string {
  return `podcasts/${ownerId}/clips/${hash}`;
}
