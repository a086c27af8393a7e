import { table } from './drizzle.ts';

export type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
export const {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  PgDialect,
  pgSequence,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
} = table;
