import { eq, sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { rateLimits } from '#server/db/schema/accounts.ts';

interface Hit {
  key: string;
  nowMs: number;
  windowMs: number;
  max: number;
}

/**
 * One statement, so that exactly `max` concurrent hits from any number of processes are allowed: the row stays locked
 * meanwhile. Refused hits aren't counted, so nobody can lock out a subject forever. A hit in the future was recorded before
 * the clock was set back, and counts as a current one.
 */
export async function takeHit(
  db: Queryable,
  { key, nowMs, windowMs, max }: Hit,
): Promise<{ allowed: boolean; freeAtMs: number }> {
  const { rows } = await db.execute<{ hits: string[]; allowed: boolean }>(sql`
    INSERT INTO rate_limits AS kept (key, hits_ms, expires_at)
    VALUES (${key}, ARRAY[${nowMs}::bigint], to_timestamp((${nowMs}::bigint + ${windowMs}::bigint) / 1000.0))
    ON CONFLICT (key) DO UPDATE SET
      hits_ms = (
        SELECT CASE WHEN count(*) < ${max}::int THEN coalesce(array_agg(hit ORDER BY hit), '{}') || ${nowMs}::bigint
                    ELSE array_agg(hit ORDER BY hit) || -1::bigint END
        FROM (SELECT least(told, ${nowMs}::bigint) AS hit FROM unnest(kept.hits_ms) AS told) AS hits WHERE hit > ${nowMs}::bigint - ${windowMs}::bigint
      ),
      expires_at = greatest(kept.expires_at, excluded.expires_at)
    RETURNING array_remove(hits_ms, -1) AS hits, NOT (-1 = ANY (hits_ms)) AS allowed`);
  const [row] = rows;
  const oldest = Math.min(...row!.hits.map(Number));
  return { allowed: row!.allowed, freeAtMs: oldest + windowMs };
}

export async function forget(db: Queryable, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}
