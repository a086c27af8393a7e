import type { SQL } from './sql.ts';
import { PgDialect } from './tables.ts';
import type { QueryResultRow } from 'pg';
import type { Queryable } from './database.ts';

const dialect = new PgDialect();

/**
 * A statement that each connection parses and plans once, for the few that run many times a second: there the planning
 * costs more than the work. Values are given in the order in which the statement has them.
 */
export function nameQuery<Row extends QueryResultRow>(
  name: string,
  statement: SQL,
): (db: Queryable, values: unknown[]) => Promise<Row[]> {
  const { sql: text } = dialect.sqlToQuery(statement);
  return async (db, values) => (await db.$client.query<Row>({ name, text, values })).rows;
}
