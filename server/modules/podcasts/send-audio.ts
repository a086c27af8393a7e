import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AudioFileKind } from '#contract/exports.ts';
import { MP3_SAMPLE_RATE } from '#server/audio/mp3.ts';
import { toSrt, toVtt } from '#server/audio/subtitles.ts';
import { wavHeader } from '#server/audio/wav.ts';
import { attachment, fileName } from '#server/core/attachment.ts';
import type { Database } from '#server/db/database.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import type { OwnGeneration } from '../generations/generations.service.ts';
import { openingsOf } from './chapters.ts';
import type { Clips } from './clips.ts';
import { mixInThread } from './mix-thread.ts';
import { type ClipRow, findPronunciations } from './podcasts.repo.ts';
import { MP3_TYPE } from './audio-state.ts';
import type { FinishedAudio, Podcasts } from './podcasts.service.ts';
import { planClips, planOf } from './mix-plan.ts';
import { sendFile } from './send-file.ts';
import { subtitleLines } from './subtitle-lines.ts';

/** Sends what a podcast has beside its text. */
export type SendAudio = (
  generation: OwnGeneration,
  as: AudioFileKind,
  request: FastifyRequest,
  reply: FastifyReply,
  options?: { inline?: boolean },
) => Promise<FastifyReply>;

interface Dependencies {
  database: Database;
  podcasts: Pick<Podcasts, 'getFinished'>;
  storage: Storage;
  clips: Clips;
}

export function createSendAudio({ database, podcasts, storage, clips }: Dependencies): SendAudio {
  /** Mixed again from its clips: a file ten times the size of the MP3 is not kept for the few who want it. */
  async function sendWav(finished: FinishedAudio, reply: FastifyReply): Promise<FastifyReply> {
    const { ownerId, settings, result } = finished;
    const { script } = result;
    const pronunciations = await findPronunciations(database.db, ownerId);
    const leaving = new AbortController();
    const wanted = planClips(clips, { ownerId, script, settings, pronunciations });
    const rows: ClipRow[] = [];
    for (const { planned } of wanted) {
      rows.push((await clips.find(planned)) ?? (await clips.make(planned, leaving.signal)));
    }
    const plan = planOf(wanted, rows, settings);
    const out = new PassThrough();
    // Whoever leaves in the middle of the download ends the work.
    out.on('close', () => leaving.abort());
    const samples = Math.round((result.durationMs / 1000) * MP3_SAMPLE_RATE);
    out.write(wavHeader(MP3_SAMPLE_RATE, samples));
    mixInThread({
      plan,
      kind: 'wav',
      tags: null,
      chapters: openingsOf(script.lines),
      readClip: (index) => clips.read(rows[index]!.key),
      out,
      onProgress: () => {},
      signal: leaving.signal,
    }).then(
      () => out.end(),
      (error: unknown) => out.destroy(error as Error),
    );
    return reply.type('audio/wav').send(out);
  }

  return async (generation, as, request, reply, { inline = false } = {}) => {
    const finished = await podcasts.getFinished(generation);
    const name = fileName(generation.title, as);
    if (as === 'mp3') {
      const target = { key: finished.result.key, type: MP3_TYPE, ...(!inline && { name }) };
      return sendFile(storage, target, request, reply);
    }
    if (!inline) reply.header('content-disposition', attachment(name));
    if (as === 'wav') return sendWav(finished, reply);
    const lines = subtitleLines(finished);
    return as === 'srt'
      ? reply.type('application/x-subrip; charset=utf-8').send(toSrt(lines))
      : reply.type('text/vtt; charset=utf-8').send(toVtt(lines));
  };
}
