import { asc, desc, type SQL, sql } from '#server/db/sql.ts';
import * as z from 'zod';
import type { LibrarySort } from '#contract/generations.ts';
import { AppError } from '#server/core/app-error.ts';
import { generations } from '#server/db/schema/generations.ts';

/** A sort order of the library and its cursor. Each order has its own index. */
export interface LibraryOrder {
  /** The sort key as text; ties are broken by id. */
  key: SQL<string>;
  orderBy: SQL[];
  /** Condition for the rows after the cursor. */
  after(cursor: string): SQL;
  cursorOf(row: { id: string; key: string }): string;
}

interface Keyed {
  expression: SQL;
  type: 'timestamptz' | 'text' | 'integer';
  /** Whether the database can cast it to the key's type. Needed because cursors come from clients. */
  isKey(text: string): boolean;
  isRising: boolean;
}

const { id, updatedAt, title, words } = generations;

const KEYED: Partial<Record<LibrarySort, Keyed>> = {
  edited: {
    expression: sql`${updatedAt}`,
    type: 'timestamptz',
    isKey: (text) =>
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/.test(text) &&
      !Number.isNaN(Date.parse(text)),
    isRising: false,
  },
  title: {
    expression: sql`lower(left(${title}, 100))`,
    type: 'text',
    isKey: (text) => text.isWellFormed() && !text.includes('\0'),
    isRising: true,
  },
  longest: {
    expression: sql`${words}`,
    type: 'integer',
    isKey: (text) => /^\d{1,9}$/.test(text),
    isRising: false,
  },
};

const CursorSchema = z.tuple([z.string(), z.string()]);

export function libraryOrder(sort: LibrarySort): LibraryOrder {
  const keyed = KEYED[sort];
  return keyed ? byKey(keyed) : byAge(sort === 'oldest');
}

/** Ids sort by creation, so the last id of a page is the cursor. */
function byAge(isRising: boolean): LibraryOrder {
  return {
    key: sql<string>`''`,
    orderBy: [isRising ? asc(id) : desc(id)],
    after: (cursor) => (isRising ? sql`${id} > ${cursor}` : sql`${id} < ${cursor}`),
    cursorOf: (row) => row.id,
  };
}

function byKey({ expression, type, isKey, isRising }: Keyed): LibraryOrder {
  const direction = isRising ? asc : desc;
  const than = sql.raw(isRising ? '>' : '<');
  return {
    key: sql<string>`(${expression})::text`,
    orderBy: [direction(expression), direction(id)],
    after(cursor) {
      const [key, last] = readCursor(cursor, isKey);
      return sql`(${expression}, ${id}) ${than} (${key}::${sql.raw(type)}, ${last})`;
    },
    cursorOf: (row) => Buffer.from(JSON.stringify([row.key, row.id])).toString('base64url'),
  };
}

function readCursor(cursor: string, isKey: Keyed['isKey']): readonly [string, string] {
  try {
    const text = Buffer.from(cursor, 'base64url').toString();
    const [key, last] = CursorSchema.parse(JSON.parse(text));
    if (isKey(key) && /^\w+$/.test(last)) return [key, last];
  } catch {
    // Same error as for a readable cursor that makes no sense.
  }
  throw new AppError('invalid_input', {
    fields: [{ field: 'cursor', problem: 'doesn’t belong to this sort order' }],
  });
}
