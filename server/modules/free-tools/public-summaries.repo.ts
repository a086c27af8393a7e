import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Queryable } from '#server/db/database.ts';
import { publicSummaries } from '#server/db/schema/videos.ts';
import { and, eq, first } from '#server/db/sql.ts';

type Kept = typeof publicSummaries.$inferSelect;

/** Transcripts never change, so summaries of them never expire. */
export function findPublicSummary(
  db: Queryable,
  transcriptId: string,
  language: LanguageValue,
): Promise<Pick<Kept, 'text' | 'message'> | null> {
  return first(
    db
      .select({ text: publicSummaries.text, message: publicSummaries.message })
      .from(publicSummaries)
      .where(
        and(eq(publicSummaries.transcriptId, transcriptId), eq(publicSummaries.language, language)),
      ),
  );
}

export async function keepPublicSummary(
  db: Queryable,
  { transcriptId, language, text, message }: Omit<Kept, 'createdAt'>,
): Promise<void> {
  const row = { transcriptId, language, text, message };
  await db.insert(publicSummaries).values(row).onConflictDoNothing();
}
