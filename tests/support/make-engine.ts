import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

/** As much of it as is used here; only browsers' types name it. */
const { WebAssembly: wasm } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<object> };
};
let kept: object | undefined;

/**
 * For a process that opens one embedded database after the other: as long as somebody holds the engine's program, what was
 * compiled of it for one serves the next.
 */
export async function keepEngineProgram(): Promise<void> {
  if (process.env['TEST_ENGINE'] === 'postgres') return;
  const file = fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm'));
  kept ??= await wasm.compile(readFileSync(file));
}
