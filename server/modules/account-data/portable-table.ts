import { getTableColumns } from '#server/db/sql.ts';
import type { PgTable } from '#server/db/tables.ts';
import { z } from 'zod';
import { CountSchema } from '#contract/values.ts';
import type { Queryable } from '#server/db/database.ts';

export type Row = Record<string, unknown>;

/** The id that a row of a table in the archive has here. */
export type IdOf = (table: string, id: unknown) => string | undefined;

/** A table whose rows leave in an archive and come back from one. */
export interface PortableTable {
  /** Names its file. */
  name: string;
  table: PgTable;
  /** The account's rows after this one, in the order of what it is compared with. */
  page(db: Queryable, ownerId: string, after: Row | null, limit: number): Promise<Row[]>;
  /** What a row from outside must look like: nothing that came in a file is taken on trust. */
  shape: z.ZodType<Row>;
  hasId: boolean;
  /** What one account can keep of them, however they came to be. */
  most?: number;
  /** Column → the table whose id it holds. A row that points outside the archive is not taken. */
  refs: Readonly<Record<string, string>>;
  /** The same, where the row is as good without: what points nowhere is emptied. */
  looseRefs?: Readonly<Record<string, string>>;
  /** What it is a part of, where it comes only together with it. */
  partOf?: { table: string; column: string };
  /** An account has one of these at most. */
  isOnce?: boolean;
  /** The rows that the account has already in place of these. */
  twins?: {
    /** What is the same of two rows of which an account has only one. */
    keyOf(row: Row): string;
    /** Key → id. */
    find(
      db: Queryable,
      ownerIds: readonly string[],
      rows: readonly Row[],
    ): Promise<Map<string, string>>;
  };
  /** The last word on a row before it is stored. */
  settle?(row: Row): Row;
  /** A row with its id of here, where ids stand within its values or it points at rows of its own table. */
  rewire?(row: Row, idOf: IdOf): Row;
}

type Column = ReturnType<typeof getTableColumns>[string];

/** More than fifteen hours of talk, the longest that is worked on at once. No list of a row is longer. */
export const MOST_CUES = 300_000;
const LONGEST_TEXT = 2_000_000;
/** What an index is over must be short; so are the marks, tags and ids that those columns hold. */
export const MarkSchema = z.string().max(500);
/** All whole numbers of ours count something. */
const INTEGER = CountSchema.check(z.lte(2 ** 31 - 1));
/** PostgreSQL has no year 0, and nothing of ours is older than computers. */
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
  // A column that nobody has described yet: JSON, and no more is known.
  return z.json();
}

/**
 * From the table's own columns; `own` says more about those that hold documents or one of a few words. `left` are not
 * part of an archive.
 */
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

/** Only what the shape knows, as JSON can hold it. */
export function toPortable(row: Row, shape: z.ZodType<Row>): Row {
  const names = Object.keys((shape as unknown as z.ZodObject).shape);
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}
