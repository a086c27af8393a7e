import { and, count, desc, eq, first, getTableColumns, inArray, lt, sql } from '#server/db/sql.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { questionSearch } from '#server/db/schema/library.ts';
import { questions, questionSteps } from '#server/db/schema/questions.ts';
import { leasesOf, UNTOUCHED } from '#server/runs/leases.repo.ts';
import { ownedQuery, ownedTerms } from '#server/text/search-terms.ts';

export type QuestionRow = typeof questions.$inferSelect;
export type QuestionChange = Partial<typeof questions.$inferInsert>;

export const questionLeases = leasesOf(questions, questions.id);

/** Notifies readers in every process that a question has changed. */
export const QUESTIONS_CHANNEL = 'questions';

export async function notifyQuestion(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${QUESTIONS_CHANNEL}, ${id})`);
}

export async function insertQuestion(tx: Tx, row: typeof questions.$inferInsert): Promise<void> {
  await tx.insert(questions).values(row);
}

export function findQuestion(db: Queryable, id: string): Promise<QuestionRow | null> {
  return first(db.select().from(questions).where(eq(questions.id, id)));
}

/** Locks the row until the transaction ends. */
export function holdQuestion(tx: Tx, id: string): Promise<QuestionRow | null> {
  return first(tx.select().from(questions).where(eq(questions.id, id)).for('update'));
}

/** Notifies readers of a change. */
export async function touchQuestion(
  db: Queryable,
  id: string,
  change: QuestionChange = {},
): Promise<void> {
  await db
    .update(questions)
    .set({ ...change, lastSeq: sql`${questions.lastSeq} + 1` })
    .where(eq(questions.id, id));
  await notifyQuestion(db, id);
}

/** Reopens a failed or stopped question under a new job number, which it returns; `null` if it has not failed. */
export async function reopenQuestion(
  tx: Tx,
  id: string,
  start: Pick<QuestionRow, 'engine' | 'heldWords'>,
): Promise<number | null> {
  const [row] = await tx
    .update(questions)
    .set({
      ...UNTOUCHED,
      ...start,
      stage: null,
      jobNumber: sql`${questions.jobNumber} + 1`,
      lastSeq: sql`${questions.lastSeq} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(questions.id, id), inArray(questions.status, ['failed', 'stopped'])))
    .returning({ jobNumber: questions.jobNumber });
  return row?.jobNumber ?? null;
}

export async function deleteQuestion(db: Queryable, id: string): Promise<void> {
  await db.delete(questions).where(eq(questions.id, id));
}

export interface QuestionFilter {
  /** The source or shelf that was asked. */
  scopeId?: string | undefined;
  threadId?: string | undefined;
  /** Searches questions and answers. */
  q?: string | undefined;
}

function matching(ownerId: string, { scopeId, threadId, q = '' }: QuestionFilter) {
  const query = ownedQuery(ownerId, q);
  return and(
    eq(questions.ownerId, ownerId),
    scopeId === undefined ? undefined : eq(questions.scopeId, scopeId),
    threadId === undefined ? undefined : eq(questions.threadId, threadId),
    // Input without any letters matches nothing.
    query === null && q.trim() !== '' ? sql`false` : undefined,
    query === null
      ? undefined
      : sql`${questions.id} IN (
          SELECT question_id FROM ${questionSearch} WHERE terms @@ ${query}::tsquery)`,
  );
}

const AT_ONCE = 200;

/** Updates the search index of an account's questions. Usually there is nothing to do. */
export async function indexQuestions(db: Queryable, ownerId: string): Promise<void> {
  for (;;) {
    const rows = await db
      .select(getTableColumns(questions))
      .from(questions)
      .leftJoin(questionSearch, eq(questionSearch.questionId, questions.id))
      .where(
        and(
          eq(questions.ownerId, ownerId),
          sql`${questionSearch.lastSeq} IS DISTINCT FROM ${questions.lastSeq}`,
        ),
      )
      .limit(AT_ONCE);
    for (const row of rows) {
      const lexemes = ownedTerms(ownerId, [row.text, ...answerTexts(row)].join('\n'));
      await db.execute(sql`
        INSERT INTO ${questionSearch} (question_id, last_seq, terms)
        SELECT id, ${row.lastSeq}, array_to_tsvector(${sql.param(lexemes)}::text[])
        FROM ${questions} WHERE id = ${row.id}
        ON CONFLICT (question_id) DO UPDATE SET last_seq = excluded.last_seq, terms = excluded.terms`);
    }
    if (rows.length < AT_ONCE) return;
  }
}

