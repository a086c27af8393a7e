import { sharedPostgres } from './postgres.ts';

/** What the environment must hold for a fresh database of the engine that TEST_ENGINE names. */
export async function makeEngine(): Promise<{
  env: Record<string, string>;
  drop(): Promise<void>;
}> {
  if (process.env['TEST_ENGINE'] !== 'postgres') return { env: {}, drop: async () => {} };
  const postgres = await sharedPostgres();
  const url = await postgres.createDatabase();
  return { env: { DATABASE_URL: url }, drop: () => postgres.dropDatabase(url) };
}
