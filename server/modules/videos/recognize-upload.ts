import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { Cue } from '#contract/videos.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import type { OpenRecording, Recognized } from '#server/providers/recognition/port.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import type { TranscriptPlatform } from '#server/providers/transcripts/port.ts';
import { spokenText } from '#server/text/caption-text.ts';
import type { Usage } from '../usage/usage.service.ts';
import { attachTranscript } from './given-text.ts';
import { recognizePart } from './paid-recognition.ts';
import { createPace, watchFor } from './part-watch.ts';
import type { FindRecognizer } from './recognizers.ts';
import { factsOf, MOST_WORDS } from './transcript-facts.ts';
import {
  deleteUpload,
  findUpload,
  insertUpload,
  listRecognized,
  saveRecognized,
  setReadyAt,
  type UploadRow,
} from './uploads.repo.ts';
import { changeVideo, failWork, findVideo, holdVideo, type VideoRow } from './videos.repo.ts';

export interface Recognizing {
  run(uploadId: string, signal: AbortSignal): Promise<void>;
  giveUp(uploadId: string, error: AppError): Promise<void>;
  fetchAudio(videoId: string): Promise<void>;
  failVideo(videoId: string, error: AppError): Promise<void>;
}

interface Options {
  database: Database;
  storage: Storage;
  clock: Clock;
  platform: Pick<TranscriptPlatform, 'fetchAudio'>;
  open: OpenRecording;
  findRecognizer: FindRecognizer;
  usage: Pick<Usage, 'beginCall' | 'settleCall'>;
  /** Queues the transcription of a stored recording. */
  recognizeLater(uploadId: string, ownerId: string): Promise<void>;
}

