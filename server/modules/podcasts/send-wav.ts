import { PassThrough, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { MP3_SAMPLE_RATE } from '#server/audio/mp3.ts';
import { WAV_HEADER_BYTES, wavHeader } from '#server/audio/wav.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import { openingsOf } from './chapters.ts';
import type { Clips } from './clips.ts';
import { type MixLine, planOf } from './mix-plan.ts';
import { mixInThread } from './mix-thread.ts';
import { type ClipRow, findClips, noteClipsGone } from './podcasts.repo.ts';
import type { FinishedAudio } from './podcasts.service.ts';

interface Dependencies {
  database: Database;
  storage: Storage;
  clips: Pick<Clips, 'read'>;
}

type SendWav = (finished: FinishedAudio, reply: FastifyReply) => Promise<FastifyReply>;

interface Kept {
  lines: MixLine[];
  rows: ClipRow[];
  mix: NonNullable<FinishedAudio['result']['mix']>;
}

/** Each uses a worker thread until it ends. */
const MOST_AT_ONCE = 4;
const RETRY_SECONDS = 10;

/**
 * Mixes the finished file's clips again, because a file ten times the size of the MP3 isn't worth storing for the few who
 * want it. Never speaks anything; if a clip is no longer stored, it says so.
 */
export function createSendWav({ database: { db }, storage, clips }: Dependencies): SendWav {
  const mixingFor = new Set<string>();

  async function findKept({ ownerId, result }: FinishedAudio): Promise<Kept | null> {
    const { mix, script } = result;
    if (!mix) return null;
    const found = await findClips(db, ownerId, [...new Set(mix.clips.map(({ hash }) => hash))]);
    for (const { key } of found.values()) if ((await storage.findSize(key)) === null) return null;
    const scriptLines = new Map(script.lines.map((line) => [line.lineId, line]));
    const kept: Kept = { lines: [], rows: [], mix };
    for (const { lineId, hash, endsWith } of mix.clips) {
      const [line, row] = [scriptLines.get(lineId), found.get(hash)];
      if (!line || !row) return null;
      kept.lines.push({ line, endsWith });
      kept.rows.push(row);
    }
    return kept;
  }

  return async (finished, reply) => {
    const { generationId, ownerId, result } = finished;
    if (mixingFor.has(ownerId) || mixingFor.size >= MOST_AT_ONCE) {
      throw new AppError('too_fast', { retryAfterSeconds: RETRY_SECONDS });
    }
    mixingFor.add(ownerId);
    let isFree = false;
    const free = () => {
      if (!isFree) mixingFor.delete(ownerId);
      isFree = true;
    };
    const leaving = new AbortController();
    let kept: Kept | null;
    try {
      kept = await findKept(finished);
      if (!kept) await noteClipsGone(db, { generationId, key: result.key });
    } catch (error) {
      free();
      throw error;
    }
    if (!kept) {
      free();
      throw new AppError('wav_gone');
    }
    const { lines, rows, mix } = kept;
    const out = new PassThrough();
    // The next download may start once all bytes are sent, even if the thread hasn't ended yet.
    const sent = exactly(mix.samples * 2, free);
    sent.write(wavHeader(MP3_SAMPLE_RATE, mix.samples));
    // Aborts the mix if the client disconnects.
    sent.on('close', () => leaving.abort());
    // An error ends the response before its stated length, which tells the client.
    pipeline(out, sent).catch(() => {});
    mixInThread({
      plan: planOf(lines, rows, mix),
      kind: 'wav',
      tags: null,
      chapters: openingsOf(lines.map(({ line }) => line)),
      readClip: (index) => clips.read(rows[index]!),
      out,
      onProgress: () => {},
      signal: leaving.signal,
    })
      .then(
        () => out.end(),
        (error: unknown) => out.destroy(error as Error),
      )
      .finally(free);
    reply.header('content-length', WAV_HEADER_BYTES + mix.samples * 2);
    return reply.type('audio/wav').send(sent);
  };
}

/**
 * Sends exactly this many bytes after the header, as announced there. A later version's mix may be a few samples longer or
 * shorter than the measured one.
 */
function exactly(bytes: number, onWhole: () => void): Transform {
  let left = bytes + WAV_HEADER_BYTES;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      if (left === 0) onWhole();
      done(null, part);
    },
    flush(done) {
      if (left > 0) this.push(Buffer.alloc(left));
      done();
    },
  });
}
