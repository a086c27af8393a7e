import type { Envelope } from './attempt-job.ts';
import { DEAD_LETTERS } from './make-queues.ts';
import type { SqlRunner } from './queue-database.ts';

export interface FailedJob {
  id: string;
  name: string;
  data: unknown;
  error: unknown;
  failedAt: Date;
  /** Owner's id; `null` for system jobs. */
  owner: string | null;
}

/** All failed jobs with the same name: total count and the newest few. */
export interface FailedKind {
  name: string;
  total: number;
  newest: FailedJob[];
}

interface CountedJob {
  job: FailedJob;
  total: number;
}

/** Oldest first. With `most`, only the newest `most` of each kind. */
export async function readFailed(on: SqlRunner, most: number | null = null): Promise<CountedJob[]> {
  const { rows } = await on.query(
    `SELECT id, name, data, error, "failedAt", owner, total FROM (
       SELECT id, coalesce(source_name, name) AS name, data, source_output AS error, created_on AS "failedAt",
         group_id AS owner, (count(*) OVER kind)::int AS total,
         row_number() OVER (kind ORDER BY created_on DESC, id) AS place
       FROM pgboss.job WHERE name = $1 AND state < 'active'
       WINDOW kind AS (PARTITION BY coalesce(source_name, name))
     ) AS failed
     WHERE $2::int IS NULL OR place <= $2 ORDER BY "failedAt", id`,
    [DEAD_LETTERS, most],
  );
  const found = rows as (FailedJob & { data: Envelope | null; total: number })[];
  return found.map(({ data, total, ...job }) => ({ job: { ...job, data: data?.data }, total }));
}

export async function readFailedKinds(on: SqlRunner, most: number): Promise<FailedKind[]> {
  const rows = await readFailed(on, most);
  return [...Map.groupBy(rows, ({ job }) => job.name)].map(([name, found]) => ({
    name,
    total: found[0]!.total,
    newest: found.map(({ job }) => job).toReversed(),
  }));
}
