import type { Account } from '#contract/accounts.ts';
import type { VideoListing } from '#contract/batches.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { wordsAhead } from '#contract/errors.ts';
import type { WatchedSource } from '#contract/moment-links.ts';
import type { JoinedTranscript } from '#contract/source-parts.ts';
import { findPageAddress, parseVideoLink, watchUrl } from '#contract/video-links.ts';
import {
  type ChangeSpeakers,
  type CreateVideo,
  type Cue,
  samplePicture,
  type Transcript,
  type TranscriptInfo,
  type Video,
} from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import { authorize, type Authorized } from '#server/core/authorized.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { ChosenNames } from '#server/db/schema/videos.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { listSpeakers, withNames, withoutTurns } from '#server/text/speakers.ts';
import type { ListedSource, SourceList } from '#contract/shelves.ts';
import type { TranscriptPlatform } from '#server/providers/transcripts/port.ts';
import type { WebPages } from '#server/providers/pages/port.ts';
import type { Limits } from '../limits/limits.service.ts';
import { changeNames, namesOf } from './change-speakers.ts';
import { fingerprintOf } from './fingerprint.ts';
import { asSource, storeGiven } from './given-text.ts';
import { findChannel, type FoundChannel, listVideos } from './list-videos.ts';
import { getListed, listSources, type SourcePage } from './listed-source.ts';
import type { PlatformSource } from './platform-source.ts';
import { takeDown } from './platform-videos.repo.ts';
import {
  type Material,
  newSources,
  type ShelfReader,
  type PublicMaterial,
  type Source,
  type WantedSource,
} from './source.ts';
import { findNames, holdNames, saveNames } from './speaker-names.repo.ts';
import { storeShelf } from './shelf-source.ts';
import { storeSample } from './store-sample.ts';
import { storeArticle } from './web-article.ts';
import { findRecording, type StoredRecording } from './uploads.repo.ts';
import {
  findTranscriptHead,
  findTranscriptOf,
  findVideo,
  getTranscript,
  type TranscriptHead,
  type TranscriptRow,
  type VideoRow,
} from './videos.repo.ts';

export { LISTED_COLUMNS, toListedSource } from './listed-source.ts';
export { listChosenNames } from './speaker-names.repo.ts';
export {
  isIn,
  type Material,
  type PublicMaterial,
  type Source,
  startsOf,
  type WantedSource,
} from './source.ts';

export type OwnVideo = Authorized<VideoRow>;

interface MaterialKey {
  transcriptId: string;
  videoId: string | null;
}

/** Old and new names, keyed by the label in the source. */
export interface ChangedSpeakers {
  transcriptId: string;
  was: Readonly<Record<string, string>>;
  now: Readonly<Record<string, string>>;
}

export interface Videos {
  get(account: Account, id: string): Promise<OwnVideo>;
  /** All sources of the account. */
  list(account: Account, page: SourcePage): Promise<SourceList>;
  /** The video as a list entry. */
  card(video: OwnVideo): Promise<ListedSource>;
  /** A shelf that can no longer be used has `shelf_gone` as its transcript's error. */
  describe(account: Account, video: OwnVideo): Promise<Video>;
  /** Where it can be watched on the platform; for a shelf, the sources this transcript was joined from. */
  findWatched(key: {
    videoId: string;
    transcriptId: string;
  }): Promise<WatchedSource & JoinedTranscript>;
  /** The current transcript, or an earlier one that was pinned. Throws why there is none. */
  getTranscript(video: OwnVideo, transcriptId?: string): Promise<Transcript>;
  /**
   * Finds or creates the account's video of this source, with a transcript that has words. May use the network, so never
   * call it inside a transaction. Throws a code of `SOURCE_ERRORS` with the attempts, or `too_fast`. `cited`: the sources
   * to use of a shelf that is too long as a whole, and to find even if they were removed from it.
   */
  ensure(account: Account, wanted: WantedSource, cited?: ReadonlySet<string>): Promise<Source>;
  /** Many platform videos, with what is known of each. Throws a code of `SOURCE_ERRORS`. */
  listMany(text: string, signal: AbortSignal): Promise<VideoListing>;
  /** The channel a link refers to. Throws likewise, and `invalid_input` if it refers to none. */
  findChannel(link: string, signal: AbortSignal): Promise<FoundChannel>;
  readFeed: TranscriptPlatform['feed'];
  /**
   * The same for a platform video the user has listed before: it doesn't count as a new source. Unattended runs don't
   * transcribe with the customer's key.
   */
  ensureListed(
    account: Account,
    platformId: string,
    wanted: LanguageValue | null,
    isUnattended: boolean,
  ): Promise<Source>;
  /** With the account's speaker names for this video; without a video, with the source's labels. */
  getMaterial(key: MaterialKey): Promise<Material>;
  /** Changes speaker names, only for the video's account. Throws `not_found` for an unknown name. */
  changeSpeakers(
    video: OwnVideo,
    change: ChangeSpeakers,
    transcriptId?: string,
  ): Promise<ChangedSpeakers>;
  /** A public video for a visitor: stores only the shared transcript. Throws like {@link ensure}. */
  getPublicMaterial(link: string, wanted: LanguageValue): Promise<PublicMaterial>;
  /** For the operator: stops serving this video's words. Returns the number of transcripts emptied. */
  takeDown(link: string): Promise<number>;
}

