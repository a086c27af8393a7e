import { sharedPostgres } from './postgres.ts';

/** The name of a migrated database that the runner prepared. Copying it is faster than migrating each time. */
export const TEMPLATE_VARIABLE = 'TEST_POSTGRES_TEMPLATE';

/** Environment variables for a new database on the engine that TEST_ENGINE names. */
export async function makeEngine(): Promise<{
  env: Record<string, string>;
  drop(): Promise<void>;
}> {
  if (process.env['TEST_ENGINE'] !== 'postgres') return { env: {}, drop: async () => {} };
  const postgres = await sharedPostgres();
  const url = await postgres.createDatabase(process.env[TEMPLATE_VARIABLE]);
  return { env: { DATABASE_URL: url }, drop: () => postgres.dropDatabase(url) };
}
