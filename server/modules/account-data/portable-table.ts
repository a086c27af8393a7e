import { getTableColumns } from '#server/db/sql.ts';
import type { PgTable } from '#server/db/tables.ts';
import { z } from 'zod';
import { CountSchema } from '#contract/values.ts';
import type { Queryable } from '#server/db/database.ts';

export type Row = Record<string, unknown>;

/** Maps an id in the archive to its new id. */
export type IdOf = (table: string, id: unknown) => string | undefined;

/** A table whose rows are exported and imported. */
export interface PortableTable {
  /** Also its file name. */
  name: string;
  table: PgTable;
  /** One page of the account's rows after the given one, in key order. */
  page(db: Queryable, ownerId: string, after: Row | null, limit: number): Promise<Row[]>;
  /** Validates imported rows: nothing in a file is trusted. */
  shape: z.ZodType<Row>;
  hasId: boolean;
  /** Maximum rows per account, however they were created. */
  most?: number;
  /** Column → table it refers to. Rows that refer to anything outside the archive are refused. */
  refs: Readonly<Record<string, string>>;
  /** The same for optional references, which are cleared instead. */
  looseRefs?: Readonly<Record<string, string>>;
  /** Imported only together with the row this column refers to. */
  partOf?: { table: string; column: string };
  /** At most one row per account. */
  isOnce?: boolean;
  /** Finds existing rows of the account that are equivalent to imported ones. */
  twins?: {
    /** Equal for rows of which an account has only one. */
    keyOf(row: Row): string;
    /** Returns key → id. */
    find(
      db: Queryable,
      ownerIds: readonly string[],
      rows: readonly Row[],
    ): Promise<Map<string, string>>;
  };
  /** Final change to a row before it is stored. */
  settle?(row: Row): Row;
  /** Maps ids inside values, and references to the row's own table. */
  rewire?(row: Row, idOf: IdOf): Row;
}

type Column = ReturnType<typeof getTableColumns>[string];

/** More than fifteen hours of talk, the longest we process. No other list in a row is longer. */
export const MOST_CUES = 300_000;
const LONGEST_TEXT = 2_000_000;
/** Limit for indexed columns, which must be short, and for ids, tags and marks. */
export const MarkSchema = z.string().max(500);
/** All integer columns are counts. */
const INTEGER = CountSchema.check(z.lte(2 ** 31 - 1));
/** PostgreSQL has no year 0, and nothing we store predates computers. */
export const MomentSchema = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .refine((moment) => moment.getTime() >= 0);

function plainShape(column: Column): z.core.$ZodType {
  if (column.dataType === 'string') return z.string().max(LONGEST_TEXT);
  if (column.dataType === 'boolean') return z.boolean();
  if (column.dataType === 'number') {
    return column.getSQLType() === 'integer' ? INTEGER : CountSchema;
  }
  if (column.dataType === 'date') return MomentSchema;
  // JSON columns without a schema of their own.
  return z.json();
}

/** Derives a validator from the table's columns; `own` refines JSON and enum columns, `left` aren't exported. */
export function shapeOf(
  table: PgTable,
  own: Readonly<Record<string, z.core.$ZodType>>,
  left: readonly string[] = [],
): z.ZodObject {
  const shapes = Object.entries(getTableColumns(table))
    .filter(([name]) => name !== 'ownerId' && !left.includes(name))
    .map(([name, column]) => {
      const shape = own[name] ?? plainShape(column);
      return [name, column.notNull ? shape : z.nullable(shape)] as const;
    });
  return z.strictObject(Object.fromEntries(shapes));
}

/** Keeps only the validator's columns, as JSON values. */
export function toPortable(row: Row, shape: z.ZodType<Row>): Row {
  const names = Object.keys((shape as unknown as z.ZodObject).shape);
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}
