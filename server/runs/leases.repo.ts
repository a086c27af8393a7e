import {
  and,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  isNull,
  or,
  sql,
} from '#server/db/sql.ts';
import type { Queryable } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { runColumns } from '#server/db/schema/columns.ts';
import { type PgColumn, type PgTable, pgTable } from '#server/db/tables.ts';

/** The run a queue job refers to. */
export interface RunJob {
  id: string;
  jobNumber: number;
}

export type Taken<Row> = Row & {
  /** The previous attempt never released its lease: its process was killed. */
  wasHeld: boolean;
};

/** What the lease holder learns with each write or check. */
export interface Held {
  stopRequested: boolean;
}

/** Leases known to be dead, so their runs count as unheld. */
type Gone = 'anybody' | { lease: string };

/** Column values of a run before its first attempt. */
export const UNTOUCHED = {
  status: 'queued',
  errorCode: null,
  errorMessage: null,
  stopRequested: false,
  lease: null,
} as const;

/** The lease table operations of one kind of run: who may write to it, and whether it has been stopped. */
export interface Leases<Row, Change> {
  /** Takes the lease, replacing any earlier holder. `null` if the run is over or a newer job owns it. */
  take(db: Queryable, job: RunJob, lease: string): Promise<Taken<Row> | null>;
  /** `null`: the lease is lost and nothing was changed. */
  change(db: Queryable, id: string, lease: string, change: Change): Promise<Held | null>;
  /** The held runs among these ids, keyed by lease. */
  listHeld(db: Queryable, ids: readonly string[]): Promise<Map<string, Held>>;
  /** Changes a queued or running run that is unheld or held by `gone`. `false`: nothing was changed. */
  changeUnheld(db: Queryable, job: RunJob, change: Change, gone?: Gone): Promise<boolean>;
  /** Stops an unheld run immediately, otherwise asks its holder to stop. `null`: there was nothing to stop. */
  requestStop(db: Queryable, id: string): Promise<'stopped' | 'told' | null>;
}

const GOING = ['queued', 'running'];

/** The columns all run tables share. */
const anyRun = pgTable('', runColumns<string>());

/** `id` is the column that identifies a run; `onTake` is written whenever an attempt starts. */
export function leasesOf<Table extends PgTable>(
  table: Table,
  id: PgColumn,
  onTake: Partial<Table['$inferInsert']> = {},
): Leases<Table['$inferSelect'], Partial<Table['$inferInsert']>> {
  type Change = Partial<Table['$inferInsert']>;
  const runs = table as unknown as typeof anyRun;
  const now = { updatedAt: sql`now()` };
  const isJob = (job: RunJob) => and(eq(id, job.id), eq(runs.jobNumber, job.jobNumber));

  const taking = prepared((db) => {
    const before = db
      .select({ id: sql<string>`${id}`.as('run_id'), lease: runs.lease })
      .from(runs)
      .where(
        and(
          eq(id, sql.placeholder('id')),
          eq(runs.jobNumber, sql.placeholder('jobNumber')),
          // Operators can retry a job that failed for good.
          inArray(runs.status, [...GOING, 'failed']),
        ),
      )
      .for('update')
      .as('before');
    return db
      .update(runs)
      .set({
        lease: sql`${sql.placeholder('lease')}`,
        status: 'running',
        errorCode: null,
        errorMessage: null,
        ...onTake,
        ...now,
      })
      .from(before)
      .where(eq(id, before.id))
      .returning({
        ...getTableColumns(runs),
        wasHeld: sql<boolean>`${before.lease} IS NOT NULL`,
      })
      .prepare(`take_${getTableName(table)}`);
  });

  return {
    async take(db, job, lease) {
      const [row] = await taking(db).execute({ ...job, lease });
      return (row as Taken<Table['$inferSelect']> | undefined) ?? null;
    },

    async change(db, runId, lease, change: Change) {
      const [held] = await db
        .update(runs)
        .set({ ...change, ...now })
        .where(and(eq(id, runId), eq(runs.lease, lease)))
        .returning({ stopRequested: runs.stopRequested });
      return held ?? null;
    },

    async listHeld(db, ids) {
      const rows = await db
        .select({ lease: runs.lease, stopRequested: runs.stopRequested })
        .from(runs)
        .where(inArray(id, [...ids]));
      return new Map(rows.flatMap(({ lease, ...held }) => (lease === null ? [] : [[lease, held]])));
    },

    async changeUnheld(db, job, change: Change, gone) {
      const { lease } = runs;
      const isFree =
        gone === 'anybody'
          ? undefined
          : or(isNull(lease), gone ? eq(lease, gone.lease) : undefined);
      const changed = await db
        .update(runs)
        .set({ ...change, lease: null, ...now })
        .where(and(isJob(job), inArray(runs.status, GOING), isFree))
        .returning({ id });
      return changed.length > 0;
    },

    async requestStop(db, runId) {
      const [row] = await db
        .update(runs)
        .set({
          stopRequested: true,
          status: sql`CASE WHEN ${runs.lease} IS NULL THEN 'stopped' ELSE ${runs.status} END`,
          ...now,
        })
        .where(and(eq(id, runId), inArray(runs.status, GOING)))
        .returning({ status: runs.status });
      if (!row) return null;
      return row.status === 'stopped' ? 'stopped' : 'told';
    },
  };
}