/** The text of the answer: its sentences, or passages if no model wrote any. */
export function answerTexts({ sentences, found, verdict }: QuestionRow): string[] {
  if (sentences.length > 0) return sentences.map(({ text }) => text);
  return verdict === 'answered' ? (found?.passages ?? []).map(({ quote }) => quote) : [];
}

interface ListedRow {
  row: QuestionRow;
  /** The cursor for the next page, if this is the last entry of its page. */
  cursor: string;
  followUps?: number;
}

type PageWish = QuestionFilter & { cursor: string | null; limit: number };

export async function listQuestions(
  db: Queryable,
  ownerId: string,
  { cursor, limit, ...filter }: PageWish,
): Promise<ListedRow[]> {
  const rows = await db
    .select()
    .from(questions)
    .where(and(matching(ownerId, filter), cursor === null ? undefined : lt(questions.id, cursor)))
    .orderBy(desc(questions.id))
    .limit(limit);
  return rows.map((row) => ({ row, cursor: row.id }));
}

/** Each conversation by the first of its remaining questions, the most recently continued first. */
export async function listThreads(
  db: Queryable,
  ownerId: string,
  { cursor, limit, ...filter }: PageWish,
): Promise<ListedRow[]> {
  const newest = sql<string>`max(${questions.id})`;
  const threads = db
    .select({
      firstId: sql<string>`min(${questions.id})`.as('first_id'),
      newestId: newest.as('newest_id'),
      all: sql<number>`count(*)::int`.as('all_of_it'),
    })
    .from(questions)
    .where(matching(ownerId, filter))
    .groupBy(questions.threadId)
    .having(cursor === null ? undefined : sql`${newest} < ${cursor}`)
    .orderBy(desc(newest))
    .limit(limit)
    .as('threads');
  const rows = await db
    .select({ row: getTableColumns(questions), cursor: threads.newestId, all: threads.all })
    .from(threads)
    .innerJoin(questions, eq(questions.id, threads.firstId))
    .orderBy(desc(threads.newestId));
  return rows.map(({ row, cursor: at, all }) => ({ row, cursor: at, followUps: all - 1 }));
}

type CountWish = QuestionFilter & {
  /** Counts no further than this. */
  most: number;
};

/** The number of distinct questions, or conversations. */
async function countDistinct(
  db: Queryable,
  column: typeof questions.id | typeof questions.threadId,
  ownerId: string,
  { most, ...filter }: CountWish,
): Promise<number> {
  const some = db
    .selectDistinct({ one: column })
    .from(questions)
    .where(matching(ownerId, filter))
    .limit(most)
    .as('some');
  const [row] = await db.select({ all: count() }).from(some);
  return row!.all;
}

export const countQuestions = (db: Queryable, ownerId: string, wish: CountWish) =>
  countDistinct(db, questions.id, ownerId, wish);

export const countThreads = (db: Queryable, ownerId: string, wish: CountWish) =>
  countDistinct(db, questions.threadId, ownerId, wish);

export async function findQuestionSteps(db: Queryable, id: string): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ name: questionSteps.name, result: questionSteps.result })
    .from(questionSteps)
    .where(eq(questionSteps.questionId, id));
  return new Map(rows.map((row) => [row.name, row.result]));
}

export async function insertStep(
  tx: Tx,
  questionId: string,
  name: string,
  result: unknown,
): Promise<void> {
  await tx.insert(questionSteps).values({ questionId, name, result }).onConflictDoNothing();
}
