import type { SQL } from './sql.ts';
import { PgDialect } from './tables.ts';
import type { QueryResultRow } from 'pg';
import type { Queryable } from './database.ts';

const dialect = new PgDialect();

/**
 * A named prepared statement, parsed and planned once per connection. For hot queries where planning costs more than execution.
 * Values are positional.
 */
export function nameQuery<Row extends QueryResultRow>(
  name: string,
  statement: SQL,
): (db: Queryable, values: unknown[]) => Promise<Row[]> {
  const { sql: text } = dialect.sqlToQuery(statement);
  return async (db, values) => (await db.$client.query<Row>({ name, text, values })).rows;
}
