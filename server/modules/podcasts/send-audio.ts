import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AudioFileKind } from '#contract/exports.ts';
import { toSrt, toVtt } from '#server/audio/subtitles.ts';
import { attachment, attachmentName } from '#server/core/attachment.ts';
import type { Database } from '#server/db/database.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import type { OwnGeneration } from '../generations/generations.service.ts';
import type { Clips } from './clips.ts';
import { MP3_TYPE } from './audio-state.ts';
import type { Podcasts } from './podcasts.service.ts';
import { sendFile } from './send-file.ts';
import { createSendWav } from './send-wav.ts';
import { subtitleLines } from './subtitle-lines.ts';

/** Sends a podcast's audio and subtitle files. */
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
  const sendWav = createSendWav({ database, storage, clips });

  return async (generation, as, request, reply, { inline = false } = {}) => {
    const finished = await podcasts.getFinished(generation);
    const name = attachmentName(generation.title, as);
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
