import type { Queryable } from '#server/db/database.ts';
import { contactMessages } from '#server/db/schema/accounts.ts';

export async function insertMessage(
  db: Queryable,
  message: typeof contactMessages.$inferInsert,
): Promise<void> {
  await db.insert(contactMessages).values(message);
}
