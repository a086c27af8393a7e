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

/** What a job of the queue is about. */
export interface RunJob {
  id: string;
  jobNumber: number;
}

export type Taken<Row> = Row & {
  /** An attempt before this one never let go of it: its process was killed. */
  wasHeld: boolean;
};

/** What whoever holds a run must know of it. */
export interface Held {
  stopRequested: boolean;
}

/** Whoever is known to be gone, so that what is held by them is held by nobody. */
type Gone = 'anybody' | { lease: string };

/** What a run is before anybody has worked on it. */
export const UNTOUCHED = {
  status: 'queued',
  errorCode: null,
  errorMessage: null,
  stopRequested: false,
  lease: null,
} as const;

/** The leases of one kind of run: who may write to it, until when, and whether it is still wanted. */
export interface Leases<Row, Change> {
  /** Takes the run over from whoever had it. `null` where there is nothing left to do, or a newer job for it. */
  take(db: Queryable, job: RunJob, lease: string): Promise<Taken<Row> | null>;
  /** `null`: somebody else has it now, and nothing was changed. */
  change(db: Queryable, id: string, lease: string, change: Change): Promise<Held | null>;
  /** Those of these that somebody holds, by their lease. */
  listHeld(db: Queryable, ids: readonly string[]): Promise<Map<string, Held>>;
  /** Changes what waits or goes, and is held by nobody or by the `gone`. `false`: nothing was changed. */
  changeUnheld(db: Queryable, job: RunJob, change: Change, gone?: Gone): Promise<boolean>;
  /** Stops it at once where nobody works on it, else tells whoever does. `null`: there was nothing to stop. */
  requestStop(db: Queryable, id: string): Promise<'stopped' | 'told' | null>;
}

const GOING = ['queued', 'running'];

/** What every such table is to this file. */
const anyRun = pgTable('', runColumns<string>());

/** `id` names a run within the table; `onTake` is set whenever an attempt begins. */
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
          // An operator may put a job back that has failed for good.
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
