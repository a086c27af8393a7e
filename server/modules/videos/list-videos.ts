import { MOST_IN_BATCH, type ListedVideo, type VideoListing } from '#contract/batches.ts';
import { ERRORS } from '#contract/errors.ts';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import { parseVideoLink } from '#contract/video-links.ts';
import { findVideoList, playlistUrl } from '#contract/video-lists.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Queryable } from '#server/db/database.ts';
import type {
  ListFailure,
  PlatformList,
  PlatformListed,
  TranscriptPlatform,
} from '#server/providers/transcripts/port.ts';
import { listPlatformVideos, type PlatformVideoRow } from './platform-videos.repo.ts';

interface Options {
  db: Queryable;
  platform: Pick<TranscriptPlatform, 'list'>;
  now: Date;
  /** Aborted when the client is no longer waiting. */
  signal: AbortSignal;
}

export interface FoundChannel {
  id: string;
  title: string;
}

/** The videos of a playlist, a channel or pasted links, with what is known of each. Doesn't query individual videos. */
export async function listVideos(
  { db, platform, now, signal }: Options,
  text: string,
): Promise<VideoListing> {
  const wanted = findVideoList(text) ?? only(text);
  if (wanted.kind === 'links') {
    const ids = wanted.ids.slice(0, MOST_IN_BATCH);
    const known = await knownOf(db, ids);
    const videos = ids.map((id) => toListed(UNTOLD(id), known.get(id), now));
    const hasMore = wanted.ids.length > ids.length;
    return { kind: 'links', title: '', url: null, videos, hasMore };
  }
  const list = orThrow(await platform.list(wanted, MOST_IN_BATCH, signal));
  const known = await knownOf(
    db,
    list.videos.map(({ id }) => id),
  );
  return {
    kind: wanted.kind,
    title: list.title,
    url: playlistUrl(list.playlistId),
    videos: list.videos.map((video) => toListed(video, known.get(video.id), now)),
    hasMore: list.hasMore,
  };
}

/** The channel a link refers to. */
export async function findChannel(
  platform: Pick<TranscriptPlatform, 'list'>,
  text: string,
  signal: AbortSignal,
): Promise<FoundChannel> {
  const wanted = findVideoList(text);
  if (wanted?.kind !== 'channel') {
    const problem = 'paste a link to a channel';
    throw new AppError('invalid_input', { fields: [{ field: 'channel', problem }] });
  }
  const list = await platform.list(wanted, 1, signal);
  if ('failure' in list && list.failure === 'list_unavailable') {
    const message =
      'YouTube isn’t showing us that channel. It may be private or gone. Check the link, or choose another channel.';
    throw new AppError('list_unavailable', { message });
  }
  const { playlistId, title } = orThrow(list);
  return { id: playlistId.replace(/^UU/u, 'UC'), title };
}

function orThrow(list: PlatformList | ListFailure): PlatformList {
  if (!('failure' in list)) return list;
  const { failure, retryAfterSeconds } = list;
  throw new AppError(failure, { ...(retryAfterSeconds && { retryAfterSeconds }) });
}

/** A list of one. Throws if the link isn't to a video. */
function only(text: string): { kind: 'links'; ids: string[] } {
  const link = parseVideoLink(text);
  if (!link.ok) throw new AppError(`link_${link.problem}`);
  return { kind: 'links', ids: [link.id] };
}

const UNTOLD = (id: string): PlatformListed => ({
  id,
  title: '',
  durationMs: null,
  hasCaptions: null,
  problem: null,
});

async function knownOf(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlatformVideoRow>> {
  const rows = await listPlatformVideos(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

function toListed(
  { id, title, durationMs, hasCaptions, problem }: PlatformListed,
  known: PlatformVideoRow | undefined,
  now: Date,
): ListedVideo {
  const failure =
    known?.failureCode && known.failureUntil && known.failureUntil > now ? known.failureCode : null;
  const code = known?.takenDownAt ? 'video_taken_down' : (problem ?? failure);
  const captions =
    failure === 'video_no_captions' ? false : known && known.tracks.length > 0 ? true : hasCaptions;
  return {
    platformId: id,
    title: title || (known?.title ?? ''),
    durationMs: durationMs ?? (known?.durationMs || null),
    captions,
    problem: code ? { code, message: ERRORS[code as SourceErrorCode].words } : null,
  };
}
