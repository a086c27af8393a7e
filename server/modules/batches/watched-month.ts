import { MOST_IN_BATCH } from '#contract/batches.ts';
import type { FeedVideo } from '#contract/watches.ts';
import { newId } from '#server/core/ids.ts';
import type { Tx } from '#server/db/database.ts';
import { standsInTheWay } from './batch-failures.ts';
import { isOpen, isUnstarted } from './batch-view.ts';
import {
  type BatchRow,
  changeBatch,
  changeItem,
  insertBatch,
  insertItems,
  listItems,
  OPEN_STATES,
} from './batches.repo.ts';
import { holdMonths, takeUp, type WatchRow } from './watches.repo.ts';

/** Queues the batch's next job. */
export type Advance = (
  tx: Tx,
  ownerId: string,
  batchId: string,
  jobNumber: number,
) => Promise<void>;

interface NewVideos {
  /** The channel's title. */
  title: string;
  videos: readonly FeedVideo[];
  now: Date;
}

export const monthOf = (now: Date) => now.toISOString().slice(0, 7);
/** Created on first use: the first date formatter takes tens of milliseconds, which would delay the start. */
const monthName = (now: Date) =>
  now.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * Adds new videos to this month's batch, each once, and moves unstarted ones of earlier months there, because this month's
 * budget pays for them. Resumes a batch whose reason to wait may be gone. The watch must be locked.
 */
export async function addToMonth(
  tx: Tx,
  advance: Advance,
  watch: WatchRow,
  { title, videos, now }: NewVideos,
): Promise<void> {
  const month = monthOf(now);
  const all = await holdMonths(tx, watch.id);
  const held = all.filter((one) => one.month === month || one.status !== 'done');
  const before = held.filter((one) => one.month !== month);
  const items = await listItems(
    tx,
    held.map(({ id }) => id),
  );
  const ofBefore = items.filter((row) => before.some(({ id }) => id === row.batchId));
  const left = ofBefore.filter(isUnstarted);
  let batch = held.find((one) => one.month === month) ?? null;
  const own = items.filter(({ batchId }) => batchId === batch?.id);
  const room = MOST_IN_BATCH - own.length - left.length;
  const wanted = videos
    .filter(({ publishedAt, isShort }) => {
      return new Date(publishedAt) > watch.since && (watch.includeShorts || !isShort);
    })
    .slice(0, Math.max(0, room));
  for (const { id, status } of before) {
    const isOver = !ofBefore.some((row) => row.batchId === id && isOpen(row) && !isUnstarted(row));
    // A running batch ends by itself when its started videos are written.
    if (isOver && status !== 'running') await changeBatch(tx, id, { status: 'done' });
  }
  const fresh = await takeUp(
    tx,
    watch.id,
    wanted.map(({ id }) => id),
  );
  if (fresh.size + left.length > 0) {
    batch ??= await openMonth(tx, watch, `${title}, ${monthName(now)}`, now);
    const batchId = batch.id;
    let place = Math.max(-1, ...own.map((row) => row.place)) + 1;
    for (const row of left) {
      await changeItem(tx, row, OPEN_STATES, { batchId, place: place++, state: 'waiting' });
    }
    // Oldest first, by publication date.
    const added = wanted.filter(({ id }) => fresh.has(id)).toReversed();
    await insertItems(
      tx,
      added.map((video) => ({
        id: newId('itm'),
        batchId,
        place: place++,
        platformId: video.id,
        title: video.title,
      })),
    );
    if (batch.status !== 'paused') return startMonth(tx, advance, batch, now);
  }
  if (batch?.status !== 'paused' || waitsForCap(batch)) return;
  // Failed drafts wait for the user to look at them.
  const paused = batch;
  if (own.some((row) => standsInTheWay(paused, row))) return;
  await startMonth(tx, advance, paused, now);
}

async function openMonth(tx: Tx, watch: WatchRow, title: string, now: Date): Promise<BatchRow> {
  const { id: watchId, ownerId, wish, capMicroCents } = watch;
  const batch = {
    id: newId('bat'),
    ownerId,
    title,
    wish,
    status: 'done',
    capMicroCents,
    resumedAt: now,
    watchId,
    month: monthOf(now),
  } as const;
  return insertBatch(tx, batch, []);
}

async function startMonth(tx: Tx, advance: Advance, batch: BatchRow, now: Date): Promise<void> {
  const jobNumber = batch.jobNumber + 1;
  await changeBatch(tx, batch.id, {
    status: 'running',
    errorCode: null,
    errorMessage: null,
    restUntil: null,
    resumedAt: now,
    refusals: 0,
    jobNumber,
  });
  await advance(tx, batch.ownerId, batch.id, jobNumber);
}

/** Lets videos in progress finish and starts nothing else. The watch must be locked. */
export async function stopMonths(tx: Tx, watchId: string): Promise<void> {
  for (const { id, status } of await holdMonths(tx, watchId)) {
    if (status === 'running' || status === 'paused') {
      await changeBatch(tx, id, { status: 'stopped', restUntil: null });
    }
  }
}

const waitsForCap = ({ errorCode }: BatchRow) =>
  errorCode === 'batch_cap_reached' || errorCode === 'watch_needs_cap';

/** Applies the watch's settings to all open months, and resumes those stopped by a cap or by the owner. */
export async function changeMonths(
  tx: Tx,
  advance: Advance,
  { id, status }: Pick<WatchRow, 'id' | 'status'>,
  named: Partial<Pick<BatchRow, 'wish' | 'capMicroCents'>>,
  now: Date,
): Promise<void> {
  for (const [at, batch] of (await holdMonths(tx, id)).entries()) {
    if (at > 0 && batch.status === 'done') continue;
    await changeBatch(tx, batch.id, named);
    const isHeldUp =
      batch.status === 'stopped' || (batch.status === 'paused' && waitsForCap(batch));
    if (status !== 'watching' || !isHeldUp) continue;
    const rows = await listItems(tx, [batch.id]);
    if (rows.some(isOpen)) await startMonth(tx, advance, batch, now);
  }
}
