import { createRequire } from 'node:module';
import type * as Query from 'drizzle-orm';
import type * as Migrations from 'drizzle-orm/migrator';
import type * as Connection from 'drizzle-orm/node-postgres';
import type * as Migrator from 'drizzle-orm/node-postgres/migrator';
import type * as Table from 'drizzle-orm/pg-core';

// drizzle-orm lists all its files in a 180 kB package.json, which Node's ESM loader parses again for each of a hundred modules:
// half a second per start. The CommonJS build avoids that.
const require = createRequire(import.meta.url);
const load = <T>(path: string) => require(path) as T;

export const query = load<typeof Query>('drizzle-orm');
export const table = load<typeof Table>('drizzle-orm/pg-core');
export const { drizzle } = load<typeof Connection>('drizzle-orm/node-postgres');
export const migrator = {
  ...load<typeof Migrations>('drizzle-orm/migrator'),
  ...load<typeof Migrator>('drizzle-orm/node-postgres/migrator'),
};
