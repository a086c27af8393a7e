import type { Db } from '#server/db/database.ts';
import { batches, batchItems, watchedChannels, watches } from '#server/db/schema/batches.ts';
import { and, asc, eq, gt, inArray } from '#server/db/sql.ts';
import type { Row } from './portable-table.ts';

const PAGE = 100;
const inCents = (microCents: number | null) => microCents && microCents / 1_000_000;

/** Batches with their videos in order. Informational: an import ignores them. */
export async function* batchRows(db: Db, ownerId: string): AsyncGenerator<Row> {
  for (let after = ''; ;) {
    const page = await db
      .select()
      .from(batches)
      .where(and(eq(batches.ownerId, ownerId), gt(batches.id, after)))
      .orderBy(asc(batches.id))
      .limit(PAGE);
    const ids = page.map(({ id }) => id);
    const items =
      ids.length === 0
        ? []
        : await db
            .select()
            .from(batchItems)
            .where(inArray(batchItems.batchId, ids))
            .orderBy(asc(batchItems.place));
    const byBatch = Map.groupBy(items, ({ batchId }) => batchId);
    for (const batch of page) {
      const { id, title, wish, status, errorCode, watchId, month, createdAt, updatedAt } = batch;
      yield {
        id,
        title,
        wish,
        status,
        errorCode,
        watchId,
        month,
        createdAt,
        updatedAt,
        capCents: inCents(batch.capMicroCents),
        videos: (byBatch.get(id) ?? []).map(toVideo),
      };
    }
    if (page.length < PAGE) return;
    after = page.at(-1)!.id;
  }
}

/** Drafts have a status of their own, so it isn't repeated here. */
function toVideo(item: typeof batchItems.$inferSelect): Row {
  const { platformId, title, durationMs, videoId, generations, startedAt } = item;
  const { state, errorCode, errorMessage } = item;
  return {
    platformId,
    title,
    durationMs,
    state: state === 'making' ? 'started' : state,
    videoId,
    generations,
    startedAt,
    errorCode,
    errorMessage,
  };
}

/** Watched channels. An account has few enough for one query. */
export async function* watchRows(db: Db, ownerId: string): AsyncGenerator<Row> {
  const rows = await db
    .select({ watch: watches, channel: watchedChannels.title })
    .from(watches)
    .innerJoin(watchedChannels, eq(watchedChannels.id, watches.channelId))
    .where(eq(watches.ownerId, ownerId))
    .orderBy(asc(watches.id));
  for (const { watch, channel } of rows) {
    const { id, channelId, wish, status, includeShorts, since, createdAt } = watch;
    const url = `https://www.youtube.com/channel/${channelId}`;
    const capCents = inCents(watch.capMicroCents);
    yield { id, channel, url, wish, status, includeShorts, capCents, since, createdAt };
  }
}
