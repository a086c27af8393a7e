import { sql } from '#server/db/sql.ts';
import type { Account } from '#contract/accounts.ts';
import { type UploadFields, UploadFieldsSchema } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import { authorize } from '#server/core/authorized.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import type { Queue } from '#server/queue/queue.ts';
import { storable } from '#server/text/storable.ts';
import { type GivenSource, storeGiven } from './given-text.ts';
import {
  type IncomingFile,
  isNoTranscript,
  isRecording,
  measured,
  peek,
  readSmall,
  titleOfFile,
} from './incoming-file.ts';
import { readFileAside } from './read-file.ts';
import { recognizeUpload } from './recognition.jobs.ts';
import type { FindRecognizer } from './recognizers.ts';
import { deleteUpload, findUploadsOf, insertUpload, sumBytes } from './uploads.repo.ts';
import {
  changeVideo,
  findVideo,
  findVideoOfSource,
  upsertVideo,
  type VideoRow,
} from './videos.repo.ts';

/** Parts of a multipart form, in order: fields before and after the file, and one file. */
export type UploadPart =
  | { kind: 'field'; name: string; value: string }
  | { kind: 'file'; file: IncomingFile };

export interface Uploads {
  /** Returns the video's id. Subtitles are read immediately; a recording is stored and then transcribed by a job. */
  receive(account: Account, parts: AsyncIterable<UploadPart>): Promise<string>;
  /** Removes a video's stored recording; its transcript stays. */
  removeRecording(account: Account, videoId: string): Promise<void>;
  /** Removes everything the account has stored. */
  removeAll(ownerId: string): Promise<void>;
}

interface Options {
  database: Database;
  storage: Storage;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  quotaBytes: number;
  findRecognizer: FindRecognizer;
}

type Received =
  | { kind: 'text'; bytes: Buffer; name: string }
  | {
      kind: 'recording';
      id: string;
      key: string;
      bytes: number;
      fingerprint: string;
      name: string;
    };

const folderOf = (ownerId: string) => `uploads/${ownerId}/`;

export function createUploads({
  database,
  storage,
  queue,
  clock,
  quotaBytes,
  findRecognizer,
}: Options): Uploads {
  const { db } = database;

  async function take(
    account: Account,
    file: IncomingFile,
    fields: UploadFields,
  ): Promise<Received> {
    const { head, whole } = await peek(file.content);
    if (!isRecording(head)) return { kind: 'text', bytes: await readSmall(whole), name: file.name };
    // Checked before the user sends a gigabyte for nothing.
    if (fields.rights === 'false') throw new AppError('file_no_rights');
    if (!(await findRecognizer(account.id))) throw new AppError('recognizer_missing');
    if ((await sumBytes(db, account.id)) >= quotaBytes) throw new AppError('file_quota');
    const id = newId('upl');
    const key = `${folderOf(account.id)}${id}`;
    const { content, fingerprint } = measured(whole);
    const { bytes } = await storage.write(key, content);
    return { kind: 'recording', id, key, bytes, fingerprint: fingerprint(), name: file.name };
  }

  async function keepRecording(
    account: Account,
    received: Extract<Received, { kind: 'recording' }>,
    fields: UploadFields,
  ): Promise<string> {
    if (fields.rights !== 'true') throw new AppError('file_no_rights');
    const source = { ownerId: account.id, kind: 'media', sourceKey: received.fingerprint } as const;
    const same = fields.videoId ? null : await findVideoOfSource(db, source);
    // The same recording again is neither stored nor paid for again.
    if (same && (same.state === 'ready' || same.state === 'working')) {
      await storage.remove(received.key);
      return same.id;
    }
    const wanted = fields.videoId ? authorize(account, await findVideo(db, fields.videoId)) : null;
    return database.transaction(async (tx) => {
      // Locks the account, so two uploads can't both use the last of its storage.
      await tx.execute(sql`SELECT 1 FROM users WHERE id = ${account.id} FOR UPDATE`);
      if ((await sumBytes(tx, account.id)) + received.bytes > quotaBytes) {
        throw new AppError('file_quota');
      }
      const title = fields.title?.trim() || titleOfFile(received.name);
      const state = { state: 'working', progress: 0, errorCode: null, errorMessage: null } as const;
      const video: VideoRow =
        wanted ??
        (await upsertVideo(tx, {
          id: newId('vid'),
          ...source,
          title,
          channel: '',
          durationMs: 0,
          chapters: [],
          ...state,
        }));
      if (wanted) await changeVideo(tx, wanted.id, state);
      await insertUpload(tx, {
        id: received.id,
        ownerId: account.id,
        videoId: video.id,
        storageKey: received.key,
        name: storable(received.name, 300),
        bytes: received.bytes,
        declared: fields.language ?? null,
        kept: fields.keep === 'true',
        rightsConfirmedAt: clock.now(),
      });
      await queue.enqueue(tx.$client, recognizeUpload, { uploadId: received.id }, account.id);
      return video.id;
    });
  }

  async function keepText(
    account: Account,
    { bytes, name }: Extract<Received, { kind: 'text' }>,
    { title, language, videoId, encoding }: UploadFields,
  ): Promise<string> {
    if (isNoTranscript(name)) throw new AppError('file_unreadable');
    const file = await readFileAside({ bytes, language, encoding });
    if (file.kind === 'unreadable') throw new AppError('file_unreadable');
    if (file.kind === 'scanned') throw new AppError('file_scanned');
    if (file.kind === 'unclear') {
      throw new AppError('file_encoding_unclear', { encodings: file.choices });
    }
    const isDocument = file.kind === 'document';
    const named = isDocument && file.title !== '' ? file.title : titleOfFile(name);
    const given: GivenSource = {
      text: file.text,
      title: title ?? storable(named, 300),
      language,
      videoId,
      kind: isDocument ? 'document' : 'subtitles',
    };
    return (await storeGiven(database, account, given)).videoId;
  }

  return {
    async receive(account, parts) {
      const given: Record<string, string> = {};
      let received: Received | null = null;
      try {
        for await (const part of parts) {
          if (part.kind === 'field') given[part.name] = storable(part.value);
          else if (received) throw fieldError('file', 'send one file at a time');
          else received = await take(account, part.file, readFields(given));
        }
        const fields = readFields(given);
        if (!received) throw fieldError('file', 'is missing');
        if (received.kind === 'text') return await keepText(account, received, fields);
        return await keepRecording(account, received, fields);
      } catch (error) {
        if (received?.kind === 'recording') await storage.remove(received.key);
        throw error;
      }
    },

    async removeRecording(account, videoId) {
      const video = authorize(account, await findVideo(db, videoId));
      const stored = await findUploadsOf(db, video.id);
      if (stored.length === 0) throw new AppError('not_found');
      for (const { id, storageKey } of stored) {
        await storage.remove(storageKey);
        await deleteUpload(db, id);
      }
      // A video with an earlier transcript keeps it.
      const state = video.transcriptId ? 'ready' : 'failed';
      if (video.state === 'working') await changeVideo(db, video.id, { state, progress: null });
    },

    removeAll: (ownerId) => storage.removeFolder(folderOf(ownerId)),
  };
}

function readFields(given: Record<string, string>): UploadFields {
  const parsed = UploadFieldsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw fieldError(issue!.path.join('.') || 'request', issue!.message);
}

function fieldError(field: string, problem: string): AppError {
  return new AppError('invalid_input', { fields: [{ field, problem }] });
}
