import { and, asc, count, eq, sql, first } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { prompts, styles } from '#server/db/schema/styles.ts';

export type StyleRow = typeof styles.$inferSelect;
export type PromptRow = typeof prompts.$inferSelect;
type Table = typeof styles | typeof prompts;

type Change<Row> = { [Key in keyof Row]?: Row[Key] | undefined };

const changed = { updatedAt: sql`now()` };

export function listStyles(db: Queryable, ownerId: string): Promise<StyleRow[]> {
  return db.select().from(styles).where(eq(styles.ownerId, ownerId)).orderBy(asc(styles.id));
}

export function listPrompts(db: Queryable, ownerId: string): Promise<PromptRow[]> {
  return db.select().from(prompts).where(eq(prompts.ownerId, ownerId)).orderBy(asc(prompts.id));
}

export async function countOwn(db: Queryable, table: Table, ownerId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table).where(eq(table.ownerId, ownerId));
  return row!.total;
}

export function findStyle(db: Queryable, id: string): Promise<StyleRow | null> {
  return first(db.select().from(styles).where(eq(styles.id, id)));
}

export function findPrompt(db: Queryable, id: string): Promise<PromptRow | null> {
  return first(db.select().from(prompts).where(eq(prompts.id, id)));
}

export async function insertStyle(
  db: Queryable,
  row: typeof styles.$inferInsert,
): Promise<StyleRow> {
  const [stored] = await db.insert(styles).values(row).returning();
  return stored!;
}

export async function insertPrompt(
  db: Queryable,
  row: typeof prompts.$inferInsert,
): Promise<PromptRow> {
  const [stored] = await db.insert(prompts).values(row).returning();
  return stored!;
}

export function updateStyle(
  db: Queryable,
  id: string,
  change: Change<StyleRow>,
): Promise<StyleRow | null> {
  return first(
    db
      .update(styles)
      .set({ ...change, ...changed })
      .where(eq(styles.id, id))
      .returning(),
  );
}

export function updatePrompt(
  db: Queryable,
  id: string,
  change: Change<PromptRow>,
): Promise<PromptRow | null> {
  return first(
    db
      .update(prompts)
      .set({ ...change, ...changed })
      .where(eq(prompts.id, id))
      .returning(),
  );
}

export async function removeOwn(
  db: Queryable,
  table: Table,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> {
  await db.delete(table).where(and(eq(table.id, id), eq(table.ownerId, ownerId)));
}
