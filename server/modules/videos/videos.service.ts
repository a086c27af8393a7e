import type { Account } from '#contract/accounts.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Chapter, Cue, Transcript, Video } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import { type Authorized, authorize } from '#server/core/authorized.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { findSample } from './samples.ts';
import {
  ensureTranscript,
  ensureVideo,
  findVideo,
  getTranscriptOf,
  getTranscriptWithVideo,
  type VideoRow,
} from './videos.repo.ts';

/** A video of the account with a transcript that a generation can be pinned to. */
export interface Source {
  videoId: string;
  transcriptId: string;
  title: string;
  language: LanguageValue;
  durationMs: number;
}

/** All that writing needs to know of a video. */
export interface Material {
  title: string;
  language: LanguageValue;
  durationMs: number;
  chapters: Chapter[];
  cues: Cue[];
}

export type OwnVideo = Authorized<VideoRow>;

export interface Videos {
  get(account: Account, id: string): Promise<OwnVideo>;
  getTranscript(video: OwnVideo): Promise<Transcript>;
  /** Throws `source_not_found` before anything is stored. */
  ensureSample(on: Queryable, account: Account, wanted: true | string): Promise<Source>;
  getMaterial(transcriptId: string): Promise<Material>;
}

export function createVideos({ database }: { database: Database }): Videos {
  return {
    async ensureSample(on, account, wanted) {
      const sample = findSample(wanted);
      if (!sample) throw new AppError('source_not_found');
      const { cues, id: sourceKey, ...known } = sample;
      const video = await ensureVideo(on, {
        id: newId('vid'),
        ownerId: account.id,
        kind: 'sample',
        sourceKey,
        ...known,
      });
      const transcriptId = await ensureTranscript(on, {
        id: newId('trn'),
        videoId: video.id,
        language: sample.language,
        cues,
      });
      const { title, language, durationMs } = sample;
      return { videoId: video.id, transcriptId, title, language, durationMs };
    },

    get: async (account, id) => authorize(account, await findVideo(database.db, id)),

    async getTranscript(video) {
      const { language, cues } = await getTranscriptOf(database.db, video.id);
      return {
        video: toVideo(video),
        language,
        cues,
        blocks: transcriptBlocks(cues, video.chapters),
      };
    },

    async getMaterial(transcriptId) {
      const { transcript, video } = await getTranscriptWithVideo(database.db, transcriptId);
      return {
        title: video.title,
        language: transcript.language,
        durationMs: video.durationMs,
        chapters: video.chapters,
        cues: transcript.cues,
      };
    },
  };
}

export function toVideo({
  id,
  kind,
  title,
  channel,
  durationMs,
  language,
  chapters,
}: OwnVideo): Video {
  return { id, kind, title, channel, durationMs, language, chapters };
}
