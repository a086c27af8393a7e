import type { Account } from '#contract/accounts.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import { countWords } from '#server/text/segment.ts';
import { fingerprintOf } from './fingerprint.ts';
import { findSample } from './samples.ts';
import type { Source } from './source.ts';
import {
  changeVideo,
  ensureTranscript,
  findTranscriptHead,
  findVideoOfSource,
  upsertVideo,
  type VideoRow,
} from './videos.repo.ts';

/** Throws `source_not_found` before anything is stored. */
export async function storeSample(
  database: Database,
  account: Account,
  wanted: true | string,
): Promise<Source> {
  const sample = findSample(wanted);
  if (!sample) throw new AppError('source_not_found');
  const { cues, id: sourceKey, language, ...known } = sample;
  const { tag: languageTag } = getLanguage(language);
  const fingerprint = fingerprintOf(cues, sample.chapters);
  const asSource = ({ id: videoId }: VideoRow, transcriptId: string): Source => {
    const { title, channel, durationMs } = sample;
    const about = { title, channel, language, languageTag, durationMs, isMeasured: true };
    return { videoId, transcriptId, ...about };
  };
  const key = { ownerId: account.id, kind: 'sample', sourceKey } as const;
  const before = await findVideoOfSource(database.db, key);
  const isSame =
    before?.state === 'ready' &&
    before.title === sample.title &&
    before.channel === sample.channel &&
    before.durationMs === sample.durationMs;
  if (isSame && before.transcriptId) {
    const head = await findTranscriptHead(database.db, before.transcriptId);
    if (head?.fingerprint === fingerprint) return asSource(before, head.id);
  }
  const text = cues.map((cue) => cue.text).join('\n');
  return database.transaction(async (tx) => {
    const video = await upsertVideo(tx, {
      id: newId('vid'),
      ...key,
      language,
      languageTag,
      state: 'ready',
      ...known,
    });
    const transcript = await ensureTranscript(tx, {
      id: newId('trn'),
      videoId: video.id,
      kind: 'sample',
      title: sample.title,
      durationMs: sample.durationMs,
      chapters: sample.chapters,
      language,
      languageTag,
      declaredTag: languageTag,
      detectedTag: languageTag,
      cues,
      words: countWords(text, language),
      fingerprint,
    });
    await changeVideo(tx, video.id, { transcriptId: transcript.id });
    return asSource(video, transcript.id);
  });
}
