import { createRequire } from 'node:module';
import type * as Query from 'drizzle-orm';
import type * as Migrations from 'drizzle-orm/migrator';
import type * as Connection from 'drizzle-orm/node-postgres';
import type * as Migrator from 'drizzle-orm/node-postgres/migrator';
import type * as Table from 'drizzle-orm/pg-core';

// drizzle-orm names every one of its files in a package.json of 180 kB, which Node parses again for each of the hundred
// modules that an import of it loads: half a second of every start. Its CommonJS build is the same code without that.
const require = createRequire(import.meta.url);
const load = <T>(path: string) => require(path) as T;

export const query = load<typeof Query>('drizzle-orm');
export const table = load<typeof Table>('drizzle-orm/pg-core');
export const { drizzle } = load<typeof Connection>('drizzle-orm/node-postgres');
export const migrator = {
  ...load<typeof Migrations>('drizzle-orm/migrator'),
  ...load<typeof Migrator>('drizzle-orm/node-postgres/migrator'),
};
