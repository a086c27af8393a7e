import { eq, sql, first } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { settings } from '#server/db/schema/accounts.ts';

type SettingsRow = typeof settings.$inferSelect;
export type SettingsChange = Partial<Omit<SettingsRow, 'ownerId' | 'updatedAt'>>;

export function findSettings(db: Queryable, ownerId: string): Promise<SettingsRow | null> {
  return first(db.select().from(settings).where(eq(settings.ownerId, ownerId)));
}

export async function changeSettings(
  db: Queryable,
  ownerId: string,
  change: SettingsChange,
): Promise<void> {
  await db
    .insert(settings)
    .values({ ownerId, ...change })
    .onConflictDoUpdate({ target: settings.ownerId, set: { ...change, updatedAt: sql`now()` } });
}
