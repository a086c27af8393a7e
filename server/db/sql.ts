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

/** The only row there can be, or the one that comes first. */
export async function first<Row>(rows: PromiseLike<Row[]>): Promise<Row | null> {
  return (await rows)[0] ?? null;
}