interface Options {
  database: Database;
  clock: Clock;
  limits: Pick<Limits, 'take'>;
  sourcesPerHour: number;
  platform: PlatformSource;
  lists: Pick<TranscriptPlatform, 'list' | 'feed'>;
  pages: WebPages;
  shelves: ShelfReader;
}

export function createVideos({
  database,
  clock,
  limits,
  sourcesPerHour,
  platform,
  lists,
  pages,
  shelves,
}: Options): Videos {
  const { db } = database;

  const joinShelf = (account: Account, shelfId: string, cited?: ReadonlySet<string>) =>
    storeShelf({ database, shelves, getMaterial }, account, shelfId, cited);

  async function ofVideo(
    account: Account,
    id: string,
    cited?: ReadonlySet<string>,
  ): Promise<Source> {
    const video = authorize(account, await findVideo(db, id));
    if (video.kind !== 'shelf') return asSource(video, await headOf(video));
    return joinShelf(account, video.sourceKey, cited).catch(async (error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
      // The shelf has been deleted or unshared: its old contents are available only to accounts that own sources of it.
      const head = await headOf(video);
      if (!(await hasLeft(account, head))) throw new AppError('shelf_gone');
      return asSource(video, head);
    });
  }

  async function hasLeft(account: Account, { parts }: TranscriptHead): Promise<boolean> {
    const videoIds = (parts ?? []).map(({ videoId }) => videoId);
    return (await shelves.readLeft(account, videoIds)).length > 0;
  }

  async function headOf(video: VideoRow): Promise<TranscriptHead> {
    const transcriptId = await transcriptIdOf(video);
    const head = await findTranscriptHead(db, transcriptId);
    if (!head) throw new Error(`transcript ${transcriptId} is gone`);
    return head;
  }

  async function getMaterial({ transcriptId, videoId }: MaterialKey): Promise<Material> {
    const found = await getTranscript(db, transcriptId);
    // Emptied since: there is nothing to write from.
    if (found.cues.length === 0) throw new AppError('transcript_empty');
    const { title, language, languageTag, durationMs, chapters, timed, gaps, parts } = found;
    const own = videoId === null ? null : await findNames(db, { videoId, transcriptId });
    const cues = cuesOf(found, own?.chosen);
    // Based on the id: a stored fingerprint may have been imported, and what is cached by it is shared by all accounts.
    const fingerprint = own ? `${found.id} ${fingerprintOf(cues, chapters)}` : found.id;
    const about = { title, language, languageTag, durationMs, timed, gaps, parts: parts ?? [] };
    return { ...about, chapters, cues, fingerprint };
  }

  async function readTranscript(video: OwnVideo, transcriptId?: string): Promise<Transcript> {
    const found = await findPinned(video, transcriptId);
    const { chapters, language, languageTag } = found;
    const own = await findNames(db, { videoId: video.id, transcriptId: found.id });
    const cues = cuesOf(found, own?.chosen);
    const blocks = transcriptBlocks(cues, chapters);
    return {
      id: found.id,
      video: toVideo(video, found, await findRecording(db, video.id, clock.now())),
      language,
      languageTag,
      cues,
      blocks,
      parts: found.parts ?? [],
      speakers: listSpeakers(cues, blocks),
      canUndo: (own?.before.length ?? 0) > 0,
    };
  }

  async function findPinned(video: OwnVideo, transcriptId?: string): Promise<TranscriptRow> {
    const wanted = transcriptId ?? (await transcriptIdOf(video));
    const found = await findTranscriptOf(db, video, wanted);
    if (!found) throw new AppError('not_found');
    return found;
  }

  return {
    async ensure(account, wanted, cited) {
      if (isOwn(wanted)) return ofVideo(account, wanted.videoId, cited);
      const { url, text, sample, shelfId, title, language, videoId } = wanted;
      assertOne({ url, text, sample, shelfId });
      if (shelfId !== undefined) return joinShelf(account, shelfId, cited);
      if (sample !== undefined) return storeSample(database, account, sample);
      await limits.take(newSources(sourcesPerHour), account.id);
      const address = url === undefined ? null : findPageAddress(url);
      if (address) return storeArticle({ database, pages }, account, { address, title, language });
      if (url !== undefined) return platform.ensureLink(account.id, url, language ?? null);
      const given = { text: text!, title, language, videoId, kind: 'text' } as const;
      return storeGiven(database, account, given);
    },

    listMany: (text, signal) => listVideos({ db, platform: lists, now: clock.now(), signal }, text),
    findChannel: (link, signal) => findChannel(lists, link, signal),
    readFeed: (...asked) => lists.feed(...asked),
    ensureListed: ({ id }, ...listed) => platform.ensure(id, ...listed),

    get: async (account, id) => authorize(account, await findVideo(db, id)),
    list: ({ id }, page) => listSources(db, id, page),
    card: ({ id }) => getListed(db, id),

    async describe(account, video) {
      const head = video.transcriptId ? await findTranscriptHead(db, video.transcriptId) : null;
      const described = toVideo(video, head, await findRecording(db, video.id, clock.now()));
      const isGone =
        video.kind === 'shelf' &&
        head !== null &&
        !(await shelves.isReadable(account, video.sourceKey)) &&
        !(await hasLeft(account, head));
      if (isGone) {
        described.transcript.error = { code: 'shelf_gone', message: wordsAhead('shelf_gone') };
      }
      return described;
    },

    async findWatched({ videoId, transcriptId }) {
      const video = await findVideo(db, videoId);
      if (video?.kind !== 'shelf') {
        return { url: video && videoAddress(video), parts: [], blocks: [] };
      }
      const { cues, chapters, parts } = await getTranscript(db, transcriptId);
      return { url: null, parts: parts ?? [], blocks: transcriptBlocks(cues, chapters) };
    },

    getTranscript: readTranscript,

    async changeSpeakers(video, change, transcriptId) {
      const { id, cues } = await findPinned(video, transcriptId);
      const transcript = await readTranscript(video, id);
      const labels = [...new Set(cues.flatMap(({ speaker }) => speaker ?? []))];
      const key = { videoId: video.id, transcriptId: id };
      const { was, now } = await database.transaction(async (tx) => {
        const held = await holdNames(tx, key);
        const next = changeNames(held, change, { labels, transcript });
        await saveNames(tx, key, next);
        return { was: held.chosen, now: next.chosen };
      });
      return { transcriptId: id, was: namesOf(labels, was), now: namesOf(labels, now) };
    },

    async takeDown(link) {
      const parsed = parseVideoLink(link);
      if (!parsed.ok) throw new AppError(`link_${parsed.problem}`);
      return database.transaction((tx) => takeDown(tx, parsed.id, clock.now()));
    },

    getMaterial,
    async getPublicMaterial(link, wanted) {
      const transcriptId = await platform.findPublic(link, wanted);
      return { ...(await getMaterial({ transcriptId, videoId: null })), transcriptId };
    },
  };
}

