import type { PodcastDocument } from '#contract/documents.ts';
import { BUILT_IN_ENGINE } from '#contract/generations.ts';
import { newId } from '#server/core/ids.ts';
import { generations } from '#server/db/schema/generations.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';
import type { TestApp } from './make-app.ts';
import { makeScript } from './podcast-script.ts';

interface Options {
  ownerId: string;
  lines: readonly string[];
  language?: PodcastDocument['language'];
  /** How many lines each chapter has. */
  perChapter?: number;
}

/** A finished podcast of two speakers taking turns, as a run would have left it. */
export async function makePodcast(
  { database }: Pick<TestApp, 'database'>,
  { ownerId, lines, language = 'english', perChapter = 100 }: Options,
): Promise<string> {
  const id = newId('gen');
  const [videoId, transcriptId] = [newId('vid'), newId('trn')];
  await database.db.insert(videos).values({
    id: videoId,
    ownerId,
    kind: 'text',
    sourceKey: videoId,
    title: 'A talk',
    channel: 'A channel',
    durationMs: 60_000,
    language,
    chapters: [],
  });
  const cues = [{ startMs: 0, endMs: 60_000, text: 'Something is said here.' }];
  await database.db.insert(transcripts).values({ id: transcriptId, videoId, language, cues });
  const document = makeScript(lines, language, perChapter);
  await database.db.insert(generations).values({
    id,
    ownerId,
    videoId,
    transcriptId,
    format: 'podcast',
    language,
    options: {},
    title: document.title,
    status: 'done',
    engine: BUILT_IN_ENGINE,
    document,
    version: 1,
  });
  return id;
}
