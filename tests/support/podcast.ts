import type { PodcastDocument } from '#contract/documents.ts';
import { BUILT_IN_ENGINE } from '#contract/generations.ts';
import { newId } from '#server/core/ids.ts';
import { generations } from '#server/db/schema/generations.ts';
import { transcripts, videos } from '#server/db/schema/videos.ts';
import type { TestApp } from './make-app.ts';

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

export function makeScript(
  lines: readonly string[],
  language: PodcastDocument['language'] = 'english',
  perChapter = 100,
): PodcastDocument {
  const chapters = Array.from({ length: Math.ceil(lines.length / perChapter) }, (_, at) => at);
  const block = { blockIds: [1], startMs: 0 };
  return {
    format: 'podcast',
    language,
    title: 'Small gardens & big <plans>',
    description: 'What two people make of a small garden.',
    speakers: [
      { id: 'a', name: 'Ada', voice: null },
      { id: 'b', name: 'Ben', voice: null },
    ],
    sections: [
      {
        id: 'notes',
        kind: 'notes',
        startMs: null,
        blocks: chapters.map((at) => ({
          ...block,
          id: `n${at}`,
          kind: 'chapter',
          md: `Part ${at + 1}`,
        })),
      },
      ...chapters.map((at) => ({
        id: `s${at}`,
        kind: 'script' as const,
        startMs: null,
        blocks: lines.slice(at * perChapter, (at + 1) * perChapter).map((md, line) => ({
          ...block,
          id: `l${at * perChapter + line}`,
          kind: 'turn' as const,
          md,
          speaker: line % 2 === 0 ? 'a' : 'b',
        })),
      })),
    ],
  };
}
