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

/** Spoken clips: the sound in the storage, what was measured on it in the database. */
interface ClipStore {
  find(clip: ClipName & Pick<PlannedClip, 'formerHash'>): Promise<ClipRow | null>;
  /** Throws `ClipGone` where only the row was left of it, or its file is not whole: that is then gone too. */
  read(row: ClipRow): Promise<Sound>;
  /** Forgets those whose sound is gone, so that they are spoken again. Where one was lost, more may be. */
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
      // Stored whole by a process that was killed before it could say so.
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
      // Measured as it was stored, so that whoever finds it after a crash measures the same.
      const sound = readWav(bytes)!;
      letGo(bytes);
      return remember(clip, sound).finally(() => letGo(sound.samples));
    },
  };
}

/** `null` for a file that is not as long as it says: a disk that lost its power may have kept a part of it. */
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
 * To a thousandth, which the column holds without loss: a file mixed from clips just spoken must be, byte for byte, the
 * one mixed from clips found.
 */
function inColumn(loudness: number | null): number | null {
  return loudness === null ? null : Math.round(loudness * 1000) / 1000;
}

function keyOf({ ownerId, hash }: ClipName): string {
  return `podcasts/${ownerId}/clips/${hash}`;
}
