import { createHash } from 'node:crypto';
import type { Account } from '#contract/accounts.ts';
import { languageOfTag } from '#contract/catalog/languages.ts';
import type { ListedSource } from '#contract/shelves.ts';
import { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { joinTranscripts } from '#server/text/join-transcripts.ts';
import { attachTranscript, asSource } from './given-text.ts';
import type { Material, ShelfReader, Source } from './source.ts';
import { MOST_WORDS } from './transcript-facts.ts';
import { listChosenNames } from './speaker-names.repo.ts';
import {
  deleteUnpinned,
  ensureTranscript,
  findTranscriptHead,
  findVideoOfSource,
  holdVideo,
  upsertVideo,
} from './videos.repo.ts';

interface Options {
  database: Database;
  shelves: ShelfReader;
  getMaterial(key: { transcriptId: string; videoId: string }): Promise<Material>;
}

/** BCP 47 code for several languages. */
const SEVERAL_LANGUAGES = 'mul';

/**
 * Stores a shelf's current contents as one source of the account, so that texts can be written from it like from any other.
 * Existing texts keep the transcript they were written from.
 */
export async function storeShelf(
  { database, shelves, getMaterial }: Options,
  account: Account,
  shelfId: string,
  /** Includes the account's own of these if they are no longer on the shelf. Of a shelf that is too long, only these. */
  cited: ReadonlySet<string> = new Set(),
): Promise<Source> {
  const { name, sources } = await shelves.read(account, shelfId);
  const shelved = new Set(sources.map(({ card }) => card.videoId));
  const removed = [...cited].filter((videoId) => !shelved.has(videoId));
  const left = removed.length > 0 ? await shelves.readLeft(account, removed) : [];
  const all = [...sources, ...left].flatMap(({ card, transcriptId }) =>
    transcriptId !== null && card.words > 0 ? [{ card, transcriptId }] : [],
  );
  const isCut = cited.size > 0 && wordsOf(all) > MOST_WORDS;
  const ready = isCut ? all.filter(({ card }) => cited.has(card.videoId)) : all;
  if (ready.length === 0) throw new AppError('shelf_empty');
  const words = wordsOf(ready);
  if (words > MOST_WORDS) throw new AppError('shelf_too_long');
  const key = { ownerId: account.id, kind: 'shelf', sourceKey: shelfId } as const;
  const fingerprint = await fingerprintOfShelf(database.db, name, ready);
  const before = await findVideoOfSource(database.db, key);
  const head = before?.transcriptId && (await findTranscriptHead(database.db, before.transcriptId));
  if (before && head && head.fingerprint === fingerprint) return asSource(before, head);
  const given = [];
  for (const { card, transcriptId } of ready) {
    const { cues } = await getMaterial({ transcriptId, videoId: card.videoId });
    given.push({ part: partOf(card), cues });
  }
  const { cues, chapters, parts, durationMs } = joinTranscripts(given);
  const tags = new Set(ready.map(({ card }) => card.languageTag));
  const languageTag = tags.size === 1 ? [...tags][0]! : SEVERAL_LANGUAGES;
  const timed = parts.some((part) => part.timed);
  const transcript = {
    kind: 'joined' as const,
    title: name,
    language: languageOfTag(languageTag),
    languageTag,
    declaredTag: null,
    detectedTag: null,
    cues,
    chapters,
    parts,
    durationMs,
    timed,
    words,
    fingerprint,
  };
  const shown = { title: name, channel: '', durationMs: timed ? durationMs : 0, chapters };
  return database.transaction(async (tx) => {
    // Only this draft is about a part of the shelf: the stored copy of the whole shelf stays current.
    const known = isCut ? await findVideoOfSource(tx, key) : null;
    const whole = known && (await holdVideo(tx, known.id));
    if (whole?.transcriptId) {
      const videoId = whole.id;
      const stored = await ensureTranscript(tx, { id: newId('trn'), videoId, ...transcript });
      await deleteUnpinned(tx, videoId, whole.transcriptId);
      return asSource({ ...whole, ...shown }, stored);
    }
    const video = await upsertVideo(tx, { id: newId('vid'), ...key, ...shown });
    const source = await attachTranscript(tx, video, transcript);
    await deleteUnpinned(tx, video.id, source.transcriptId);
    return source;
  });
}

function wordsOf(sources: readonly { card: ListedSource }[]): number {
  return sources.reduce((sum, { card }) => sum + card.words, 0);
}

/** Based on its contents and their titles, so an unchanged shelf isn't read and stored again. */
async function fingerprintOfShelf(
  db: Queryable,
  name: string,
  ready: readonly { card: ListedSource; transcriptId: string }[],
): Promise<string> {
  const names = await listChosenNames(
    db,
    ready.map(({ card }) => card.videoId),
  );
  const stands = ready.map(({ card, transcriptId }) => [
    transcriptId,
    partOf(card),
    names.get(card.videoId) ?? null,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([name, stands]))
    .digest('hex');
}

function partOf(card: ListedSource) {
  const { videoId, kind, channel, durationMs, languageTag, url, platformId, thumbnail, timed } =
    card;
  const title = card.title.trim() || 'Untitled';
  return {
    videoId,
    kind,
    title,
    channel,
    durationMs,
    languageTag,
    url,
    platformId,
    thumbnail,
    timed,
  };
}
