import { createRequire } from 'node:module';

// drizzle-orm names every one of its files in a package.json of 180 kB, which Node parses again for each of the hundred
// modules that an import of it loads: half a second of every start. Its CommonJS build is the same code without that.
const require = createRequire(import.meta.url);
const load = <T>(path: string) => require(path) as T;

export const query = load<typeof import('drizzle-orm')>('drizzle-orm');
export const table = load<typeof import('drizzle-orm/pg-core')>('drizzle-orm/pg-core');
export const { drizzle } = load<typeof import('drizzle-orm/node-postgres')>(
  'drizzle-orm/node-postgres',
);
export const migrator = {
  ...load<typeof import('drizzle-orm/migrator')>('drizzle-orm/migrator'),
  ...load<typeof import('drizzle-orm/node-postgres/migrator')>(
    'drizzle-orm/node-postgres/migrator',
  ),
};
