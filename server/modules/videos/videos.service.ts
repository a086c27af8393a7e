import type { Account } from '#contract/accounts.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Chapter, Cue } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { findSample } from './samples.ts';
import { ensureTranscript, ensureVideo, getTranscriptWithVideo } from './videos.repo.ts';

/** A video of the account with a transcript that a generation can be pinned to. */
export interface Source {
  videoId: string;
  transcriptId: string;
  title: string;
  language: LanguageValue;
}

/** All that writing needs to know of a video. */
export interface Material {
  title: string;
  language: LanguageValue;
  durationMs: number;
  chapters: Chapter[];
  cues: Cue[];
}

export interface Videos {
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
      return { videoId: video.id, transcriptId, title: sample.title, language: sample.language };
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
