import { query } from './drizzle.ts';

export type { SQL } from 'drizzle-orm';
export const {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  notInArray,
  notLike,
  or,
  sql,
  sum,
} = query;

/** Returns the first row or `null`. */
export async function first<Row>(rows: PromiseLike<Row[]>): Promise<Row | null> {
  return (await rows)[0] ?? null;
}