function cuesOf(
  { cues: stored, blocksBySpeaker, chapters }: TranscriptRow,
  chosen: ChosenNames | undefined,
): Cue[] {
  const cues = blocksBySpeaker ? stored : withoutTurns(stored);
  return chosen ? withNames(cues, chapters, chosen) : cues;
}

function isOwn(wanted: WantedSource): wanted is { videoId: string } {
  const { url, text, sample, shelfId } = wanted as Partial<CreateVideo>;
  const given = url ?? text ?? sample ?? shelfId;
  return wanted.videoId !== undefined && given === undefined;
}

function assertOne(ways: Pick<CreateVideo, 'url' | 'text' | 'sample' | 'shelfId'>): void {
  const given = Object.values(ways).filter((value) => value !== undefined);
  if (given.length === 1) return;
  const problem = 'give exactly one of url, text, sample or shelfId';
  const fields = Object.keys(ways).map((field) => ({ field, problem }));
  throw new AppError('invalid_input', { fields });
}

async function transcriptIdOf(video: VideoRow): Promise<string> {
  if (video.transcriptId) return video.transcriptId;
  throw new AppError(video.errorCode ?? 'not_ready', {
    ...(video.errorMessage && { message: video.errorMessage }),
    attempts: video.attempts,
    videoId: video.id,
  });
}

/** A video as its owner sees it. */
function toVideo(
  row: VideoRow,
  transcript: TranscriptHead | null,
  recording: StoredRecording | null,
): Video {
  const isPlatform = row.kind === 'youtube';
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    channel: row.channel,
    durationMs: row.durationMs,
    language: row.language,
    languageTag: row.languageTag,
    chapters: row.chapters,
    url: videoAddress(row),
    platformId: isPlatform ? row.sourceKey : null,
    thumbnail: row.kind === 'sample' ? samplePicture(row.sourceKey) : row.thumbnail,
    recordingBytes: recording?.bytes ?? null,
    transcript: toInfo(row, transcript, recording),
  };
}

function videoAddress({ kind, sourceKey }: VideoRow): string | null {
  return kind === 'youtube' ? watchUrl(sourceKey) : null;
}

function toInfo(
  row: VideoRow,
  transcript: TranscriptHead | null,
  recording: StoredRecording | null,
): TranscriptInfo {
  return {
    id: transcript?.id ?? null,
    state: row.state,
    kind: transcript?.kind ?? null,
    declaredTag: transcript?.declaredTag ?? null,
    detectedTag: transcript?.detectedTag ?? null,
    languageMissing: row.languageMissing,
    words: transcript?.words ?? 0,
    gaps: transcript?.gaps ?? null,
    timed: transcript?.timed ?? true,
    progress: row.progress,
    remainingSeconds: row.state === 'working' ? (recording?.remainingSeconds ?? null) : null,
    error: row.errorCode ? { code: row.errorCode, message: row.errorMessage ?? '' } : null,
    retryAt: row.retryAt?.toISOString() ?? null,
    attempts: row.attempts,
  };
}
