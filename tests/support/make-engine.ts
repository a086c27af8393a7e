import { sharedPostgres } from './postgres.ts';

/** Set by whoever made one migrated database for all of a run: copying it is quicker than making the tables each time. */
export const TEMPLATE_VARIABLE = 'TEST_POSTGRES_TEMPLATE';

/** What the environment must hold for a fresh database of the engine that TEST_ENGINE names. */
export async function makeEngine(): Promise<{
  env: Record<string, string>;
  drop(): Promise<void>;
}> {
  if (process.env['TEST_ENGINE'] !== 'postgres') return { env: {}, drop: async () => {} };
  const postgres = await sharedPostgres();
  const url = await postgres.createDatabase(process.env[TEMPLATE_VARIABLE]);
  return { env: { DATABASE_URL: url }, drop: () => postgres.dropDatabase(url) };
}
