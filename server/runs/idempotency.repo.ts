import { createHash } from 'node:crypto';
import { AppError } from '#server/core/app-error.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { idempotencyKeys } from '#server/db/schema/generations.ts';
import { and, eq, first, sql } from '#server/db/sql.ts';

type KeyRow = typeof idempotencyKeys.$inferSelect;

/** Two requests with the same hash count as identical. */
export function hashRequest(wanted: object): string {
  return createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
}

/** Returns the stored response of an idempotency key. Throws `key_reused` if it was sent with a different request. */
export function answeredBefore<Response extends object>(
  used: Pick<KeyRow, 'requestHash' | 'response'>,
  requestHash: string,
): Response {
  if (used.requestHash !== requestHash) throw new AppError('key_reused');
  return used.response as Response;
}

export async function findIdempotencyKey(
  db: Queryable,
  ownerId: string,
  key: string | null,
): Promise<KeyRow | null> {
  if (key === null) return null;
  return first(
    db
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.key, key))),
  );
}

/** Only this use of the key, because another request may have claimed it anew since. */
export async function forgetIdempotencyKey(
  db: Queryable,
  { ownerId, key, response }: KeyRow,
): Promise<void> {
  const stored = sql`${idempotencyKeys.response} = ${JSON.stringify(response)}::jsonb`;
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.key, key), stored));
}

/**
 * Claims the key, or returns its earlier use. Of two concurrent requests, the second waits for the first to commit and then sees
 * its response.
 */
export async function claimIdempotencyKey(
  tx: Tx,
  key: Omit<KeyRow, 'createdAt'>,
): Promise<KeyRow | null> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [used] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.ownerId, key.ownerId), eq(idempotencyKeys.key, key.key)));
  return used!;
}
