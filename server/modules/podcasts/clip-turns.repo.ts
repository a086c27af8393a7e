import { and, eq, lt, sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { speechTurns } from '#server/db/schema/podcasts.ts';

interface ClipName {
  ownerId: string;
  hash: string;
}

const until = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** `false`: another process holds it. */
export async function claimTurn(
  db: Queryable,
  { ownerId, hash }: ClipName,
  holder: string,
  seconds: number,
): Promise<boolean> {
  const claimed = await db
    .insert(speechTurns)
    .values({ ownerId, hash, holder, until: until(seconds) })
    .onConflictDoUpdate({
      target: [speechTurns.ownerId, speechTurns.hash],
      set: { holder, until: until(seconds) },
      // A lease more than twice the maximum length was taken before the clock was set back.
      setWhere: sql`${speechTurns.until} NOT BETWEEN now() AND ${until(2 * seconds)}`,
    })
    .returning({ hash: speechTurns.hash });
  return claimed.length > 0;
}

export async function keepTurns(db: Queryable, holder: string, seconds: number): Promise<void> {
  await db
    .update(speechTurns)
    .set({ until: until(seconds) })
    .where(eq(speechTurns.holder, holder));
}

export async function releaseTurn(
  db: Queryable,
  { ownerId, hash }: ClipName,
  holder: string,
): Promise<void> {
  await db
    .delete(speechTurns)
    .where(
      and(
        eq(speechTurns.ownerId, ownerId),
        eq(speechTurns.hash, hash),
        eq(speechTurns.holder, holder),
      ),
    );
}

/** Deletes leases left by killed processes. */
export async function forgetLostTurns(db: Queryable): Promise<void> {
  await db.delete(speechTurns).where(lt(speechTurns.until, sql`now() - interval '1 day'`));
}
