import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { canSpeak, findVoice } from '#contract/catalog/voices.ts';
import { findFault } from '#server/audio/clip-check.ts';
import { measureLoudness } from '#server/audio/loudness.ts';
import type { Sound } from '#server/audio/mix/mixer.ts';
import { type Pronunciation, toSpokenText } from '#server/audio/spoken/spoken-text.ts';
import { readWav, toPcm16, wavHeader } from '#server/audio/wav.ts';
import { AppError } from '#server/core/app-error.ts';
import { letGo } from '#server/core/let-go.ts';
import type { Log } from '#server/core/log.ts';
import { untilAborted } from '#server/core/until-aborted.ts';
import type { Database } from '#server/db/database.ts';
import type {
  Pcm,
  SpeechEngine,
  SpeechEngines,
  SpeechRequest,
} from '#server/providers/speech/port.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import type { Keys } from '../settings/keys.service.ts';
import type { Usage } from '../usage/usage.service.ts';
import { speakPaid } from './paid-speech.ts';
import { type ClipRow, findClip, saveClip } from './podcasts.repo.ts';

/** A line with everything its sound depends on. */
export interface PlannedClip {
  ownerId: string;
  hash: string;
  engine: SpeechEngine;
  request: Omit<SpeechRequest, 'key'>;
}

interface WantedClip {
  ownerId: string;
  voice: string;
  language: LanguageValue;
  md: string;
  pace: number;
  pronunciations: readonly Pronunciation[];
  names?: readonly string[] | undefined;
}

export interface Clips {
  /** `null` where there is nothing in the line to say. */
  plan(wanted: WantedClip): PlannedClip | null;
  /** One that was spoken before; its sound is in the storage. */
  find(clip: PlannedClip): Promise<ClipRow | null>;
  /** Speaks it, checks it, and stores it. Of several who ask for the same one, one speaks. */
  make(clip: PlannedClip, signal: AbortSignal): Promise<ClipRow>;
  read(key: string): Promise<Sound>;
}

interface Dependencies {
  database: Database;
  storage: Storage;
  speech: SpeechEngines;
  keys: Pick<Keys, 'find' | 'report'>;
  usage: Pick<Usage, 'beginCall' | 'settleCall'>;
  log: Log;
}

export function createClips(dependencies: Dependencies): Clips {
  const { database, storage, speech, keys, usage, log } = dependencies;
  const { db } = database;
  const underWay = new Map<string, { made: Promise<ClipRow>; signal: AbortSignal }>();

  async function read(key: string): Promise<Sound> {
    const bytes = await readWhole(await storage.read(key));
    const sound = readWav(bytes);
    letGo(bytes);
    if (!sound) throw new Error(`the clip ${key} cannot be read`);
    return sound;
  }

  async function findKey(ownerId: string, engine: SpeechEngine): Promise<string | null> {
    if (!engine.needsKey) return null;
    const key = await keys.find(ownerId, engine.provider);
    if (key === null) throw new AppError('voice_key_needed');
    return key;
  }

  /** A voice can fail by chance, so a bad clip is spoken once more before it counts as a fault. */
  async function speak(clip: PlannedClip, signal: AbortSignal): Promise<Pcm> {
    const { engine, request, ownerId } = clip;
    const key = await findKey(ownerId, engine);
    for (let attempt = 1; ; attempt += 1) {
      let pcm: Pcm;
      try {
        pcm = await speakPaid(usage, ownerId, engine, { ...request, key }, signal);
      } catch (error) {
        if (error instanceof AppError && error.code === 'voice_key_refused') {
          await keys.report(ownerId, engine.provider, 'invalid');
        }
        throw error;
      }
      const fault = findFault(pcm, request.text.length);
      if (!fault) return pcm;
      log.warn({ fault, voice: request.voice, provider: engine.provider, attempt }, 'bad clip');
      if (attempt === 2) throw new AppError('clip_unusable');
    }
  }

  async function store(clip: PlannedClip, { sampleRate, samples }: Pcm): Promise<ClipRow> {
    const key = keyOf(clip);
    const wave = toPcm16(samples);
    const bytes = Buffer.concat([wavHeader(sampleRate, samples.length), wave]);
    for (const done of [samples, wave]) letGo(done);
    await storage.write(key, Readable.from([bytes]));
    // Measured as it was stored, so that whoever finds it after a crash measures the same.
    const sound = readWav(bytes)!;
    letGo(bytes);
    return remember(clip, key, sound).finally(() => letGo(sound.samples));
  }

  async function remember(clip: PlannedClip, key: string, sound: Sound): Promise<ClipRow> {
    const { ownerId, hash } = clip;
    const { sampleRate, samples } = sound;
    const now = new Date();
    const row = {
      ownerId,
      hash,
      key,
      sampleRate,
      samples: samples.length,
      loudnessLufs: inColumn(measureLoudness(samples, sampleRate)),
      createdAt: now,
      lastUsedAt: now,
    };
    await saveClip(db, row);
    return row;
  }

  async function find(clip: PlannedClip): Promise<ClipRow | null> {
    const row = await findClip(db, clip.ownerId, clip.hash);
    if (row) return row;
    // Stored whole by a process that was killed before it could say so.
    const key = keyOf(clip);
    if ((await storage.findSize(key)) === null) return null;
    return remember(clip, key, await read(key));
  }

  return {
    plan({ ownerId, voice, language, md, pace, pronunciations, names = [] }) {
      const row = findVoice(voice);
      const engine = row && speech.find(row.provider);
      if (!row || !engine) throw new AppError('voice_unknown');
      if (!canSpeak(row, language)) throw new AppError('voice_language');
      const { text, ipa } = toSpokenText(md, {
        language,
        spokenForm: engine.wantsSpokenForm,
        takesIpa: engine.takesIpa,
        pronunciations,
        names,
      });
      if (!/[\p{L}\p{N}]/u.test(text)) return null;
      const name = voice.slice(row.provider.length + 1);
      const request = { voice: name, language, text, pace, ipa };
      const hash = createHash('sha256')
        .update(JSON.stringify([engine.provider, engine.version, name, language, pace, text, ipa]))
        .digest('hex');
      return { ownerId, hash, engine, request };
    },

    find,
    read,

    async make(clip, signal) {
      const name = `${clip.ownerId} ${clip.hash}`;
      for (let making = underWay.get(name); making; making = underWay.get(name)) {
        const { made, signal: theirs } = making;
        const row = await untilAborted(made, signal).catch((error: unknown) => {
          // Whoever spoke it was stopped; this one was not, and speaks it then.
          if (theirs.aborted && !signal.aborted) return null;
          throw error;
        });
        if (row) return row;
      }
      const made = speak(clip, signal)
        .then((pcm) => store(clip, pcm))
        .finally(() => underWay.delete(name));
      underWay.set(name, { made, signal });
      return made;
    },
  };
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

function keyOf({ ownerId, hash }: PlannedClip): string {
  return `podcasts/${ownerId}/clips/${hash}`;
}