export function createRecognizing({
  database,
  storage,
  clock,
  platform,
  open,
  findRecognizer,
  usage,
  recognizeLater,
}: Options): Recognizing {
  const { db } = database;

  async function transcribe(
    upload: UploadRow,
    video: VideoRow,
    signal: AbortSignal,
    withoutHouse = false,
  ): Promise<void> {
    const own = await findRecognizer(upload.ownerId, { withoutHouse });
    if (!own) throw new AppError('recognizer_missing');
    const size = await storage.findSize(upload.storageKey);
    if (size === null) throw new AppError('file_unreadable');
    const recording = await open(
      {
        size,
        read: async (range) =>
          new Uint8Array(await buffer(await storage.read(upload.storageKey, range))),
      },
      own.recognizer.limits,
    );
    try {
      const parts = await listRecognized(db, upload.id);
      const languageTag = upload.declared ? getLanguage(upload.declared).tag : null;
      const { durationMs } = recording;
      const pace = createPace(clock, parts.at(-1)?.untilMs ?? 0);
      for (;;) {
        const fromMs = parts.at(-1)?.untilMs ?? 0;
        // The owner may have supplied the words: nobody pays for the rest.
        const isWanted = (await findVideo(db, video.id))?.state === 'working';
        if (!isWanted) return discard(upload);
        await changeVideo(db, video.id, { progress: Math.min(1, fromMs / durationMs) });
        if (fromMs >= durationMs) break;
        await setReadyAt(db, upload.id, pace.readyAt(fromMs, durationMs));
        signal.throwIfAborted();
        // The owner may have deleted it meanwhile.
        if (!(await findUpload(db, upload.id))) return;
        const heardTag = parts.find((part) => part.languageTag)?.languageTag ?? null;
        const wanted = watchFor(() => findUpload(db, upload.id));
        const asked = {
          ownerId: upload.ownerId,
          languageTag,
          heardTag,
          signal: AbortSignal.any([signal, wanted.signal]),
        };
        const cut = await recording.cut(fromMs);
        const found = await recognizePart(usage, own, cut, asked)
          .catch((error: unknown) => {
            if (wanted.signal.aborted) return null;
            throw error;
          })
          .finally(wanted.end);
        if (found === null) return;
        const part = {
          part: parts.length,
          cues: found.cues,
          languageTag: found.languageTag,
          untilMs: nextFrom(found.untilMs ?? durationMs, { fromMs, cut, durationMs }),
        };
        if (!(await findUpload(db, upload.id))) return;
        await saveRecognized(db, {
          uploadId: upload.id,
          provider: own.recognizer.provider,
          ...part,
        });
        parts.push(part);
      }
      await finish(upload, video, {
        cues: apart(parts.map((part) => part.cues)),
        languageTag: parts.find((part) => part.languageTag)?.languageTag ?? null,
        durationMs,
      });
    } finally {
      recording.close();
    }
  }

  async function finish(
    upload: UploadRow,
    video: VideoRow,
    { cues, languageTag, durationMs }: Recognized & { durationMs: number },
  ): Promise<void> {
    if (cues.every((cue) => spokenText(cue.text) === '')) throw new AppError('file_no_cues');
    const declared = { tag: languageTag, language: upload.declared ?? undefined };
    const facts = await factsOf(cues, video.chapters, declared);
    if (facts.words > MOST_WORDS) throw new AppError('video_too_long');
    const { title, chapters } = video;
    await database.transaction(async (tx) => {
      const held = await holdVideo(tx, video.id);
      // The owner has supplied the words or deleted it meanwhile.
      if (held?.state !== 'working') return;
      await attachTranscript(tx, video, {
        kind: 'recognized',
        title,
        durationMs,
        chapters,
        cues,
        ...facts,
      });
    });
    await discard(upload);
  }

  /** The row goes last: as long as it exists, the file's removal is retried. */
  async function discard(upload: UploadRow): Promise<void> {
    if (upload.kept) return;
    await storage.remove(upload.storageKey);
    await deleteUpload(db, upload.id);
  }

  async function fail(videoId: string, { code, message }: AppError): Promise<void> {
    await failWork(db, videoId, { errorCode: code, errorMessage: message });
  }

  async function giveUp(uploadId: string, error: AppError): Promise<void> {
    const upload = await findUpload(db, uploadId);
    if (!upload) return;
    await fail(upload.videoId, error);
    await discard(upload);
  }

  return {
    async run(uploadId, signal) {
      const upload = await findUpload(db, uploadId);
      const video = upload && (await findVideo(db, upload.videoId));
      if (!upload || !video) return;
      // Interrupted after its transcript was stored.
      if (video.state !== 'working') return discard(upload);
      try {
        await transcribe(upload, video, signal).catch((error: unknown) => {
          // The operator's quota is used up; parts transcribed so far are kept.
          if (!toAppError(error).code.startsWith('house_')) throw error;
          return transcribe(upload, video, signal, true);
        });
      } catch (error) {
        // Permanent failures are shown to the owner; only temporary ones are retried.
        if (!(error instanceof AppError) || error.retriesLater) throw error;
        await giveUp(uploadId, error);
      }
    },

    giveUp,
    failVideo: fail,

    async fetchAudio(videoId) {
      const video = await findVideo(db, videoId);
      if (video?.state !== 'working') return;
      const folder = await mkdtemp(join(tmpdir(), 'audio-'));
      try {
        const { path, attempts } = await platform.fetchAudio(video.sourceKey, folder);
        await changeVideo(db, videoId, { attempts: [...video.attempts, ...attempts] });
        if (!path) {
          // What kept its captions from us is still what its owner has to know.
          return await fail(videoId, new AppError(video.errorCode ?? 'video_no_captions'));
        }
        // Its owner may have supplied the words, or deleted it meanwhile.
        if ((await findVideo(db, videoId))?.state !== 'working') return;
        const id = newId('upl');
        const storageKey = `uploads/${video.ownerId}/${id}`;
        const { bytes } = await storage.write(storageKey, createReadStream(path));
        const { ownerId, title } = video;
        await insertUpload(db, {
          id,
          ownerId,
          videoId,
          storageKey,
          name: title,
          bytes,
          rightsConfirmedAt: clock.now(),
        });
        await recognizeLater(id, ownerId);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/**
 * A service numbers the speakers of each part separately: "Speaker 1" of the second part may be anyone. So numbers continue
 * across parts, and a person can merge them.
 */
function apart(parts: readonly Cue[][]): Cue[] {
  let known = 0;
  return parts.flatMap((cues) => {
    const own = [...new Set(cues.flatMap(({ speaker }) => speaker ?? []))].sort();
    const names = new Map(own.map((speaker, at) => [speaker, `Speaker ${known + at + 1}`]));
    known += own.length;
    return cues.map((cue) => (cue.speaker ? { ...cue, speaker: names.get(cue.speaker)! } : cue));
  });
}

/** A part without speech gives no time to continue from: then the whole cut counts as done and isn't tried again. */
function nextFrom(
  heardUntilMs: number,
  { fromMs, cut, durationMs }: { fromMs: number; cut: { untilMs: number }; durationMs: number },
): number {
  const until = heardUntilMs > fromMs ? heardUntilMs : Math.max(cut.untilMs, fromMs + 1);
  return Math.min(durationMs, until);
}
