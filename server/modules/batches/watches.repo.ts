import type { Db, Queryable, Tx } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { batches, watchedChannels, watchedVideos, watches } from '#server/db/schema/batches.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  first,
  gt,
  inArray,
  isNull,
  lt,
  or,
  sql,
} from '#server/db/sql.ts';
import type { BatchRow } from './batches.repo.ts';

export type WatchRow = typeof watches.$inferSelect;
export type ChannelRow = typeof watchedChannels.$inferSelect;

export function findWatch(db: Queryable, id: string): Promise<WatchRow | null> {
  return first(db.select().from(watches).where(eq(watches.id, id)));
}

/** Locks the watch until the transaction ends. */
export function holdWatch(tx: Tx, id: string): Promise<WatchRow | null> {
  return first(tx.select().from(watches).where(eq(watches.id, id)).for('update'));
}

/** Locked, so that of two concurrent requests for the last slot, the second waits and then counts the first. */
export async function lockWatches(tx: Tx, ownerId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
  return countWatches(tx, ownerId);
}

export async function countWatches(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(watches).where(eq(watches.ownerId, ownerId));
  return row!.all;
}

export function listWatches(
  db: Queryable,
  ownerId: string,
): Promise<{ watch: WatchRow; channel: ChannelRow }[]> {
  return db
    .select({ watch: watches, channel: watchedChannels })
    .from(watches)
    .innerJoin(watchedChannels, eq(watchedChannels.id, watches.channelId))
    .where(eq(watches.ownerId, ownerId))
    .orderBy(asc(watches.id));
}

export function findChannelRow(db: Queryable, id: string): Promise<ChannelRow | null> {
  return first(db.select().from(watchedChannels).where(eq(watchedChannels.id, id)));
}

export function listWatchers(db: Queryable, channelId: string): Promise<WatchRow[]> {
  return db.select().from(watches).where(eq(watches.channelId, channelId)).orderBy(asc(watches.id));
}

/** `false`: the account already watches that channel. */
export async function insertWatch(
  tx: Tx,
  channel: Pick<ChannelRow, 'id' | 'title' | 'lookAt'>,
  watch: typeof watches.$inferInsert,
): Promise<boolean> {
  await tx
    .insert(watchedChannels)
    .values(channel)
    .onConflictDoUpdate({
      target: watchedChannels.id,
      set: { title: channel.title || sql`${watchedChannels.title}` },
    });
  const made = await tx
    .insert(watches)
    .values(watch)
    .onConflictDoNothing()
    .returning({ id: watches.id });
  return made.length > 0;
}

export async function changeWatch(
  db: Queryable,
  id: string,
  change: Partial<typeof watches.$inferInsert>,
): Promise<void> {
  await db.update(watches).set(change).where(eq(watches.id, id));
}

export async function deleteWatch(tx: Tx, id: string): Promise<void> {
  await tx.delete(watches).where(eq(watches.id, id));
}

/**
 * Claims the due channel that has waited longest. `null`: none is due. One checked later than now was postponed before the
 * clock was set back.
 */
export async function claimDue(db: Db, now: Date, leaseUntil: Date): Promise<ChannelRow | null> {
  const due = db
    .select({ id: watchedChannels.id })
    .from(watchedChannels)
    .where(
      or(
        lt(watchedChannels.lookAt, now),
        and(
          gt(watchedChannels.lookAt, leaseUntil),
          or(isNull(watchedChannels.lookedAt), gt(watchedChannels.lookedAt, now)),
        ),
      ),
    )
    .orderBy(asc(watchedChannels.lookAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return first(
    db
      .update(watchedChannels)
      .set({ lookAt: leaseUntil })
      .where(inArray(watchedChannels.id, due))
      .returning(),
  );
}

export async function changeChannel(
  db: Queryable,
  id: string,
  change: Partial<typeof watchedChannels.$inferInsert>,
): Promise<void> {
  await db.update(watchedChannels).set(change).where(eq(watchedChannels.id, id));
}

/** Schedules a check by this time; an earlier one stays. */
export async function bringForward(tx: Tx, id: string, lookAt: Date): Promise<void> {
  const column = watchedChannels.lookAt;
  await tx
    .update(watchedChannels)
    .set({ lookAt: sql`LEAST(${column}, ${sql.param(lookAt, column)})` })
    .where(eq(watchedChannels.id, id));
}

/** Schedules the next check, unless one was requested since the claim. */
export async function endLook(
  db: Queryable,
  { id, lookAt: claimed }: Pick<ChannelRow, 'id' | 'lookAt'>,
  { lookAt, ...change }: Partial<typeof watchedChannels.$inferInsert> & { lookAt: Date },
): Promise<void> {
  const column = watchedChannels.lookAt;
  const next = sql`CASE WHEN ${eq(column, claimed)} THEN ${sql.param(lookAt, column)} ELSE ${column} END`;
  await db
    .update(watchedChannels)
    .set({ ...change, lookAt: next })
    .where(eq(watchedChannels.id, id));
}

export async function forgetChannel(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM ${watchedChannels} c WHERE c.id = ${id}
    AND NOT EXISTS (SELECT 1 FROM ${watches} w WHERE w.channel_id = c.id)`);
}

/** Records these videos for the watch, and returns those that are new. */
export async function takeUp(
  tx: Tx,
  watchId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const taken = await tx
    .insert(watchedVideos)
    .values(ids.map((platformId) => ({ watchId, platformId })))
    .onConflictDoNothing()
    .returning({ platformId: watchedVideos.platformId });
  return new Set(taken.map(({ platformId }) => platformId));
}

/** The months of these watches, newest first. */
export function listMonths(db: Queryable, watchIds: readonly string[]): Promise<BatchRow[]> {
  return db
    .select()
    .from(batches)
    .where(inArray(batches.watchId, [...watchIds]))
    .orderBy(desc(batches.month));
}

/** The months of one watch, locked until the transaction ends. */
export function holdMonths(tx: Tx, watchId: string): Promise<BatchRow[]> {
  return tx
    .select()
    .from(batches)
    .where(eq(batches.watchId, watchId))
    .orderBy(desc(batches.month))
    .for('update');
}
