import type { Account } from '#contract/accounts.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { SourceKind } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import { authorize } from '#server/core/authorized.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { isDocument, type ReadTranscript } from '#server/text/subtitles/read-transcript.ts';
import { readGivenAside } from './read-given.ts';
import type { Source } from './source.ts';
import { LONGEST_MS, MOST_WORDS, type TranscriptFacts } from './transcript-facts.ts';
import {
  changeVideo,
  ensureTranscript,
  findVideo,
  findVideoOfSource,
  type NewTranscript,
  type TranscriptHead,
  upsertVideo,
  type VideoRow,
} from './videos.repo.ts';

/** A transcript supplied by the user. */
export interface GivenSource {
  text: string;
  title?: string | undefined;
  language?: LanguageValue | undefined;
  /** The video it belongs to. */
  videoId?: string | undefined;
  kind: Extract<SourceKind, 'text' | 'subtitles' | 'document' | 'article'>;
  /** The publisher. */
  channel?: string | undefined;
}

/** For texts without times, whose words may have any length. */
const MOST_LETTERS = 2_500_000;

/** A file for another cut of the video may be a little longer, up to a tenth. */
const LEEWAY = 1.1;

/** Throws, before storing anything, if it has no words, too many, or those of another video. */
export async function storeGiven(
  database: Database,
  account: Account,
  given: GivenSource,
): Promise<Source> {
  const wanted = given.videoId
    ? authorize(account, await findVideo(database.db, given.videoId))
    : null;
  const chapters = wanted?.chapters ?? [];
  const { text, language } = given;
  if (given.kind !== 'subtitles' && text.length > MOST_LETTERS) {
    throw new AppError('video_too_long');
  }
  const read = await readGivenAside({ text, language, chapters });
  const { endMs, facts, opening } = read;
  if (opening === '') {
    const isOther = given.kind === 'subtitles' && isDocument(text);
    throw new AppError(isOther ? 'file_unreadable' : 'file_no_cues');
  }
  if (read.timed && endMs > LONGEST_MS) throw new AppError('video_too_long');
  if (
    wanted &&
    read.timed &&
    wanted.durationMs > 0 &&
    endMs > wanted.durationMs * LEEWAY + 60_000
  ) {
    throw new AppError('video_mismatch', { videoId: wanted.id });
  }
  if (facts.words > MOST_WORDS) throw new AppError('video_too_long');
  return database.transaction(async (tx) => {
    // The same words again are the same video, which keeps its title.
    const key = { ownerId: account.id, kind: given.kind, sourceKey: facts.fingerprint };
    const known = wanted ?? (await findVideoOfSource(tx, key));
    const title = known?.title ?? (given.title?.trim() || read.title);
    const video =
      known ??
      (await newVideo(tx, account, { given, title, facts, durationMs: read.timed ? endMs : 0 }));
    return attachTranscript(tx, video, {
      ...toRow(read, facts),
      title,
      chapters,
      durationMs: read.timed ? Math.max(endMs, known?.durationMs ?? 0) : endMs,
    });
  });
}

function toRow(read: ReadTranscript, facts: TranscriptFacts) {
  return { kind: 'given', cues: read.cues, timed: read.timed, ...facts } as const;
}

function newVideo(
  tx: Tx,
  account: Account,
  {
    given,
    title,
    facts,
    durationMs,
  }: { given: GivenSource; title: string; facts: TranscriptFacts; durationMs: number },
): Promise<VideoRow> {
  return upsertVideo(tx, {
    id: newId('vid'),
    ownerId: account.id,
    kind: given.kind,
    sourceKey: facts.fingerprint,
    title,
    channel: given.channel ?? '',
    durationMs,
    chapters: [],
  });
}

/** Makes this the video's current transcript. Existing texts keep the transcript they were written from. */
export async function attachTranscript(
  tx: Tx,
  video: VideoRow,
  transcript: Omit<NewTranscript, 'id' | 'videoId'>,
): Promise<Source> {
  const stored = await ensureTranscript(tx, { id: newId('trn'), videoId: video.id, ...transcript });
  const { language, languageTag } = stored;
  const durationMs = video.durationMs || (stored.timed ? stored.durationMs : 0);
  await changeVideo(tx, video.id, {
    transcriptId: stored.id,
    language,
    languageTag,
    durationMs,
    state: 'ready',
    progress: null,
    languageMissing: null,
    errorCode: null,
    errorMessage: null,
    retryAt: null,
  });
  return asSource({ ...video, durationMs }, stored);
}

/** A video with its current transcript. */
export function asSource(
  { id: videoId, title, channel, durationMs }: VideoRow,
  { id: transcriptId, language, languageTag, durationMs: spokenMs }: TranscriptHead,
): Source {
  return {
    videoId,
    transcriptId,
    title,
    channel,
    language,
    languageTag,
    durationMs: durationMs || spokenMs,
    isMeasured: durationMs > 0,
  };
}
